import { expect, test } from 'vitest';
import { commandOf, HELP, isWriting, placeOfSign, signAt } from './keys';

test('every option with a sign is found by it', () => {
  for (let place = 0; signAt(place); place += 1) {
    expect(placeOfSign(signAt(place))).toBe(place);
    expect(commandOf(signAt(place))).toBeNull();
  }
  expect(signAt(0)).toBe('1');
  expect(signAt(9)).toBe('a');
  expect(signAt(99)).toBe('');
});

test('commands are no options', () => {
  expect(['u', 'r', 'l', 'v', '?'].map(commandOf)).toEqual(['undo', 'redo', 'log', 'text', 'help']);
  expect(placeOfSign('u')).toBe(-1);
  expect(placeOfSign('Enter')).toBe(-1);
});

test('the help names every command by its key, and no other letter', () => {
  const named = HELP.filter(([key]) => key.length === 1 && key !== '␣').map(([key, says]) => [says, commandOf(key)]);
  expect(named).toEqual(
    ['undo', 'redo', 'odds', 'why', 'log', 'text', 'help'].map((command) => [`web-help-${command}`, command]),
  );
});

test('letters in a field are letters', () => {
  const field = document.createElement('input');
  const box = document.createElement('input');
  box.type = 'checkbox';
  expect([isWriting(field), isWriting(box), isWriting(document.body), isWriting(null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
