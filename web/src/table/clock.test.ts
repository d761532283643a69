import { expect, test } from 'vitest';
import { timeLeft } from './clock';
import { Translations } from '../translations/translations.svelte';

const words = new Translations('en', 'web-clock-days = { $days } d { $hours } h');

test('time left is read as on a clock, and a second that has begun counts', () => {
  expect([0, 0.2, 59.5, 61, 3600, 7325.01, -3].map((seconds) => timeLeft(seconds, words))).toEqual([
    '0:00',
    '0:01',
    '1:00',
    '1:01',
    '1:00:00',
    '2:02:06',
    '0:00',
  ]);
  expect(timeLeft(2 * 86400 + 3 * 3600, words)).toBe('2 d 3 h');
});
