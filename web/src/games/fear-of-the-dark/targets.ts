// The things of the board at which options are offered, as the server says what each option points at.
import type { Next } from '../../choices/onward.svelte';
import type { Pointed, Worded } from '../board';
import { pointedAt } from '../board';
import type { MindCardPlace, Place, SidePlace, SquarePlace, Verb } from './types';
import { viewOf } from './view';

export type Zone = MindCardPlace['zone'];
/** What each option points at, by its key. */
export type Where = Pointed<Place>;

/** How a place of the maze is marked: by the verb of the option that points at it. */
const MARKS: Partial<Record<string, Mark>> = {
  go: 'step',
  leave: 'step',
  stop: 'stay',
  do: 'reach',
  use: 'reach',
  at: 'reach',
  lock: 'lock',
  door: 'door',
  wall: 'wall',
} satisfies Partial<Record<Verb, Mark>>;
type Mark = 'step' | 'reach' | 'lock' | 'door' | 'wall' | 'stay';

/** Whether an option points at a card of a zone. */
export function isAtCard(where: Where, key: string | null, zone: Zone, name: string): boolean {
  return where.get(key ?? '')?.some(isCard(zone, name)) ?? false;
}

function isCard(zone: Zone, name: string): (place: Place) => boolean {
  return (place) => place.at === 'mind-card' && place.zone === zone && place.card === name;
}

/** The first option that points at such a place. */
export function optionAt(options: readonly Worded[], where: Where, is: (place: Place) => boolean): Worded | undefined {
  return options.find((option) => where.get(option.key)?.some(is));
}

/** The first option that points at a card of a zone: when it can be played or discarded, the cheaper one. */
export function cardOption(options: readonly Worded[], where: Where, zone: Zone, name: string): Worded | undefined {
  return optionAt(options, where, isCard(zone, name));
}

export interface Target {
  option: Worded;
  place: SquarePlace | SidePlace;
  mark: Mark;
}

/** Places of the maze that options point at, each with the first option that does. */
export function targets(options: readonly Worded[], where: Where): Target[] {
  const found = new Map<string, Target>();
  for (const option of options) {
    const mark = MARKS[option.key.split(':')[0] ?? ''] ?? 'reach';
    for (const place of where.get(option.key) ?? []) {
      if (place.at !== 'square' && place.at !== 'side') continue;
      const name = JSON.stringify(place);
      if (!found.has(name)) found.set(name, { option, place, mark });
    }
  }
  return [...found.values()];
}

/** A square further on, and the option with which the way there begins. */
export interface Way {
  option: Worded;
  place: SquarePlace;
  steps: number;
}

/** Where a walk can lead in one go; what can be chosen itself stays what it is. */
export function ways(options: readonly Worded[], where: Where): Way[] {
  const taken = new Set(targets(options, where).map(({ place }) => JSON.stringify(place)));
  const found: Way[] = [];
  for (const option of options) {
    for (const { at, ...way } of where.get(option.key) ?? []) {
      if (at !== 'way') continue;
      const { room, square, steps } = way as { room: number; square: number; steps: number };
      const place: SquarePlace = { at: 'square', room, square };
      if (!taken.has(JSON.stringify(place))) found.push({ option, place, steps });
    }
  }
  return found;
}

/** The steps of a walk to a square, one after another. How it is paid for is left to the person. */
export function walkTo(goal: SquarePlace): Next {
  const isGoal = (place: Place): boolean =>
    (place.at === 'square' || place.at === 'way') && place.room === goal.room && place.square === goal.square;
  return (table) => {
    const view = viewOf(table);
    if (view.decision?.ask === 'ask-pay') return undefined;
    const [room, square] = view.pieces.pawn;
    if (view.decision?.ask !== 'ask-walk' || (room === goal.room && square === goal.square)) return null;
    for (const [key, places] of pointedAt<Place>(view)) if (places.some(isGoal)) return key;
    return null;
  };
}

/** How an action can be paid, the cheapest as the server names it. */
export function pricesOf(option: Worded): string[] {
  const price = option.facts['price'];
  return typeof price === 'string' ? price.split('+').map((part) => part.replace('@price-', '')) : [];
}
