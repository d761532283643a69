// The things of the board at which options are offered, as the server says what each option points at.
import type { Pointed } from '../board';
import type { CardPlace, Place } from './types';
import { bare } from './view';

/**
 * A thing is named by its kind and name: `space:manor`, `hero:0`, `elder:sophie`, `die:3`; a card also by the seat of
 * the Hero who has it: `card:sword:0`.
 */
export type Thing = string;

export function cardThing(card: string, hero: CardPlace['hero'] = null): Thing {
  return hero === null ? `card:${card}` : `card:${card}:${hero}`;
}

function thingOf(place: Place): Thing {
  switch (place.at) {
    case 'space':
      return `space:${place.space}`;
    case 'hero':
      return `hero:${place.seat}`;
    case 'elder':
      return `elder:${place.elder}`;
    case 'villain':
      return 'villain';
    case 'card':
      return cardThing(place.card, place.hero);
    case 'lair':
      return `lair:${place.seat}`;
    case 'deck':
      return `deck:${place.deck}`;
    case 'skill':
      return `skill:${place.skill}`;
    case 'die':
      return `die:${place.face}`;
  }
}

/** The things at which an option is offered. What points at nothing on the board has a place of its own on the page. */
export function thingsOf(key: string, where: readonly Place[] = []): Thing[] {
  return where.length ? where.map(thingOf) : [key === 'end-turn' ? 'turn' : 'question'];
}

/** All options by the things at which they are offered. */
export function byThing<O extends { key: string }>(options: O[], where: Pointed<Place>): Map<Thing, O[]> {
  const found = new Map<Thing, O[]>();
  for (const option of options)
    for (const thing of thingsOf(option.key, where.get(option.key))) {
      const there = found.get(thing);
      if (there) there.push(option);
      else found.set(thing, [option]);
    }
  return found;
}

/**
 * Letters for names so that no two are alike: the first letter, and where two share it the first sign after it in which
 * they differ.
 */
export function letters(names: string[]): string[] {
  return names.map((name, place) => {
    const rivals = names.filter((other, at) => at !== place && other[0] === name[0] && other !== name);
    if (!rivals.length) return name.slice(0, 1);
    for (let at = 1; at < name.length; at++)
      if (name[at] !== ' ' && rivals.every((other) => other[at] !== name[at])) return name.slice(0, 1) + name[at];
    return name.slice(0, 2);
  });
}

/** Two letters for a Minion, the same as on the map in a terminal. */
export function minionSign(message: string): string {
  const [first = '', ...rest] = bare(message).split('-');
  const last = rest.at(-1);
  return last
    ? (first.slice(0, 1) + last.slice(0, 1)).toUpperCase()
    : first.slice(0, 1).toUpperCase() + first.slice(1, 2);
}
