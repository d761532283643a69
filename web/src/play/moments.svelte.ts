// The moments of a record, fetched in stretches as somebody looks at them, from one seat's knowledge.
import { get } from '../lib/api';
import type { TableShown, Told } from '../lib/shown';
import { counting } from '../lib/story';
import type { ReplayMoment } from '../lib/types/api';

/** The house replays from the start for every stretch, so it is asked for few and long ones. */
const STRETCH = 40;

export class Moments {
  readonly match: string;
  entries = $state(0);
  at = $state(0);
  seat = $state(-1);
  #found = $state.raw(new Map<number, ReplayMoment>());
  #asked = new Set<string>();
  #failed: (error: unknown) => void;

  now = $derived.by(() => this.#found.get(this.at) ?? null);
  /** The last entry there is. */
  last = $derived(Math.max(0, this.entries - 1));
  // Salt changes nothing on the table: what stood there still stands.
  table = $derived.by(() => {
    for (let place = this.at; place >= 0; place -= 1) {
      const shown = this.#found.get(place)?.table;
      if (shown) return shown as TableShown;
    }
    return null;
  });
  /** What happened with this entry; of a taking back it was told before. */
  news: Told[] = $derived.by(() =>
    this.now && !isBack(this.now.do) ? [{ version: this.at, events: this.now.events }] : [],
  );
  log: Told[] = $derived.by(() => {
    const told: Told[] = [];
    for (let place = Math.max(0, this.at - STRETCH); place <= this.at; place += 1) {
      const each = this.#found.get(place);
      // What this seat did not notice leaves its version as it was, and has nothing to tell.
      if (each && each.version > (told.at(-1)?.version ?? -1)) told.push(toldOf(each));
    }
    return told;
  });
  /** What counts of it. */
  story: Told[] = $derived.by(() => counting(this.log));

  constructor(match: string, failed: (error: unknown) => void) {
    this.match = match;
    this.#failed = failed;
  }

  /** Ask for what is needed now, and a little ahead of it. Called by an effect. */
  follow(): void {
    const stretch = Math.floor(this.at / STRETCH);
    void this.#load(stretch);
    if (this.at % STRETCH > STRETCH / 2 && (stretch + 1) * STRETCH < this.entries) void this.#load(stretch + 1);
    if (this.at % STRETCH < STRETCH / 2 && stretch > 0) void this.#load(stretch - 1);
  }

  step(by: number): void {
    this.at = Math.min(Math.max(0, this.at + by), this.last);
  }

  lookAs(seat: number): void {
    this.seat = seat;
    this.#found = new Map();
    this.#asked.clear();
  }

  async #load(stretch: number): Promise<void> {
    const from = this.seat;
    const key = `${from} ${stretch}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const found = await get('/api/v1/matches/{name}/replay', {
        path: { name: this.match },
        query: { seat: from, start: stretch * STRETCH, count: STRETCH },
      });
      if (from !== this.seat) return;
      const all = new Map(this.#found);
      for (const each of found.moments) all.set(each.number, each);
      this.#found = all;
      this.entries = found.entries;
      if (this.at >= this.entries) this.at = this.last;
    } catch (error) {
      this.#asked.delete(key);
      this.#failed(error);
    }
  }
}

function isBack(entry: string): boolean {
  return entry === 'undo' || entry === 'step-back';
}

/** A moment as the log knows it. */
function toldOf(moment: ReplayMoment): Told {
  const did = moment.do === 'choose' ? 'choice' : moment.do === 'salt' ? 'aside' : (moment.do as Told['did']);
  return { version: moment.version, events: moment.events, did: did ?? 'choice', back_to: moment.back_to ?? null };
}
