// Tips and analyses: numbers in the signs of the language, and the curve of the chance to win as a path.
import type { AccountPoint } from '../protocol/types/api';
import * as numerals from '../translations/numerals';
import type { Translations } from '../translations/translations.svelte';

/**
 * An option, the chance to win with it, its standard error, in how many sampled tables it was tried, and whether it was
 * dropped early.
 */
export interface Weighed {
  key: string;
  chance: number;
  error: number;
  samples: number;
  dropped: boolean;
}

/** A share in per cent: a small one more exactly. */
export function share(chance: number, words: Translations): string {
  return numerals.percent(chance, places(chance), words.language);
}

/** A difference of shares in hundredths. */
export function points(chance: number, words: Translations): string {
  return numerals.number(100 * chance, places(chance), words.language);
}

/** By how many hundredths something moved, with its sign. */
export function moved(chance: number, words: Translations): string {
  return numerals.signed(100 * chance, 0, words.language);
}

function places(chance: number): number {
  return chance > 0 && chance < 0.095 ? 1 : 0;
}

export interface Curve {
  /** The chance as a line, and the band of its standard error around it. */
  line: string;
  band: string;
}

/** The curve in a field of this width and height; entries go from left to right, a sure win is at the top. */
export function curveOf(points: AccountPoint[], width: number, height: number): Curve {
  const first = points[0]?.entry ?? 0;
  const span = Math.max(1, (points.at(-1)?.entry ?? 0) - first);
  const at = (entry: number, chance: number): string =>
    `${round(((entry - first) / span) * width)} ${round((1 - Math.min(1, Math.max(0, chance))) * height)}`;
  const upper = points.map(({ entry, chance, error }) => at(entry, chance + error));
  const lower = points.map(({ entry, chance, error }) => at(entry, chance - error)).reverse();
  return {
    line: `M${points.map(({ entry, chance }) => at(entry, chance)).join('L')}`,
    band: `M${[...upper, ...lower].join('L')}Z`,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
