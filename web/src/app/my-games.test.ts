import { expect, test } from 'vitest';
import type { MatchShown } from '../protocol/types/api';
import { keepsWaiting, sorted, waitsForMe } from './my-games.svelte';
import { agoIn } from './ago';

const game = (id: string, more: Partial<MatchShown> = {}): MatchShown =>
  ({
    id,
    state: 'playing',
    mine: [0],
    my_turn: false,
    quiet_for: 10,
    created_at: 0,
    rematch: null,
    seats: [
      { seat: 0, kind: 'human', ready: false },
      { seat: 1, kind: 'human', ready: false },
    ],
    ...more,
  }) as unknown as MatchShown;

test('what waits for me comes first, then what can be played on, each with what moved last at its top', () => {
  const list = [
    game('over', { state: 'over', quiet_for: 1 }),
    game('theirs', { quiet_for: 5 }),
    game('mine, quiet', { my_turn: true, quiet_for: 900 }),
    game('mine', { my_turn: true, quiet_for: 60 }),
  ];
  expect(sorted(list).map((match) => match.id)).toEqual(['mine', 'mine, quiet', 'theirs', 'over']);
});

test('the next game waits for me until I am ready, and a lobby that no one asked me to does not', () => {
  const before = game('before', { state: 'over', rematch: 'next' });
  const next = game('next', { state: 'lobby' });
  expect(waitsForMe(next, [before, next])).toBe(true);
  expect(waitsForMe(next, [next])).toBe(false);
  const ready = { ...next, seats: next.seats.map((seat) => ({ ...seat, ready: true })) };
  expect(waitsForMe(ready, [before, ready])).toBe(false);
});

test('no one waits where one plays alone', () => {
  const alone = game('alone', { my_turn: true, seats: [{ seat: 0, kind: 'human' }, { seat: 1, kind: 'bot' }] as never });
  expect(waitsForMe(alone, [alone])).toBe(true);
  expect(keepsWaiting(alone, [alone])).toBe(false);
});

test('how long ago is said in whole units, as people say it', () => {
  expect([5, 65, 7200, 86400, 200_000].map((seconds) => agoIn('en', seconds))).toEqual([
    'now',
    '1 minute ago',
    '2 hours ago',
    'yesterday',
    '2 days ago',
  ]);
});
