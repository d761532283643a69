import { expect, test } from 'vitest';
import type { Connection } from '../protocol/connection.svelte';
import type { Did } from '../protocol/shapes';
import { Onward, type Next } from './onward.svelte';

/** A connection at a question; what is chosen over it leads to the next version. */
function at(version: number) {
  const chosen: string[] = [];
  const link = {
    version,
    pending: false,
    last: [{ version, events: [], did: 'choice' as Did }],
    table: { version, view: {} },
    choose: (key: string) => chosen.push(key) > 0,
  };
  const comes = (next: number, did: Did = 'choice'): void => {
    link.version = next;
    link.table = { version: next, view: {} };
    link.last = [{ version: next, events: [], did }];
  };
  return { link: link as unknown as Connection, chosen, comes };
}

/** To the east until the table has this version. */
const east =
  (goal: number): Next =>
  (table) =>
    table.version < goal ? 'go:E' : null;

test('what follows is chosen once at each question until it is over', () => {
  const onward = new Onward();
  const { link, chosen, comes } = at(1);
  onward.begin(link, east(4));
  onward.go(link);
  expect(chosen).toEqual([]);
  for (const version of [2, 3, 4]) {
    comes(version);
    onward.go(link);
    onward.go(link);
  }
  expect(chosen).toEqual(['go:E', 'go:E']);
  comes(2);
  expect(onward.key(link)).toBeNull();
});

test('a question in between is left to the person, and after it the walk goes on', () => {
  const onward = new Onward();
  const { link, chosen, comes } = at(1);
  onward.begin(link, (table) => (table.version === 2 ? undefined : 'go:E'));
  comes(2);
  onward.go(link);
  expect(chosen).toEqual([]);
  comes(3);
  onward.go(link);
  expect(chosen).toEqual(['go:E']);
});

test('who goes back has stopped', () => {
  const onward = new Onward();
  const { link, chosen, comes } = at(1);
  onward.begin(link, east(9));
  comes(2, 'undo');
  onward.go(link);
  comes(3);
  onward.go(link);
  expect(chosen).toEqual([]);
});
