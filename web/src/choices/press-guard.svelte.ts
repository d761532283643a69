// A question that has just been drawn takes no press for a moment: the second half of a double click, and a key or a
// finger that was already on its way, were meant for the question before it.
import { tick } from 'svelte';
import { painted } from '../app/painted';

/** Milliseconds from the drawing of a question until it can be answered. */
export const QUIET = 300;

interface Clock {
  /** Milliseconds, on the scale of `Event.timeStamp`. */
  now(): number;
  /** Resolves when what has just changed can be seen. */
  drawn(): Promise<void>;
  later(what: () => void, after: number): void;
}

const SCREEN: Clock = {
  now: () => performance.now(),
  drawn: async () => {
    await tick();
    await painted();
  },
  later: (what, after) => void setTimeout(what, after),
};

export class PressGuard {
  /** The question on the screen is too new to be answered. */
  fresh = $state(false);

  #clock: Clock;
  #question = '';
  /** From when on presses count; infinite while the question has not been drawn. */
  #from = -Infinity;
  /** When the press began that is answered now; a script presses whenever it wants. */
  #pressed = Infinity;
  /** When the pointer or the key went down that the next click comes from. */
  #down: number | null = null;

  constructor(clock: Clock = SCREEN) {
    this.#clock = clock;
  }

  /** What is asked now; the same question told once more stays as it is. */
  asks(question: string): void {
    if (question === this.#question) return;
    this.#question = question;
    this.fresh = question !== '';
    this.#from = this.fresh ? Infinity : -Infinity;
    if (this.fresh) void this.#settle(question);
  }

  /** Every press is noticed before anything answers it. What counts is when it began. */
  notice(event: Event): void {
    if (!event.isTrusted) this.#pressed = Infinity;
    else if (event.type === 'click') {
      // Assistive technology clicks without a pointer and without a key.
      this.#pressed = this.#down ?? event.timeStamp;
      this.#down = null;
    } else if (event.type === 'pointerdown') this.#down = event.timeStamp;
    else {
      this.#pressed = event.timeStamp;
      this.#down = ['Enter', ' '].includes((event as KeyboardEvent).key) ? event.timeStamp : null;
    }
  }

  /** Whether the press that is answered now was meant for this question. */
  get takes(): boolean {
    return this.#pressed >= this.#from;
  }

  async #settle(question: string): Promise<void> {
    await this.#clock.drawn();
    if (question !== this.#question) return;
    this.#from = this.#clock.now() + QUIET;
    this.#clock.later(() => {
      if (question === this.#question) this.fresh = false;
    }, QUIET);
  }
}
