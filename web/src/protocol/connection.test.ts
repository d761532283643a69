import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Socket } from './connection.svelte';

/** A line whose other end is the test. */
class Line implements Socket {
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  #number = 0;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }

  tell(message: object, skip = 0): void {
    this.#number += 1 + skip;
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify({ n: this.#number, ...message }) }));
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent('close', { code }));
  }
}

let lines: Line[] = [];
const line = (): Line => lines.at(-1) as Line;
const made: Connection[] = [];

function linked(): Connection {
  const link = new Connection('m1', 0, '', () => {
    lines.push(new Line());
    return line();
  });
  made.push(link);
  return link;
}

const table = (version: number): object => ({ version, view: { outcome: null, decision: { seat: 0 } } });

function welcome(version: number, more: object = {}): object {
  return {
    type: 'welcome',
    match: 'm1',
    game: 'fear-of-the-dark',
    state: 'playing',
    seat: 0,
    host: true,
    seats: [],
    terms: {},
    commitment: 'c',
    table: table(version),
    missed: [],
    more: false,
    chat: [],
    ...more,
  };
}

function greeted(version = 3): Connection {
  const link = linked();
  line().open();
  line().tell(welcome(version));
  return link;
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
});

afterEach(() => {
  for (const link of made.splice(0)) link.close();
  vi.useRealTimers();
});

test('it says hello, and the welcome shows the table', () => {
  const link = linked();
  expect(link.status).toBe('connecting');
  line().open();
  expect(line().sent).toEqual([{ type: 'hello', seat: 0, secret: '', version: null, muted: [], id: 1 }]);
  line().tell(welcome(3));
  expect([link.status, link.version, link.game, link.host]).toEqual(['open', 3, 'fear-of-the-dark', true]);
});

test('a choice is pending until its moment comes', () => {
  const link = greeted();
  expect(link.choose('walk')).toBe(true);
  expect(line().sent.at(-1)).toEqual({ type: 'choose', version: 3, key: 'walk', id: 2 });
  expect(link.pending).toBe(true);
  expect(link.choose('stay')).toBe(false);
  line().tell({ type: 'moment', table: table(4), events: [{ event: 'walked' }], re: 2 });
  expect([link.pending, link.version]).toEqual([false, 4]);
  expect(link.log).toEqual([
    { version: 4, events: [{ event: 'walked' }], did: 'choice', back_to: null, by: null, how: '' },
  ]);
  expect(link.unsure).toBe(false);
  expect(link.last).toEqual(link.log);
});

test('a refusal ends the wait and brings the table as it is', () => {
  const link = greeted();
  link.choose('walk');
  line().tell({ type: 'refused', reason: { error: 'error-stale-version' }, re: 2, table: table(5) });
  expect([link.pending, link.version, link.refusal?.error]).toEqual([false, 5, 'error-stale-version']);
  link.choose('walk');
  expect(link.refusal).toBeNull();
});

test('a gap in the numbers asks for what was missed, and nothing is told twice', () => {
  const link = greeted();
  line().tell({ type: 'moment', table: table(4), events: [{ event: 'a' }] });
  line().tell({ type: 'moment', table: table(6), events: [{ event: 'c' }] }, 1);
  expect(line().sent.at(-1)).toMatchObject({ type: 'hello', version: 4 });
  const missed = [5, 6].map((version) => ({ version, events: [{ event: version === 5 ? 'b' : 'c' }] }));
  line().tell(welcome(6, { missed }));
  expect(link.log.map((told) => told.version)).toEqual([4, 5, 6]);
  expect(link.log[1]?.events).toEqual([{ event: 'b' }]);
});

test('a line that breaks is opened again, later each time, with the version seen last', () => {
  const link = greeted(7);
  line().breaks();
  expect(link.status).toBe('waiting');
  vi.advanceTimersByTime(400);
  expect(lines.length).toBe(2);
  line().breaks();
  vi.advanceTimersByTime(370);
  expect(lines.length).toBe(2);
  vi.advanceTimersByTime(300);
  expect(lines.length).toBe(3);
  line().open();
  expect(line().sent[0]).toMatchObject({ type: 'hello', version: 7 });
  line().tell(welcome(8, { missed: [{ version: 8, events: [] }] }));
  expect([link.status, link.version]).toEqual(['open', 8]);
});

test('a choice that never arrived is sent again after a break', () => {
  const link = greeted(3);
  link.choose('walk');
  line().breaks();
  expect(link.pending).toBe(true);
  vi.advanceTimersByTime(400);
  line().open();
  line().tell(welcome(3));
  expect(line().sent.at(-1)).toMatchObject({ type: 'choose', version: 3, key: 'walk' });
});

