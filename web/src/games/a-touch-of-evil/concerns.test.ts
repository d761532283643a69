import { describe, expect, it } from 'vitest';
import { byThing, concerns, letters, minionSign } from './concerns';
import type { Hero, Pieces, Space } from './pieces';

const hero = (seat: number, name: string, at: string) =>
  ({ seat, hero: name, at, items: [], hand: null }) as unknown as Hero;
const space = (name: string, minion: string | null = null): Space => ({
  name,
  near: [],
  minion,
  round: null,
  clues: 0,
  militia: 0,
});
const pieces = {
  heroes: [hero(0, 'karl', 'church'), hero(1, 'thomas', 'manor')],
  elders: [{ name: 'sophie' }],
  villain: { name: 'vampire' },
  spaces: [space('town-hall'), space('church', 'bats'), space('manor')],
} as unknown as Pieces;

describe('what an option concerns', () => {
  it('is the space that it names', () => {
    expect(concerns('move:manor', pieces, 0)).toEqual(['space:manor']);
    expect(concerns('escape:road-3', pieces, 0)).toEqual(['space:road-3']);
  });
  it('is where the own Hero stands for what is done there', () => {
    expect(concerns('encounter', pieces, 1)).toEqual(['space:manor']);
    expect(concerns('collect:spirit', pieces, 0)).toEqual(['space:church']);
    expect(concerns('buy:sword', pieces, 0)).toEqual(['card:sword', 'space:church']);
  });
  it('is whoever is named', () => {
    expect(concerns('trade:1', pieces, 0)).toEqual(['hero:1']);
    expect(concerns('look:sophie', pieces, 0)).toEqual(['elder:sophie']);
    expect(concerns('assign:sophie:1', pieces, 0)).toEqual(['elder:sophie', 'hero:1']);
  });
  it('is whatever bears an ability', () => {
    expect(concerns('use:karl', pieces, 0)).toEqual(['hero:0']);
    expect(concerns('use:sophie', pieces, 0)).toEqual(['elder:sophie']);
    expect(concerns('resolve:vampire', pieces, 0)).toEqual(['villain']);
    expect(concerns('resolve:bats', pieces, 0)).toEqual(['space:church']);
    expect(concerns('resolve:hunt', pieces, 0)).toEqual(['space:church']);
    expect(concerns('resolve:curse:1', pieces, 0)).toEqual(['hero:1']);
    expect(concerns('use:yew-longbow:2', pieces, 0)).toEqual(['card:yew-longbow']);
  });
  it('is a die, a Skill, a Lair', () => {
    expect(concerns('die:3', pieces, 0)).toEqual(['die:3']);
    expect(concerns('skill:cunning', pieces, 0)).toEqual(['skill:cunning']);
    expect(concerns('showdown:1', pieces, 0)).toEqual(['lair:1', 'space:church']);
    expect(concerns('buy-lair', pieces, 0)).toEqual(['lairs']);
    expect(concerns('end-turn', pieces, 0)).toEqual(['turn']);
    expect(concerns('amount:3', pieces, 0)).toEqual(['question']);
  });
  it('is nothing of one’s own for a spectator', () => {
    expect(concerns('encounter', pieces, -1)).toEqual([]);
  });
  it('gathers the options of a thing', () => {
    const found = byThing([{ key: 'encounter' }, { key: 'heal' }, { key: 'collect' }, { key: 'pass' }], pieces, 0);
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
