// The seats that this browser holds at one match: a socket for each, and which of them is on the screen.
import { get, isFinal } from '../protocol/api';
import { askedSeat, ending, sameSide } from '../seats/seats';
import { counting } from './log-lines';
import type { TableShown, Told } from '../protocol/shapes';
import { settings } from '../app/settings.svelte';
import { readingTime } from '../protocol/pace';
import { Connection } from '../protocol/connection.svelte';
import type { Log, MatchShown } from '../protocol/types/api';

/** How many moments of a log are asked for at once. */
const CHAPTER = 1000;
/** Milliseconds until a log that did not come is asked for again. */
const AGAIN = 3000;

export class Party {
  match = $state.raw<MatchShown>() as MatchShown;
  links = $state.raw<Connection[]>([]);
  /** Whether we decide about the table: as its host, or because the host is gone. */
  hosting = $derived(this.match?.host || this.links.some((link) => link.seat >= 0 && link.seat === link.actingHost));
  /** The place in `links` of the seat on the screen; -1 while no one may be shown. */
  at = $state(0);
  /** The screen is being handed on: first what only the last player may know, then a cover. */
  handing = $state<'no' | 'parting' | 'cover'>('no');
  /**
   * What only the last player at the screen may know of what just happened, as it was when the screen was given up:
   * others may go on meanwhile.
   */
  parting = $state.raw<Told[]>([]);

  /** The seat on the screen, or the first one while it is covered. */
  link = $derived((this.links[this.at] ?? this.links[0]) as Connection);
  /** The place of the seat of ours that is asked, or -1. */
  wanted = $derived(this.links.findIndex((link) => link.seat >= 0 && askedSeat(link.table) === link.seat));
  /** Who is asked, as far as one of us may know. */
  asked = $derived(this.links.map((link) => askedSeat(link.table)).find((seat) => seat !== null) ?? null);
  /** The seat of ours whose last choice can be taken back: first the one on the screen. */
  undoing = $derived([this.link, ...this.links].find((link) => link.table?.undo?.can) ?? this.link);
  redoing = $derived([this.link, ...this.links].find((link) => link.table?.undo?.redo) ?? this.link);
  /** The request to undo, of one of ours or of another. */
  request = $derived(this.links.find((link) => link.request)?.request ?? null);
  /** Our seats that have to answer it. At one screen the people around it answer together. */
  answering = $derived(
    this.links.filter(
      ({ request, seat }) => request && seat >= 0 && seat !== request.seat && !request.agreed.includes(seat),
    ),
  );

  /** Up to which version the server has told the log of a seat. */
  #told = new Map<Connection, number>();
  /** Seats whose log is on its way. */
  #asking = new Set<Connection>();
  #closed = false;

  constructor(match: MatchShown, secret = '', seat?: number) {
    this.match = match;
    const seats = seat === undefined ? match.mine : [seat];
    this.links = (seats.length ? seats : [-1]).map((each) => new Connection(match.id, each, secret));
    for (const link of this.links) {
      link.reading = (told) => readingTime(told, settings.pace);
      link.paced = (table) => this.#paced(link, table);
    }
    if (this.links.length > 1) this.at = -1;
  }

