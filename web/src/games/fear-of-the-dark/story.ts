// What events mean to the board: cards that were turned over, light that came or went, an Echo, and at the end the
// story of the run.
import type { Message, Told } from '../board';
import { neighbour, squareCentre, type Point } from './geometry';
import type { Event, Pieces, Side } from './types';

function eventsOf(told: readonly Told[]): Event[] {
  return told.flatMap((moment) => moment.events as unknown as Event[]);
}

/** A card that was turned over, and what came of it. */
export interface Turned {
  id: string;
  deck: 'hazard' | 'item' | 'secret' | 'echo';
  name: string;
  told: Message[];
}

/** The card that an event turned over or brought to light. */
function cardOf({ event, facts }: Event): { deck: 'hazard' | 'item' | 'secret'; name: string } | null {
  switch (event) {
    case 'hazard-turned':
      return { deck: 'hazard', name: facts.hazard.slice('@hazard-'.length) };
    case 'item-found':
    case 'item-seen':
      return { deck: 'item', name: facts.item.slice('@item-'.length) };
    case 'secret-found':
      return { deck: 'secret', name: facts.secret.slice('@secret-'.length) };
    default:
      return null;
  }
}
/** What a Hazard card does, or does not: the line that tells of the card. */
const EFFECTS = new Set<Event['event']>([
  'hazard-failed',
  'nothing-happens',
  'terror',
  'knock-out',
  'hand-blown-out',
  'leak-placed',
  'way-barred',
  'echo-closes',
  'token-missing',
]);
/** What can come of a card, in the same breath. */
const FOLLOWS = new Set<Event['event']>([...EFFECTS, 'secret-useless', 'lever-useless']);
const ECHO_GONE = new Set<Event['event']>(['echo-vanishes', 'echo-puts-back']);

export function turnedOver(told: readonly Told[]): Turned[] {
  const cards: Turned[] = [];
  const version = told.at(-1)?.version ?? 0;
  for (const each of eventsOf(told)) {
    const { event, facts } = each;
    const card = cardOf(each);
    const last = cards.at(-1);
    if (card) {
      const found: Message[] = card.deck === 'hazard' ? [] : [[`event-${event}`, facts]];
      cards.push({ id: `${version}-${cards.length}`, ...card, told: found });
    } else if (ECHO_GONE.has(event)) {
      cards.push({ id: `${version}-${cards.length}`, deck: 'echo', name: 'echo', told: [[`event-${event}`, facts]] });
    } else if (last && FOLLOWS.has(event)) {
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
    if (event === 'tile-revealed') door = { room: facts.room, side: facts.side.slice(-1) as Side };
    if (door && (ECHO_GONE.has(event) || (killed && event === 'game-over'))) {
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
    const room = event === 'walked' ? pieces.rooms[facts.room] : undefined;
    if (event === 'walked' && room) track.push(squareCentre(room.at, Number(facts.place.slice('@square-'.length)) - 1));
  }
  return track;
}

/** A stretch of the story: the room in which it begins, and what happened worth telling. */
export interface Chapter {
  room: number;
  told: { sign: string; message: Message }[];
}

const SIGNS: Partial<Record<Event['event'], string>> = {
  'hand-built': 'match',
  'dark-falls': 'dark',
  terror: 'terror',
  'knock-out': 'knock-out',
  'hand-blown-out': 'draught',
  'leak-placed': 'leak',
  'way-barred': 'collapse',
  'token-removed': 'clear',
  'echo-vanishes': 'echo',
  'echo-puts-back': 'echo',
  'echo-closes': 'echo',
  'item-found': 'item',
  'secret-found': 'secret',
  'secret-door-placed': 'secret-door',
  'walked-free': 'exit',
};

export function storyOf(log: readonly Told[]): Chapter[] {
  let chapter: Chapter = { room: 0, told: [] };
  let chapters = [chapter];
  /** A Hazard card that was turned over and of which nothing has been told yet. */
  let card: string | null = null;
  for (const each of eventsOf(log)) {
    const { event, facts } = each;
    if (event === 'room-placed') {
      const { room } = facts;
      // A room that was found before and taken back is found anew.
      chapter = { room, told: [] };
      chapters = [...chapters.filter((each) => each.room < room), chapter];
    }
    const found = cardOf(each);
    if (found?.deck === 'hazard') card = found.name;
    let sign: string | null | undefined = SIGNS[event];
    if (card && EFFECTS.has(event)) {
      sign = card;
      card = null;
    }
    if (!sign) continue;
    if (found) sign = found.name;
    chapter.told.push({ sign, message: [`event-${event}`, facts] });
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
