// The same cases are said by Python: tests/server/test_page.py.
import { expect, test } from 'vitest';
import type { Facts } from './shown';
import cases from './words.cases.json';
import { Words, type Reason } from './words.svelte';

const words = new Words('en', cases.source);

test.each([...cases.says, ...cases.tells])('%s %j', (message, facts, expected) => {
  expect(words.say(message as string, facts as Facts)).toBe(expected);
  expect(words.tell([message as string, facts as Facts])).toBe(expected);
});

test('a tree of reasons becomes lines', () => {
  const lines = words.reason(cases.reason.given as Reason).map(({ depth, text, rules }) => [depth, text, rules]);
  expect(lines).toEqual(cases.reason.lines);
});

test('other words replace the old ones', () => {
  const changing = new Words('en', 'hello = Hello');
  changing.fill('pl', 'hello = Cześć');
  expect(changing.say('hello')).toBe('Cześć');
  expect(changing.language).toBe('pl');
});

test('plural forms follow the language', () => {
  const polish = new Words('pl', 'left = { $n ->\n    [one] zapałka\n    [few] zapałki\n   *[other] zapałek\n  }');
  expect([1, 2, 5, 22].map((n) => polish.say('left', { n }))).toEqual(['zapałka', 'zapałki', 'zapałek', 'zapałki']);
});