  /** What others do waits until it can be read, unless their clock or ours runs or no one looks. */
  #paced(link: Connection, table: TableShown): boolean {
    const hurried = link.clock !== null && link.terms['kind'] !== 'days';
    if (settings.pace === 'none' || hurried || document.visibilityState === 'hidden') return false;
    const asked = askedSeat(table);
    return !ending(table) && this.links.every(({ seat }) => seat < 0 || seat !== asked);
  }

  /** More has happened than is shown. */
  get holds(): boolean {
    return this.links.some((link) => link.holds);
  }

  /** Show all that has happened. */
  skip(): void {
    for (const link of this.links) link.skip();
  }

  /** Whether a player may see the screen: the only one of us, or the one who has said that it is them. */
  get open(): boolean {
    return this.links.length < 2 || this.at >= 0;
  }

  /** Show the seat that is asked, or cover the screen first if it is on another side. Called by an effect. */
  follow(): void {
    const { wanted, at } = this;
    if (this.links.length < 2 || (at >= 0 && wanted === at)) {
      // The clock or a stand-in may have played for the next one: the person in front of a cover has not said yet who
      // it is.
      if (this.handing !== 'cover') this.handing = 'no';
      return;
    }
    const tables = this.links.every((link) => link.table);
    if (!tables) return;
    const over = this.links.every((link) => ending(link.table));
    const [here, there] = [this.links[at], this.links[wanted]];
    const all = this.links.every((link) => sameSide(link.seats, link.seat, this.links[0]?.seat ?? -1));
    if (all || over) {
      this.at = wanted >= 0 ? wanted : Math.max(at, 0);
      this.handing = 'no';
    } else if (there && here && sameSide(here.seats, here.seat, there.seat)) {
      this.at = wanted;
    } else if (there && this.handing === 'no') {
      this.parting = here ? secretsOf(here) : [];
      this.handing = this.parting.length ? 'parting' : 'cover';
    } else if (!there && at < 0) {
      // No one of ours is asked, and no one has said yet that it is them: no one's cards may lie open.
      this.handing = 'cover';
    }
  }

  /** The next player says that it is them. */
  confirm(): void {
    if (this.handing === 'parting') {
      this.handing = 'cover';
      return;
    }
    this.at = this.wanted >= 0 ? this.wanted : 0;
    this.handing = 'no';
  }

  /** Answer a request to take back with all of our seats that have to; one that is against it settles it. */
  consent(agree: boolean): void {
    for (const link of agree ? this.answering : this.answering.slice(0, 1)) link.consent(agree);
  }

  /** Fill the logs with what was told before. */
  remember(): void {
    for (const link of this.links) link.unsure = true;
  }

  /**
   * Ask for the log of the seat on the screen where something is missing in it, or how far something was taken back;
   * those of our other seats have time until they are read. Called by an effect.
   */
  lookUp(): void {
    const { link } = this;
    if (link.unsure && !this.#asking.has(link)) void this.#recall(link);
  }

  async #recall(link: Connection): Promise<void> {
    this.#asking.add(link);
    // What happened while the log was on its way may be unsure again.
    do await this.#read(link);
    while (link.unsure && !this.#closed);
    this.#asking.delete(link);
  }

  /** Read a log from its end back to what is known of it: an ending tells of the whole match. */
  async #read(link: Connection): Promise<void> {
    const after = this.#told.get(link) ?? 0;
    let newest = after;
    let before: number | undefined;
    while (!this.#closed) {
      const told = await this.#chapter(link, after, before);
      link.remember(told?.moments ?? []);
      newest = Math.max(newest, told?.moments.at(-1)?.version ?? 0);
      before = told?.moments[0]?.version;
      if (before !== undefined && told?.more) continue;
      this.#told.set(link, newest);
      return;
    }
  }

  /** A stretch of a log, asked for until it comes; null if the server does not give it. */
  async #chapter(link: Connection, after: number, before: number | undefined): Promise<Log | null> {
    const query = { seat: link.seat, after, count: CHAPTER, ...(before === undefined ? {} : { before }) };
    while (!this.#closed) {
      try {
        return await get('/api/v1/matches/{name}/log', { path: { name: this.match.id }, query });
      } catch (error) {
        if (isFinal(error)) return null;
        await new Promise((go) => setTimeout(go, AGAIN));
      }
    }
    return null;
  }

  close(): void {
    this.#closed = true;
    for (const link of this.links) link.close();
  }
}

/** What only this seat may know of all that happened since its person chose last. */
function secretsOf(link: Connection): Told[] {
  return counting(link.log)
    .filter((told) => told.version > link.choseAt)
    .map((each) => ({ version: each.version, events: each.events.filter((event) => event['private'] === true && event['quiet'] !== true) }))
    .filter((each) => each.events.length);
}
