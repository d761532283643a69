import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Moments } from './moments.svelte';

/** The record that the server serves: how many entries it has; it is over with the last. */
const ENTRIES = 189;
let asked: string[] = [];
let answers: () => Response | Promise<Response> | null = () => null;

function moment(number: number, views: boolean): object {
  const view = { outcome: number === ENTRIES - 1 ? { name: 'won', winners: [0] } : null };
  const table = views ? { version: number + 1, view } : null;
  return {
    number,
    do: 'choose',
    seat: 0,
    version: number + 1,
    events: [{ event: `e${number}` }],
    table,
    back_to: null,
  };
}

function told(address: string): Response {
  const query = new URL(address, 'http://server').searchParams;
  const [start, count] = [Number(query.get('start')), Number(query.get('count'))];
  const numbers = Array.from({ length: Math.max(0, Math.min(count, ENTRIES - start)) }, (_, place) => start + place);
  const moments = numbers.map((number) => moment(number, query.get('views') !== 'false'));
  return new Response(JSON.stringify({ entries: ENTRIES, start, moments }));
}

const problem = (status: number): Response =>
  new Response(JSON.stringify({ error: 'error-x', text: 'no' }), { status });

vi.stubGlobal('fetch', async (address: string) => {
  asked.push(address);
  return (await answers()) ?? told(address);
});

/** What the effect of the screen does: follow again as long as that brings something new. */
async function settled(moments: Moments): Promise<void> {
  for (let before = -1; before !== asked.length;) {
    before = asked.length;
    moments.follow();
    await vi.advanceTimersByTimeAsync(0);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answers = () => null;
});
afterEach(() => void vi.useRealTimers());

test('at the end the story is told from the start, and the tables of it are not asked for', async () => {
  const moments = new Moments('m1');
  await settled(moments);
  moments.step(ENTRIES);
  expect(moments.story).toEqual([]);
  await settled(moments);
  expect(moments.at).toBe(ENTRIES - 1);
  expect(moments.story.map((each) => each.version)).toEqual(Array.from({ length: ENTRIES }, (_, place) => place + 1));
  expect(moments.log.length).toBe(41);
  const views = (each: string): boolean => !each.includes('views=false');
  expect([asked.filter(views).length, asked.length]).toEqual([2, 4]);
  // Going back from there shows the tables of that place.
  moments.at = 90;
  await settled(moments);
  expect(moments.table?.version).toBe(91);
});

test('on the way nothing but the next stretches is asked for', async () => {
  const moments = new Moments('m1');
  moments.at = 100;
  await settled(moments);
  expect(asked.some((each) => each.includes('views'))).toBe(false);
  expect([moments.story, moments.log.length]).toEqual([[], 21]);
});

test('who comes to a moment in the middle stays there until it is known how far the record goes', async () => {
  const moments = new Moments('m1');
  moments.at = 120;
  moments.step(1);
  expect(moments.at).toBe(120);
  await settled(moments);
  moments.step(1);
  expect(moments.at).toBe(121);
});

test('what did not come is asked for again, and then nothing is wrong any more', async () => {
  const moments = new Moments('m1');
  answers = () => problem(502);
  await settled(moments);
  expect([asked.length, moments.failure === null, moments.table]).toEqual([1, false, null]);
  answers = () => null;
  await vi.advanceTimersByTimeAsync(5000);
  expect([asked.length, moments.failure, moments.entries]).toEqual([2, null, ENTRIES]);
});

test('what the server does not give, and what is no longer looked at, is not asked for again', async () => {
  const refused = new Moments('m1');
  answers = () => problem(404);
  refused.follow();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([asked.length, refused.failure === null]).toEqual([1, false]);

  answers = () => Promise.reject(new TypeError('gone'));
  const left = new Moments('m1');
  left.follow();
  await vi.advanceTimersByTimeAsync(0);
  left.close();
  const other = new Moments('m1');
  other.follow();
  await vi.advanceTimersByTimeAsync(0);
  other.lookAs(0);
  expect(other.failure).toBeNull();
  answers = () => null;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked.length).toBe(3);
});
