// What a seat is shown. Made by `make schema` from the schema of the game; do not edit.

/** What kind of question it is; a client may draw each in its own way. */
export const SHAPES = [
  'action', 'pay', 'card', 'path', 'turn', 'place', 'one', 'several', 'amount', 'order', 'confirm', 'pass',
] as const;
export type Shape = (typeof SHAPES)[number];

export const MIND_CARDS = ['light-a-match', 'move', 'tiptoe', 'scout', 'investigate', 'clear'] as const;
export type MindCard = (typeof MIND_CARDS)[number];

export const HAZARDS = ['terror', 'knock-out', 'draught', 'collapse', 'lockdown', 'leak'] as const;
export type Hazard = (typeof HAZARDS)[number];

export const ITEMS = ['match', 'scrap-of-paper', 'key', 'lever'] as const;
export type Item = (typeof ITEMS)[number];

export const SECRETS = [
  'secret-door', 'secret-map', 'information-1', 'information-2', 'information-3', 'information-4', 'information',
] as const;
export type Secret = (typeof SECRETS)[number];

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

export const TOKENS = ['match', 'obstruction', 'lock', 'secret-door', 'leak'] as const;
export type Token = (typeof TOKENS)[number];

/** Whether a tile is a Hazard room and whether it is a Dark Echo: a player knows tiles by nothing else. */
export const ROOM_KINDS = ['plain', 'hazard', 'echo', 'hazard-echo'] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/** A door leads to another room, to none yet, against a wall, or out of the labyrinth. */
export const DOOR_STATES = ['open', 'unused', 'dead', 'exit'] as const;
export type DoorState = (typeof DOOR_STATES)[number];

/**
 * What is on a square: `.` nothing, `H` a hole, `i1` to `i4` an Item location, `s1` to `s4` a Secret location; then `O`
 * for an Obstruction or `L` for a Lock, alone or behind one of the others.
 */
export type SquareWord = string;

export const VERBS = [
  'do', 'walk', 'spend-match', 'use', 'give-up', 'play', 'discard', 'take', 'lose-from-hand', 'lose-from-deck',
  'lose-played', 'go', 'stop', 'leave', 'turn', 'at', 'card', 'lock', 'door', 'wall',
] as const;
export type Verb = (typeof VERBS)[number];

/** A door of a room. */
export interface Door {
  /** Where it leads. */
  state: DoorState;
  /** Whether it is a Secret Door. */
  secret: boolean;
}

/** A room on the table. */
export interface Room {
  /** The name of its tile. */
  tile: string;
  /** Quarter turns clockwise. */
  turn: number;
  /** Column and row of the grid; rows grow downwards. */
  at: [number, number];
  /** Whether it is a Hazard room. */
  hazard: boolean;
  /** Whether the pawn has been in it. */
  entered: boolean;
  /** Its nine squares, row by row. */
  squares: SquareWord[];
  /** Its doors by their sides. */
  doors: Partial<Record<Side, Door>>;
}

/** A door that the revealed tile would come to lie against. */
export interface Meeting {
  /** The room it belongs to. */
  room: number;
  /** The side of that room. */
  side: Side;
  /** Where it would lead. */
  state: DoorState;
}

/** The revealed tile, turned one way. */
export interface TileTurned {
  /** Its nine squares, row by row. */
  squares: SquareWord[];
  /** Its doors by their sides. */
  doors: Partial<Record<Side, Door>>;
  /** The doors of other rooms that it would meet. */
  meets: Meeting[];
}

/** The revealed tile that waits to be turned. */
export interface Turning {
  /** The name of the tile. */
  tile: string;
  /** Whether it is a Hazard room. */
  hazard: boolean;
  /** The room that it will lie next to. */
  room: number;
  /** The side of that room. */
  side: Side;
  /** Column and row of the grid. */
  at: [number, number];
  /** How it would lie, by the key of the option. */
  turns: Record<string, TileTurned>;
}

/** All that lies on the table, and the Items the player has seen. Rooms are named by their place in `rooms`. */
export interface Pieces {
  /** Light or Dark. */
  light: boolean;
  /** Whether the last Terror, or a Dark Echo, loses the game at once. */
  instant_death: boolean;
  /** The room and the square of the pawn. */
  pawn: [number, number];
  /** The rooms on the table; number 0 is the start tile. */
  rooms: Room[];
  /** The revealed tile, while the player turns it. */
  turning: Turning | null;
  /** The room in which the Leak is. */
  leak_room: number | null;
  /** How many tiles the Labyrinth deck has. */
  deck: number;
  /** How many tiles are set aside. */
  set_aside: number;
  /** The tiles that have not been seen, in the deck or set aside. */
  unseen_tiles: string[];
  /** How many of each kind those are. */
  unseen_kinds: Partial<Record<RoomKind, number>>;
  /** How many cards the Hazard deck has. */
  hazard_deck: number;
  /** How many of each Hazard those are. Names with none are left out, here as elsewhere. */
  hazards_left: Partial<Record<Hazard, number>>;
  /** The Hazards that have been turned, the last one last. */
  hazard_discards: Hazard[];
  /** How many Terrors have been kept. */
  terrors: number;
  /** Which Terror is the last one, under instant death. */
  terror_limit: number;
  /** Mind cards in the hand. */
  hand: Partial<Record<MindCard, number>>;
  /** Mind cards in the open Mind deck. */
  mind_deck: Partial<Record<MindCard, number>>;
  /** Mind cards lost for good. */
  lost: Partial<Record<MindCard, number>>;
  /** The Mind card that has been played for the action under way. */
  played: MindCard | null;
  /** By location the Item cards left there; null is face down. */
  items: (Item | null)[][];
  /** By location the Secret cards left there; null is face down. */
  secrets: (Secret | null)[][];
  /** Items that are held. */
  held: Partial<Record<Item, number>>;
  /** Items that have been used. */
  used_items: Partial<Record<Item, number>>;
  /** Secrets that have been used. */
  used_secrets: Partial<Record<Secret, number>>;
  /** Matches that are held. */
  matches: number;
  /** Tokens that are left in the supply. */
  supply: Partial<Record<Token, number>>;
}

