import { describe, expect, it } from 'vitest';
import { chartOf, rowBrings, rowRange, type Card } from './cards';

const card = (name: string, sentences: unknown[], deck = 'town-items', text = '') =>
  ({ name, deck, text, sentences }) as unknown as Card;
const cards = [
  card(
    '@villain-vampire',
    [['sheet-row', { low: 3, high: 4, what: ['minion-bats', {}] }]],
    'charts',
    '@sheet-chart-basic',
  ),
  card(
    '@villain-vampire',
    [
      [
        'sheet-row-one',
        { low: 1, high: 1, what: ['sheet-happening', { name: ['chart-thirst', {}], what: ['x', {}] }] },
      ],
    ],
    'charts',
    '@sheet-chart-advanced',
  ),
];

describe('the Minion Chart', () => {
  it('is that of the side in use', () => {
    expect(chartOf(cards, { name: 'vampire', chart: 'basic' }).map((row) => [rowRange(row), rowBrings(row)])).toEqual([
      [[3, 4], 'minion-bats'],
    ]);
    expect(chartOf(cards, { name: 'vampire', chart: 'advanced' }).map((row) => [rowRange(row), rowBrings(row)])).toEqual([
      [[1, 1], 'chart-thirst'],
    ]);
  });
});
