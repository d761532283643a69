import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pace, readingTime } from './pace';
import type { Told } from './shapes';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const told = (...events: object[]): Told[] => [{ version: 1, events: events as Told['events'] }];

describe('the time to read what was done', () => {
  it('grows with its lines, to an end', () => {
    const times = [1, 2, 8, 40].map((many) => readingTime(told(...Array.from({ length: many }, () => ({ event: 'x' }))), 'calm'));
    expect(times).toEqual([1150, 1700, 5000, 6000]);
  });

  it('is none for what has no line, and the same for all who look', () => {
    expect(readingTime(told({ event: 'x', quiet: true }, { event: 'y', private: true }), 'calm')).toBe(0);
  });

  it('is what the person wants', () => {
    expect([readingTime(told({ event: 'x' }), 'quick'), readingTime(told({ event: 'x' }), 'none')]).toEqual([575, 0]);
  });
});

describe('what comes too fast', () => {
  function paced(): { pace: Pace; seen: string[]; held: boolean[]; add(name: string, time?: number): void } {
    const [seen, held]: [string[], boolean[]] = [[], []];
    const pace = new Pace((holds) => held.push(holds));
    const add = (name: string, time = 1000): void =>
      pace.add(() => {
        seen.push(name);
        pace.stays(time);
      });
    return { pace, seen, held, add };
  }

  it('comes one after another, each with its time, and nothing waits after the last', () => {
    const { seen, held, add } = paced();
    add('a');
    add('b', 500);
    add('c');
    expect([seen, held]).toEqual([['a'], [true]]);
    vi.advanceTimersByTime(999);
    expect(seen).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['a', 'b']);
    vi.advanceTimersByTime(500);
    expect([seen, held]).toEqual([
      ['a', 'b', 'c'],
      [true, false],
    ]);
  });

  it('comes at once, in its order, when it is skipped', () => {
    const { pace, seen, held, add } = paced();
    for (const name of 'abcd') add(name);
    pace.skip();
    expect([seen.join(''), held, pace.holds]).toEqual(['abcd', [true, false], false]);
    add('e');
    expect(seen).toContain('e');
  });

  it('goes faster the more of it waits', () => {
    const { pace, seen } = paced();
    for (let count = 0; count < 61; count++)
      pace.add(() => {
        seen.push(String(count));
        pace.stays(1000);
      });
    vi.advanceTimersByTime(2000);
    expect(seen.length).toBeGreaterThan(3);
  });

  it('is answered once, when it can have been read, and not once something else has come', () => {
    const { pace, seen } = paced();
    const answer = vi.fn();
    pace.stays(1000);
    pace.add(answer, true);
    pace.add(answer, true);
    vi.advanceTimersByTime(1000);
    expect(answer).toHaveBeenCalledTimes(1);
    pace.stays(1000);
    pace.add(answer, true);
    pace.skip(false);
    vi.advanceTimersByTime(5000);
    expect([answer.mock.calls.length, seen, pace.holds]).toEqual([1, [], false]);
  });
});
