import { expect, test } from 'vitest';
import type { Did, Told } from './shown';
import { counting, kept, newsOf } from './story';

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

test('what stands before an earlier taking back is judged by that one', () => {
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

test('to somebody who was away nothing is news that was taken back, nor what stood there before', () => {
  expect(newsOf([told(7), told(8), told(9, 'undo', 6)])).toEqual([]);
  expect(newsOf([told(7), told(8, 'undo', 6), told(9)]).map((each) => each.version)).toEqual([9]);
});
