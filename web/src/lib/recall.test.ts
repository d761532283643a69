import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { get } from './api';
import { Party } from './party.svelte';
import type { MatchShown } from './types/api';

vi.mock('./api', () => ({ get: vi.fn() }));

beforeEach(() => {
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
  party.link.unsure = true;
  party.lookUp();
  await vi.advanceTimersByTimeAsync(0);
  // The effect that looks up runs again when this changes.
  expect(party.link.unsure).toBe(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(party.link.unsure).toBe(true);
  asked.mockResolvedValueOnce({ moments: [{ version: 1, events: [] }] } as never);
  party.lookUp();
  await vi.advanceTimersByTimeAsync(0);
  expect([party.link.unsure, party.link.log.length]).toEqual([false, 1]);
  party.close();
});
