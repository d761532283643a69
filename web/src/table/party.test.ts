import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../app/settings.svelte';
import { Party } from './party.svelte';
import type { TableShown } from '../protocol/shapes';
import type { UndoRequest } from '../protocol/connection.svelte';
import type { MatchShown } from '../protocol/types/api';

/** What was sent, by the place of the line it went over. */
let sent: Record<string, unknown>[][] = [];
let party: Party;

beforeEach(() => {
  sent = [];
  vi.stubGlobal(
    'WebSocket',
    class {
      readyState = 1;
      #place = sent.push([]) - 1;
      send(text: string): void {
        sent[this.#place]?.push(JSON.parse(text) as Record<string, unknown>);
      }
      close(): void {
        this.readyState = 3;
      }
    },
  );
});

afterEach(() => {
  party.close();
  vi.unstubAllGlobals();
});

/** A screen with these seats, each on a side of its own, at which this seat is asked. */
function screen(mine: number[], asked: number): Party {
  party = new Party({ id: 'm1', mine } as unknown as MatchShown);
  for (const link of party.links) link.seats = [0, 1, 2].map((seat) => ({ seat, side: seat })) as never;
  turns(asked);
  return party;
}

function turns(asked: number): void {
  for (const link of party.links)
    link.table = { version: 1, view: { outcome: null, decision: { seat: asked } } } as unknown as TableShown;
  party.follow();
}

function requested(request: UndoRequest | null): void {
  for (const link of party.links) link.request = request;
}

const answers = (): unknown[] =>
  sent.map((line) => line.filter((each) => each['type'] === 'consent').map((each) => each['agree']));

test('a cover stays until a player says who it is, though the clock has played for the next one', () => {
  screen([0, 1], 0);
  expect(party.handing).toBe('cover');
  party.confirm();
  expect([party.handing, party.at]).toEqual(['no', 0]);
  turns(1);
  expect(party.handing).toBe('cover');
  // Time is up: it is the turn of the first one again, and the second may sit in front of the screen by now.
  turns(0);
  expect(party.handing).toBe('cover');
  party.confirm();
  expect([party.handing, party.at]).toEqual(['no', 0]);
});

test('at one screen those around it are asked for their consent, no matter who of them wants to undo', () => {
  screen([0, 1], 0);
  requested({ seat: 0, agreed: [] });
  expect(party.answering.map((link) => link.seat)).toEqual([1]);
  party.consent(true);
  expect(answers()).toEqual([[], [true]]);
});

test('a player who has agreed waits for the others and is not asked again', () => {
  screen([0, 1], 0);
  requested({ seat: 2, agreed: [0] });
  expect(party.answering.map((link) => link.seat)).toEqual([1]);
  requested({ seat: 2, agreed: [0, 1] });
  expect(party.answering).toEqual([]);
  expect(party.request?.seat).toBe(2);
});

test('all of ours agree, and one is enough to refuse', () => {
  screen([0, 1], 0);
  requested({ seat: 2, agreed: [] });
  party.consent(true);
  expect(answers()).toEqual([[true], [true]]);
  party.consent(false);
  expect(answers()).toEqual([[true, false], [true]]);
});

const clocked = { kind: 'move', seat: 1, left: 30 };

test('what bots do waits to be read, what people at this screen do does not, nor does anything by the clock', () => {
  screen([0, 1], 0);
  const link = party.links[0];
  const asked = (seat: number): TableShown => ({ version: 1, view: { outcome: null, decision: { seat } } }) as never;
  expect([2, 1, 0].map((seat) => link?.paced(asked(seat)))).toEqual([true, false, false]);
  for (const each of party.links) each.clock = clocked as never;
  expect(link?.paced(asked(2))).toBe(false);
  for (const each of party.links) each.clock = null;
  settings.pace = 'none';
  expect(link?.paced(asked(2))).toBe(false);
  settings.pace = 'calm';
});

test('who hands the screen on reads what only they may know, also where their turn ended without a question', () => {
  screen([0, 1], 0);
  party.confirm();
  const link = party.links[0];
  if (!link) throw new Error('no one sits here');
  link.choseAt = 3;
  link.log = [
    { version: 2, events: [{ event: 'old', private: true }] },
    { version: 4, events: [{ event: 'drawn', private: true }, { event: 'seen' }] },
    { version: 5, events: [{ event: 'turn-ended' }] },
  ] as never;
  link.last = link.log.slice(-1);
  turns(1);
  expect([party.handing, party.parting.flatMap((told) => told.events.map((each) => each['event']))]).toEqual([
    'parting',
    ['drawn'],
  ]);
});

test('no one is asked to read alone what is no secret', () => {
  screen([0, 1], 0);
  party.confirm();
  const link = party.links[0];
  if (!link) throw new Error('no one sits here');
  link.choseAt = 3;
  link.log = [{ version: 4, events: [{ event: 'drawn', private: true, quiet: true }, { event: 'seen' }] }] as never;
  turns(1);
  expect([party.handing, party.parting]).toEqual(['cover', []]);
});
