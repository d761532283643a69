import { describe, expect, it } from 'vitest';
import { apart, counters, isRoad, loops, pawns, plan } from './layout';
import type { Space } from '../types';

const LOOPS = [
  ['church', 'road-1', 'manor', 'road-2', 'fields', 'road-3', 'windmill', 'road-4', 'magistrates-office'],
  [
    'blacksmith',
    'covered-bridge',
    'olde-woods',
    'road-5',
    'crossroads',
    'road-6',
    'road-7',
    'abandoned-keep',
    'marsh',
    'doctors-office',
  ],
];
function board(): Space[] {
  const near = new Map<string, string[]>();
  const join = (one: string, other: string) => {
    near.set(one, [...(near.get(one) ?? []), other]);
    near.set(other, [...(near.get(other) ?? []), one]);
  };
  for (const loop of LOOPS)
    ['town-hall', ...loop].forEach((name, place, all) => join(name, all[place + 1] ?? 'town-hall'));
  return ['town-hall', ...LOOPS.flat()].map((name) => ({
    name,
    near: near.get(name) ?? [],
    minion: null,
    round: null,
    clues: 0,
    militia: 0,
  }));
}

describe('the map', () => {
  it('finds the two loops', () => {
    const found = loops(board());
    expect(found.map((loop) => loop.map((space) => space.name))).toEqual(LOOPS);
  });
  for (const upright of [false, true])
    it(`gives every space room within the frame, ${upright ? 'upright' : 'lying'}`, () => {
      const map = plan(board(), upright);
      expect(map.places.size).toBe(20);
      const all = [...map.places];
      for (const [name, at] of all) {
        expect(at.x).toBeGreaterThan(60);
        expect(at.x).toBeLessThan(map.width - 60);
        expect(at.y).toBeGreaterThan(100);
        expect(at.y).toBeLessThan(map.height - 60);
        for (const [other, there] of all)
          if (other !== name)
            expect(apart(at, there), `${name} and ${other}`).toBeGreaterThan(isRoad(name) || isRoad(other) ? 60 : 120);
      }
    });
});

describe('the pieces at a place', () => {
  it('stand next to each other, in two rows from five on', () => {
    expect(pawns(1, false)).toEqual([{ x: 0, y: 54 }]);
    for (const count of [2, 3, 4, 5, 8]) {
      const spots = pawns(count, false);
      expect(new Set(spots.map((spot) => `${spot.x} ${spot.y}`)).size).toBe(count);
      expect(new Set(spots.map((spot) => spot.y)).size).toBe(count > 4 ? 2 : 1);
      expect(spots.reduce((sum, spot) => sum + spot.x, 0)).toBeCloseTo(0);
    }
  });
  it('has foes at the left and help at the right, nothing twice in one spot', () => {
    const spots = counters({ name: 'manor', near: [], minion: 'bats', round: 'crows', clues: 3, militia: 1 }, [
      'sophie',
    ]);
    expect(spots.map((spot) => spot.what)).toEqual(['minion', 'round', 'clues', 'militia', 'elder']);
    expect(spots.filter((spot) => spot.x < 0).map((spot) => spot.what)).toEqual(['minion', 'round']);
    expect(new Set(spots.map((spot) => `${spot.x} ${spot.y}`)).size).toBe(5);
  });
});
