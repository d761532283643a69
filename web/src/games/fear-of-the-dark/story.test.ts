import { describe, expect, it } from 'vitest';
import type { Facts, Told } from '../board';
import type { Pieces } from './types';
import { changeOf, echoOf, figuresOf, storyOf, trackOf, turnedOver } from './story';

const told = (...events: [string, Facts?][]): Told[] => [
  { version: 7, events: events.map(([event, facts = {}]) => ({ event, facts })) },
];
const pieces = { rooms: [{ at: [0, 0] }, { at: [1, 0] }] } as unknown as Pieces;
const barred: [string, Facts] = ['way-barred', { hazard: '@hazard-lockdown', room: 0, place: '@square-6' }];
const printed: [string, Facts] = ['token-placed', { token: '@token-lock', room: 1, place: '@square-2' }];

describe('cards turned over', () => {
  it('bring what came of them, but not the tokens printed in the room', () => {
    const cards = turnedOver(
      told(['hazard-turned', { hazard: '@hazard-terror' }], ['hazard-failed', { hazard: '@hazard-terror' }], printed),
    );
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({ deck: 'hazard', name: 'terror' });
    expect(cards[0]?.told.map(([message]) => message)).toEqual(['event-hazard-failed']);
  });

  it('tell of the way that a Collapse bars, and not of printed tokens', () => {
    const cards = turnedOver(told(['hazard-turned', { hazard: '@hazard-collapse' }], barred, printed));
    expect(cards[0]?.told.map(([message]) => message)).toEqual(['event-way-barred']);
  });

  it('may be found, and may be an Echo', () => {
    const cards = turnedOver(
      told(['echo-puts-back', { room: 0 }], ['secret-found', { secret: '@secret-secret-map', location: 2 }]),
    );
    expect(cards.map((card) => [card.deck, card.name])).toEqual([
      ['echo', 'echo'],
      ['secret', 'secret-map'],
    ]);
  });
});

describe('the light', () => {
  it('comes with a match and goes with the hand', () => {
    expect(changeOf(told(['match-lit']))).toBe('flare');
    expect(changeOf(told(['match-spent'], ['hand-blown-out']))).toBe('out');
    expect(changeOf(told(['walked']))).toBeNull();
  });
});

describe('an Echo', () => {
  it('was behind the door that was opened for it, not the next one', () => {
    const events = told(
      ['tile-revealed', { room: 1, side: '@side-S' }],
      ['echo-puts-back'],
      ['tile-revealed', { room: 0, side: '@side-W' }],
    );
    expect(echoOf(events, pieces, false)).toEqual([1, 1]);
  });

  it('that kills is where the game ended', () => {
    const events = told(['tile-revealed', { room: 0, side: '@side-N' }], ['hazard-turned'], ['game-over']);
    expect(echoOf(events, pieces, true)).toEqual([0, -1]);
    expect(echoOf(events, pieces, false)).toBeNull();
  });
});

describe('the story', () => {
  const log = told(
    ['match-lit', { matches: 5 }],
    ['hand-built', { matches: 5 }],
    ['walked', { room: 0, place: '@square-6' }],
    ['tile-revealed', { room: 0, side: '@side-E' }],
    ['room-placed', { room: 1 }],
    ['walked', { room: 1, place: '@square-4' }],
    ['hazard-turned', { hazard: '@hazard-lockdown' }],
    barred,
    printed,
    ['dark-falls'],
  );

  it('has a chapter for each room, and tells what a Hazard did in its place', () => {
    expect(storyOf(log).map(({ room, told }) => [room, told.map((line) => [line.sign, line.message[0]])])).toEqual([
      [0, [['match', 'event-hand-built']]],
      [
        1,
        [
          ['lockdown', 'event-way-barred'],
          ['dark', 'event-dark-falls'],
        ],
      ],
    ]);
  });

  it('counts', () => expect(figuresOf(log)).toEqual({ steps: 2, matches: 1, hazards: 1 }));

  it('draws the way from the centre of the start tile', () => {
    expect(trackOf(log, pieces)).toEqual([
      { x: 150, y: 150 },
      { x: 250, y: 150 },
      { x: 386, y: 150 },
    ]);
    expect(trackOf([], pieces)).toEqual([]);
  });
});
