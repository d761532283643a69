import { afterEach, expect, test, vi } from 'vitest';
import { rematch, restart } from './rematch';
import type { MatchShown } from '../protocol/types/api';

const bodies: Record<string, unknown>[] = [];
let asked = '';
vi.stubGlobal('fetch', (to: string, { body }: RequestInit) => {
  asked = to;
  if (body) bodies.push(JSON.parse(String(body)) as Record<string, unknown>);
  return Promise.resolve(new Response(JSON.stringify({ match: { id: 'next' } }), { status: 201 }));
});
afterEach(() => void bodies.splice(0));

const match = {
  id: 'before',
  game: 'a-touch-of-evil',
  settings: { heroes: '3' },
  rulings: {},
  undo: 'consent',
  terms: {},
  mine: [0],
  pack: false,
  seats: [
    { seat: 0, kind: 'human', name: 'Ann' },
    { seat: 1, kind: 'bot', name: '', agent: 'thumb' },
    { seat: 2, kind: 'human', name: 'Ben' },
  ],
} as unknown as MatchShown;

test('once more leads to the one next game of the people at the table', async () => {
  expect(await rematch(match)).toBe('next');
  expect(asked).toBe('/api/v1/matches/before/again');
});

test('a restart keeps our seats and the bots', async () => {
  expect(await restart(match)).toBe('next');
  expect(bodies[0]).toMatchObject({ game: 'a-touch-of-evil', settings: { heroes: '3' }, start: false });
  expect(bodies[0]?.['seats']).toEqual([
    { kind: 'human', name: 'Ann' },
    { kind: 'bot', agent: 'thumb', name: '' },
    { kind: 'open' },
  ]);
  expect(bodies[0]).not.toHaveProperty('pack_of');
});

test('a restart asks for the pack of before', async () => {
  await restart({ ...match, mine: [0, 2], pack: true });
  expect(bodies[0]).toMatchObject({ pack_of: 'before', start: true });
});
