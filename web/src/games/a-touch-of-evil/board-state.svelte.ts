// What all parts of the board share: the view, the options by the things they concern, and what may be done with them.
import { getContext, setContext } from 'svelte';
import { whyNot } from '../../choices/unavailable';
import { pointedAt } from '../board';
import type { BoardProps, Facts, Pointed, Message, Worded } from '../board';
import { cardPage, type CardPage } from '../../cards/cards';
import { allCards, cardOf, chartOf, rowBrings, type Card } from './cards/cards';
import { byThing, letters, thingsOf, type Thing } from './things';
import type { Event, Hero, Pieces, Place, View } from './types';
import { bare, spaceMessage, viewOf } from './view';
import { boutOf, lastRolled, tray, type ShownRoll } from './fights/rolls';

const KEY = Symbol('desk');

export class BoardState {
  #props: BoardProps;
  #box: Card[] = $state.raw([]);
  /** All cards: those of this match, or of the box as long as no one has brought them. */
  cards: Card[] = $derived.by(() => (this.#props.cards?.length ? this.#props.cards : this.#box));
  /** The thing whose options lie open as a little list. */
  opened: Thing | null = $state(null);
  /** The dice of the last moment in which any were rolled. */
  rolls: ShownRoll[] = $state.raw([]);
  /** The Hero whose sheet is read. */
  sheet: number | null = $state(null);

  view: View = $derived.by(() => viewOf(this.#props.table));
  pieces: Pieces = $derived(this.view.pieces);
  /** What each option points at. */
  where: Pointed<Place> = $derived.by(() => pointedAt(this.view));
  things: Map<Thing, Worded[]> = $derived.by(() => byThing(this.#props.options, this.where));
  /** Why something cannot be done with a thing, if the player has asked. */
  unavailable: Map<Thing, string> = $derived.by(() => {
    const found = new Map<Thing, string>();
    for (const each of this.#props.unavailable ?? [])
      for (const thing of thingsOf(each.key, each.where as unknown as Place[])) found.set(thing, whyNot(each));
    return found;
  });
  /** What the option that is hovered or focused concerns. */
  lit: Set<Thing> = $derived.by(
    () => new Set(this.#props.pointed ? thingsOf(this.#props.pointed, this.where.get(this.#props.pointed)) : []),
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
  news: Event[] = $derived.by(() => this.#props.last.flatMap((told) => told.events as unknown as Event[]));

  constructor(props: BoardProps) {
    this.#props = props;
    if (!props.cards) void allCards().then((cards) => (this.#box = cards));
  }

  /** The dice that were rolled last, also for a person who has only just come. */
  lastRolls: ShownRoll[] = $derived.by(() => (this.rolls.length ? this.rolls : lastRolled(this.#props.log)));

  #bout = '';
  /** Dice of a new moment take the place of the old ones; a fight that begins has none yet. */
  rollOn(): void {
    const bout = boutOf(this.pieces);
    if (bout && bout !== this.#bout) this.rolls = [];
    this.#bout = bout;
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
  get anytime(): Worded[] {
    return this.#props.table.anytime_options ?? [];
  }
  get mine(): Hero | undefined {
    return this.pieces.heroes[this.seat];
  }

  get words(): BoardProps['words'] {
    return this.#props.words;
  }
  say(message: string, facts: Facts = {}): string {
    return this.#props.words.say(message, facts);
  }
  tell(message: Message): string {
    return this.#props.words.tell(message);
  }
  has(message: string): boolean {
    return this.#props.words.has(message);
  }
  /** The words of an option. */
  wording(option: Worded): string {
    return this.say(option.say, option.facts);
  }
  spaceName(name: string): string {
    return this.tell(spaceMessage(name));
  }
  /** The player at a seat; empty where one plays alone. */
  player(seat: number): string {
    return this.#props.player?.(seat) ?? '';
  }
  /** A Hero with the player: “Katarina (Ann)”. */
  heroAndPlayer(seat: number): string {
    const [who, role] = [this.heroName(seat), this.player(seat)];
    return role ? this.say('web-player-role', { who, role }) : who;
  }
  heroName(seat: number): string {
    const hero = this.pieces.heroes[seat];
    return hero ? this.say(`hero-${hero.hero}`) : '';
  }

  card(message: string): Card | undefined {
    return cardOf(this.cards, message);
  }

  /** A card or a sheet as it is read. */
  page(message: string): CardPage | undefined {
    const card = this.card(message);
    return card && cardPage(card, this.words);
  }

  /** What is printed on a card, a sheet, or a row of the Minion Chart, as sentences. */
  printed(message: string): string[] {
    const { villain } = this.pieces;
    const row =
      message.startsWith('chart-') && villain
        ? chartOf(this.cards, villain).find((each) => rowBrings(each) === message)
        : undefined;
    if (row) return this.tell((row[1].what as Message)[1].what as Message).split('\n');
    return this.page(message)?.text ?? [];
  }

  /** The cards at which an option is offered and that no Hero has. */
  get looseCards(): string[] {
    return [...this.things.keys()].flatMap((thing) => {
      const [kind, card, hero] = thing.split(':');
      return kind === 'card' && card && hero === undefined ? [card] : [];
    });
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
    const why = this.unavailable.get(thing);
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

export function provideBoardState(props: BoardProps): BoardState {
  return setContext(KEY, new BoardState(props));
}

export function useBoardState(): BoardState {
  return getContext<BoardState>(KEY);
}
