// The same cases are said by Python: tests/server/http/test_page.py.
import { expect, test } from 'vitest';
import type { Facts } from '../protocol/shapes';
import cases from './translations.cases.json';
import { Translations, type Reason } from './translations.svelte';

const words = new Translations('en', cases.source);

test.each([...cases.says, ...cases.tells])('%s %j', (message, facts, expected) => {
  expect(words.say(message as string, facts as Facts)).toBe(expected);
  expect(words.tell([message as string, facts as Facts])).toBe(expected);
});

test('a tree of reasons becomes lines', () => {
  const lines = words.reason(cases.reason.given as Reason).map(({ depth, text, rules }) => [depth, text, rules]);
  expect(lines).toEqual(cases.reason.lines);
});

test('other words replace the old ones', () => {
  const changing = new Translations('en', 'hello = Hello');
  changing.fill('pl', 'hello = Cześć');
  expect(changing.say('hello')).toBe('Cześć');
  expect(changing.language).toBe('pl');
});

test('plural forms follow the language', () => {
  const polish = new Translations(
    'pl',
    'left = { $n ->\n    [one] zapałka\n    [few] zapałki\n   *[other] zapałek\n  }',
  );
  expect([1, 2, 5, 22].map((n) => polish.say('left', { n }))).toEqual(['zapałka', 'zapałki', 'zapałek', 'zapałki']);
});

test('a message is understood with all that it speaks of, wherever that stands', () => {
  const source = [
    'rain = { weather }, and { -town(case: "in") } { $n } { $n ->',
    '    [one] lamp',
    '   *[other] lamps',
    '  }',
    'weather = It rains { where }',
    'where =',
    '    over { -town }',
    '-town = { $case ->',
    '    [in] in Shadowbrook',
    '   *[plain] Shadowbrook',
    '  }',
  ].join('\n');
  const town = new Translations('en', source);
  expect(town.say('rain', { n: 1 })).toBe('It rains over Shadowbrook, and in Shadowbrook 1 lamp');
  expect(town.say('rain', { n: 3 })).toBe('It rains over Shadowbrook, and in Shadowbrook 3 lamps');
  expect(town.has('-town')).toBe(false);
});

test('the first of two messages of one name counts', () => {
  expect(new Translations('en', 'torch = Lantern\nother = x\ntorch = Torch').say('torch')).toBe('Lantern');
});

test('numbers are written as the language writes them', () => {
  const source = 'n = { $n }';
  expect([0, -7, 999, 1000, 2.5].map((n) => new Translations('en', source).say('n', { n }))).toEqual([
    '0',
    '-7',
    '999',
    '1,000',
    '2.5',
  ]);
  expect(new Translations('fr', source).say('n', { n: 2.5 })).toBe('2,5');
});
