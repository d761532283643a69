// Where everything lies on the map: two loops of road that meet in the Town Hall, like an eight, lying or upright.
import type { Space } from '../types';

export interface Point {
  x: number;
  y: number;
}

export interface Plan {
  width: number;
  height: number;
  centre: Point;
  places: Map<string, Point>;
  /** The two loops as closed paths. */
  roads: string[];
  /** Points along the roads, for what must keep clear of them. */
  samples: Point[];
}

const LYING = { width: 1280, height: 880, x: 640, y: 500, long: 540, broad: 276 };
const UPRIGHT = { width: 760, height: 1350, x: 380, y: 728, long: 540, broad: 252 };

const STEPS = 240;

export function isRoad(name: string): boolean {
  return name.startsWith('road-');
}

/**
 * The two loops, each from the Town Hall round: a space that does not lie next to the one before it begins the second.
 */
export function loops(spaces: Space[]): [Space[], Space[]] {
  const first: Space[] = [];
  const second: Space[] = [];
  let before = spaces[0]?.name ?? '';
  for (const space of spaces.slice(1)) {
    if (second.length || (first.length && !space.near.includes(before))) second.push(space);
    else first.push(space);
    before = space.name;
  }
  return [first, second];
}

/**
 * A point of a loop; the turn runs from 0 to 1. It leaves the middle steeply and ends broad, so that places have room.
 */
function onLoop(turn: number, side: number, upright: boolean): Point {
  const size = upright ? UPRIGHT : LYING;
  const angle = Math.PI * turn;
  const out = Math.pow(Math.sin(angle), 0.86) * size.long * side;
  const wide = -Math.sign(Math.cos(angle)) * Math.pow(Math.abs(Math.sin(2 * angle)), 0.82) * size.broad;
  return upright ? { x: size.x + wide * (side < 0 ? 1 : -1), y: size.y + out } : { x: size.x + out, y: size.y + wide };
}

/** How much road lies between two neighbours: places need room, roads little. */
function gap(one: string, other: string): number {
  const roads = Number(isRoad(one)) + Number(isRoad(other));
  return roads === 0 ? 1.7 : roads === 1 ? 0.98 : 0.62;
}

export function plan(spaces: Space[], upright: boolean): Plan {
  const size = upright ? UPRIGHT : LYING;
  const centre = { x: size.x, y: size.y };
  const hall = spaces[0]?.name ?? '';
  const places = new Map<string, Point>([[hall, centre]]);
  const roads: string[] = [];
  const samples: Point[] = [];
  loops(spaces).forEach((loop, which) => {
    const points = Array.from({ length: STEPS + 1 }, (_, step) => onLoop(step / STEPS, which === 0 ? -1 : 1, upright));
    samples.push(...points);
    roads.push(`M${points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')}Z`);
    const walked = sums(points, apart);
    const names = [hall, ...loop.map((space) => space.name), hall];
    const marks = sums(names, gap);
    const scale = (walked.at(-1) ?? 0) / (marks.at(-1) ?? 1);
    names.slice(1, -1).forEach((name, place) => {
      const goal = (marks[place + 1] ?? 0) * scale;
      places.set(name, points[walked.findIndex((way) => way >= goal)] ?? centre);
    });
  });
  return { width: size.width, height: size.height, centre, places, roads, samples };
}

/** How far along each of these is, if this is the way between two neighbours. */
function sums<T>(along: T[], between: (one: T, other: T) => number): number[] {
  let total = 0;
  let before: T | undefined;
  return along.map((each) => {
    if (before !== undefined) total += between(before, each);
    before = each;
    return total;
  });
}

export function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/**
 * Where pawns stand before a place: in rows of up to four, closer the more there are. On a small screen all is
 * larger.
 */
export function pawns(count: number, road: boolean, large = false): Point[] {
  const rows = count > 4 ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  const top = road ? -26 : large ? 66 : 54;
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / perRow);
    const inRow = row === rows - 1 ? count - row * perRow : perRow;
    const step = Math.min(large ? 44 : 34, (large ? 130 : 112) / Math.max(1, inRow - 1));
    const column = place - row * perRow;
    return { x: (column - (inRow - 1) / 2) * step, y: top + (road ? -row : row) * (large ? 36 : 28) };
  });
}

export interface TokenSpot extends Point {
  what: 'minion' | 'round' | 'clues' | 'militia' | 'elder';
  name: string;
  count: number;
}

/** Counters next to a place: foes at its left, what helps at its right, one above the other. */
export function counters(space: Space, elders: string[]): TokenSpot[] {
  const road = isRoad(space.name);
  const left: Omit<TokenSpot, 'x' | 'y'>[] = [];
  const right: Omit<TokenSpot, 'x' | 'y'>[] = [];
  if (space.minion !== null) left.push({ what: 'minion', name: space.minion, count: 1 });
  if (space.round !== null) left.push({ what: 'round', name: space.round, count: 1 });
  if (space.clues) right.push({ what: 'clues', name: '', count: space.clues });
  if (space.militia) right.push({ what: 'militia', name: '', count: space.militia });
  for (const elder of elders) right.push({ what: 'elder', name: elder, count: 1 });
  const out = road ? 34 : 66;
  const base = road ? 2 : -12;
  return [
    ...left.map((token, place) => ({ ...token, x: -out, y: base - place * 38 })),
    ...right.map((token, place) => ({ ...token, x: out, y: base - place * 36 })),
  ];
}

/** Numbers that look random and are always the same, for the strokes of the drawing. */
export function strokes(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
