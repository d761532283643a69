// What every game's board is given and what it may do. A board draws; it knows no rules.
import type { Component } from 'svelte';
import type { Barred } from '../lib/barred';
import type { CardShown } from '../lib/types/api';
import type { TableShown, Told, Worded } from '../lib/shown';
import type { Words } from '../lib/words.svelte';

export type { Barred } from '../lib/barred';
export type { Fact, Facts, Happened, Saying, TableShown, Told, Worded } from '../lib/shown';

export interface BoardProps {
  table: TableShown;
  words: Words;
  /** The seat that looks; -1 is a spectator. */
  seat: number;
  /** What can be chosen now; empty when nobody asks this seat. */
  options: Worded[];
  /** A choice is on its way: nothing else can be chosen. */
  pending: boolean;
  /** The option that is hovered or focused, here or among the buttons. */
  pointed: string | null;
  /** What happened with the last moment, to be played as animation. */
  last: Told[];
  /** Everything this seat was told so far and that counts: what a story at the end is made of. */
  log: Told[];
  /** What cannot be chosen now and why, if somebody has asked. */
  barred?: Barred[];
  /** The cards of this very match, where a pack has its own. */
  cards?: CardShown[];
  motion: boolean;
  choose(key: string): void;
  point(key: string | null): void;
  /** Open the card reader. */
  read(cardName: string): void;
}

/** What `games/NAME/index.ts` exports by default. */
export interface GameLook {
  Board: Component<BoardProps>;
}
