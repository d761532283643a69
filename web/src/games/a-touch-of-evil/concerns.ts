// What an option is about: the things of the board on which it is offered beside its button.
import { bare, type Pieces } from './pieces';

/** A thing is named by its kind and name: `space:manor`, `hero:0`, `elder:sophie`, `card:sword`, `die:3`. */
export type Thing = string;

/** Done where one's own Hero stands. */
const HERE = new Set(['stay', 'encounter', 'collect', 'service', 'buy']);
/** Done to one's own Hero. */
const MINE = new Set(['heal', 'lose-investigation', 'take-wounds', 'militia-takes-it']);
const AT_SPACES = new Set(['move', 'escape', 'space']);
const AT_HEROES = new Set(['hero', 'trade', 'act', 'hand-over', 'militia']);
const AT_ELDERS = new Set(['elder', 'look', 'accuse', 'dismiss']);
const AT_CARDS = new Set(['play', 'keep', 'discard', 'lose', 'give', 'take', 'cancel', 'buy']);

/** Answers to a question that no thing of the board could ask. */
const ANSWERS = new Set(['amount', 'way', 'yes', 'no', 'withdraw', 'offer', 'pass']);

/** What the option with this key concerns for a seat; empty when it is about nothing that is drawn. */
export function concerns(key: string, pieces: Pieces, seat: number): Thing[] {
  const [verb = '', first = '', second = ''] = key.split(':');
  const mine = pieces.heroes[seat];
  if (AT_SPACES.has(verb)) return [`space:${first}`];
  if (AT_HEROES.has(verb)) return [`hero:${first}`];
  if (AT_ELDERS.has(verb)) return [`elder:${first}`];
  if (verb === 'assign') return [`elder:${first}`, `hero:${second}`];
  const found: Thing[] = [];
  if (AT_CARDS.has(verb)) found.push(`card:${first}`);
  if (HERE.has(verb) && mine) found.push(`space:${mine.at}`);
  if (MINE.has(verb) && mine) found.push(`hero:${mine.seat}`);
  if (verb === 'use' || verb === 'resolve') found.push(...bearer(first, second, pieces));
  if (verb === 'showdown') found.push(`lair:${first}`, ...(mine ? [`space:${mine.at}`] : []));
  if (verb === 'buy-lair') found.push('lairs');
  if (verb === 'skill') found.push(`skill:${first}`);
  if (verb === 'die') found.push(`die:${first}`);
  if (verb === 'end-turn') found.push('turn');
  if (verb === 'fight-on') found.push('fight');
  if (ANSWERS.has(verb)) found.push('question');
  return found;
}

/** Whose ability it is: a Hero's, an Elder's, the Villain's, a Minion's, or that of a card. */
function bearer(name: string, second: string, pieces: Pieces): Thing[] {
  if (name === 'hunt') return minionSpaces(pieces, null);
  if (name === 'curse') return [`hero:${second}`];
  const hero = pieces.heroes.find((each) => each.hero === name);
  if (hero) return [`hero:${hero.seat}`];
  if (pieces.elders.some((each) => each.name === name)) return [`elder:${name}`];
  if (pieces.villain?.name === name) return ['villain'];
  const spaces = minionSpaces(pieces, name);
  return spaces.length ? spaces : [`card:${name}`];
}

function minionSpaces(pieces: Pieces, name: string | null): Thing[] {
  return pieces.spaces
    .filter((space) => (name === null ? space.minion !== null : space.minion === name || space.round === name))
    .map((space) => `space:${space.name}`);
}

/** All options by the things they concern. */
export function byThing<O extends { key: string }>(options: O[], pieces: Pieces, seat: number): Map<Thing, O[]> {
  const found = new Map<Thing, O[]>();
  for (const option of options)
    for (const thing of concerns(option.key, pieces, seat)) {
      const there = found.get(thing);
      if (there) there.push(option);
      else found.set(thing, [option]);
    }
  return found;
}

/** Letters for names so that no two are alike: the first letter, and where two share it the first sign after it in which they differ. */
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
