// What a seat is shown. Made by `make schema` from the schema of the game; do not edit.

/** What kind of question it is; a client may draw each in its own way. */
export const SHAPES = [
  'action', 'pay', 'card', 'path', 'turn', 'place', 'one', 'several', 'amount', 'order', 'confirm', 'pass',
] as const;
export type Shape = (typeof SHAPES)[number];

export const MODES = ['competitive', 'cooperative', 'team'] as const;
export type Mode = (typeof MODES)[number];

export const SKILLS = ['spirit', 'cunning', 'combat', 'honor'] as const;
export type Skill = (typeof SKILLS)[number];

export const DECKS = [
  'events', 'mysteries', 'manor', 'windmill', 'olde-woods', 'abandoned-keep', 'lairs', 'secrets',
] as const;
export type Deck = (typeof DECKS)[number];

export const ELDER_STATES = ['town', 'dead', 'evil', 'evil-dead', 'party', 'abroad'] as const;
export type ElderState = (typeof ELDER_STATES)[number];

/** The moments at which cards "at any time" can be played. */
export const WINDOWS = [
  'turn-step', 'mystery-step', 'card', 'roll', 'fight', 'fight-round', 'wounds', 'ko', 'showdown-step', 'action',
] as const;
export type Window = (typeof WINDOWS)[number];

