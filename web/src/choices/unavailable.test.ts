import { expect, test } from 'vitest';
import { unavailableOf, whyNot } from './unavailable';
import { Translations } from '../translations/translations.svelte';

const words = new Translations(
  'en',
  [
    'option-do = { $what }',
    'tiptoe = Tiptoe',
    'why-refused = Not now.',
    'why-dark = It is dark.',
    'why-far = Too far.',
  ].join('\n'),
);

test('what can be chosen is not unavailable, and what cannot says why instead of only that', () => {
  const wonders = [
    { key: 'do:move', say: 'option-do', facts: {}, where: [], why: null },
    {
      key: 'do:tiptoe',
      say: 'option-do',
      facts: { what: '@tiptoe' },
      where: [],
      why: { error: 'why-refused', rules: ['FD-1'], parts: [{ why: 'why-dark', rules: ['FD-LIGHT-03'] }] },
    },
    { key: 'go', say: 'tiptoe', facts: {}, where: [], why: { error: 'why-far', rules: ['X'] } },
  ];
  const unavailable = unavailableOf(wonders, words);
  expect(unavailable.map(({ key, label }) => [key, label])).toEqual([
    ['do:tiptoe', 'Tiptoe'],
    ['go', 'Tiptoe'],
  ]);
  expect(unavailable.map(whyNot)).toEqual(['It is dark.', 'Too far.']);
  expect(unavailable[0]?.lines[0]?.rules).toEqual(['FD-LIGHT-03']);
});
