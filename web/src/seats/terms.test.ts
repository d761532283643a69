import { expect, test } from 'vitest';
import { Translations } from '../translations/translations.svelte';
import type { GameShown, MatchShown } from '../protocol/types/api';
import { teamOf } from './seats';
import { playing, termsOf, timeFields, timeTerms, USUAL_TIME } from './terms';

const words = new Translations(
  'en',
  `
setting-mode = Mode
setting-mode-team = In teams
setting-rare = Rare
setting-rare-on = on
web-table-kind = Played
web-table-kind-live = live
web-table-kind-days = over days
web-table-days = Time for a turn
web-days = { $days } days
web-clock = Clock
web-terms-clock-bank = { $time } and { $increment } s
web-terms-away = Away
web-terms-stand-in = after { $minutes } min: { $agent }
web-terms-no-stand-in = waits
web-agent-thumb = Thumb
web-undo-policy = Taking back
web-undo-policy-consent = if all agree
`,
);
const setting = (name: string, values: string[], seat: number | null = null) => ({
  name,
  values,
  default: values[0] ?? '2',
  rule: '',
  least: 0,
  most: 0,
  seat,
});
const game = {
  settings: [
    setting('mode', ['competitive', 'team']),
    setting('hero-1', ['random', 'karl'], 0),
    ...['a', 'b', 'c', 'd'].map((name) => setting(name, ['x'])),
    setting('rare', ['off', 'on']),
  ],
  rulings: [],
} as unknown as GameShown;
const match = {
  settings: { mode: 'team', rare: 'on' },
  rulings: {},
  terms: { kind: 'live', clock: 'bank', seconds: 600, increment: 5, away: 180, stand_in: 'thumb' },
  undo: 'consent',
  seats: [{}, {}],
} as unknown as MatchShown;

test('terms tell the first settings, others that are unusual, and how time goes; none that belongs to a seat', () => {
  const told = termsOf(match, game, words).map(({ name, value }) => `${name}: ${value}`);
  expect(told).toContain('Mode: In teams');
  expect(told).toContain('Rare: on');
  expect(told).toContain('Clock: 10:00 and 5 s');
  expect(told).toContain('Away: after 3 min: Thumb');
  expect(told.some((each) => each.includes('hero'))).toBe(false);
  const usual = { ...match, settings: { mode: 'team' } };
  expect(termsOf(usual, game, words).map(({ name }) => name)).not.toContain('Rare');
});

test('over days no clock of minutes and no stand-in for the absent is told', () => {
  expect(playing({ kind: 'days', clock: 'decision', seconds: 3 * 86400, away: 180 }, words)).toEqual([
    ['web-table-kind', 'over days'],
    ['web-table-days', '3 days'],
  ]);
});

test('what a form says of time is what the server takes, and leads back to the same form', () => {
  for (const time of [
    USUAL_TIME,
    { ...USUAL_TIME, clock: 'bank' as const, minutes: 20, increment: 10 },
    { ...USUAL_TIME, kind: 'days' as const, days: 3, away: 0 },
  ])
    expect(timeFields(timeTerms(time, true))).toEqual(time);
  expect(timeTerms({ ...USUAL_TIME, kind: 'days' }, false)).toMatchObject({ kind: 'live', clock: 'none' });
});

test('teams are counted where several seats win together but not all', () => {
  const seats = (sides: number[]) => sides.map((side, seat) => ({ seat, side }));
  expect([0, 1, 2, 3].map((seat) => teamOf(seats([0, 1, 0, 1]), seat))).toEqual([1, 2, 1, 2]);
  expect(teamOf(seats([0, 0, 0]), 1)).toBe(0);
  expect(teamOf(seats([0, 1, 2]), 1)).toBe(0);
});
