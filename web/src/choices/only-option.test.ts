import { beforeEach, expect, test } from 'vitest';
import { settings } from '../app/settings.svelte';
import type { Connection } from '../protocol/connection.svelte';
import type { Did } from '../protocol/shapes';
import { OnlyOption, wanted } from './only-option.svelte';

beforeEach(() => {
  settings.takeOnly = true;
  settings.takeEnd = true;
  settings.takePay = true;
});

/** A connection at a question with these options; what is chosen over it. */
type Forced = '' | 'only' | 'end-turn' | 'payment';
function at(options: string[], forced: Forced, did: Did = 'choice', status = 'open') {
  const forced_key = forced ? options[0] : '';
  const chosen: [string, boolean][] = [];
  const link = {
    status,
    pending: false,
    version: 7,
    last: [{ version: 7, events: [], did }],
    table: { version: 7, view: {}, forced, forced_key, options: options.map((key) => ({ key, say: '', facts: {} })) },
    choose: (key: string, taken: boolean) => chosen.push([key, taken]) > 0,
  } as unknown as Connection;
  return { link, chosen };
}

test('the only option is taken, and said to be', () => {
  const only = new OnlyOption();
  const { link, chosen } = at(['go:W'], 'only');
  expect(only.takes(link)).toBe(true);
  only.take(link);
  expect(chosen).toEqual([['go:W', true]]);
});

test('what would tell opponents something, and what has two options, is asked', () => {
  expect(new OnlyOption().takes(at(['pass'], '').link)).toBe(false);
  expect(new OnlyOption().takes(at(['a', 'b'], '').link)).toBe(false);
});

test('the cheapest way to pay is taken, and asked for after a step back or where the person wants it', () => {
  const ways = ['play:move', 'discard:move', 'discard:clear'];
  const only = new OnlyOption();
  const { link, chosen } = at(ways, 'payment');
  expect(only.takes(link)).toBe(true);
  only.take(link);
  expect(chosen).toEqual([['play:move', true]]);
  expect(new OnlyOption().takes(at(ways, 'payment', 'undo').link)).toBe(false);
  settings.takePay = false;
  expect(new OnlyOption().takes(at(ways, 'payment').link)).toBe(false);
});

test('each of the two settings counts for its own kind', () => {
  settings.takeEnd = false;
  expect([wanted('only'), wanted('end-turn'), wanted('')]).toEqual([true, false, false]);
  settings.takeOnly = false;
  settings.takeEnd = true;
  expect([wanted('only'), wanted('end-turn')]).toEqual([false, true]);
});

test('who has gone back is asked, and so is who is offline', () => {
  for (const did of ['undo', 'redo', 'step-back'] as const)
    expect(new OnlyOption().takes(at(['go:W'], 'only', did).link)).toBe(false);
  expect(new OnlyOption().takes(at(['go:W'], 'only', 'choice', 'waiting').link)).toBe(false);
});

test('what was refused is not tried again', () => {
  const only = new OnlyOption();
  const { link, chosen } = at(['go:W'], 'only');
  only.take(link);
  only.take(link);
  expect(chosen).toHaveLength(1);
  expect(only.takes(link)).toBe(false);
});
