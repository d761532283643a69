// A view of Shadowbrook, and how its things are called. What is in it: types.ts.
import type { Facts, TableShown } from '../board';
import type { View } from './types';

export function viewOf(table: TableShown): View {
  return table.view as unknown as View;
}

/** The name of a space as a message; all roads share one, which speaks of their number. */
export function spaceMessage(name: string): [string, Facts] {
  return name.startsWith('road-') ? ['space-road', { number: Number(name.slice(5)) }] : [`space-${name}`, {}];
}

/** The foe of a fight without the sign before it: `minion-bats`, `villain-vampire`, `hero-karl`. */
export function bare(message: string): string {
  return message.startsWith('@') ? message.slice(1) : message;
}