/** A square of a room. */
export interface SquarePlace {
  at: 'square';
  /** The room. */
  room: number;
  /** 0 to 8, row by row. */
  square: number;
}

/** The middle of a side of a room: a door, or the wall where one could be. */
export interface SidePlace {
  at: 'side';
  /** The room. */
  room: number;
  /** Which side of it. */
  side: Side;
}

/** A square further on: the quickest way there begins with this option, and nothing happens on it before. */
export interface WayPlace {
  at: 'way';
  /** The room. */
  room: number;
  /** 0 to 8, row by row. */
  square: number;
  /** How many steps of the walk it takes. */
  steps: number;
}

/** The revealed tile (`turning`), turned this many quarter turns. */
export interface TilePlace {
  at: 'tile';
  /** Quarter turns clockwise. */
  turn: number;
}

/** A Mind card in the hand, in the Mind deck, or the one being played. */
export interface MindCardPlace {
  at: 'mind-card';
  /** Which card. */
  card: MindCard;
  /** Where it is. */
  zone: 'hand' | 'deck' | 'played';
}

/** The first or second card of the location that is being searched. */
export interface LocationCardPlace {
  at: 'location-card';
  /** 1 or 2. */
  number: number;
}

/** An Item that is held. */
export interface ItemPlace {
  at: 'item';
  /** Which Item. */
  item: Item;
}

/** A match that is held. */
export interface MatchPlace {
  at: 'match';
}

export type Place = SquarePlace | SidePlace | WayPlace | TilePlace | MindCardPlace | LocationCardPlace | ItemPlace | MatchPlace;

/** Something that can be chosen. */
export interface Option {
  /** What names it in a choice, a record and the words: the verb and its arguments. */
  key: string;
  /** What it does. */
  verb: Verb;
  /** What it points at; for an action all that it could be done to, for a step also where it leads on to. */
  where: Place[];
}

export const ASKS = [
  'ask-action', 'ask-pay', 'ask-walk', 'ask-take', 'ask-lose', 'ask-turn', 'ask-search', 'ask-item-card',
  'ask-secret-card', 'ask-clear', 'ask-unlock', 'ask-lever', 'ask-wall', 'ask-map',
] as const;
export type Ask = (typeof ASKS)[number];

/** The question that is asked now. A spectator is told only who is asked. */
export interface Decision {
  /** Who is asked. */
  seat: number | null;
  /** What kind of question it is. */
  shape?: Shape;
  /** Which question it is. */
  ask?: Ask;
  /** The rule behind it. */
  rule?: string;
  /** What can be chosen. */
  options?: Option[];
}

export const ENDINGS = ['won', 'lost-sanity', 'lost-terror', 'lost-echo', 'trapped', 'gave-up', 'walked-out'] as const;
export type Ending = (typeof ENDINGS)[number];

/** How the game ended. */
export interface Outcome {
  /** Which ending it is. */
  name: Ending;
  /** The rule that ended it. */
  rule: string;
  /** The seats that won. */
  winners: number[];
}

/** What a seat is shown. */
export interface View {
  /** The name of the game. */
  game: 'fear-of-the-dark';
  /** The seat that looks: 0, or -1 for a spectator. */
  seat: number;
  /** The question that is asked now; null once the game is over. */
  decision: Decision | null;
  /** What can be chosen at any time. */
  anytime_options: Option[];
  /** How the game ended; null as long as it goes on. */
  outcome: Outcome | null;
  /** The table. */
  pieces: Pieces;
}

/** An event as a seat is told it: the rule behind it, what it speaks of, and whether only some seats know of it. */
interface Told<Name extends string, Facts> {
  event: Name;
  rule: string;
  facts: Facts;
  private: boolean;
  quiet?: boolean;
}

