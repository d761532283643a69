import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  doorCentre,
  follow,
  inSight,
  laid,
  panned,
  PITCH,
  ROOM,
  squareCentre,
  viewBox,
  whole,
  zoomed,
  type Camera,
} from './geometry';
import type { Pieces, Room, Side } from './types';

function room(
  at: [number, number],
  doors: Partial<Record<Side, 'open' | 'unused' | 'dead'>>,
  squares?: string[],
): Room {
  const found = Object.fromEntries(Object.entries(doors).map(([side, state]) => [side, { state, secret: false }]));
  return {
    tile: 'R',
    turn: 0,
    at,
    hazard: false,
    entered: true,
    squares: squares ?? Array<string>(9).fill('.'),
    doors: found,
  };
}

function table(rooms: Room[], pawn: [number, number]): Pieces {
  return { rooms, pawn, turning: null, hand: {}, mind_deck: {} } as unknown as Pieces;
}

const window = { width: 600, height: 400 };

describe('squares and doors', () => {
  it('lie three by three in a room, doors in the middle of the walls', () => {
    expect(squareCentre([0, 0], 4)).toEqual({ x: 150, y: 150 });
    expect(squareCentre([-1, 1], 0)).toEqual({ x: -PITCH + 50, y: PITCH + 50 });
    expect(doorCentre([0, 0], 'E')).toEqual({ x: (PITCH + ROOM) / 2, y: 150 });
    expect(doorCentre([0, 0], 'E')).toEqual(doorCentre([1, 0], 'W'));
  });
});

describe('a tile being turned', () => {
  it('has the doors that the server says, and so have the rooms it meets', () => {
    const pieces = table([room([0, 0], { E: 'unused' }), room([1, 1], { N: 'unused', E: 'unused' })], [0, 5]);
    pieces.turning = {
      tile: 'T',
      hazard: true,
      room: 0,
      side: 'E',
      at: [1, 0],
      turns: {
        'turn:1': {
          squares: Array<string>(9).fill('.'),
          doors: { W: { state: 'open', secret: false }, N: { state: 'unused', secret: false } },
          meets: [
            { room: 0, side: 'E', state: 'open' },
            { room: 1, side: 'N', state: 'dead' },
          ],
        },
      },
    };
    const rooms = laid(pieces, 'turn:1') ?? [];
    expect(rooms[2]).toMatchObject({
      at: [1, 0],
      hazard: true,
      doors: { W: { state: 'open' }, N: { state: 'unused' } },
    });
    expect(rooms[0]?.doors.E?.state).toBe('open');
    expect(rooms[1]?.doors.N?.state).toBe('dead');
    expect(rooms[1]?.doors.E?.state).toBe('unused');
    expect(pieces.rooms[0]?.doors.E?.state).toBe('unused');
    expect(laid(pieces, 'turn:0')).toBeNull();
  });
});

describe('the window', () => {
  const bounds = boundsOf([
    [0, 0],
    [3, 0],
    [0, 5],
  ]);

  it('shows the whole maze', () => {
    const camera = whole(bounds, window);
    expect(bounds.width * camera.scale).toBeLessThanOrEqual(window.width + 1e-6);
    expect(bounds.height * camera.scale).toBeLessThanOrEqual(window.height + 1e-6);
    expect(camera.x).toBeCloseTo(bounds.x + bounds.width / 2);
  });

  it('does not blow up a small maze', () =>
    expect(whole(boundsOf([[0, 0]]), { width: 4000, height: 4000 }).scale).toBeLessThan(1));

  it('follows the Lost when the maze is too large, and keeps to its edges', () => {
    const small = { width: 340, height: 300 };
    const camera = follow(bounds, small, squareCentre([0, 5], 7));
    expect(camera.scale * 100).toBeGreaterThanOrEqual(44);
    expect(camera.y + small.height / camera.scale / 2).toBeCloseTo(bounds.y + bounds.height);
    expect(inSight(camera, small, squareCentre([0, 5], 7), 50)).toBe(true);
    expect(inSight(camera, small, squareCentre([3, 0], 4), 50)).toBe(false);
  });

  it('zooms so that what lies under the pointer stays there', () => {
    const camera: Camera = { x: 100, y: 50, scale: 0.5 };
    const under = { x: 500, y: 90 };
    const across = (at: Camera): number => at.x + (under.x - 300) / at.scale;
    const down = (at: Camera): number => at.y + (under.y - 200) / at.scale;
    const near = zoomed(camera, window, 1.7, under);
    expect(near.scale).toBeCloseTo(0.85);
    expect(across(near)).toBeCloseTo(across(camera));
    expect(down(near)).toBeCloseTo(down(camera));
    expect(zoomed(camera, window, 1000, under).scale).toBeLessThan(3);
    expect(zoomed(camera, window, 0.0001, under).scale).toBeGreaterThan(0.05);
  });

  it('cannot be moved away from the maze', () => {
    expect(panned({ x: 0, y: 0, scale: 1 }, bounds, 99999, -99999)).toEqual({
      x: bounds.x,
      y: bounds.y + bounds.height,
      scale: 1,
    });
  });

  it('is written as a view box', () =>
    expect(viewBox({ x: 0, y: 10, scale: 2 }, window)).toBe('-150.0 -90.0 300.0 200.0'));
});
