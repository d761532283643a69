// A view of the labyrinth, and small readings of it. What is in it: types.ts.
import type { TableShown } from '../board';
import type { Pieces, Room, View } from './types';

export function viewOf(table: TableShown): View {
  return table.view as unknown as View;
}

/** A room by its number; a view never names one that does not lie on the table. */
export function roomOf(pieces: Pieces, number: number): Room {
  const room = pieces.rooms[number];
  if (!room) throw new Error(`There is no room ${number}.`);
  return room;
}

/** 0, 1, 2 … as many as asked for. */
export function upTo(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index);
}

/** How many there are of each, those with none left out. */
export type Counts = Partial<Record<string, number>>;

export function countOf(counts: Counts): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
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
