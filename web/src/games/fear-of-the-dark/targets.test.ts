import { describe, expect, it } from 'vitest';
import type { Worded } from '../board';
import { cardOption, isAtCard, pricesOf, targets } from './targets';
import type { Place } from './types';
import { squareOf } from './view';

const option = (key: string, facts = {}): Worded => ({ key, say: 'option', facts });
const square = (room: number, at: number): Place => ({ at: 'square', room, square: at });
const where = new Map<string, Place[]>([
  ['go:N', [{ at: 'side', room: 0, side: 'N' }]],
  ['go:E', [square(1, 3)]],
  ['at:E', [square(1, 3)]],
  ['stop', [square(0, 5)]],
  ['do:clear', [square(1, 3), square(0, 4)]],
  ['give-up', []],
  ['play:move', [{ at: 'mind-card', card: 'move', zone: 'hand' }]],
  ['discard:move', [{ at: 'mind-card', card: 'move', zone: 'hand' }]],
  ['take:move', [{ at: 'mind-card', card: 'move', zone: 'deck' }]],
]);

describe('things on offer', () => {
  it('a card offers its cheapest option first', () => {
    const options = [option('play:move'), option('discard:move')];
    expect(cardOption(options, where, 'hand', 'move')?.key).toBe('play:move');
    expect(cardOption(options, where, 'deck', 'move')).toBeUndefined();
    expect(isAtCard(where, 'take:move', 'deck', 'move')).toBe(true);
    expect(isAtCard(where, null, 'deck', 'move')).toBe(false);
  });

  it('a card of the hand offers its own action', () => {
    const places = new Map<string, Place[]>([['do:move', [{ at: 'mind-card', card: 'move', zone: 'hand' }, square(0, 4)]]]);
    expect(cardOption([option('do:move'), option('do:scout')], places, 'hand', 'move')?.key).toBe('do:move');
    expect(cardOption([option('do:scout')], places, 'hand', 'scout')).toBeUndefined();
  });

  it('a place is marked once, by the first option', () => {
    const found = targets([option('go:N'), option('go:E'), option('at:E'), option('stop'), option('give-up')], where);
    expect(found.map((each) => [each.option.key, each.mark])).toEqual([
      ['go:N', 'step'],
      ['go:E', 'step'],
      ['stop', 'stay'],
    ]);
  });

  it('an action is offered at all that it could be done to', () => {
    expect(targets([option('do:clear')], where).map((each) => each.mark)).toEqual(['reach', 'reach']);
  });

  it('an action tells its price', () => {
    expect(pricesOf(option('do:light-a-match', { price: '@price-match+@price-own-card' }))).toEqual([
      'match',
      'own-card',
    ]);
    expect(pricesOf(option('stop'))).toEqual([]);
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
