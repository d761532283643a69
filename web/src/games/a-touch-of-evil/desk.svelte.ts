// What all parts of the board share: the view, the options by the things they concern, and what may be done with them.
import { getContext, setContext } from 'svelte';
import { whyNot } from '../../lib/barred';
import type { BoardProps, Facts, Saying, Worded } from '../board';
import { allCards, cardOf, chartOf, rowBrings, saysOf, type Card } from './cards';
import { byThing, concerns, letters, type Thing } from './concerns';
import { bare, spaceSaying, viewOf, type Happening, type Hero, type Pieces, type View } from './pieces';
import { tray, type ShownRoll } from './rolls';

const KEY = Symbol('desk');

export class Desk {
  #props: BoardProps;
  #box: Card[] = $state.raw([]);
  /** All cards: those of this match, or of the box as long as nobody has brought them. */
  cards: Card[] = $derived.by(() => (this.#props.cards?.length ? this.#props.cards : this.#box));
  /** The thing whose options lie open as a little list. */
  opened: Thing | null = $state(null);
  /** The dice of the last moment in which any were rolled. */
  rolls: ShownRoll[] = $state.raw([]);
  /** The Hero whose sheet is read. */
  sheet: number | null = $state(null);

  view: View = $derived.by(() => viewOf(this.#props.table));
  pieces: Pieces = $derived(this.view.pieces);
  things: Map<Thing, Worded[]> = $derived.by(() => byThing(this.#props.options, this.pieces, this.seat));
  /** Why something cannot be done with a thing, if somebody has asked. */
  barred: Map<Thing, string> = $derived.by(() => {
    const found = new Map<Thing, string>();
    for (const each of this.#props.barred ?? [])
      for (const thing of concerns(each.key, this.pieces, this.seat)) found.set(thing, whyNot(each));
    return found;
  });
  /** What the option that is hovered or focused concerns. */
  lit: Set<Thing> = $derived.by(
    () => new Set(this.#props.pointed ? concerns(this.#props.pointed, this.pieces, this.seat) : []),
  );
  letters: string[] = $derived.by(() => letters(this.pieces.heroes.map((hero) => this.say(`hero-${hero.hero}`))));
  /** The window for "any time" cards in which this seat is asked, or nothing. */
  window: string = $derived.by(() => {
    const ask = this.view.decision?.ask ?? '';
    return ask.startsWith('ask-window-') ? ask.slice(11) : '';
  });
  /** What this seat is asked. */
  asked: string = $derived.by(() => {
    const ask = this.view.decision?.ask;
    return ask ? this.say(ask, this.#props.table.ask ?? {}) : '';
  });
  /** What happened with the last moment. */
  news: Happening[] = $derived.by(() => this.#props.last.flatMap((told) => told.events as unknown as Happening[]));

  constructor(props: BoardProps) {
    this.#props = props;
    if (!props.cards) void allCards().then((cards) => (this.#box = cards));
  }

  /** Dice of a new moment take the place of the old ones. */
  rollOn(): void {
    this.rolls = tray(this.rolls, this.news, this.pieces);
  }

  get seat(): number {
    return this.#props.seat;
  }
  get motion(): boolean {
    return this.#props.motion;
  }
  get pending(): boolean {
    return this.#props.pending;
  }
  get options(): Worded[] {
    return this.#props.options;
  }
  get asides(): Worded[] {
    return this.#props.table.asides ?? [];
  }
  get mine(): Hero | undefined {
    return this.pieces.heroes[this.seat];
  }

  say(message: string, facts: Facts = {}): string {
    return this.#props.words.say(message, facts);
  }
  tell(saying: Saying): string {
    return this.#props.words.tell(saying);
  }
  has(message: string): boolean {
    return this.#props.words.has(message);
  }
  /** The words of an option. */
  wording(option: Worded): string {
    return this.say(option.say, option.facts);
  }
  spaceName(name: string): string {
    return this.tell(spaceSaying(name));
  }
  heroName(seat: number): string {
    const hero = this.pieces.heroes[seat];
    return hero ? this.say(`hero-${hero.hero}`) : '';
  }

  card(message: string): Card | undefined {
    return cardOf(this.cards, message);
  }

  /** What is printed on a card, a sheet, or a row of the Minion Chart, as sentences. */
  printed(message: string): string[] {
    const rows =
      message.startsWith('chart-') && this.pieces.villain
        ? chartOf(this.cards, this.pieces.villain.name, this.pieces.modules.charts ?? false)
        : [];
    const row = rows.find((each) => rowBrings(each) === message);
    const says = row ? [(row[1].what as Saying)[1].what as Saying] : saysOf(this.card(message));
    return says.map((saying) => this.tell(saying));
  }

  on(thing: Thing): Worded[] {
    return this.things.get(thing) ?? [];
  }

  choose(key: string): void {
    if (this.pending) return;
    this.opened = null;
    this.#props.choose(key);
  }
  point(key: string | null): void {
    this.#props.point(key);
  }
  read(message: string): void {
    this.#props.read(bare(message));
  }

  /** What a thing is called that offers one option: by the option's words, and by its own name, which stands on it. */
  private label(name: string, only: Worded): string {
    const words = this.wording(only);
    return words.includes(name) ? words : `${name} – ${words}`;
  }

  /** What makes a drawn thing something to click: one option is chosen at once, several open as a list. */
  hot(thing: Thing, name: string): Record<string, unknown> {
    const options = this.on(thing);
    const only = options.length === 1 ? options[0] : undefined;
    const why = this.barred.get(thing);
    if (!options.length) return { role: 'img', 'aria-label': why ? `${name} – ${why}` : name };
    const act = () => {
      if (only) this.choose(only.key);
      else this.opened = this.opened === thing ? null : thing;
    };
    return {
      role: 'button',
      tabindex: 0,
      'aria-label': only ? this.label(name, only) : this.say('board-several', { what: name, n: options.length }),
      'aria-disabled': this.pending,
      ...(only ? {} : { 'aria-expanded': this.opened === thing }),
      onclick: act,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        // A key that is held down is pressed once.
        if (!event.repeat) act();
      },
      onpointerenter: () => this.point(only?.key ?? null),
      onpointerleave: () => this.point(null),
      onfocus: () => this.point(only?.key ?? null),
      onblur: () => this.point(null),
    };
  }
}

export function spreadDesk(props: BoardProps): Desk {
  return setContext(KEY, new Desk(props));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
