// What every game's board is given and what it may do. A board draws; it knows no rules.
import type { Component } from 'svelte';
import type { Next } from '../choices/onward.svelte';
import type { UnavailableOption } from '../choices/unavailable';
import type { CardShown } from '../protocol/types/api';
import type { Fact, TableShown, Told, Worded } from '../protocol/shapes';
import type { Translations } from '../translations/translations.svelte';

export type { UnavailableOption } from '../choices/unavailable';
export type { Fact, Facts, Happened, Message, TableShown, Told, Worded } from '../protocol/shapes';

/** What each option points at, by its key. */
export type Pointed<Place> = ReadonlyMap<string, readonly Place[]>;

/** What the options of a view point at, as the server says it. */
export function pointedAt<Place>(view: {
  decision: { options?: { key: string; where: Place[] }[] } | null;
  anytime_options: { key: string; where: Place[] }[];
}): Pointed<Place> {
  return new Map([...(view.decision?.options ?? []), ...view.anytime_options].map(({ key, where }) => [key, where]));
}

export interface BoardProps {
  table: TableShown;
  words: Translations;
  /** The seat that looks; -1 is a spectator. */
  seat: number;
  /** What can be chosen now; empty when no one asks this seat. */
  options: Worded[];
  /** A choice is on its way: nothing else can be chosen. */
  pending: boolean;
  /** The option that is hovered or focused, here or among the buttons. */
  pointed: string | null;
  /** What happened with the last moment, to be played as animation. */
  last: Told[];
  /** Everything this seat was told so far and that counts: what a story at the end is made of. */
  log: Told[];
  /** What cannot be chosen now and why, if the player has asked. */
  unavailable?: UnavailableOption[];
  /** The cards of this very match, where a pack has its own. */
  cards?: CardShown[];
  /** What the player at a seat is called; empty where no one has to be told apart. */
  player?: (seat: number) => string;
  motion: boolean;
  choose(key: string): void;
  /** Choose, and go on without another press; absent where choices are made one by one. */
  chooseOn?: (key: string, next: Next) => void;
  point(key: string | null): void;
  /** Open the card reader. */
  read(cardName: string): void;
}

/** What `games/NAME/index.ts` exports by default. */
export interface GameBoard {
  Board: Component<BoardProps>;
  /** The kinds of options that are chosen by what a card does: its text stands below them. */
  explained?: string[];
  /** What a player who is asked thinks about, as far as all may know it. */
  about?: (table: TableShown) => Fact;
}
