import { describe, expect, it } from 'vitest';
import type { Worded } from '../board';
import { cardOption, concerns, pricesOf, targets } from './concerns';
import { squareOf, type Pieces } from './pieces';

const pieces = {
  pawn: [0, 5],
  rooms: [
    {
      at: [0, 0],
      doors: { E: { state: 'open' }, N: { state: 'unused' } },
      squares: ['.', '.', 'i1', '.', 'O', '.', '.', '.', 'L'],
    },
    { at: [1, 0], doors: { W: { state: 'open' } }, squares: ['.', '.', '.', 'O', '.', '.', '.', '.', '.'] },
  ],
  hand: { move: 1, scout: 1 },
  mind_deck: { move: 2, clear: 1 },
} as unknown as Pieces;

const option = (key: string, facts = {}): Worded => ({ key, say: 'option', facts });

describe('what an option concerns', () => {
  it.each([
    ['go:E', { room: 1, square: 3 }, 'step'],
    ['go:W', { room: 0, square: 4 }, 'step'],
    ['stop', { room: 0, square: 5 }, 'stay'],
    ['at:S', { room: 0, square: 8 }, 'reach'],
    ['at:here', { room: 0, square: 5 }, 'reach'],
    ['lock:1:9', { room: 1, square: 8 }, 'lock'],
    ['door:0:N', { room: 0, side: 'N' }, 'door'],
    ['wall:1:S', { room: 1, side: 'S' }, 'wall'],
  ])('%s: a place of the maze', (key, place, mark) => {
    expect(concerns(key, pieces)).toEqual([{ kind: 'place', place, mark }]);
  });

  it.each([
    ['play:move', 'hand', 'move'],
    ['discard:scout', 'hand', 'scout'],
    ['discard:clear', 'deck', 'clear'],
    ['take:move', 'deck', 'move'],
    ['lose-from-hand:move', 'hand', 'move'],
    ['lose-from-deck:move', 'deck', 'move'],
    ['lose-played:tiptoe', 'played', 'tiptoe'],
  ])('%s: a card', (key, zone, name) => {
    expect(concerns(key, pieces)).toEqual([{ kind: 'card', zone, name }]);
  });

  it.each([
    [
      'do:clear',
      [
        { room: 1, square: 3 },
        { room: 0, square: 4 },
      ],
    ],
    ['do:investigate', [{ room: 0, square: 2 }]],
    ['do:move', [{ room: 0, square: 5 }]],
    ['use:key', [{ room: 0, square: 8 }]],
    ['do:scout', []],
    ['do:light-a-match', []],
  ])('%s: also what it is for', (key, places) => {
    expect(concerns(key, pieces).flatMap((thing) => (thing.kind === 'place' ? [thing.place] : []))).toEqual(places);
  });

  it('scouting is for the unused door one stands at', () => {
    const there = { ...pieces, pawn: [0, 1] } as Pieces;
    expect(concerns('do:scout', there)).toContainEqual({ kind: 'place', place: { room: 0, side: 'N' }, mark: 'reach' });
  });

  it('is nothing on the board for giving up', () => expect(concerns('give-up', pieces)).toEqual([]));
});

describe('things on offer', () => {
  it('a card offers its cheapest option first', () => {
    const options = [option('play:move'), option('discard:move'), option('discard:scout')];
    expect(cardOption(options, pieces, 'hand', 'move')?.key).toBe('play:move');
    expect(cardOption(options, pieces, 'deck', 'move')).toBeUndefined();
  });

  it('a place is marked once', () => {
    const found = targets([option('go:N'), option('go:E'), option('at:E'), option('stop'), option('give-up')], pieces);
    expect(found.map((each) => each.option.key)).toEqual(['go:N', 'go:E', 'stop']);
  });

  it('an action tells its price', () => {
    expect(pricesOf(option('do:light-a-match', { price: '@price-match+@price-own-card' }))).toEqual([
      'match',
      'own-card',
    ]);
    expect(pricesOf(option('walk'))).toEqual([]);
  });
});

describe('a square', () => {
  it('is read from its word', () => {
    expect(squareOf('HO')).toEqual({ hole: true, obstruction: true, lock: false, item: 0, secret: 0 });
    expect(squareOf('i3')).toMatchObject({ item: 3, secret: 0 });
    expect(squareOf('s1L')).toMatchObject({ secret: 1, lock: true });
    expect(squareOf('.')).toEqual({ hole: false, obstruction: false, lock: false, item: 0, secret: 0 });
  });
});
