// A view of Shadowbrook, and how its things are called. What is in it: types.ts.
import type { Fact, Facts, TableShown, Worded } from '../board';
import type { Verb, View } from './types';

export function viewOf(table: TableShown): View {
  return table.view as unknown as View;
}

/** What an option does. */
export function verbOf({ key }: Worded): Verb {
  return key.split(':')[0] as Verb;
}

/** What is chosen where a fight is drawn. */
export const FIGHTING: readonly Verb[] = ['fight-on', 'escape', 'militia-takes-it', 'take-wounds', 'pass', 'skill'];

/** Which step of the round it is, or the fight in it. */
export function stepOf(table: TableShown): Fact {
  const { fight, showdown, mystery_step, turn_step } = viewOf(table).pieces;
  if (showdown) return '@board-showdown';
  if (fight) return ['board-fight', { round: Math.max(1, fight.round ?? 1) }];
  if (mystery_step) return `@view-mystery-${mystery_step}`;
  return turn_step ? `@view-step-${turn_step}` : '';
}

/** The name of a space as a message; all roads share one, which speaks of their number. */
export function spaceMessage(name: string): [string, Facts] {
  return name.startsWith('road-') ? ['space-road', { number: Number(name.slice(5)) }] : [`space-${name}`, {}];
}

/** The foe of a fight without the sign before it: `minion-bats`, `villain-vampire`, `hero-karl`. */
export function bare(message: string): string {
  return message.startsWith('@') ? message.slice(1) : message;
}
