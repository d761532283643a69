// The chances of an option in words: exact ones as percentages, sampled ones with their error.
import * as numerals from '../translations/numerals';
import type { Translations } from '../translations/translations.svelte';

export interface Odds {
  exact?: boolean;
  chances?: Record<string, number>;
  errors?: Record<string, number>;
  samples?: number;
  [name: string]: unknown;
}

export interface Chance {
  text: string;
  /** From 0 to 1; null for a line that is no chance. */
  share: number | null;
  depth: number;
}

export function chancesOf(odds: Odds, words: Translations, depth = 0): Chance[] {
  const told: Chance[] = dice(odds, words).map((text) => ({ text, share: null, depth }));
  const chances = odds.chances ?? {};
  for (const [name, share] of Object.entries(chances)) {
    const facts = { what: words.say(`odds-${name}`), share: numerals.percent(share, 1, words.language) };
    const text = odds.exact
      ? words.say('ui-odds-exact', facts)
      : words.say('ui-odds-sampled', { ...facts, error: numerals.number(100 * (odds.errors?.[name] ?? 0), 1, words.language) });
    told.push({ text, share, depth });
  }
  if (typeof odds.samples === 'number' && Object.keys(chances).length)
    told.push({ text: words.say('ui-odds-samples', { samples: odds.samples }), share: null, depth });
  for (const [name, part] of Object.entries(odds)) {
    if (typeof part !== 'object' || part === null || !('chances' in part)) continue;
    const below = chancesOf(part as Odds, words, depth + 1);
    if (below.length) told.push({ text: words.say(`odds-${name}`), share: null, depth }, ...below);
  }
  return told;
}

/** With what it is decided, if the game has a word for it. */
function dice(odds: Odds, words: Translations): string[] {
  const numbers = Object.fromEntries(
    Object.entries(odds).filter(
      (entry): entry is [string, number] => Number.isInteger(entry[1]) && entry[0] !== 'samples',
    ),
  );
  const message = ['odds-with', ...Object.keys(numbers).sort()].join('-').replaceAll('_', '-');
  return Object.keys(numbers).length && words.has(message) ? [words.say(message, numbers)] : [];
}