export type Event =
  // The game is over.
  | Told<'game-over', { outcome: `@outcome-${string}`; won: number }>
  // An action was chosen.
  | Told<'action-chosen', { action: `@mind-${string}` | `@action-${string}` | `@item-${string}` }>
  // A card was played for its own action.
  | Told<'card-played', { card: `@mind-${string}`; action: `@mind-${string}` | `@action-${string}` | `@item-${string}` }>
  // A card was played for another action.
  | Told<'card-played-otherwise', { card: `@mind-${string}`; action: `@mind-${string}` | `@action-${string}` | `@item-${string}` }>
  // A card was given up for good to pay for an action.
  | Told<'card-discarded', { card: `@mind-${string}`; action: `@mind-${string}` | `@action-${string}` | `@item-${string}` }>
  // An Item was used.
  | Told<'item-used', { item: `@item-${string}` }>
  // A match was lit; the number that is left.
  | Told<'match-lit', { matches: number }>
  // A match was spent; the number that is left.
  | Told<'match-spent', { matches: number }>
  // A match was found; the number there is now.
  | Told<'match-gained', { matches: number }>
  // The light goes out.
  | Told<'dark-falls', Record<string, never>>
  // A card was taken into the hand.
  | Told<'card-taken', { card: `@mind-${string}` }>
  // A card was lost for good.
  | Told<'card-lost', { card: `@mind-${string}` }>
  // The hand went back to the Mind deck before a new one is built.
  | Told<'hand-put-back', Record<string, never>>
  // A hand was built by this action; `paper` if it was by the Scrap of Paper.
  | Told<'hand-built', { by: `@mind-${string}` | `@action-${string}` | `@item-${string}`; matches: number; paper: number; cards: `@mind-${string}`[] }>
  // The hand went back to the Mind deck by a Draught or a Leak; `entered` if the Leak was there already.
  | Told<'hand-blown-out', { hazard: `@hazard-${string}`; entered: number }>
  // The pawn has gone on to this square.
  | Told<'walked', { room: number; place: `@square-${string}` }>
  // The whole walk, when it is over.
  | Told<'way-gone', { steps: number; room: number; place: `@square-${string}`; tiptoe: number }>
  // The pawn has left the labyrinth.
  | Told<'walked-free', Record<string, never>>
  // The pawn could not walk into the new room.
  | Told<'stays-outside', { room: number }>
  // A tile was revealed at this door, as room `new`; `how`: 0 walking, 1 looking, 2 Secret Map, 3 Echo replaced.
  | Told<'tile-revealed', { risky: number; kind: `@tile-${string}`; room: number; side: `@side-${string}`; how: number; new: number; echo: number }>
  // The room was laid with this turn.
  | Told<'room-placed', { kind: `@tile-${string}`; room: number; turn: number }>
  // A set-aside tile joined the Labyrinth deck; the tiles it has now.
  | Told<'tile-joins', { deck: number }>
  // A Dark Echo went out of the game.
  | Told<'echo-vanishes', { kind: `@tile-${string}` }>
  // A Dark Echo put the pawn back to this square.
  | Told<'echo-puts-back', { kind: `@tile-${string}`; room: number; place: `@square-${string}` }>
  // A Dark Echo closed round the player.
  | Told<'echo-closes', { hazard: `@hazard-${string}` }>
  // A secret door was made in this wall.
  | Told<'secret-door-placed', { room: number; side: `@side-${string}` }>
  // The Hazard discards were shuffled into a new deck.
  | Told<'hazards-reshuffled', Record<string, never>>
  // A Hazard card was turned.
  | Told<'hazard-turned', { hazard: `@hazard-${string}` }>
  // It does nothing, because no one walked into the room.
  | Told<'hazard-failed', { hazard: `@hazard-${string}` }>
  // It does nothing, because there is nothing it could change.
  | Told<'nothing-happens', { hazard: `@hazard-${string}` }>
  // A Terror is kept; the number of those that are kept.
  | Told<'terror', { terrors: number; hazard: `@hazard-${string}` }>
  // A tile joined the Labyrinth deck; the tiles it has now.
  | Told<'knock-out', { deck: number; hazard: `@hazard-${string}` }>
  // A token bars this square; `lock` if it is a Lock.
  | Told<'way-barred', { hazard: `@hazard-${string}`; room: number; place: `@square-${string}`; lock: number }>
  // The Leak is in this room now.
  | Told<'leak-placed', { room: number; hazard: `@hazard-${string}` }>
  // A token was put on a square.
  | Told<'token-placed', { token: `@token-${string}`; room: number; place: `@square-${string}` }>
  // A token should have been put down, but there was none left.
  | Told<'token-missing', { token: `@token-${string}` }>
  // A token was taken away by this action.
  | Told<'token-removed', { token: `@token-${string}`; room: number; place: `@square-${string}`; by: `@mind-${string}` | `@action-${string}` | `@item-${string}` }>
  // The Lever opened nothing.
  | Told<'lever-useless', Record<string, never>>
  // An Item was found at this location.
  | Told<'item-found', { item: `@item-${string}`; location: number }>
  // An Item was looked at where it lies.
  | Told<'item-seen', { item: `@item-${string}`; location: number }>
  // A Secret was found at this location.
  | Told<'secret-found', { secret: `@secret-${string}`; location: number }>
  // The Secret came too late to be of use.
  | Told<'secret-useless', Record<string, never>>;
