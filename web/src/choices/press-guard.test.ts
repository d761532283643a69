// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { QUIET, PressGuard } from './press-guard.svelte';

/** A press as the browser tells it, at a time, by a person or by a script. */
function press(type: string, timeStamp: number, more: { key?: string; isTrusted?: boolean } = {}): Event {
  return { type, timeStamp, isTrusted: true, ...more } as unknown as Event;
}

/** A question that is drawn when the test says so. */
function table() {
  let time = 0;
  let draw: () => void = () => undefined;
  const waiting: { what: () => void; at: number }[] = [];
  const pressGuard = new PressGuard({
    now: () => time,
    drawn: () => new Promise((done) => (draw = done)),
    later: (what, after) => void waiting.push({ what, at: time + after }),
  });
  return {
    pressGuard,
    async drawnAt(now: number) {
      time = now;
      draw();
      await Promise.resolve();
      await Promise.resolve();
    },
    comesTo(now: number) {
      time = now;
      for (const { what } of waiting.filter(({ at }) => at <= now)) what();
    },
    takes(...presses: Event[]): boolean {
      for (const each of presses) pressGuard.notice(each);
      return pressGuard.takes;
    },
  };
}

describe('a new question', () => {
  it('takes no press before it has been drawn, however long that takes', () => {
    const { pressGuard, takes } = table();
    pressGuard.asks('one');
    expect(takes(press('pointerdown', 900), press('click', 950))).toBe(false);
    expect(takes(press('keydown', 5000, { key: '1' }))).toBe(false);
  });

  it('takes no press of mouse, finger or key for a moment after it was drawn, and every one thereafter', async () => {
    const { pressGuard, takes, drawnAt } = table();
    pressGuard.asks('one');
    await drawnAt(1000);
    for (const early of [1000, 1180, 1000 + QUIET - 1]) {
      expect(takes(press('pointerdown', early), press('click', early + 40))).toBe(false);
      expect(takes(press('keydown', early, { key: '1' }))).toBe(false);
      expect(takes(press('keydown', early, { key: 'Enter' }), press('click', early))).toBe(false);
    }
    const late = 1000 + QUIET;
    expect(takes(press('pointerdown', late), press('click', late + 40))).toBe(true);
    expect(takes(press('keydown', late, { key: '1' }))).toBe(true);
    expect(takes(press('keydown', late, { key: ' ' }), press('click', late + 90))).toBe(true);
  });

  it('does not take a press that began before it and ends after the moment', async () => {
    const { pressGuard, takes, drawnAt } = table();
    pressGuard.asks('one');
    await drawnAt(1000);
    expect(takes(press('pointerdown', 990), press('click', 1500))).toBe(false);
    expect(takes(press('pointerdown', 1600), press('click', 1700))).toBe(true);
  });

  it('takes a click that comes without pointer and key from when it comes, and a script whenever it wants', async () => {
    const { pressGuard, takes, drawnAt } = table();
    pressGuard.asks('one');
    expect(takes(press('click', 1, { isTrusted: false }))).toBe(true);
    await drawnAt(1000);
    expect(takes(press('click', 1100))).toBe(false);
    // The key that moved there is not the press.
    expect(takes(press('keydown', 900, { key: 'Tab' }), press('click', 1400))).toBe(true);
  });

  it('starts the moment anew with every other question, and not when the same is told again', async () => {
    const { pressGuard, takes, drawnAt, comesTo } = table();
    pressGuard.asks('one');
    await drawnAt(1000);
    comesTo(1000 + QUIET);
    expect(pressGuard.fresh).toBe(false);
    pressGuard.asks('one');
    expect(takes(press('keydown', 1400, { key: '1' }))).toBe(true);
    pressGuard.asks('two');
    expect(pressGuard.fresh).toBe(true);
    expect(takes(press('keydown', 1400, { key: '1' }))).toBe(false);
    await drawnAt(2000);
    expect(takes(press('keydown', 2100, { key: '1' }))).toBe(false);
    comesTo(2000 + QUIET);
    expect(pressGuard.fresh).toBe(false);
    // Nothing is asked: nothing has to be waited for.
    pressGuard.asks('');
    expect(takes(press('keydown', 2350, { key: '1' }))).toBe(true);
  });
});