test('a choice that did arrive is not sent again', () => {
  const link = greeted(3);
  link.choose('walk');
  line().breaks();
  vi.advanceTimersByTime(400);
  line().open();
  line().tell(welcome(4, { missed: [{ version: 4, events: [] }] }));
  expect(link.pending).toBe(false);
  expect(line().sent.map((message) => message['type'])).toEqual(['hello']);
});

test('a silent line is given up', () => {
  const link = greeted();
  vi.advanceTimersByTime(25_000);
  expect(line().sent.at(-1)).toMatchObject({ type: 'ping' });
  vi.advanceTimersByTime(10_000);
  expect(link.status).toBe('waiting');
});

test('a line that is alive stays', () => {
  const link = greeted();
  for (let minute = 0; minute < 8; minute += 1) {
    vi.advanceTimersByTime(25_000);
    line().tell({ type: 'pong', re: line().sent.at(-1)?.['id'] });
  }
  expect([link.status, lines.length]).toEqual(['open', 1]);
});

test('who is not let in does not knock again', () => {
  const link = linked();
  line().open();
  line().tell({ type: 'refused', reason: { error: 'error-not-your-seat', facts: { seat: 1 } }, re: 1 });
  expect([link.status, link.ended?.error]).toEqual(['ended', 'error-not-your-seat']);
  vi.advanceTimersByTime(60_000);
  expect(lines.length).toBe(1);
});

test('a good-bye for good ends it, another does not', () => {
  const link = greeted();
  line().tell({ type: 'bye', reason: 'error-restarting', again: true });
  line().breaks(1012);
  expect(link.status).toBe('waiting');
  vi.advanceTimersByTime(400);
  line().open();
  line().tell(welcome(3));
  line().tell({ type: 'bye', reason: 'error-seat-gone', again: false });
  expect([link.status, link.ended?.error]).toEqual(['ended', 'error-seat-gone']);
});

test('a match that does not exist is not looked for again', () => {
  const link = linked();
  line().breaks(4004);
  expect([link.status, link.ended?.error]).toEqual(['ended', 'error-no-such-match']);
});

test('questions are answered, or end with the line', async () => {
  const link = greeted();
  const odds = link.ask('odds', 'walk');
  const id = line().sent.at(-1)?.['id'];
  line().tell({ type: 'answer', about: 'odds', answer: { exact: true }, re: id });
  expect(await odds).toEqual({ exact: true });
  const lost = link.ask('details');
  line().breaks();
  expect(await lost).toBeNull();
});

test('what was told before comes in front of the log', () => {
  const link = greeted(3);
  line().tell({ type: 'moment', table: table(4), events: [] });
  link.remember([2, 3, 4].map((version) => ({ version, events: [] })));
  expect(link.log.map((told) => told.version)).toEqual([2, 3, 4]);
});

test('muting asks the server and forgets what was said', () => {
  const link = greeted();
  line().tell({ type: 'chat', line: { id: 1, seat: 1, name: 'Eve', text: 'boo', at: 0 } });
  expect(link.chat.length).toBe(1);
  link.mute([1]);
  expect(line().sent.at(-1)).toMatchObject({ type: 'mute', seats: [1] });
  expect(link.chat.length).toBe(0);
});

test('a taking back of which no one says how far makes the log be asked for, and that settles it', () => {
  const link = greeted(3);
  line().tell({ type: 'moment', table: table(4), events: [], did: 'undo', back_to: 2 });
  expect(link.unsure).toBe(false);
  line().tell({ type: 'moment', table: table(5), events: [], did: 'undo' });
  expect(link.unsure).toBe(true);
  link.remember([
    { version: 1, events: [], did: 'start', back_to: null },
    { version: 5, events: [], did: 'undo', back_to: 1 },
  ]);
  expect(link.unsure).toBe(false);
  expect(link.log.map((told) => told.back_to)).toEqual([null, 1]);
});

test('only a long absence is told of as one', () => {
  const link = greeted(3);
  const missed = [{ version: 4, events: [{ event: 'walked' }] }];
  line().breaks();
  vi.advanceTimersByTime(1000);
  line().open();
  line().tell(welcome(4, { missed }));
  expect(link.missed).toEqual([]);
  line().breaks();
  vi.advanceTimersByTime(20_000);
  line().open();
  line().tell(welcome(5, { missed: [{ version: 5, events: [{ event: 'fell' }] }], more: true }));
  expect(link.missed.map((told) => told.version)).toEqual([5]);
  expect(link.missedMore).toBe(true);
});

test('what was read of an absence is put aside, and the next one begins anew', () => {
  const link = linked();
  line().open();
  line().tell(welcome(300, { missed: told(299, 300), more: true }));
  link.putAside();
  expect([link.missed, link.missedMore]).toEqual([[], false]);
});

