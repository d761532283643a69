// What a seat sees of Shadowbrook, as `views.py` of the game writes it.
import type { Facts, TableShown } from '../board';

export const SKILLS = ['spirit', 'cunning', 'combat', 'honor'] as const;
export type SkillName = (typeof SKILLS)[number];

export interface Skill {
  value: number;
  sheet: number;
  counters: number;
  other: number;
  /** Where `other` comes from: each source as a message, and what it adds. */
  from: { what: string; amount: number }[];
}

export interface Showdown {
  lair: string;
  at: string;
  round: number;
  /** The Heroes in it, and the Militia that stands by each. */
  fighters: number[];
  militia: number[];
}

export interface Hero {
  seat: number;
  hero: string;
  team: number;
  at: string;
  wounds: number;
  health: number;
  investigation: number;
  down: boolean;
  skills: Record<SkillName, Skill>;
  items: string[];
  events: number;
  hand: string[] | null;
  has_lair: boolean;
  lair: string | null;
  lair_at: string | null;
  showdown_price: number | null;
  curse: number | null;
  changed: boolean;
}

export interface Secret {
  card: string | null;
  open: boolean;
}

export interface Elder {
  name: string;
  state: 'town' | 'dead' | 'evil' | 'evil-dead' | 'party' | 'abroad';
  skills: { spirit: number; cunning: number; honor: number };
  hurt: number;
  with: number | null;
  at: string | null;
  secrets: Secret[];
  evil_secrets: string[];
}

export interface Space {
  name: string;
  near: string[];
  minion: string | null;
  round: string | null;
  clues: number;
  militia: number;
}

export interface Villain {
  name: string;
  combat: number;
  wounds: number;
  hurt: number;
  extra: number;
  keywords: string[];
}

export interface Fight {
  hero: number;
  foe: string;
  dice: number;
  foe_dice: number;
  round?: number;
  foe_hurt?: number;
  foe_wounds?: number;
  /** Dice set aside for Evil Elders before the roll. */
  aimed: { at: string; dice: number }[];
}

export interface Roll {
  for: string;
  hero: number | null;
  dice: number[];
  /** What each die is aimed at: 0 is the foe (or the Hero, if the enemy rolls), 1 and more the Elders in their order. */
  aims: number[];
  /** The same as messages, for Fight Dice. */
  at: string[];
  target: number | null;
}

export interface Lasting {
  what: string;
  hero: number | null;
  amount: number;
}

export interface Orders {
  pass: string[];
  rest: boolean;
  matters: boolean;
}

export interface Pieces {
  mode: 'competitive' | 'cooperative' | 'team';
  modules: Record<string, boolean>;
  round: number;
  first: number;
  turn: number | null;
  phase: number;
  marker: number;
  section: number;
  lair_price: number;
  prices: number[];
  symbols: { wounds: number[]; combat: number[] };
  villain: Villain | null;
  heroes: Hero[];
  elders: Elder[];
  spaces: Space[];
  counters: Record<string, number>;
  militia_left: number;
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  removed: string[];
  stock: string[];
  in_play: string[];
  lasting: Lasting[];
  showdown: Showdown | null;
  fight: Fight | null;
  roll: Roll | null;
  /** What is being carried out, the last on top, as messages. */
  cards: string[];
  orders: Orders | null;
}

export interface View {
  game: string;
  seat: number;
  decision: { seat: number | null; ask?: string; rule?: string; options?: string[] } | null;
  asides: string[];
  outcome: { name: string; rule: string; winners: number[] } | null;
  pieces: Pieces;
}

export function viewOf(table: TableShown): View {
  return table.view as unknown as View;
}

/** An event of the last moment. */
export interface Happening {
  event: string;
  rule: string;
  facts: Facts;
}

/** The first and the last number of the Shadow Track; from RED down it is night. */
export const TRACK_START = 20;
export const RED = 8;

export const TURN_STEPS = ['edge', 'move', 'fight', 'action'] as const;
export const MYSTERY_STEPS = ['start', 'revival', 'healing', 'table', 'card', 'marker'] as const;

/** The name of a space as a saying; all roads share one message, which speaks of their number. */
export function spaceSaying(name: string): [string, Facts] {
  return name.startsWith('road-') ? ['space-road', { number: Number(name.slice(5)) }] : [`space-${name}`, {}];
}

/** The foe of a fight without the sign before it: `minion-bats`, `villain-vampire`, `hero-karl`. */
export function bare(message: string): string {
  return message.startsWith('@') ? message.slice(1) : message;
}
