// Bots choose faster than one can read: what has happened stays on the screen until its lines can have been read, and
// what comes meanwhile waits for its turn.
import type { Told } from './shapes';

export const PACES = ['calm', 'quick', 'none'] as const;
export type Speed = (typeof PACES)[number];

/** Milliseconds for a line, for noticing that there is something new, and at most. */
const LINE = 550;
const NOTICE = 600;
const MOST = 6000;
/** If more moments than this wait, each has less time: the page falls behind no further. */
const MANY = 20;

/** How long a moment stays before another takes its place: as long as all at the table have to read. */
export function readingTime(told: Told[], speed: Speed): number {
  const lines = told.flatMap(({ events }) => events).filter(({ quiet, ...event }) => quiet !== true && event['private'] !== true);
  const whole = lines.length ? Math.min(MOST, NOTICE + LINE * lines.length) : 0;
  return { calm: whole, quick: whole / 2, none: 0 }[speed];
}

interface Waiting {
  show: () => void;
  /** It answers what is on the screen now, and means nothing once that has changed. */
  answer: boolean;
}

export class Pace {
  #waiting: Waiting[] = [];
  #changed: (holds: boolean) => void;
  /** What it was told last. */
  #told = false;
  #free = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `changed` is told whether something waits. */
  constructor(changed: (holds: boolean) => void) {
    this.#changed = changed;
  }

  get holds(): boolean {
    return this.#waiting.length > 0;
  }

  /** What is on the screen now stays there for some milliseconds. */
  stays(time: number): void {
    this.#free = Date.now() + time / Math.max(1, this.#waiting.length / MANY);
  }

  /** Something that waits for its turn. */
  add(show: () => void, answer = false): void {
    if (answer && this.#waiting.some((each) => each.answer)) return;
    this.#waiting.push({ show, answer });
    if (this.#waiting.length > 1) return;
    this.#next();
    this.#tell();
  }

  /** Show all that waits; where something else comes, answers to what was on the screen are left out. */
  skip(answers = true): void {
    clearTimeout(this.#timer);
    this.#free = -Infinity;
    const all = this.#waiting.splice(0);
    this.#tell();
    for (const { show, answer } of all) if (answers || !answer) show();
    this.#free = -Infinity;
  }

  /** Show none of it any more. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #tell(): void {
    if (this.#told === this.holds) return;
    this.#told = this.holds;
    this.#changed(this.#told);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const wait = this.#free - Date.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait);
      return;
    }
    const first = this.#waiting.shift();
    if (!first) return;
    this.#tell();
    first.show();
    if (this.holds) this.#next();
  }
}