test('a player who asked to undo is told that another was against it', () => {
  const link = greeted();
  const ask = (request: object | null): void => line().tell({ type: 'undo-asked', request });
  ask({ seat: 0, agreed: [] });
  ask({ seat: 0, agreed: [1] });
  expect(link.declined).toBe(false);
  ask(null);
  expect([link.request, link.declined]).toEqual([null, true]);
  line().tell(moment(4));
  expect(link.declined).toBe(false);
  // What is granted comes as an update, and that the request is settled after it.
  ask({ seat: 0, agreed: [] });
  line().tell(moment(5));
  ask(null);
  expect(link.declined).toBe(false);
  // Nor is a player told who has only been asked.
  ask({ seat: 1, agreed: [] });
  ask(null);
  expect(link.declined).toBe(false);
});

test('a page that is shown again finds out at once whether its connection is dead', () => {
  const link = greeted();
  const before = line().sent.length;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(line().sent.slice(before)).toMatchObject([{ type: 'ping' }]);
  vi.advanceTimersByTime(10_000);
  expect(link.status).toBe('waiting');
});

test('what happens while the log is on its way may be unsure again', () => {
  const link = greeted(3);
  line().tell({ type: 'moment', table: table(4), events: [], did: 'undo' });
  line().tell({ type: 'moment', table: table(5), events: [], did: 'undo' });
  link.remember([{ version: 4, events: [], did: 'undo', back_to: 2 }]);
  expect(link.unsure).toBe(true);
  link.remember([]);
  expect(link.log.map((each) => each.version)).toEqual([4, 5]);
});

const moment = (version: number): object => ({
  type: 'moment',
  table: table(version),
  events: [{ event: `e${version}` }],
});
const told = (...versions: number[]): object[] =>
  versions.map((version) => ({ version, events: [{ event: `e${version}` }], did: 'choice', back_to: null }));
const said = (id: number): object => ({ id, seat: 1, name: 'Ben', text: `line ${id}`, at: 0 });

function backAgain(): void {
  line().breaks();
  vi.advanceTimersByTime(400);
  line().open();
}

test('a moment that comes before the welcome waits for what was missed', () => {
  const link = greeted(9);
  line().tell(moment(10));
  backAgain();
  line().tell(moment(13));
  expect(link.version).toBe(10);
  line().tell(welcome(13, { missed: told(11, 12, 13) }));
  expect(link.version).toBe(13);
  expect(link.log.map((each) => each.version)).toEqual([10, 11, 12, 13]);
  expect(link.last.map((each) => each.version)).toEqual([11, 12, 13]);
});

test('a moment that comes after the welcome follows what was missed', () => {
  const link = greeted(9);
  line().tell(moment(10));
  backAgain();
  line().tell(welcome(12, { missed: told(11, 12) }));
  line().tell(moment(13));
  expect(link.log.map((each) => each.version)).toEqual([10, 11, 12, 13]);
  expect(link.last.map((each) => each.version)).toEqual([13]);
});

test('a new browser is told what happened before the welcome, which tells nothing of it', () => {
  const link = linked();
  line().open();
  line().tell(moment(4));
  expect(link.table).toBeNull();
  line().tell(welcome(4));
  expect(link.log.map((each) => each.version)).toEqual([4]);
  expect(link.missed).toEqual([]);
});

test('a player who was away is told so even if something happens before the welcome', () => {
  const link = linked();
  line().open();
  line().tell(moment(4));
  line().tell(welcome(4, { missed: told(2, 3, 4) }));
  expect(link.missed.map((each) => each.version)).toEqual([2, 3, 4]);
  expect(link.log.map((each) => each.version)).toEqual([2, 3, 4]);
});

test('talk before the welcome stays, and none is there twice', () => {
  const link = greeted();
  line().tell({ type: 'chat', line: said(1) });
  backAgain();
  line().tell({ type: 'chat', line: said(3) });
  line().tell(welcome(3, { chat: [said(1), said(2)] }));
  expect(link.chat.map((each) => each.id)).toEqual([1, 2, 3]);
  backAgain();
  line().tell(welcome(3, { chat: [said(1), said(2), said(3), said(4)] }));
  line().tell({ type: 'chat', line: said(4) });
  expect(link.chat.map((each) => each.id)).toEqual([1, 2, 3, 4]);
});

test('what is said while the line is down is not taken for sent', () => {
  const link = greeted();
  expect(link.say('hello')).toBe(true);
  expect(line().sent.at(-1)).toMatchObject({ type: 'chat', text: 'hello' });
  line().breaks();
  expect(link.say('anybody?')).toBe(false);
});

test('a browser that missed more than the welcome tells asks for the log', () => {
  const link = greeted(9);
  line().tell(moment(10));
  backAgain();
  line().tell(welcome(300, { missed: told(299, 300), more: true }));
  expect(link.unsure).toBe(true);
});

