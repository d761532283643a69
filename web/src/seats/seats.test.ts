import { expect, test } from 'vitest';
import { seatName } from './seats';
import { Translations } from '../translations/translations.svelte';

const words = new Translations('en', 'wait = { $who } is thinking\nweb-undo-agree = Agree');
const seats = (name: string): never => [{ seat: 0, kind: 'human', name, agent: '' }] as never;

test.each(['@ann', '@web-undo-agree', '@', '@ann+@web-undo-agree'])('a person may be called %s', (name) => {
  const said = words.say('wait', { who: seatName(seats(name), 0, words) });
  expect(said.replace('\u200b', '')).toBe(`${name} is thinking`);
});

test('any other name is said as it is', () => {
  expect(seatName(seats('Ann @ home'), 0, words)).toBe('Ann @ home');
});
