// Dice to look at: those on the table, and those of the last moment, which stay readable until the next are rolled.
import type { Event, Pieces, Purpose } from '../types';

export interface ShownRoll {
  /** What it is for; empty if that was told before one came. */
  purpose: Purpose | '';
  /** The message that names the Hero it concerns, without its sign; empty for no one. */
  hero: string;
  dice: number[];
  /** 0 for none. */
  target: number;
  aims: number[];
  /** What each Fight Die is aimed at, as a message; empty for other rolls, and once nothing can change it. */
  at: string[];
  /** Whether something may still change it. */
  open: boolean;
}

/** The rolls of some events, each as its last change left it; a change without a roll is one of the roll before. */
export function rollsOf(events: Event[], before: ShownRoll[] = []): ShownRoll[] {
  const found: ShownRoll[] = [];
  for (const { event, facts } of events) {
    if (event === 'rolled')
      found.push({
        purpose: facts.purpose,
        hero: named(facts.hero),
        dice: facts.dice,
        target: facts.target,
        aims: [],
        at: [],
        open: false,
      });
    else if (event === 'rerolled' || event === 'dice-added' || event === 'die-set' || event === 'ones-hit') {
      const last = found.at(-1);
      if (last) last.dice = facts.dice;
      else {
        const known = before.at(-1);
        const dice = facts.dice;
        found.push(
          known
            ? { ...known, dice, open: false }
            : { purpose: '', hero: named(facts.hero), dice, target: 0, aims: [], at: [], open: false },
        );
      }
    }
  }
  return found.filter((roll) => roll.dice.length > 0);
}

/** The dice on the table that nothing has come of yet. */
function openRoll(pieces: Pieces): ShownRoll | null {
  const roll = pieces.roll;
  if (!roll) return null;
  const hero = roll.hero === null ? undefined : pieces.heroes[roll.hero];
  return {
    purpose: roll.purpose,
    hero: hero ? `hero-${hero.hero}` : '',
    dice: roll.dice,
    target: roll.target ?? 0,
    aims: roll.aims,
    at: roll.at,
    open: true,
  };
}

/**
 * What lies in the tray now: the rolls before, the events of the last moment, and the open roll, which its own event
 * also told.
 */
export function tray(before: ShownRoll[], events: Event[], pieces: Pieces): ShownRoll[] {
  const fresh = rollsOf(events, before);
  const open = openRoll(pieces);
  if (!open) return fresh.length ? fresh : before.map((roll) => ({ ...roll, open: false }));
  // A change that was told without its roll does not say what it was for.
  const same = (roll: ShownRoll) =>
    (!roll.purpose || roll.purpose === open.purpose) && roll.dice.join() === open.dice.join();
  return [...fresh.filter((roll) => !same(roll)), open];
}

/** The dice that were rolled last, as the log tells it to a person who has only just come. */
export function lastRolled(log: readonly { events: unknown[] }[]): ShownRoll[] {
  for (const told of log.toReversed()) {
    const found = rollsOf(told.events as Event[]);
    if (found.length) return found;
  }
  return [];
}

/** Which fight it is: the dice of the one before are none of this. */
export function boutOf({ fight, showdown }: Pick<Pieces, 'fight' | 'showdown'>): string {
  return fight ? `${fight.hero} ${fight.foe} ${showdown ? 'showdown' : ''}` : showdown ? 'showdown' : '';
}

/** Dice by what they are aimed at, in the order of the aims: each group with the places of its dice. */
export function byAim(roll: ShownRoll): { aim: number; places: number[] }[] {
  const groups = new Map<number, number[]>();
  roll.dice.forEach((_, place) => {
    const aim = roll.aims[place] ?? 0;
    groups.set(aim, [...(groups.get(aim) ?? []), place]);
  });
  return [...groups.entries()].sort(([one], [other]) => one - other).map(([aim, places]) => ({ aim, places }));
}

/** What a die of a roll is, where there is a number from which it succeeds. */
export function read({ target }: ShownRoll, face: number): { hit: boolean; miss: boolean } {
  return { hit: target > 0 && face >= target, miss: target > 0 && face < target };
}

export function successes(roll: ShownRoll): number {
  return roll.dice.filter((face) => read(roll, face).hit).length;
}

function named(hero: string): string {
  return hero === '@no-one' ? '' : hero.slice(1);
}