test('a pause keeps the time that was left when it began, and what passes during it is no one’s', () => {
  const link = linked();
  line().open();
  line().tell(welcome(3, { clock: { seat: 0, left: 60, banks: [60] } }));
  const seats = { type: 'seats', seats: [], state: 'playing' };
  vi.advanceTimersByTime(5000);
  line().tell(seats);
  expect(link.clock?.left).toBe(60);
  vi.advanceTimersByTime(5000);
  line().tell({ ...seats, paused: true });
  expect(link.clock).toEqual({ seat: 0, left: 50, banks: [60] });
  vi.advanceTimersByTime(8000);
  line().tell({ ...seats, paused: true });
  vi.advanceTimersByTime(8000);
  line().tell(seats);
  expect([link.clock?.left, link.clockAt]).toEqual([50, Date.now()]);
  vi.advanceTimersByTime(70_000);
  line().tell({ ...seats, state: 'frozen', frozen: { entry: 4 } });
  expect(link.clock?.left).toBe(0);
});

test('a clock that counts down for no one stays so in a pause', () => {
  const link = linked();
  line().open();
  line().tell(welcome(3, { clock: { seat: null, left: null, banks: null } }));
  line().tell({ type: 'seats', seats: [], state: 'playing', paused: true });
  expect(link.clock).toEqual({ seat: null, left: null, banks: null });
});

const done = (version: number, more: object = {}): object => ({
  type: 'moment',
  table: { ...table(version), options: [{ key: 'roll' }] },
  events: [{ event: 'x' }],
  ...more,
});

function paced(): Connection {
  const link = greeted();
  link.reading = () => 1000;
  link.paced = () => true;
  return link;
}

test('what others do comes at reading speed, and is there at once when it is skipped', () => {
  const link = paced();
  for (const version of [4, 5, 6]) line().tell(done(version));
  expect([link.version, link.holds, link.log.length]).toEqual([4, true, 1]);
  vi.advanceTimersByTime(1000);
  expect([link.version, link.holds]).toEqual([5, true]);
  link.skip();
  expect([link.version, link.holds, link.log.map((told) => told.version)]).toEqual([6, false, [4, 5, 6]]);
});

test('what one has chosen oneself is shown at once, and so is what was taken back', () => {
  const link = paced();
  line().tell(done(4));
  line().tell(done(5));
  line().tell(done(6, { did: 'undo', back_to: 4 }));
  expect([link.version, link.holds]).toEqual([6, false]);
  line().tell(done(7));
  line().tell(done(8));
  expect([link.version, link.holds]).toEqual([6, true]);
  expect(link.choose('roll')).toBe(true);
  expect([link.version, line().sent.at(-1)]).toEqual([8, expect.objectContaining({ type: 'choose', version: 8 })]);
  line().tell(done(9, { re: line().sent.at(-1)?.['id'] }));
  expect([link.version, link.holds]).toEqual([9, false]);
});

test('what is no longer offered when all is shown is not chosen', () => {
  const link = paced();
  line().tell(done(4));
  line().tell(done(5));
  expect(link.choose('gone')).toBe(false);
  expect([link.version, link.pending]).toEqual([5, false]);
});

test('a line that is opened anew asks from what has come, not from what is shown', () => {
  const link = paced();
  line().tell(done(4));
  line().tell(done(5));
  line().breaks();
  vi.advanceTimersByTime(400);
  line().open();
  expect(line().sent[0]).toMatchObject({ type: 'hello', version: 5 });
  expect(link.log.length).toBe(2);
});

test('what came of my choice counts as having happened since, and what was taken without asking is no choice', () => {
  const link = greeted();
  expect(link.choseAt).toBe(-1);
  link.choose('roll');
  line().tell(done(4, { re: line().sent.at(-1)?.['id'] }));
  expect(link.choseAt).toBe(3);
  link.choose('roll', true);
  line().tell(done(5, { re: line().sent.at(-1)?.['id'] }));
  expect(link.choseAt).toBe(3);
  link.undo();
  line().tell(done(6, { re: line().sent.at(-1)?.['id'], did: 'undo', back_to: 3 }));
  expect(link.choseAt).toBe(6);
});

test('when the network is back it is tried at once, and soon again if that fails', () => {
  greeted();
  for (let time = 0; time < 6; time += 1) {
    line().breaks();
    vi.advanceTimersByTime(10_000);
  }
  const before = lines.length;
  line().breaks();
  dispatchEvent(new Event('online'));
  expect(lines.length).toBe(before + 1);
  line().breaks();
  vi.advanceTimersByTime(320);
  expect(lines.length).toBe(before + 2);
});
