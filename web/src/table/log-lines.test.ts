import { expect, test } from 'vitest';
import type { Did, Facts, Told } from '../protocol/shapes';
import { counting, kept, linesOf, newsOf, partsOf } from './log-lines';
import { Translations } from '../translations/translations.svelte';

const told = (version: number, did: Did = 'choice', back_to: number | null = null): Told => ({
  version,
  events: [{ event: `at-${version}` }],
  did,
  back_to,
});
const gone = (log: Told[]): number[] => kept(log).flatMap((each) => (each.gone ? [each.told.version] : []));

test('what was told since the version that stands again is taken back', () => {
  const log = [told(1, 'start'), told(2), told(3), told(4), told(5, 'undo', 2)];
  expect(gone(log)).toEqual([3, 4]);
});

test('a taking back that led less far than a later one is within it', () => {
  const log = [told(1, 'start'), told(2), told(3), told(4, 'undo', 2), told(5, 'undo', 1), told(6)];
  expect(gone(log)).toEqual([2, 3]);
});

test('what comes before an earlier undo is judged by that one', () => {
  const log = [told(1, 'start'), told(2), told(3, 'undo', 1), told(4), told(5), told(6, 'undo', 4), told(7)];
  expect(gone(log)).toEqual([2, 5]);
});

test('what is made again counts, and what it was before does not', () => {
  const log = [told(1, 'start'), told(2), told(3, 'undo', 1), told(4, 'redo')];
  expect(gone(log)).toEqual([2]);
  expect(counting(log).map((each) => each.version)).toEqual([1, 3, 4]);
});

test('a step back from a defect takes back as well', () => {
  expect(gone([told(1, 'start'), told(2), told(3, 'step-back', 1)])).toEqual([2]);
});

test('to a player who was away nothing is news that was taken back, nor what stood there before', () => {
  expect(newsOf([told(7), told(8), told(9, 'undo', 6)])).toEqual([]);
  expect(newsOf([told(7), told(8, 'undo', 6), told(9)]).map((each) => each.version)).toEqual([9]);
});

test('to a player who was away nothing is news that they did themselves, nor what was before it', () => {
  const own = { ...told(8), own: true };
  expect(newsOf([told(7), own])).toEqual([]);
  expect(newsOf([told(7), own, told(9)]).map((each) => each.version)).toEqual([9]);
});

test('an event that only the picture shows has no line and is no news', () => {
  const step: Told = {
    version: 3,
    events: [{ event: 'walked', facts: {}, quiet: true }],
    did: 'choice',
    back_to: null,
  };
  const way: Told = {
    version: 4,
    events: [...step.events, { event: 'way-gone', facts: { steps: 2 } }],
    did: 'choice',
    back_to: null,
  };
  const words = new Translations('en', 'event-way-gone = You walk { $steps } squares.\n');
  expect(linesOf(step, words)).toEqual([]);
  expect(linesOf(way, words).map((line) => line.text)).toEqual(['You walk 2 squares.']);
  expect(newsOf([step, way]).map((each) => each.version)).toEqual([4]);
});

test('cards are opened from a line that lists them, also if there is only one', () => {
  const words = new Translations('en', 'card-lamp = Lamp\ncard-rope = Rope\n');
  const card = { deck: '', text: '', copies: 1, mark: '', facts: {}, sentences: [], flavour: '', keywords: [], plan: [] };
  const cards = ['@card-lamp', '@card-rope'].map((name) => ({ ...card, name }));
  const opened = (text: string, facts: Facts): (string | undefined)[] =>
    partsOf(text, facts, cards, words).flatMap((part) => part.card ?? []);
  expect(opened('You find Lamp.', { cards: ['@card-lamp'] })).toEqual(['@card-lamp']);
  expect(opened('You find Lamp, Rope.', { cards: ['@card-lamp', '@card-rope'] })).toEqual(['@card-lamp', '@card-rope']);
  expect(partsOf('It (Rope).', { card: '@card-rope' }, cards, words)).toEqual([
    { text: 'It ' },
    { text: 'Rope', card: '@card-rope', before: '(', after: ').' },
  ]);
  expect(opened('It is Rope.', { what: ['kept', { card: '@card-rope' }] })).toEqual(['@card-rope']);
});
