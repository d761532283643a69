import { expect, test } from 'vitest';
import { press, type Keyboard } from './keyboard';

/** What a key does at a table with three options. */
function pressed(key: string, more: Partial<KeyboardEvent> = {}, covered = false): string[] {
  const done: string[] = [];
  const keyboard: Keyboard = {
    options: ['north', 'east', 'stay'].map((name) => ({ key: name, say: '', facts: {} })),
    covered,
    commands: { undo: () => done.push('undo'), help: () => done.push('help') },
    choose: (option) => done.push(option),
    other: (event) => event.key === 'Enter' && done.push('other') > 0,
  };
  const event = { key, target: document.body, preventDefault: () => done.push('kept'), ...more };
  press(event as unknown as KeyboardEvent, keyboard);
  return done;
}

test('signs choose, letters do what they stand for, and another key what the screen says', () => {
  expect(pressed('2')).toEqual(['east', 'kept']);
  expect(pressed('u')).toEqual(['undo', 'kept']);
  expect(pressed('Enter')).toEqual(['other', 'kept']);
});

test('what means nothing here is left to the browser', () => {
  expect(pressed('9')).toEqual([]);
  expect(pressed('l'), 'a command that this screen has not').toEqual([]);
  expect(pressed('2', { ctrlKey: true })).toEqual([]);
  expect(pressed('2', { repeat: true })).toEqual([]);
  expect(pressed('2', { target: document.createElement('input') })).toEqual([]);
  expect(pressed('2', {}, true), 'something lies over the table').toEqual([]);
});
