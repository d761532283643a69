// What cannot be chosen now, in words, with the reasons and the rules behind them.
import type { Worded } from './shown';
import type { Reason, ReasonLine, Words } from './words.svelte';

/** Something to wonder about, as the house answers it. */
export interface Wonder extends Worded {
  why: Reason | null;
}

export interface Barred {
  key: string;
  label: string;
  lines: ReasonLine[];
}

export function barredOf(wonders: Wonder[], words: Words): Barred[] {
  return wonders.flatMap(({ key, say, facts, why }) =>
    why ? [{ key, label: words.say(say, facts), lines: reasonLines(why, words) }] : [],
  );
}

/** The reasons in one sentence each, for a thing on the board. */
export function whyNot({ lines }: Barred): string {
  return lines.map((line) => line.text).join(' ');
}

/** Where a refusal only says that it is one, what it is made of says why. */
export function reasonLines(reason: Reason, words: Words): ReasonLine[] {
  const lines = words.reason(reason);
  return reason.parts?.length ? lines.slice(1) : lines;
}
