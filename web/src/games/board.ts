// What every game's board is given and what it may do. A board draws; it knows no rules.
import type { Component } from 'svelte';
import type { TableShown, Told, Worded } from '../lib/shown';
import type { Words } from '../lib/words.svelte';

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
  /** Everything this seat was told so far: what a story at the end is made of. */
  log: Told[];
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
