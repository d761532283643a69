// What happened, in words, with the rule behind each line and the cards it names.
import { cardsNamed, named } from '../cards/cards';
import type { Fact, Facts, Told } from '../protocol/shapes';
import { seatName } from '../seats/seats';
import type { CardShown } from '../protocol/types/api';
import type { SeatShown } from '../protocol/types/messages';
import { isMessage, type Translations } from '../translations/translations.svelte';

export interface Line {
  text: string;
  rule: string;
  /** Only some know it. */
  secret: boolean;
  facts: Facts;
}

/** A moment of the log, and whether it was taken back since. */
export interface Kept {
  told: Told;
  gone: boolean;
}

export function isBack({ did }: Told): boolean {
  return did === 'undo' || did === 'step-back';
}

/**
 * The log with what was taken back marked: a taking back leads to a version, and what was told between the two counts
 * no more.
 */
export function kept(log: Told[]): Kept[] {
  const marked: Kept[] = [];
  let stands = Infinity;
  for (const told of log.toReversed()) {
    if (told.version <= stands) stands = Infinity;
    marked.push({ told, gone: told.version > stands && !isBack(told) });
    if (isBack(told) && typeof told.back_to === 'number') stands = Math.min(stands, told.back_to);
  }
  return marked.reverse();
}

/** What counts of a log: what a story is made of. */
export function counting(log: Told[]): Told[] {
  return kept(log).flatMap(({ told, gone }) => (gone ? [] : [told]));
}

/**
 * What a player who was away has to be told: what counts, since they did something themselves, and nothing again that
 * was told before it was gone back to.
 */
export function newsOf(missed: Told[]): Told[] {
  const since = missed.slice(missed.findLastIndex((told) => told.own) + 1);
  return counting(since).filter((told) => told.events.some(hasLine) && !isBack(told));
}

/** Whether an event has a line. Of one without, the picture shows what happened and a later line says it. */
function hasLine(event: Record<string, unknown>): boolean {
  return event['quiet'] !== true;
}

/** The lines of a moment. One without any was a choice taken back or made again, or nothing that shows. */
export function linesOf(told: Told, words: Translations): Line[] {
  return told.events.filter(hasLine).map((event) => {
    const facts = (event['facts'] ?? {}) as Facts;
    const text = words.say(`event-${String(event['event'])}`, facts);
    const secret = event['private'] === true;
    return {
      text: secret ? words.say('ui-private-some', { text }) : text,
      rule: String(event['rule'] ?? ''),
      secret,
      facts,
    };
  });
}

/** That a bot or a clock chose this in a player's place, and why; empty for what people chose themselves. */
export function howOf(told: Told, seats: SeatShown[], words: Translations): string {
  if (!told.how || typeof told.by !== 'number') return '';
  return words.say(`web-how-${told.how}`, { who: seatName(seats, told.by, words) });
}

export interface Part {
  text: string;
  /** The card that this part names, and the marks around it, from which a line must not break it off. */
  card?: string;
  before?: string;
  after?: string;
}

/** A sentence cut where it names a card, so that the card can be opened from there. */
export function partsOf(text: string, facts: Facts, cards: CardShown[], words: Translations): Part[] {
  let parts: Part[] = [{ text }];
  for (const card of namedBy(facts, cards)) {
    const name = named(card, words);
    parts = parts.flatMap((part) => {
      const at = part.card ? -1 : part.text.indexOf(name);
      if (at < 0 || !name) return [part];
      return [{ text: part.text.slice(0, at) }, { text: name, card }, { text: part.text.slice(at + name.length) }];
    });
  }
  for (const [place, part] of parts.entries()) {
    if (!part.card) continue;
    part.before = cut(parts[place - 1], /[^ \p{L}\p{N}]+$/u);
    part.after = cut(parts[place + 1], /^[^ \p{L}\p{N}]+/u);
  }
  return parts.filter((part) => part.text);
}

/** Take from a part what matches. */
function cut(part: Part | undefined, marks: RegExp): string {
  const found = part && !part.card ? (marks.exec(part.text)?.[0] ?? '') : '';
  if (part && found) part.text = part.text.replace(marks, '');
  return found;
}

function namedBy(facts: Facts, cards: CardShown[]): string[] {
  const found = new Set<string>();
  const look = (fact: Fact): void => {
    if (typeof fact === 'string' && fact.startsWith('@')) {
      for (const name of fact.split('+')) for (const card of cardsNamed(cards, name)) found.add(card.name);
    } else if (Array.isArray(fact)) {
      if (isMessage(fact)) Object.values(fact[1]).forEach(look);
      else fact.forEach(look);
    }
  };
  Object.values(facts).forEach(look);
  return [...found];
}