/** What dice are rolled for. */
export const PURPOSES = [
  'test', 'fight', 'enemy', 'move', 'linger', 'danger', 'chart', 'table', 'amount', 'loss', 'villain-heal',
  'cooperative', 'showdown-chart', 'way', 'first', 'mist',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What a card changes as long as it holds. */
export const STATICS = [
  'spirit', 'cunning', 'combat', 'honor', 'wounds', 'move', 'carry-town', 'carry-corner', 'look-price', 'lair-price',
  'showdown-price', 'heal-price', 'fight-dice', 'hit-on', 'enemy-hit-on', 'villain-hit-on', 'villain-combat',
  'villain-wounds', 'minion-dice', 'minion-wounds', 'darkness-step', 'dawn-step', 'no-escape', 'no-heal', 'linger-on',
  'mystery-cards', 'villain-heals', 'town-price', 'no-elders', 'table-rolls',
] as const;
export type Static = (typeof STATICS)[number];

/** The name of a message with `@` before it: `@minion-bats`, `@card-old-war-crime`. */
export type Message = string;

export const VERBS = [
  'pass', 'yes', 'no', 'use', 'resolve', 'play', 'keep', 'discard', 'lose', 'buy', 'give', 'take', 'cancel',
  'hand-over', 'move', 'escape', 'space', 'stay', 'encounter', 'collect', 'heal', 'buy-lair', 'end-turn', 'service',
  'look', 'showdown', 'trade', 'act', 'hero', 'elder', 'accuse', 'dismiss', 'assign', 'militia', 'fight-on', 'skill',
  'die', 'amount', 'way', 'lose-investigation', 'militia-takes-it', 'take-wounds', 'offer', 'withdraw', 'order',
] as const;
export type Verb = (typeof VERBS)[number];

/** What adds to a Skill, or takes from it. */
export interface Source {
  /** What it is. */
  what: Message;
  /** How much. */
  amount: number;
}

/** A Skill of a Hero, and where each point of it comes from. */
export interface SkillShown {
  /** What it is worth now. */
  value: number;
  /** What is printed on the sheet. */
  sheet: number;
  /** How many counters of the Skill the Hero has. */
  counters: number;
  /** Everything else together. */
  other: number;
  /** What that comes from, one by one. */
  sources: Source[];
}

/** The four Skills of a Hero. */
export interface Skills {
  /** Spirit. */
  spirit: SkillShown;
  /** Cunning. */
  cunning: SkillShown;
  /** Combat. */
  combat: SkillShown;
  /** Honor. */
  honor: SkillShown;
}

/** A Hero: everyone sees all of it but the hand and the Lair card. */
export interface Hero {
  /** Whose Hero it is. */
  seat: number;
  /** Its name. */
  hero: string;
  /** Its team, from 0 on; Heroes of one team win together. */
  team: number;
  /** The space it is in. */
  at: string;
  /** How many Wounds it has. */
  wounds: number;
  /** How many Wounds it can take. */
  health: number;
  /** How much Investigation it has. */
  investigation: number;
  /** Whether it is KO'd. */
  down: boolean;
  /** Its four Skills. */
  skills: Skills;
  /** Items and Allies. */
  items: string[];
  /** How many Event cards it holds. */
  events: number;
  /** Which Event cards, for its own seat. */
  hand: string[] | null;
  /** Whether it holds a Lair card. */
  has_lair: boolean;
  /** Which, for those who know it. */
  lair: string | null;
  /** The space on that Lair card. */
  lair_at: string | null;
  /** What a Showdown there costs. */
  showdown_price: number | null;
  /** How many Transformation counters it has, if it bears the Curse. */
  curse: number | null;
  /** Whether it is a Werewolf by night. */
  changed: boolean;
}

/** A Secret beneath an Elder. */
export interface Secret {
  /** Which, for those who have seen it. */
  card: string | null;
  /** Whether everyone sees it. */
  open: boolean;
}

/** The Skills of an Elder. */
export interface ElderSkills {
  /** Spirit. */
  spirit: number;
  /** Cunning. */
  cunning: number;
  /** Honor. */
  honor: number;
}

/** A Town Elder. */
export interface Elder {
  /** Its name. */
  name: string;
  /** What it is doing. */
  state: ElderState;
  /** Its Skills. */
  skills: ElderSkills;
  /** How many Wounds it has. */
  hurt: number;
  /** The seat of the Hero whom it stands by. */
  hero: number | null;
  /** The space it is in, if it is abroad. */
  at: string | null;
  /** The Secrets beneath it. */
  secrets: Secret[];
  /** The Secrets of an Evil Elder that are next to the Villain. */
  evil_secrets: string[];
}

/** A space of the board. */
export interface Space {
  /** Its name; roads are `road-1` and so on. */
  name: string;
  /** The spaces next to it. */
  near: string[];
  /** The Minion in it. */
  minion: string | null;
  /** The round Minion counter in it. */
  round: string | null;
  /** How much Investigation lies there. */
  clues: number;
  /** How many Militia counters are there. */
  militia: number;
}

export const LEVELS = ['basic', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];

/** The Villain. */
export interface Villain {
  /** Its name. */
  name: string;
  /** Its Combat. */
  combat: number;
  /** How many Wounds it can take. */
  wounds: number;
  /** How many it has taken. */
  hurt: number;
  /** How many of the Wounds it can take it has gained during play. */
  extra: number;
  /** Its keywords, as on the sheet. */
  keywords: string[];
  /** Which of its abilities hold; the advanced ones come on top of the basic ones. */
  abilities: Level;
  /** Which of its Minion Charts is rolled on. */
  chart: Level;
}

export const MODULES = ['collecting', 'abilities', 'curse', 'charts', 'secrets', 'showdown-chart'] as const;
export type Module = (typeof MODULES)[number];

/** A section of the Shadow Track. */
export interface Section {
  /** Its numbers, the first one first. */
  spaces: number[];
  /** What a Lair card costs in it. */
  price: number;
}

/** Where on the Shadow Track the Villain grows, by Wounds or by Combat: nowhere but in cooperative play. */
export interface Symbols {
  /** The numbers at which it gains Wounds. */
  wounds: number[];
  /** The numbers at which it gains Combat. */
  combat: number[];
}

/** Something that holds for a while. */
export interface Lasting {
  /** What changes. */
  what: Static;
  /** The seat of the Hero it concerns; null is everyone. */
  hero: number | null;
  /** By how much. */
  amount: number;
}

/** The Showdown under way. */
export interface Showdown {
  /** The Lair card. */
  lair: string;
  /** The space on it. */
  at: string;
  /** The Fight Round; 0 before the first. */
  round: number;
  /** The seats of the Heroes in it. */
  fighters: number[];
  /** How many Militia counters stand by each of them. */
  militia: number[];
}

/** Fight Dice set aside for an Evil Elder before the roll. */
export interface Aimed {
  /** The Elder. */
  at: Message;
  /** How many dice. */
  dice: number;
}

/** The fight under way. */
export interface Fight {
  /** The seat of the Hero. */
  hero: number;
  /** Who is fought: a Minion, the Villain or a Hero. */
  foe: Message;
  /** How many Fight Dice the Hero rolls. */
  dice: number;
  /** How many the foe rolls. */
  foe_dice: number;
  /** Dice set aside before the roll. */
  aimed: Aimed[];
  /** Against a Minion: the Fight Round. */
  round?: number;
  /** Against a Minion: the hits it has taken. */
  foe_hurt?: number;
  /** Against a Minion: the hits it can take. */
  foe_wounds?: number;
}

/** The dice on the table that nothing has come of yet. */
export interface Roll {
  /** What they were rolled for. */
  purpose: Purpose;
  /** The seat of the Hero. */
  hero: number | null;
  /** The dice. */
  dice: number[];
  /** What each Fight Die is aimed at: 0 is the foe (or the Hero, if the enemy rolls), 1 and more the Elders. */
  aims: number[];
  /** The same as messages; empty for other rolls. */
  at: Message[];
  /** A die succeeds from this number on. */
  target: number | null;
}

/** The standing orders of one's own seat. */
export interface Orders {
  /** The windows in which it always passes. */
  passing: Window[];
  /** Whether it rests until its own turn. */
  rest: boolean;
  /** Whether it is asked only where it matters. */
  matters: boolean;
}

/** A step of a Hero's turn, or of the Mystery Phase. */
export const TURN_STEPS = ['edge', 'move', 'fight', 'action'] as const;
export type TurnStep = (typeof TURN_STEPS)[number];

export const MYSTERY_STEPS = ['start', 'revival', 'healing', 'table', 'card', 'marker'] as const;
export type MysteryStep = (typeof MYSTERY_STEPS)[number];

/** All that lies open, and what this seat alone may know. Heroes are named by their seat. */
export interface Pieces {
  /** Who plays against whom. */
  mode: Mode;
  /** Whether each advanced module is played with. */
  modules: Partial<Record<Module, boolean>>;
  /** Which round it is. */
  round: number;
  /** The First Player. */
  first: number;
  /** The seats in the order of their turns, from the First Player on. */
  order: number[];
  /** The Hero whose turn it is; null in the Mystery Phase. */
  turn: number | null;
  /** The step of the turn. */
  turn_step: TurnStep | null;
  /** The step of the Mystery Phase. */
  mystery_step: MysteryStep | null;
  /** The steps of the Mystery Phase in this mode. */
  mystery_steps: MysteryStep[];
  /** Where the marker of the Shadow Track is, from `track_start` down to 0. */
  marker: number;
  /** The first number of the Shadow Track. */
  track_start: number;
  /** The section of the track that the marker is in, from 0 on. */
  section: number;
  /** From this number down it is night. */
  night: number;
  /** What a Lair card costs now. */
  lair_price: number;
  /** The sections of the track. */
  sections: Section[];
  /** Where the Villain grows. */
  symbols: Symbols;
  /** The Villain; null until it has been drawn. */
  villain: Villain | null;
  /** By seat; empty until the Heroes have been dealt. */
  heroes: Hero[];
  /** The Town Elders, in the order in which `aims` of a roll counts them. */
  elders: Elder[];
  /** The board: the Town Hall, then both loops. */
  spaces: Space[];
  /** How many counters of each Minion are left. */
  counters: Record<string, number>;
  /** How many Militia counters are left. */
  militia_left: number;
  /** How many cards each deck has. */
  decks: Partial<Record<Deck, number>>;
  /** The discard pile of each deck. */
  discards: Partial<Record<Deck, string[]>>;
  /** Cards that are out of the game. */
  removed: string[];
  /** Secrets of Evil Elders that a ruling keeps out of the discard pile. */
  kept_secrets: string[];
  /** Town Items that can be bought. */
  stock: string[];
  /** Mysteries that remain in play. */
  in_play: string[];
  /** What holds for a while. */
  lasting: Lasting[];
  /** The Showdown under way. */
  showdown: Showdown | null;
  /** The fight under way. */
  fight: Fight | null;
  /** The dice on the table. */
  roll: Roll | null;
  /** Cards and rows that are being carried out, the last on top. */
  cards: Message[];
  /** The standing orders of this seat; null for a spectator. */
  orders: Orders | null;
}

/** A space of the board. */
export interface SpacePlace {
  at: 'space';
  /** Its name. */
  space: string;
}

/** The Hero of a seat. */
export interface HeroPlace {
  at: 'hero';
  /** Which seat. */
  seat: number;
}

/** A Town Elder. */
export interface ElderPlace {
  at: 'elder';
  /** Its name. */
  elder: string;
}

/** The Villain. */
export interface VillainPlace {
  at: 'villain';
}

/** A card, wherever it lies: in a hand, on a pile, before a Hero. */
export interface CardPlace {
  at: 'card';
  /** Its name. */
  card: string;
  /** The seat of the Hero who has it, in the hand or as an Item or Ally; null if it lies elsewhere. */
  hero: number | null;
}

/** The Lair card of the Hero of a seat. */
export interface LairPlace {
  at: 'lair';
  /** Which seat. */
  seat: number;
}

/** A deck. */
export interface DeckPlace {
  at: 'deck';
  /** Which deck. */
  deck: Deck;
}

/** A Skill on one's own sheet. */
export interface SkillPlace {
  at: 'skill';
  /** Which Skill. */
  skill: Skill;
}

/** The dice on the table that show this face. */
export interface DiePlace {
  at: 'die';
  /** 1 to 6. */
  face: number;
}

export type Place = SpacePlace | HeroPlace | ElderPlace | VillainPlace | CardPlace | LairPlace | DeckPlace | SkillPlace | DiePlace;

/** Something that can be chosen. */
export interface Option {
  /** What names it in a choice, a record and the words: the verb and its arguments. */
  key: string;
  /** What it does. */
  verb: Verb;
  /** What it points at; empty for an answer such as yes, no or a number. */
  where: Place[];
}

export const ASKS = [
  'ask-accuse', 'ask-action', 'ask-agree-to-trade', 'ask-aim', 'ask-assign', 'ask-assign-militia',
  'ask-cancel-remaining', 'ask-chase', 'ask-clues-where', 'ask-confirm-wounds', 'ask-discard', 'ask-discard-event',
  'ask-elder', 'ask-fight-on', 'ask-fight-where', 'ask-free-event', 'ask-hand-over', 'ask-heal-between-rounds',
  'ask-heal-elder', 'ask-heal-whom', 'ask-hero', 'ask-hero-tied', 'ask-hunt-where', 'ask-invite', 'ask-join',
  'ask-join-free', 'ask-keep-event', 'ask-keep-lair', 'ask-kill-elder', 'ask-look', 'ask-lose', 'ask-may',
  'ask-may-pay', 'ask-militia', 'ask-militia-where', 'ask-minion-way', 'ask-minion-where', 'ask-move', 'ask-move-to',
  'ask-nearest-hero', 'ask-one-of', 'ask-order', 'ask-order-moment', 'ask-over-limit', 'ask-read-out', 'ask-regroup',
  'ask-remove-militia', 'ask-remove-minion', 'ask-reroll', 'ask-reveal-elder', 'ask-send-home', 'ask-set-die',
  'ask-share-wounds', 'ask-shield', 'ask-steal', 'ask-take-discarded', 'ask-take-town-item', 'ask-target-elder',
  'ask-test-skill', 'ask-to-hero', 'ask-trade', 'ask-trade-now', 'ask-walk', 'ask-who-acts', 'ask-who-dares',
  'ask-who-fights', 'ask-who-fights-next', 'ask-who-is-hit', 'ask-who-moves', 'ask-window-card', 'ask-window-fight',
  'ask-window-fight-round', 'ask-window-ko', 'ask-window-mystery-step', 'ask-window-roll', 'ask-window-showdown-step',
  'ask-window-turn-step', 'ask-window-wounds', 'ask-wounds-or-withdraw',
] as const;
export type Ask = (typeof ASKS)[number];

/** The question that is asked now. The others are told who is asked, and not even that where it is private. */
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

export const ENDINGS = ['hero-wins', 'fallen-hero-wins', 'team-wins', 'heroes-win', 'all-down', 'darkness'] as const;
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
  game: 'a-touch-of-evil';
  /** The seat that looks; -1 is a spectator. */
  seat: number;
  /** The question that is asked now; null once the game is over. */
  decision: Decision | null;
  /** What can be chosen at any time: standing orders. */
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
  | Told<'game-over', { winners: (`@hero-${string}` | '@no-one')[]; n: number; outcome: `@outcome-${string}` }>
  // The Villain of this game was drawn.
  | Told<'villain', { villain: `@villain-${string}` }>
  // A seat plays this Hero.
  | Told<'hero', { team: number; seat: number; sheet: `@hero-${string}` }>
  // There are more Heroes than this mode suits well.
  | Told<'many-heroes', { n: number }>
  // A Hero, or the team it begins, is First Player.
  | Told<'first-player', { team: number; hero: `@hero-${string}` }>
  // Round `n` begins with this Hero.
  | Told<'round', { n: number; hero: `@hero-${string}` | '@no-one' }>
  // A Hero's turn begins.
  | Told<'turn', { hero: `@hero-${string}` | '@no-one' }>
  // A Hero who lies KO'd misses the turn.
  | Told<'skipped', { hero: `@hero-${string}` | '@no-one' }>
  // The Mystery Phase of round `n` begins.
  | Told<'mystery-phase', { n: number }>
  // The die chose row `n` of the cooperative table.
  | Told<'table-row', { n: number }>
  // The marker of the Shadow Track went on to `n`.
  | Told<'darker', { n: number }>
  // The marker of the Shadow Track went back to `n`.
  | Told<'brighter', { n: number }>
  // There is no card left to draw.
  | Told<'deck-empty', { deck: `@deck-${string}` }>
  // The discards were shuffled into a new deck.
  | Told<'reshuffled', { deck: `@deck-${string}` }>
  // A Hero gained `n` Investigation and has `total` now.
  | Told<'gained', { hero: `@hero-${string}` | '@no-one'; n: number; total: number }>
  // A Hero paid `n` Investigation and has `total` left.
  | Told<'paid', { hero: `@hero-${string}` | '@no-one'; n: number; total: number }>
  // A Hero lost `n` Investigation and has `total` left.
  | Told<'lost', { hero: `@hero-${string}` | '@no-one'; n: number; total: number }>
  // A Hero healed `n` Wounds and has `total` left.
  | Told<'healed', { hero: `@hero-${string}` | '@no-one'; n: number; total: number }>
  // A Hero is about to take `n` Wounds.
  | Told<'wounds-coming', { hero: `@hero-${string}` | '@no-one'; n: number }>
  // A Hero is spared `n` Wounds; `total` remain.
  | Told<'wounds-ignored', { hero: `@hero-${string}` | '@no-one'; n: number; total: number }>
  // A Hero took `n` Wounds and has `total` now.
  | Told<'wounded', { hero: `@hero-${string}` | '@no-one'; n: number; total: number }>
  // A Hero is KO'd.
  | Told<'ko', { hero: `@hero-${string}` | '@no-one' }>
  // A Hero who was KO'd must give up `n` things.
  | Told<'ko-loss', { hero: `@hero-${string}` | '@no-one'; n: number }>
  // A Hero stands up again.
  | Told<'revived', { hero: `@hero-${string}` | '@no-one' }>
  // A Hero gained `n` counters of a Skill.
  | Told<'trained', { hero: `@hero-${string}` | '@no-one'; skill: `@skill-${string}` | '@nothing'; n: number }>
  // A Hero lost `n` counters of a Skill.
  | Told<'untrained', { hero: `@hero-${string}` | '@no-one'; skill: `@skill-${string}` | '@nothing'; n: number }>
  // Something (`what`: 0 to 3 a Skill) changes by `n` until the end of `span`: 0 Fight Round to 4 Showdown.
  | Told<'lasts', { hero: `@hero-${string}` | '@no-one'; what: number; n: number; span: number }>
  // `n` clues were laid on a space.
  | Told<'clues', { space: `@space-${string}`; number?: number; n: number }>
  // `n` Militia came to a space, which has `total` now.
  | Told<'militia', { space: `@space-${string}`; number?: number; n: number; total: number }>
  // Militia left a space, which has `n` now.
  | Told<'militia-leaves', { space: `@space-${string}`; number?: number; n: number }>
  // A Militia counter was lost in a Hero's place.
  | Told<'militia-falls', { hero: `@hero-${string}` | '@no-one'; space: `@space-${string}`; number?: number }>
  // A Hero takes a test of a Skill (`first`), or of two (`second`, or -1); a die succeeds from `target` on.
  | Told<'test', { hero: `@hero-${string}` | '@no-one'; first: number; second: number; target: number }>
  // A Hero passed with `n` successes.
  | Told<'test-passed', { hero: `@hero-${string}` | '@no-one'; n: number }>
  // A Hero failed; `n` is 0.
  | Told<'test-failed', { hero: `@hero-${string}` | '@no-one'; n: number }>
  // Dice were rolled for a purpose; a die succeeds from `target` on, unless that is 0. A D3 counts half.
  | Told<'rolled', { hero: `@hero-${string}` | '@no-one'; purpose: 'test' | 'fight' | 'enemy' | 'move' | 'linger' | 'danger' | 'chart' | 'table' | 'amount' | 'loss' | 'villain-heal' | 'cooperative' | 'showdown-chart' | 'way' | 'first' | 'mist'; target: number; d3: number; dice: number[] }>
  // Some of the dice just rolled were rolled at an Elder.
  | Told<'rolled-at', { elder: `@elder-${string}`; title: string; dice: number[] }>
  // A roll for a Hero, or what else a text says, came to nothing.
  | Told<'nothing-comes', { hero: `@hero-${string}` | '@no-one' }>
  // A die of `old` was rolled again: `n`.
  | Told<'rerolled', { hero: `@hero-${string}` | '@no-one'; old: number; n: number; dice: number[] }>
  // `n` dice were added to the roll.
  | Told<'dice-added', { hero: `@hero-${string}` | '@no-one'; n: number; dice: number[] }>
  // A die of `old` was turned to `n`.
  | Told<'die-set', { hero: `@hero-${string}` | '@no-one'; old: number; n: number; dice: number[] }>
  // `n` ones became hits.
  | Told<'ones-hit', { hero: `@hero-${string}` | '@no-one'; n: number; dice: number[] }>
  // A Hero drew an Event card.
  | Told<'event-drawn', { hero: `@hero-${string}` | '@no-one' }>
  // Which Event it was.
  | Told<'event-seen', { hero: `@hero-${string}` | '@no-one'; card: `@card-${string}` | '@nothing' }>
  // A Hero played an Event card.
  | Told<'event-played', { hero: `@hero-${string}` | '@no-one'; card: `@card-${string}` | '@nothing' }>
  // A Hero used an ability.
  | Told<'used', { hero: `@hero-${string}` | '@no-one'; trigger: `@card-${string}` | `@elder-${string}` | `@hero-${string}` | `@minion-${string}` | `@villain-${string}` }>
  // An ability took effect for a Hero.
  | Told<'triggered', { trigger: `@card-${string}` | `@elder-${string}` | `@hero-${string}` | `@minion-${string}` | `@villain-${string}`; hero: `@hero-${string}` | '@no-one' }>
  // A Hero discarded a card.
  | Told<'discarded', { hero: `@hero-${string}` | '@no-one'; card: `@card-${string}` | '@nothing' }>
  // A Hero took a card from a discard pile.
  | Told<'taken-back', { hero: `@hero-${string}` | '@no-one'; card: `@card-${string}` | '@nothing' }>
  // A Hero got an Item or an Ally.
  | Told<'card-gained', { hero: `@hero-${string}` | '@no-one'; card: `@card-${string}` | '@nothing' }>
  // A Hero handed a card to another (`hero2`).
  | Told<'handed-over', { hero: `@hero-${string}` | '@no-one'; hero2: `@hero-${string}` | '@no-one'; card: `@card-${string}` | '@nothing' }>
  // A Hero gave a card to another (`hero2`) in a trade.
  | Told<'traded', { hero: `@hero-${string}` | '@no-one'; hero2: `@hero-${string}` | '@no-one'; card: `@card-${string}` | '@nothing' }>
  // Another Hero (`hero2`) declined the trade.
  | Told<'trade-declined', { hero: `@hero-${string}` | '@no-one'; hero2: `@hero-${string}` | '@no-one' }>
  // A Hero turned over a Mystery card.
  | Told<'mystery', { hero: `@hero-${string}` | '@no-one'; card: `@card-${string}` | '@nothing' }>
  // A Mystery card stays in play.
  | Told<'remains', { card: `@card-${string}` | '@nothing' }>
  // A card or a row of a chart or table was cancelled.
  | Told<'cancelled', { card: `@card-${string}` | `@chart-${string}` | `@showdown-row-${string}` }>
  // A Hero got a Lair card.
  | Told<'lair-gained', { hero: `@hero-${string}` | '@no-one' }>
  // Which Lair card it was.
  | Told<'lair-seen', { hero: `@hero-${string}` | '@no-one'; card: `@card-${string}` | '@nothing' }>
  // A Hero came upon a card of a corner.
  | Told<'corner-card', { hero: `@hero-${string}` | '@no-one'; card: `@card-${string}` | '@nothing' }>
  // A Hero moved to a space.
  | Told<'moved', { hero: `@hero-${string}` | '@no-one'; space: `@space-${string}`; number?: number; id: string }>
  // A Hero Lingers in a space.
  | Told<'lingers', { hero: `@hero-${string}` | '@no-one'; space: `@space-${string}`; number?: number }>
  // A Hero encounters a space.
  | Told<'encounters', { hero: `@hero-${string}` | '@no-one'; space: `@space-${string}`; number?: number }>
  // A Hero paid for a service.
  | Told<'service', { hero: `@hero-${string}` | '@no-one'; service: `@service-${string}` }>
  // A Lair card told a random location.
  | Told<'random-location', { card: `@card-${string}` | '@nothing'; space: `@space-${string}`; number?: number }>
  // The Minion Chart was rolled for a Hero: `n`.
  | Told<'chart', { hero: `@hero-${string}` | '@no-one'; n: number; row: `@minion-${string}` | `@chart-${string}` }>
  // A Minion appeared in a space.
  | Told<'minion-placed', { minion: `@minion-${string}`; space: `@space-${string}`; number?: number }>
  // A Minion moved to a space.
  | Told<'minion-moved', { minion: `@minion-${string}`; space: `@space-${string}`; number?: number }>
  // A Minion left a space.
  | Told<'minion-removed', { minion: `@minion-${string}`; space: `@space-${string}`; number?: number }>
  // There is no counter left of a Minion.
  | Told<'no-counter', { minion: `@minion-${string}` }>
  // A Minion was pushed on to a space.
  | Told<'pushed', { minion: `@minion-${string}`; space: `@space-${string}`; number?: number }>
  // A Minion was pushed out of the Town Hall.
  | Told<'pushed-out', { minion: `@minion-${string}` }>
  // A round counter too many was removed.
  | Told<'round-removed', { minion: `@minion-${string}`; space: `@space-${string}`; number?: number }>
  // A Hero meets a round counter.
  | Told<'round-counter', { hero: `@hero-${string}` | '@no-one'; minion: `@minion-${string}` }>
  // A Hero fights a Minion.
  | Told<'fight', { hero: `@hero-${string}` | '@no-one'; minion: `@minion-${string}` }>
  // Fight Round `n` of a Hero begins.
  | Told<'fight-round', { hero: `@hero-${string}` | '@no-one'; n: number }>
  // A Minion took `n` hits.
  | Told<'minion-hurt', { minion: `@minion-${string}`; n: number }>
  // A Hero defeated a Minion.
  | Told<'minion-defeated', { hero: `@hero-${string}` | '@no-one'; minion: `@minion-${string}` }>
  // A Hero escaped to a space.
  | Told<'escaped', { hero: `@hero-${string}` | '@no-one'; space: `@space-${string}`; number?: number; id: string }>
  // A Hero is attacked.
  | Told<'attacked', { hero: `@hero-${string}` | '@no-one'; foe: `@minion-${string}` | `@villain-${string}` | `@hero-${string}` }>
  // The Villain healed `n` Wounds and has `total` left.
  | Told<'villain-healed', { n: number; total: number }>
  // The Villain can take `n` Wounds more, `total` in all.
  | Told<'villain-grows', { n: number; total: number }>
  // A Hero bears the Curse now.
  | Told<'cursed', { hero: `@hero-${string}` | '@no-one' }>
  // A Hero has `n` of `total` Transformation counters.
  | Told<'transforms', { hero: `@hero-${string}` | '@no-one'; n: number; total: number }>
  // A Hero is a Werewolf by night now.
  | Told<'werewolf', { hero: `@hero-${string}` | '@no-one' }>
  // A Hero attacks another (`hero2`) as a Werewolf.
  | Told<'wolf-attacks', { hero: `@hero-${string}` | '@no-one'; hero2: `@hero-${string}` | '@no-one' }>
  // A Hero is free of the Curse.
  | Told<'curse-lifted', { hero: `@hero-${string}` | '@no-one' }>
  // A Secret was put beneath an Elder.
  | Told<'secret-added', { elder: `@elder-${string}`; title: string }>
  // A Hero looked at the Secrets of an Elder.
  | Told<'looked', { hero: `@hero-${string}` | '@no-one'; elder: `@elder-${string}`; title: string }>
  // Which Secret it was.
  | Told<'secret-seen', { hero: `@hero-${string}` | '@no-one'; elder: `@elder-${string}`; title: string; card: `@card-${string}` | '@nothing' }>
  // A Secret of an Elder was revealed.
  | Told<'secret-revealed', { elder: `@elder-${string}`; title: string; card: `@card-${string}` | '@nothing' }>
  // An Elder turned evil.
  | Told<'turned-evil', { elder: `@elder-${string}`; title: string }>
  // An Evil Elder was killed.
  | Told<'evil-elder-killed', { elder: `@elder-${string}`; title: string }>
  // The die, `n`, chose an Elder.
  | Told<'random-elder', { elder: `@elder-${string}`; title: string; n: number }>
  // An Elder goes on the hunt to a space.
  | Told<'on-the-hunt', { elder: `@elder-${string}`; title: string; space: `@space-${string}`; number?: number }>
  // An Elder sides with a Hero for this round.
  | Told<'elder-joins', { elder: `@elder-${string}`; title: string; hero: `@hero-${string}` | '@no-one' }>
  // An Elder is about to take `n` Wounds.
  | Told<'elder-wounds-coming', { elder: `@elder-${string}`; title: string; n: number }>
  // An Elder is spared `n` Wounds, not `total`.
  | Told<'elder-wounds-ignored', { elder: `@elder-${string}`; title: string; n: number; total: number }>
  // An Elder took `n` Wounds.
  | Told<'elder-hurt', { elder: `@elder-${string}`; title: string; n: number }>
  // An Elder recovered from a Wound.
  | Told<'elder-healed', { elder: `@elder-${string}`; title: string }>
  // An Elder is about to die.
  | Told<'elder-in-danger', { elder: `@elder-${string}`; title: string }>
  // An Elder was saved from death.
  | Told<'elder-saved', { elder: `@elder-${string}`; title: string }>
  // An Elder died.
  | Told<'elder-died', { elder: `@elder-${string}`; title: string }>
  // An Elder went back to Town.
  | Told<'elder-home', { elder: `@elder-${string}`; title: string }>
  // A Hero showed a Lair card and its space.
  | Told<'lair-revealed', { hero: `@hero-${string}` | '@no-one'; card: `@card-${string}` | '@nothing'; space: `@space-${string}`; number?: number }>
  // The Lair card of a Hero was cancelled.
  | Told<'lair-cancelled', { hero: `@hero-${string}` | '@no-one'; card: `@card-${string}` | '@nothing' }>
  // A Hero began a Showdown in a space.
  | Told<'showdown', { hero: `@hero-${string}` | '@no-one'; card: `@card-${string}` | '@nothing'; space: `@space-${string}`; number?: number }>
  // The Showdown of a Hero never began.
  | Told<'showdown-called-off', { hero: `@hero-${string}` | '@no-one' }>
  // A Hero joined the Showdown in a space.
  | Told<'joined', { hero: `@hero-${string}` | '@no-one'; space: `@space-${string}`; number?: number }>
  // A Hero invited an Elder to the Hunting Party.
  | Told<'invited', { hero: `@hero-${string}` | '@no-one'; elder: `@elder-${string}`; title: string }>
  // An Elder stands by a Hero.
  | Told<'stands-by', { elder: `@elder-${string}`; title: string; hero: `@hero-${string}` | '@no-one' }>
  // A Militia counter stands by a Hero.
  | Told<'militia-stands-by', { hero: `@hero-${string}` | '@no-one' }>
  // A Hero accused an Elder of being evil.
  | Told<'accused', { hero: `@hero-${string}` | '@no-one'; elder: `@elder-${string}`; title: string }>
  // The Elder is not evil, and the Hero loses all Investigation.
  | Told<'wrongly-accused', { hero: `@hero-${string}` | '@no-one'; elder: `@elder-${string}`; title: string }>
  // Fight Round `n` of the Showdown begins.
  | Told<'showdown-round', { n: number }>
  // The optional table was rolled for a Hero: `n`.
  | Told<'showdown-chart', { hero: `@hero-${string}` | '@no-one'; n: number }>
  // A Hero was chosen by lot.
  | Told<'by-lot', { hero: `@hero-${string}` | '@no-one' }>
  // The Villain fled to another Lair.
  | Told<'chase', { card: `@card-${string}` | '@nothing'; space: `@space-${string}`; number?: number }>
  // This Fight Round is fought with another Skill.
  | Told<'fight-with', { skill: `@skill-${string}` | '@nothing' }>
  // The Showdown of a Hero was called off.
  | Told<'showdown-cancelled', { hero: `@hero-${string}` | '@no-one' }>
  // A Hero and the Villain fight.
  | Told<'exchange', { hero: `@hero-${string}` | '@no-one' }>
  // A Hero dealt the Villain `n` Wounds: `hurt` of `total`.
  | Told<'villain-hurt', { hero: `@hero-${string}` | '@no-one'; n: number; hurt: number; total: number }>
  // An Evil Elder took the last Wound in the Villain's place.
  | Told<'shielded', { elder: `@elder-${string}`; title: string }>
  // A Hero defeated the Villain.
  | Told<'villain-defeated', { hero: `@hero-${string}` | '@no-one' }>
  // The Showdown of a Hero ended; the Villain keeps `n` Wounds.
  | Told<'showdown-over', { hero: `@hero-${string}` | '@no-one'; n: number }>;
