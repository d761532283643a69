import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal, Unreachable } from './api';
import { patiently } from './retry';

describe('a server that is asked patiently', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked again until it answers, and said to be away meanwhile', async () => {
    const ask = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Unreachable())
      .mockRejectedValueOnce(new Unreachable())
      .mockResolvedValue('here');
    const away: boolean[] = [];
    const answer = patiently(
      ask,
      () => false,
      (now) => away.push(now),
    );
    await vi.advanceTimersByTimeAsync(1000);
    expect([ask.mock.calls.length, away]).toEqual([1, [true]]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toBe('here');
    expect(away).toEqual([true, true, false]);
  });

  it('has refused what it refuses', async () => {
    const ask = vi
      .fn<() => Promise<string>>()
      .mockRejectedValue(new Refusal({ error: 'error-no-match', text: '' } as never, 404));
    const away = vi.fn<(now: boolean) => void>();
    await expect(patiently(ask, () => false, away)).rejects.toBeInstanceOf(Refusal);
    expect(ask).toHaveBeenCalledOnce();
    expect(away).not.toHaveBeenCalled();
  });

  it('is given up when the caller has left', async () => {
    let left = false;
    const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new Unreachable());
    const answer = patiently(
      ask,
      () => left,
      () => (left = true),
    );
    answer.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(answer).rejects.toBeInstanceOf(Unreachable);
    expect(ask).toHaveBeenCalledOnce();
  });
});
