import { describe, expect, it } from 'vitest';
import { byThing, cardThing, letters, minionSign, thingsOf } from './things';
import type { Place } from './types';

const where = new Map<string, Place[]>([
  ['encounter', [{ at: 'space', space: 'church' }]],
  ['collect', [{ at: 'space', space: 'church' }]],
  ['heal', [{ at: 'hero', seat: 0 }]],
  ['pass', []],
]);

describe('the things at which options are offered', () => {
  it('are what they point at', () => {
    expect(thingsOf('assign:sophie:1', [{ at: 'elder', elder: 'sophie' }, { at: 'hero', seat: 1 }])).toEqual([
      'elder:sophie',
      'hero:1',
    ]);
    expect(thingsOf('buy-lair', [{ at: 'deck', deck: 'lairs' }])).toEqual(['deck:lairs']);
    expect(thingsOf('die:3', [{ at: 'die', face: 3 }])).toEqual(['die:3']);
    expect(thingsOf('take:sword', [{ at: 'card', card: 'sword', hero: 2 }])).toEqual([cardThing('sword', 2)]);
    expect(thingsOf('buy:sword', [{ at: 'card', card: 'sword', hero: null }])).toEqual([cardThing('sword')]);
  });
  it('or a place on the page, for an answer', () => {
    expect(thingsOf('end-turn', [])).toEqual(['turn']);
    expect(thingsOf('amount:3', [])).toEqual(['question']);
  });
  it('gather their options', () => {
    const found = byThing([{ key: 'encounter' }, { key: 'heal' }, { key: 'collect' }, { key: 'pass' }], where);
    expect(found.get('space:church')?.map(({ key }) => key)).toEqual(['encounter', 'collect']);
    expect(found.get('hero:0')?.map(({ key }) => key)).toEqual(['heal']);
  });
});

describe('signs', () => {
  it('are single letters unless two are alike', () => {
    expect(letters(['Karl', 'Thomas', 'Isabella Von Took'])).toEqual(['K', 'T', 'I']);
    expect(letters(['Karl', 'Katarina', 'Thomas'])).toEqual(['Kr', 'Kt', 'T']);
    expect(
      new Set(letters(['Karl', 'Anne Marie', 'Jonathan Cooke', 'Thomas', 'Heinrich', 'Katarina', 'Victor', 'Isabella']))
        .size,
    ).toBe(8);
  });
  it('of Minions are those of the terminal', () => {
    expect(minionSign('bats')).toBe('Ba');
    expect(minionSign('@living-dead')).toBe('LD');
  });
});
