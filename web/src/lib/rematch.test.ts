import { afterEach, expect, test, vi } from 'vitest';
import { rematch } from './rematch';
import type { MatchShown } from './types/api';

const bodies: Record<string, unknown>[] = [];
vi.stubGlobal('fetch', (_: string, asked: RequestInit) => {
  bodies.push(JSON.parse(String(asked.body)) as Record<string, unknown>);
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

test('once more keeps our seats and the bots, and waits for the others', async () => {
  expect(await rematch(match)).toBe('next');
  expect(bodies[0]).toMatchObject({ game: 'a-touch-of-evil', settings: { heroes: '3' }, start: false });
  expect(bodies[0]?.['seats']).toEqual([
    { kind: 'human', name: 'Ann' },
    { kind: 'bot', agent: 'thumb', name: '' },
    { kind: 'open' },
  ]);
  expect(bodies[0]).not.toHaveProperty('pack_of');
});

test('once more asks for the pack of before', async () => {
  await rematch({ ...match, mine: [0, 2], pack: true });
  expect(bodies[0]).toMatchObject({ pack_of: 'before', start: true });
});
