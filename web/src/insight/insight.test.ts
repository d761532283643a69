import { describe, expect, it } from 'vitest';
import { curveOf, moved, points, share } from './insight';
import type { Translations } from '../translations/translations.svelte';

const spoken = (language: string): Translations => ({ language }) as Translations;

describe('numbers', () => {
  it('are whole hundredths, and finer where they are small', () => {
    expect(share(0.421, spoken('en'))).toBe('42%');
    expect(share(0.021, spoken('en'))).toBe('2.1%');
    expect(share(0.021, spoken('pl'))).toBe('2,1%');
    expect(points(0.021, spoken('pl'))).toBe('2,1');
    expect(share(0, spoken('fr'))).toMatch(/^0\s%$/);
    expect(share(1, spoken('fr'))).toMatch(/^100\s%$/);
  });

  it('say by their sign which way something moved', () => {
    expect(moved(0.25, spoken('en'))).toBe('+25');
    expect(moved(-0.25, spoken('en'))).toBe('−25');
    expect(moved(-0.001, spoken('en'))).toBe('0');
  });
});

describe('the curve', () => {
  const points = [
    { entry: 1, chance: 0.5, error: 0.1 },
    { entry: 5, chance: 0.95, error: 0.1 },
    { entry: 11, chance: 1, error: 0 },
  ];

  it('goes from the first entry to the last, a sure win at the top', () => {
    expect(curveOf(points, 100, 40).line).toBe('M0 20L40 2L100 0');
  });

  it('never leaves the field with its band of doubt', () => {
    expect(curveOf(points, 100, 40).band).toBe('M0 16L40 0L100 0L100 0L40 6L0 24Z');
  });

  it('is a line also where there is but one point', () => {
    expect(curveOf([{ entry: 3, chance: 0, error: 0 }], 100, 40).line).toBe('M0 40');
  });
});
