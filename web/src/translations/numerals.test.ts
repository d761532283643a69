import { describe, expect, it } from 'vitest';
import { number, percent, signed } from './numerals';

describe.each([
  ['en', '1,234,567.9', '12.3%', '−0.50', '+2,345'],
  ['pl', '1 234 567,9', '12,3%', '−0,50', '+2345'],
  ['fr', '1 234 567,9', '12,3 %', '−0,50', '+2 345'],
  ['xx', '1,234,567.9', '12.3%', '−0.50', '+2,345'],
])('numbers in %s', (language, grouped, share, below, above) => {
  // Which of the spaces it is, the tables of the browser decide: none of them is broken at.
  const spaced = (text: string): string => {
    expect(text).not.toContain(' ');
    return text.replace(/\s/g, ' ');
  };

  it('are written with the signs, groups and spaces of the language', () => {
    expect(spaced(number(1234567.89, 1, language))).toBe(grouped);
    expect(spaced(percent(0.1234, 1, language))).toBe(share);
    expect(signed(-0.5, 2, language)).toBe(below);
    expect(spaced(signed(2345, 0, language))).toBe(above);
  });

  it('have no sign where they are rounded to nothing', () => {
    expect(signed(-0.04, 0, language)).toBe('0');
    expect(signed(0.04, 0, language)).toBe('0');
    expect(number(-0.04, 0, language)).toBe('0');
  });
});
