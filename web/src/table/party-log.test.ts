import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { get, Refusal } from '../protocol/api';
import { Party } from './party.svelte';
import type { MatchShown } from '../protocol/types/api';

vi.mock('../protocol/api', async (real) => ({ ...(await real<typeof import('../protocol/api')>()), get: vi.fn() }));

beforeEach(() => {
  vi.mocked(get).mockReset();
  vi.useFakeTimers();
  vi.stubGlobal(
    'WebSocket',
    class {
      readyState = 0;
      close(): void {
        this.readyState = 3;
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a log that could not be had is asked for again a little later', async () => {
  const party = new Party({ id: 'm1', mine: [0] } as unknown as MatchShown);
  const asked = vi.mocked(get).mockRejectedValueOnce(new Error('away'));
  asked.mockResolvedValueOnce({ moments: [{ version: 1, events: [] }] } as never);
  party.remember();
  party.lookUp();
  await vi.advanceTimersByTimeAsync(2000);
  expect([asked.mock.calls.length, party.link.log.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([party.link.unsure, party.link.log.length]).toEqual([false, 1]);
  party.close();
});

test('no one asks for a log any more who has left', async () => {
  const party = new Party({ id: 'm1', mine: [0] } as unknown as MatchShown);
  const asked = vi.mocked(get).mockRejectedValue(new Error('away'));
  party.remember();
  party.lookUp();
  await vi.advanceTimersByTimeAsync(0);
  party.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.mock.calls.length).toBe(1);
});

const moments = (first: number, last: number): object[] =>
  Array.from({ length: last - first + 1 }, (_, place) => ({ version: first + place, events: [] }));

test('a long log is read back to its beginning, and later only what is new in it', async () => {
  const party = new Party({ id: 'm1', mine: [0] } as unknown as MatchShown);
  const asked = vi.mocked(get);
  asked.mockResolvedValueOnce({ moments: moments(1201, 2200), more: true } as never);
  asked.mockResolvedValueOnce({ moments: moments(201, 1200), more: true } as never);
  asked.mockResolvedValueOnce({ moments: moments(1, 200), more: false } as never);
  party.remember();
  party.lookUp();
  // What changes meanwhile makes the effect run again, and nothing is asked for twice.
  party.lookUp();
  await vi.advanceTimersByTimeAsync(0);
  expect(party.link.log.map((told) => told.version)).toEqual(Array.from({ length: 2200 }, (_, place) => place + 1));
  expect(asked.mock.calls.map(([, how]) => how?.query)).toEqual([
    { seat: 0, after: 0, count: 1000 },
    { seat: 0, after: 0, count: 1000, before: 1201 },
    { seat: 0, after: 0, count: 1000, before: 201 },
  ]);
  party.link.unsure = true;
  asked.mockResolvedValueOnce({ moments: moments(2201, 2201), more: false } as never);
  party.lookUp();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.mock.lastCall?.[1]).toMatchObject({ query: { after: 2200 } });
  expect(party.link.log.length).toBe(2201);
  party.close();
});

test('a log that the server does not give is not asked for again', async () => {
  const party = new Party({ id: 'm1', mine: [0] } as unknown as MatchShown);
  vi.mocked(get).mockRejectedValueOnce(new Refusal({ error: 'error-not-your-seat', text: 'no' } as never, 403));
  party.remember();
  party.lookUp();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([vi.mocked(get).mock.calls.length, party.link.unsure]).toEqual([1, false]);
  party.close();
});

test('the logs of those who are not on the screen have time', async () => {
  const party = new Party({ id: 'm1', mine: [0, 1] } as unknown as MatchShown);
  const asked = vi.mocked(get).mockResolvedValue({ moments: moments(1, 3), more: false } as never);
  party.at = 1;
  party.remember();
  party.lookUp();
  await vi.advanceTimersByTimeAsync(0);
  expect(party.links.map((link) => link.log.length)).toEqual([0, 3]);
  party.at = 0;
  party.lookUp();
  await vi.advanceTimersByTimeAsync(0);
  expect(party.links.map((link) => link.log.length)).toEqual([3, 3]);
  expect(asked.mock.calls.length).toBe(2);
  party.close();
});
