// What cannot be chosen now, in words, with the reasons and the rules behind them.
import type { Worded } from '../protocol/shapes';
import type { Reason, ReasonLine, Translations } from '../translations/translations.svelte';

/** An option that is not on offer, and why, as the server answers. */
export interface Wonder extends Worded {
  /** What it points at. */
  where: Record<string, unknown>[];
  why: Reason | null;
}

export interface UnavailableOption {
  key: string;
  label: string;
  where: Record<string, unknown>[];
  lines: ReasonLine[];
}

export function unavailableOf(wonders: Wonder[], words: Translations): UnavailableOption[] {
  return wonders.flatMap(({ key, say, facts, where, why }) =>
    why ? [{ key, label: words.say(say, facts), where, lines: reasonLines(why, words) }] : [],
  );
}

/** The reasons in one sentence each, for a thing on the board. */
export function whyNot({ lines }: UnavailableOption): string {
  return lines.map((line) => line.text).join(' ');
}

/** Where a refusal only says that it is one, what it is made of says why. */
function reasonLines(reason: Reason, words: Translations): ReasonLine[] {
  const lines = words.reason(reason);
  return reason.parts?.length ? lines.slice(1) : lines;
}
