// The moments of a record, fetched in stretches as they are looked at, from one seat's knowledge.
import { get, isFinal } from '../protocol/api';
import { ending } from '../seats/seats';
import type { TableShown, Told } from '../protocol/shapes';
import { counting } from '../table/log-lines';
import type { ReplayMoment } from '../protocol/types/api';

/** The server replays from the start for every stretch, so it is asked for few and long ones. */
const STRETCH = 40;
/** How many it tells at once without the tables. */
const CHAPTER = 100;
/** Milliseconds until what did not come is asked for again. */
const AGAIN = 3000;

export class Moments {
  readonly match: string;
  entries = $state(0);
  at = $state(0);
  seat = $state(-1);
  /** Why something did not come, until something comes. */
  failure: unknown = $state.raw(null);
  #found = $state.raw(new Map<number, ReplayMoment>());
  /** What was told, without the tables. */
  #heard = $state.raw(new Map<number, ReplayMoment>());
  #asked = new Set<string>();
  #closed = false;

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
  log: Told[] = $derived.by(() => this.#toldFrom(Math.max(0, this.at - STRETCH)));
  /** The first entry up to here of which nothing is known. */
  #gap = $derived.by(() => {
    for (let place = 0; place <= this.at; place += 1) if (!this.#of(place)) return place;
    return null;
  });
  /** Everything that was told up to here and that counts. A story with gaps is none. */
  story: Told[] = $derived.by(() => (this.#gap === null ? counting(this.#toldFrom(0)) : []));

  constructor(match: string) {
    this.match = match;
  }

  /** Ask for what is needed now, and a little ahead of it. Called by an effect. */
  follow(): void {
    const stretch = Math.floor(this.at / STRETCH);
    void this.#load(stretch * STRETCH);
    if (this.at % STRETCH > STRETCH / 2 && (stretch + 1) * STRETCH < this.entries)
      void this.#load((stretch + 1) * STRETCH);
    if (this.at % STRETCH < STRETCH / 2 && stretch > 0) void this.#load((stretch - 1) * STRETCH);
    // An ending tells how it came to it, so the rest is asked for, one chapter after the other.
    if (this.now && ending(this.table) && this.#gap !== null)
      void this.#load(Math.floor(this.#gap / CHAPTER) * CHAPTER, false);
  }

  /** No one goes anywhere as long as no one knows how far it goes. */
  step(by: number): void {
    if (this.entries) this.at = Math.min(Math.max(0, this.at + by), this.last);
  }

  lookAs(seat: number): void {
    this.seat = seat;
    this.failure = null;
    this.#found = new Map();
    this.#heard = new Map();
    this.#asked.clear();
  }

  /** Ask for nothing more. */
  close(): void {
    this.#closed = true;
  }

  #of(place: number): ReplayMoment | undefined {
    return this.#found.get(place) ?? this.#heard.get(place);
  }

  #toldFrom(first: number): Told[] {
    const told: Told[] = [];
    for (let place = first; place <= this.at; place += 1) {
      const each = this.#of(place);
      // What this seat did not notice leaves its version as it was, and has nothing to tell.
      if (each && each.version > (told.at(-1)?.version ?? -1)) told.push(toldOf(each));
    }
    return told;
  }

  async #load(start: number, views = true): Promise<void> {
    const from = this.seat;
    const key = `${from} ${start} ${views}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const found = await get('/api/v1/matches/{name}/replay', {
        path: { name: this.match },
        query: { seat: from, start, ...(views ? { count: STRETCH } : { count: CHAPTER, views }) },
      });
      if (from !== this.seat) return;
      const all = new Map(views ? this.#found : this.#heard);
      for (const each of found.moments) all.set(each.number, each);
      if (views) this.#found = all;
      else this.#heard = all;
      this.failure = null;
      this.entries = found.entries;
      if (this.at >= this.entries) this.at = this.last;
    } catch (error) {
      if (from !== this.seat) return;
      this.failure = error;
      const again = (): void => {
        this.#asked.delete(key);
        if (from === this.seat && !this.#closed) void this.#load(start, views);
      };
      // What the server does not give is not asked for again until the place is visited once more.
      if (isFinal(error)) this.#asked.delete(key);
      else setTimeout(again, AGAIN);
    }
  }
}

function isBack(entry: string): boolean {
  return entry === 'undo' || entry === 'step-back';
}

/** A moment as the log knows it. */
function toldOf(moment: ReplayMoment): Told {
  const did = moment.do === 'choose' ? 'choice' : moment.do === 'salt' ? 'anytime' : (moment.do as Told['did']);
  return { version: moment.version, events: moment.events, did: did ?? 'choice', back_to: moment.back_to ?? null };
}
