import { expect, test } from 'vitest';
import { barredOf, whyNot } from './barred';
import { Words } from './words.svelte';

const words = new Words(
  'en',
  [
    'option-do = { $what }',
    'tiptoe = Tiptoe',
    'why-refused = Not now.',
    'why-dark = It is dark.',
    'why-far = Too far.',
  ].join('\n'),
);

test('what can be chosen is not barred, and what cannot says why instead of only that', () => {
  const wonders = [
    { key: 'do:move', say: 'option-do', facts: {}, why: null },
    {
      key: 'do:tiptoe',
      say: 'option-do',
      facts: { what: '@tiptoe' },
      why: { error: 'why-refused', rules: ['FD-1'], parts: [{ why: 'why-dark', rules: ['FD-LIGHT-03'] }] },
    },
    { key: 'go', say: 'tiptoe', facts: {}, why: { error: 'why-far', rules: ['X'] } },
  ];
  const barred = barredOf(wonders, words);
  expect(barred.map(({ key, label }) => [key, label])).toEqual([
    ['do:tiptoe', 'Tiptoe'],
    ['go', 'Tiptoe'],
  ]);
  expect(barred.map(whyNot)).toEqual(['It is dark.', 'Too far.']);
  expect(barred[0]?.lines[0]?.rules).toEqual(['FD-LIGHT-03']);
});
