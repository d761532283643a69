// The seats that this browser holds at one match: a socket for each, and which of them is on the screen.
import { get } from './api';
import { askedSeat, ending, sameSide } from './seats';
import type { Told } from './shown';
import { TableLink } from './table.svelte';
import type { MatchShown } from './types/api';

export class Party {
  match = $state.raw<MatchShown>() as MatchShown;
  links = $state.raw<TableLink[]>([]);
  /** The place in `links` of the seat on the screen; -1 while nobody may be shown. */
  at = $state(0);
  /** The screen is being handed on: first what only the last player may know, then a cover. */
  handing = $state<'no' | 'parting' | 'cover'>('no');

  /** The seat on the screen, or the first one while it is covered. */
  link = $derived((this.links[this.at] ?? this.links[0]) as TableLink);
  /** The place of the seat of ours that is asked, or -1. */
  wanted = $derived(this.links.findIndex((link) => link.seat >= 0 && askedSeat(link.table) === link.seat));
  /** Who is asked, as far as one of us may know. */
  asked = $derived(this.links.map((link) => askedSeat(link.table)).find((seat) => seat !== null) ?? null);
  /** The seat of ours whose last choice can be taken back: first the one on the screen. */
  undoing = $derived([this.link, ...this.links].find((link) => link.table?.undo?.can) ?? this.link);
  redoing = $derived([this.link, ...this.links].find((link) => link.table?.undo?.redo) ?? this.link);

  constructor(match: MatchShown, secret = '', seat?: number) {
    this.match = match;
    const seats = seat === undefined ? match.mine : [seat];
    this.links = (seats.length ? seats : [-1]).map((each) => new TableLink(match.id, each, secret));
    if (this.links.length > 1) this.at = -1;
  }

  /** Whether somebody may see the screen: the only one of us, or whoever has said that it is them. */
  get open(): boolean {
    return this.links.length < 2 || this.at >= 0;
  }

  /** Show the seat that is asked, or cover the screen first if it is on another side. Called by an effect. */
  follow(): void {
    const { wanted, at } = this;
    if (this.links.length < 2 || (at >= 0 && wanted === at)) {
      this.handing = 'no';
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
      this.handing = here && this.parting.length ? 'parting' : 'cover';
    } else if (!there && at < 0) {
      // Nobody of ours is asked, and nobody has said yet that it is them: nobody's cards may lie open.
      this.handing = 'cover';
    }
  }

  /** What only the last player at the screen may know of what just happened. */
  get parting(): Told[] {
    const told = this.links[this.at]?.last ?? [];
    return told
      .map((each) => ({ version: each.version, events: each.events.filter((event) => event['private'] === true) }))
      .filter((each) => each.events.length);
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

  /** Answer a request to take back with all of our seats but the one that asks. */
  consent(agree: boolean): void {
    for (const link of this.links) if (link.request && link.request.seat !== link.seat) link.consent(agree);
  }

  /** Fill the logs with what was told before. */
  async remember(): Promise<void> {
    await Promise.all(this.links.map((link) => this.recall(link)));
  }

  /** Ask for the log of a seat again where it could not be told how far something was taken back. Called by an effect. */
  lookUp(): void {
    for (const link of this.links) {
      if (!link.unsure) continue;
      void this.recall(link).catch(() => {
        // It is asked for again a little later.
        link.unsure = false;
        setTimeout(() => (link.unsure = true), 3000);
      });
    }
  }

  private async recall(link: TableLink): Promise<void> {
    const told = await get('/api/v1/matches/{name}/log', { path: { name: this.match.id }, query: { seat: link.seat } });
    link.remember(told.moments);
  }

  close(): void {
    for (const link of this.links) link.close();
  }
}
