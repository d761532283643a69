import { describe, expect, it } from 'vitest';
import { bonuses, chartOf, rowBrings, rowRange, type Card } from './cards';

const card = (name: string, sayings: unknown[], deck = 'town-items', text = '') =>
  ({ name, deck, text, sayings }) as unknown as Card;
const cards = [
  card('@card-sword', [
    ['static-combat', { n: 3 }],
    ['static-honor', { n: 1 }],
  ]),
  card('@card-torch', [['trigger', {}]]),
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

describe('where a Skill comes from', () => {
  it('is said card by card, and the rest', () => {
    expect(bonuses(cards, ['sword', 'torch', 'sword'], 'combat', 7)).toEqual({
      from: [
        { card: 'sword', amount: 3 },
        { card: 'sword', amount: 3 },
      ],
      rest: 1,
    });
    expect(bonuses([], ['sword'], 'combat', 3)).toEqual({ from: [], rest: 3 });
  });
});

describe('the Minion Chart', () => {
  it('is that of the side in use', () => {
    expect(chartOf(cards, 'vampire', false).map((row) => [rowRange(row), rowBrings(row)])).toEqual([
      [[3, 4], 'minion-bats'],
    ]);
    expect(chartOf(cards, 'vampire', true).map((row) => [rowRange(row), rowBrings(row)])).toEqual([
      [[1, 1], 'chart-thirst'],
    ]);
  });
});
