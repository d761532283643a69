// Which things of the board an option concerns, told from its key (vocabulary.py) and from where the pawn stands.
import type { Worded } from '../board';
import { atDoor, beside, type Place } from './geometry';
import { SIDES, squareOf, type Pieces, type Side } from './pieces';

export type Zone = 'hand' | 'deck' | 'played';

export type Thing =
  | { kind: 'place'; place: Place; mark: 'step' | 'reach' | 'lock' | 'door' | 'wall' | 'stay' }
  | { kind: 'card'; zone: Zone; name: string }
  | { kind: 'action'; name: string }
  | { kind: 'match' }
  | { kind: 'held'; name: string }
  | { kind: 'drawn'; number: number }
  | { kind: 'turn'; key: string };

/** The things an option concerns, or none: then only its button offers it. */
export function concerns(key: string, pieces: Pieces): Thing[] {
  const [verb = '', first = '', second = ''] = key.split(':');
  switch (verb) {
    case 'go':
      return [{ kind: 'place', place: beside(pieces, first as Side), mark: 'step' }];
    case 'stop':
      return [{ kind: 'place', place: here(pieces), mark: 'stay' }];
    case 'at':
      return [{ kind: 'place', place: first === 'here' ? here(pieces) : beside(pieces, first as Side), mark: 'reach' }];
    case 'lock':
      return [{ kind: 'place', place: { room: Number(first), square: Number(second) - 1 }, mark: 'lock' }];
    case 'door':
    case 'wall':
      return [{ kind: 'place', place: { room: Number(first), side: second as Side }, mark: verb }];
    case 'do':
      return [{ kind: 'action', name: first }, ...whatFor(first, pieces)];
    case 'walk':
      return [{ kind: 'action', name: 'walk' }];
    case 'spend-match':
      return [{ kind: 'match' }];
    case 'use':
      return [{ kind: 'held', name: first }, ...whatFor(first, pieces)];
    case 'play':
    case 'discard':
      return [{ kind: 'card', zone: pieces.hand[first] ? 'hand' : 'deck', name: first }];
    case 'take':
    case 'lose-from-deck':
      return [{ kind: 'card', zone: 'deck', name: first }];
    case 'lose-from-hand':
      return [{ kind: 'card', zone: 'hand', name: first }];
    case 'lose-played':
      return [{ kind: 'card', zone: 'played', name: first }];
    case 'card':
      return [{ kind: 'drawn', number: Number(first) }];
    case 'turn':
      return [{ kind: 'turn', key }];
    default:
      return [];
  }
}

/** What an action or an Item is for, so that one can also begin with the thing: the rubble beside the pawn, the chest, the door, the Lock, the pawn itself. */
function whatFor(action: string, pieces: Pieces): Thing[] {
  if (action === 'move') return [{ kind: 'place', place: here(pieces), mark: 'reach' }];
  const places = SIDES.map((side) => beside(pieces, side));
  return places
    .filter((place) => isFor(action, place, pieces))
    .map((place) => ({ kind: 'place', place, mark: 'reach' }));
}

function isFor(action: string, place: Place, pieces: Pieces): boolean {
  const room = pieces.rooms[place.room];
  if ('side' in place)
    return action === 'scout' && room?.doors[place.side]?.state === 'unused' && atDoor(place.side, pieces);
  const square = squareOf(room?.squares[place.square] ?? '.');
  if (action === 'clear') return square.obstruction;
  if (action === 'investigate') return square.item > 0 || square.secret > 0;
  return action === 'key' && square.lock;
}

function here(pieces: Pieces): Place {
  const [room, square] = pieces.pawn;
  return { room, square };
}

/** The first option that concerns a card of a zone. When both playing and discarding it are on offer, that is the cheaper one. */
export function cardOption(options: readonly Worded[], pieces: Pieces, zone: Zone, name: string): Worded | undefined {
  return options.find((option) =>
    concerns(option.key, pieces).some((thing) => thing.kind === 'card' && thing.zone === zone && thing.name === name),
  );
}

export interface Target {
  option: Worded;
  place: Place;
  mark: 'step' | 'reach' | 'lock' | 'door' | 'wall' | 'stay';
}

/** Places of the maze that options concern, each with the first option that does. */
export function targets(options: readonly Worded[], pieces: Pieces): Target[] {
  const found = new Map<string, Target>();
  for (const option of options) {
    for (const thing of concerns(option.key, pieces)) {
      if (thing.kind !== 'place') continue;
      const name = JSON.stringify(thing.place);
      if (!found.has(name)) found.set(name, { option, place: thing.place, mark: thing.mark });
    }
  }
  return [...found.values()];
}

/** How an action can be paid, the cheapest as the server names it. */
export function pricesOf(option: Worded): string[] {
  const price = option.facts['price'];
  return typeof price === 'string' ? price.split('+').map((part) => part.replace('@price-', '')) : [];
}
