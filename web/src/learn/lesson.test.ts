import { beforeEach, expect, test } from 'vitest';
import { freshAt, keepProgress, progressOf, toldAt } from './lesson';
import type { Lesson } from '../protocol/types/api';

function lesson(...versions: number[]): Lesson {
  const moves = versions.map((version) => ({
    step: 0,
    key: 'go',
    table: { version, view: {} },
    replies: {},
    shown: true,
  }));
  const last = versions.at(-1) ?? 0;
  const told = Array.from({ length: last }, (_, at) => ({ version: at + 1, events: [{ event: `e${at + 1}` }] }));
  return { game: 'candle', seat: 0, seats: 2, steps: [], moves, told } as unknown as Lesson;
}

const versionsOf = (told: { version: number }[]): number[] => told.map((each) => each.version);

beforeEach(() => localStorage.clear());

test('a move knows what was told before it, and what just happened, by whomever', () => {
  const both = lesson(1, 2, 6);
  expect(versionsOf(toldAt(both, 1))).toEqual([1, 2]);
  expect(versionsOf(freshAt(both, 0))).toEqual([1]);
  expect(versionsOf(freshAt(both, 2))).toEqual([3, 4, 5, 6]);
});

test('two readings at one table tell nothing twice', () => {
  expect(freshAt(lesson(1, 1), 1)).toEqual([]);
});

test('one goes on where one was, and a lesson that was finished stays finished', () => {
  const three = lesson(1, 2, 3);
  expect(progressOf(three)).toEqual({ move: 0, moves: 3, done: false });
  keepProgress(three, 1);
  expect(progressOf(three)).toEqual({ move: 1, moves: 3, done: false });
  keepProgress(three, 2);
  keepProgress(three, 0);
  expect(progressOf(three)).toEqual({ move: 0, moves: 3, done: true });
});

test('a lesson that has changed begins anew', () => {
  keepProgress(lesson(1, 2, 3), 1);
  expect(progressOf(lesson(1, 2, 3, 4)).move).toBe(0);
});

test('what cannot be read is no progress', () => {
  localStorage.setItem('duskbox-lessons', '{"candle":');
  expect(progressOf(lesson(1, 2)).move).toBe(0);
  localStorage.setItem('duskbox-lessons', '{"candle":{"move":-1,"moves":2}}');
  expect(progressOf(lesson(1, 2)).move).toBe(0);
});
