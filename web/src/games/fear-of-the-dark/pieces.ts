// The open part of the table of Fear of the Dark, as its server sends it (views.py).
import type { TableShown } from '../board';

export type Side = 'N' | 'E' | 'S' | 'W';
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

export const MIND = ['light-a-match', 'move', 'tiptoe', 'scout', 'investigate', 'clear'] as const;
export const HAZARDS = ['terror', 'knock-out', 'draught', 'collapse', 'lockdown', 'leak'] as const;
export type MindCard = (typeof MIND)[number];

/** How many there are of each, those with none left out. */
export type Counts = Record<string, number>;

export interface Door {
  state: 'open' | 'unused' | 'dead';
  secret: boolean;
}

export interface RoomShown {
  tile: string;
  turn: number;
  /** Column and row; rows grow downwards. */
  at: [number, number];
  hazard: boolean;
  entered: boolean;
  /** `.`, `H`, `O`, `L`, `HO`, `HL`, `i1`–`i4`, `s1`–`s4` and those with a token. */
  squares: string[];
  doors: Partial<Record<Side, Door>>;
}

export interface Turning {
  tile: string;
  hazard: boolean;
  room: number;
  side: Side;
  turns: Record<string, { squares: string[]; doors: Side[] }>;
}

export interface Pieces {
  light: boolean;
  instant_death: boolean;
  pawn: [number, number];
  rooms: RoomShown[];
  turning: Turning | null;
  leak_room: number | null;
  deck: number;
  set_aside: number;
  unseen_tiles: string[];
  hazard_deck: number;
  hazards_left: Counts;
  hazard_discards: string[];
  terrors: number;
  hand: Counts;
  mind_deck: Counts;
  lost: Counts;
  played: string | null;
  /** By location its cards that are left; null is face down. */
  items: (string | null)[][];
  secrets: (string | null)[][];
  held: Counts;
  used_items: Counts;
  used_secrets: Counts;
  matches: number;
  supply: Counts;
}

export interface Outcome {
  name: string;
  rule: string;
  winners: number[];
}

export function piecesOf(table: TableShown): Pieces {
  return table.view['pieces'] as Pieces;
}

export function outcomeOf(table: TableShown): Outcome | null {
  return (table.view['outcome'] as Outcome | null | undefined) ?? null;
}

/** What the decision asks, by the id of its question. */
export function askOf(table: TableShown): string | null {
  const decision = table.view['decision'] as { ask?: string } | null | undefined;
  return decision?.ask ?? null;
}

/** A room by its number; a view never names one that does not lie on the table. */
export function roomOf(pieces: Pieces, number: number): RoomShown {
  const room = pieces.rooms[number];
  if (!room) throw new Error(`There is no room ${number}.`);
  return room;
}

/** 0, 1, 2 … as many as asked for. */
export function upTo(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index);
}

export function countOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The things on a square, told apart. */
export interface Square {
  hole: boolean;
  obstruction: boolean;
  lock: boolean;
  item: number;
  secret: number;
}

export function squareOf(word: string): Square {
  return {
    hole: word.includes('H'),
    obstruction: word.includes('O'),
    lock: word.includes('L'),
    item: Number(/i(\d)/.exec(word)?.[1] ?? 0),
    secret: Number(/s(\d)/.exec(word)?.[1] ?? 0),
  };
}
