// Where rooms, squares and doors lie in the drawing, and how the window looks at it. A square is 100 units wide, as in
// geometry.py a room three by three.
import type { Pieces, Room, Side, SidePlace, SquarePlace } from './types';
import { roomOf } from './view';

export const SQUARE = 100;
export const ROOM = 3 * SQUARE;
/** From a room to the next: its squares and a shared wall. */
export const PITCH = ROOM + 36;
export const WALL = PITCH - ROOM;

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

const ACROSS: Record<Side, number> = { N: 0, E: 1, S: 0, W: -1 };
const DOWN: Record<Side, number> = { N: -1, E: 0, S: 1, W: 0 };
const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };

export function opposite(side: Side): Side {
  return OPPOSITE[side];
}

export function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** The upper left corner of the squares of a cell. */
export function cornerOf([column, row]: readonly [number, number]): Point {
  return { x: column * PITCH, y: row * PITCH };
}

export function squareCentre(at: readonly [number, number], square: number): Point {
  const corner = cornerOf(at);
  return { x: corner.x + ((square % 3) + 0.5) * SQUARE, y: corner.y + (Math.floor(square / 3) + 0.5) * SQUARE };
}

/** The middle of a side, in the middle of the wall. */
export function doorCentre(at: readonly [number, number], side: Side): Point {
  const corner = cornerOf(at);
  const reach = ROOM / 2 + WALL / 2;
  return { x: corner.x + ROOM / 2 + ACROSS[side] * reach, y: corner.y + ROOM / 2 + DOWN[side] * reach };
}

export function neighbour(at: readonly [number, number], side: Side): [number, number] {
  return [at[0] + ACROSS[side], at[1] + DOWN[side]];
}

export function roomAt(rooms: readonly Room[], at: readonly [number, number]): number {
  return rooms.findIndex((room) => room.at[0] === at[0] && room.at[1] === at[1]);
}

export function placeCentre(pieces: Pieces, place: SquarePlace | SidePlace): Point {
  const at = roomOf(pieces, place.room).at;
  return place.at === 'square' ? squareCentre(at, place.square) : doorCentre(at, place.side);
}

/** Everything that is drawn, with a border for outer walls and doors. */
export function boundsOf(cells: readonly (readonly [number, number])[]): Box {
  const columns = cells.map((cell) => cell[0]);
  const rows = cells.map((cell) => cell[1]);
  const border = WALL * 1.6;
  const x = Math.min(...columns) * PITCH - border;
  const y = Math.min(...rows) * PITCH - border;
  return {
    x,
    y,
    width: Math.max(...columns) * PITCH + ROOM + border - x,
    height: Math.max(...rows) * PITCH + ROOM + border - y,
  };
}

/** How the window looks at the maze: what lies in its middle, and how many pixels a unit has. */
export interface Camera extends Point {
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}

/** A square is never smaller than this many pixels unless one wants to see the whole maze. */
const SMALLEST_SQUARE = 56;
const SMALLEST_ON_A_PHONE = 52;
const PHONE = 560;
const LARGEST_SQUARE = 92;
const NEAREST = 2.2;
const FARTHEST = 0.06;

/** The whole maze in the window. */
export function whole(bounds: Box, window: Size): Camera {
  const scale = Math.min(window.width / bounds.width, window.height / bounds.height, LARGEST_SQUARE / SQUARE);
  return { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2, scale: Math.max(scale, FARTHEST) };
}

/**
 * The whole maze if its squares stay large enough; else as much of it as fits, around one point, without empty borders.
 */
export function follow(bounds: Box, window: Size, around: Point): Camera {
  const all = whole(bounds, window);
  const scale = Math.max(all.scale, (window.width < PHONE ? SMALLEST_ON_A_PHONE : SMALLEST_SQUARE) / SQUARE);
  return {
    scale,
    x: held(around.x, bounds.x, bounds.width, window.width / scale),
    y: held(around.y, bounds.y, bounds.height, window.height / scale),
  };
}

function held(wanted: number, start: number, length: number, seen: number): number {
  if (seen >= length) return start + length / 2;
  return Math.min(Math.max(wanted, start + seen / 2), start + length - seen / 2);
}

/** Nearer or farther, so that what lies under a point of the window stays there. */
export function zoomed(camera: Camera, window: Size, factor: number, under: Point): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, FARTHEST), NEAREST);
  const dx = under.x - window.width / 2;
  const dy = under.y - window.height / 2;
  return { scale, x: camera.x + dx / camera.scale - dx / scale, y: camera.y + dy / camera.scale - dy / scale };
}

/** Moved by pixels, but never so far that the maze is out of sight. */
export function panned(camera: Camera, bounds: Box, dx: number, dy: number): Camera {
  return {
    scale: camera.scale,
    x: Math.min(Math.max(camera.x - dx / camera.scale, bounds.x), bounds.x + bounds.width),
    y: Math.min(Math.max(camera.y - dy / camera.scale, bounds.y), bounds.y + bounds.height),
  };
}

/** Whether a point is in the window and not at its very edge. */
export function inSight(camera: Camera, window: Size, point: Point, margin: number): boolean {
  const across = window.width / camera.scale / 2 - margin;
  const down = window.height / camera.scale / 2 - margin;
  return Math.abs(point.x - camera.x) <= across && Math.abs(point.y - camera.y) <= down;
}

export function viewBox(camera: Camera, window: Size): string {
  const width = window.width / camera.scale;
  const height = window.height / camera.scale;
  return [camera.x - width / 2, camera.y - height / 2, width, height].map((value) => value.toFixed(1)).join(' ');
}

/**
 * The maze as it would be with the revealed tile turned one way: the new room last, and every door between it and its
 * neighbours.
 */
export function laid(pieces: Pieces, key: string): Room[] | null {
  const turning = pieces.turning;
  const turn = turning?.turns[key];
  if (!turning || !turn) return null;
  const rooms = pieces.rooms.map((room) => ({ ...room, doors: { ...room.doors } }));
  for (const { room, side, state } of turn.meets) {
    const met = rooms[room]?.doors ?? {};
    if (met[side]) met[side] = { ...met[side], state };
  }
  return [
    ...rooms,
    {
      tile: turning.tile,
      turn: 0,
      at: turning.at,
      hazard: turning.hazard,
      entered: false,
      squares: turn.squares,
      doors: turn.doors,
    },
  ];
}
