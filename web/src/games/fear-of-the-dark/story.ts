// What events mean to the board: cards that were turned over, light that came or went, an Echo, and at the end the story of the run.
import type { Facts, Saying, Told } from '../board';
import { neighbour, squareCentre, type Point } from './geometry';
import type { Pieces, Side } from './pieces';

interface Event {
  event: string;
  facts: Facts;
}

export function eventsOf(told: readonly Told[]): Event[] {
  return told.flatMap((moment) =>
    moment.events.map((each) => ({ event: String(each['event']), facts: (each['facts'] ?? {}) as Facts })),
  );
}

/** A card that was turned over, and what came of it. */
export interface Turned {
  id: string;
  deck: 'hazard' | 'item' | 'secret' | 'echo';
  name: string;
  told: Saying[];
}

const FINDS: Record<string, 'hazard' | 'item' | 'secret'> = {
  'hazard-turned': 'hazard',
  'item-found': 'item',
  'item-seen': 'item',
  'secret-found': 'secret',
};
/** What can come of a card, in the same breath. */
const FOLLOWS = new Set([
  'hazard-failed',
  'nothing-happens',
  'terror',
  'knock-out',
  'hand-blown-out',
  'leak-placed',
  'token-placed',
  'token-missing',
  'secret-useless',
  'lever-useless',
]);

export function turnedOver(told: readonly Told[]): Turned[] {
  const cards: Turned[] = [];
  // A Collapse or a Lockdown throws one token down; the others are printed in the new room.
  let thrown = false;
  const version = told.at(-1)?.version ?? 0;
  for (const { event, facts } of eventsOf(told)) {
    const deck = FINDS[event];
    const last = cards.at(-1);
    if (deck) {
      const name = String(facts[deck]).replace(`@${deck}-`, '');
      const found: Saying[] = deck === 'hazard' ? [] : [[`event-${event}`, facts]];
      cards.push({ id: `${version}-${cards.length}`, deck, name, told: found });
      thrown = name === 'collapse' || name === 'lockdown';
    } else if (event === 'echo-vanishes') {
      cards.push({ id: `${version}-${cards.length}`, deck: 'echo', name: 'echo', told: [[`event-${event}`, facts]] });
    } else if (last && FOLLOWS.has(event) && (thrown || !event.startsWith('token-'))) {
      thrown = false;
      last.told.push([`event-${event}`, facts]);
    }
  }
  return cards;
}

/** Whether the light has just come or gone. */
export function changeOf(told: readonly Told[]): 'flare' | 'out' | null {
  let change: 'flare' | 'out' | null = null;
  for (const { event } of eventsOf(told)) {
    if (event === 'match-lit' || event === 'match-spent') change = 'flare';
    if (event === 'dark-falls' || event === 'hand-blown-out') change = 'out';
  }
  return change;
}

/** The cell where a Dark Echo has just faded, or killed. */
export function echoOf(told: readonly Told[], pieces: Pieces, killed: boolean): [number, number] | null {
  let door: { room: number; side: Side } | null = null;
  let echo: [number, number] | null = null;
  const events = eventsOf(told);
  for (const { event, facts } of events) {
    if (event === 'tile-revealed')
      door = { room: Number(facts['room']), side: String(facts['side']).slice(-1) as Side };
    if (door && (event === 'echo-vanishes' || (killed && event === 'game-over'))) {
      const room = pieces.rooms[door.room];
      if (room) echo = neighbour(room.at, door.side);
    }
  }
  return echo;
}

/** The way of the pawn, square by square, from the centre of the start tile. */
export function trackOf(log: readonly Told[], pieces: Pieces): Point[] {
  const start = pieces.rooms[0];
  if (!start || log.length === 0) return [];
  const track = [squareCentre(start.at, 4)];
  for (const { event, facts } of eventsOf(log)) {
    const room = pieces.rooms[Number(facts['room'])];
    const place = /^@square-(\d)$/.exec(String(facts['place']))?.[1];
    if (event === 'walked' && room && place) track.push(squareCentre(room.at, Number(place) - 1));
  }
  return track;
}

/** A stretch of the story: the room in which it begins, and what happened worth telling. */
export interface Chapter {
  room: number;
  told: { sign: string; saying: Saying }[];
}

const SIGNS: Record<string, string> = {
  'match-lit': 'match',
  'match-spent': 'match',
  'dark-falls': 'dark',
  'hazard-turned': 'hazard',
  terror: 'terror',
  'knock-out': 'knock-out',
  'hand-blown-out': 'draught',
  'leak-placed': 'leak',
  'token-placed': 'collapse',
  'token-removed': 'clear',
  'echo-vanishes': 'echo',
  'item-found': 'item',
  'secret-found': 'secret',
  'secret-door-placed': 'secret-door',
  'walked-free': 'exit',
};

/** What a Hazard card does; told instead of the turning of the card. */
const EFFECTS = new Set([
  'terror',
  'knock-out',
  'hand-blown-out',
  'leak-placed',
  'token-placed',
  'hazard-failed',
  'nothing-happens',
]);

export function storyOf(log: readonly Told[]): Chapter[] {
  let chapter: Chapter = { room: 0, told: [] };
  let chapters = [chapter];
  // Tokens that are printed in a new room are no news; the one that a Collapse or a Lockdown throws down is.
  let thrown = false;
  let card: { sign: string; saying: Saying } | null = null;
  for (const { event, facts } of eventsOf(log)) {
    if (event === 'room-placed') {
      const room = Number(facts['room']);
      // A room that was found before and taken back is found anew.
      chapter = { room, told: [] };
      chapters = [...chapters.filter((each) => each.room < room), chapter];
    }
    const sign = SIGNS[event];
    const effect = EFFECTS.has(event);
    if (event === 'token-placed' && !thrown) continue;
    if (effect) thrown = false;
    if (card && effect) {
      card.saying = [`event-${event}`, facts];
      card = null;
      continue;
    }
    if (!sign) continue;
    const named = sign === 'hazard' || sign === 'item' || sign === 'secret';
    const line = {
      sign: named ? String(facts[sign]).replace(/^@[a-z]+-/, '') : sign,
      saying: [`event-${event}`, facts] as Saying,
    };
    chapter.told.push(line);
    if (event === 'hazard-turned') {
      card = line;
      thrown = line.sign === 'collapse' || line.sign === 'lockdown';
    }
  }
  return chapters;
}

export interface Figures {
  steps: number;
  matches: number;
  hazards: number;
}

export function figuresOf(log: readonly Told[]): Figures {
  const names = eventsOf(log).map(({ event }) => event);
  const count = (...wanted: string[]): number => names.filter((name) => wanted.includes(name)).length;
  return {
    steps: count('walked', 'walked-free'),
    matches: count('match-lit', 'match-spent'),
    hazards: count('hazard-turned'),
  };
}
