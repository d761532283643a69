import { describe, expect, it } from 'vitest';
import type { Event, Pieces, Purpose, Roll } from '../types';
import { boutOf, byAim, lastRolled, rollsOf, successes, tray } from './rolls';

const rolled = (purpose: Purpose, dice: number[], target = 0): Event => ({
  event: 'rolled',
  rule: '',
  facts: { hero: '@hero-karl', purpose, dice, target, d3: 0 },
  private: false,
});
const changed = (event: 'rerolled' | 'die-set', dice: number[]): Event => ({
  event,
  rule: '',
  facts: { hero: '@hero-karl', old: 1, n: 6, dice },
  private: false,
});
const table = (roll: Pieces['roll'] = null) => ({ roll, heroes: [{ hero: 'karl' }] }) as unknown as Pieces;

describe('dice', () => {
  it('are shown as their last change left them', () => {
    const [roll] = rollsOf([rolled('fight', [1, 5, 2], 5), changed('rerolled', [6, 5, 2]), changed('die-set', [6, 5, 2, 4])]);
    expect(roll).toMatchObject({ purpose: 'fight', hero: 'hero-karl', dice: [6, 5, 2, 4], target: 5 });
    expect(roll && successes(roll)).toBe(2);
  });
  it('of no die at all are not shown', () => {
    expect(rollsOf([rolled('fight', [], 5)])).toEqual([]);
  });
  it('stay until others are rolled', () => {
    const first = tray([], [rolled('move', [4])], table());
    expect(tray(first, [], table())).toEqual(first);
    expect(tray(first, [rolled('test', [5, 6], 5)], table()).map((roll) => roll.purpose)).toEqual(['test']);
  });
  it('of a fight are none of the next one, nor of the Showdown', () => {
    const fight = { hero: 0, foe: 'ghost' };
    const bouts = [{ fight }, { fight: { ...fight, hero: 1 } }, { showdown: {} }, { fight, showdown: {} }, {}];
    const names = bouts.map((pieces) => boutOf({ fight: null, showdown: null, ...pieces } as never));
    expect(new Set(names).size).toBe(5);
    expect(names.at(-1)).toBe('');
  });
  it('that were rolled before one came are found in the log', () => {
    const log = [{ events: [rolled('fight', [2, 3])] }, { events: [rolled('move', [4])] }, { events: [] }];
    expect(lastRolled(log)).toMatchObject([{ purpose: 'move', dice: [4] }]);
    expect(lastRolled([])).toEqual([]);
  });
  it('that are changed later keep what they were for', () => {
    const first = tray([], [rolled('fight', [1, 5], 5)], table());
    expect(tray(first, [changed('rerolled', [6, 5])], table())).toMatchObject([
      { purpose: 'fight', target: 5, dice: [6, 5] },
    ]);
  });
  it('on the table are shown once, as open', () => {
    const roll: Roll = { purpose: 'enemy', hero: 0, dice: [1, 6], aims: [0, 3], at: ['@hero-karl', '@elder-sophie'], target: 5 };
    const shown = tray([], [rolled('fight', [5, 5], 5), rolled('enemy', [1, 6], 5)], table(roll));
    expect(shown.map((each) => [each.purpose, each.open])).toEqual([
      ['fight', false],
      ['enemy', true],
    ]);
    expect(shown.slice(1).flatMap(byAim)).toEqual([
      { aim: 0, places: [0] },
      { aim: 3, places: [1] },
    ]);
    expect(shown[1]?.at[1]).toBe('@elder-sophie');
    expect(tray([], [changed('rerolled', [1, 6])], table(roll)).map((each) => each.purpose)).toEqual(['enemy']);
  });
});
