// Cards as a person reads them: name, deck, copies and mark, the text made from what the card does, keywords and flavour.
import { get } from './api';
import type { Facts, Saying } from './shown';
import type { CardShown } from './types/api';
import type { Words } from './words.svelte';

export interface CardPage {
  name: string;
  deck: string;
  copies: number;
  mark: string;
  /** What kind of card it is, if that stands apart from what it does. */
  kind: string;
  text: string[];
  keywords: string;
  flavour: string;
}

const kept = new Map<string, Promise<CardShown[]>>();

/** Every kind of card of a game; of a match with a pack, those of the pack. */
export function cardsOf(game: string, match = ''): Promise<CardShown[]> {
  const key = `${game} ${match}`;
  let found = kept.get(key);
  if (!found) {
    found = get('/api/v1/games/{game}/cards', { path: { game }, query: match ? { match } : {} });
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

/** The cards under a name, however a board calls it: `@card-torch`, `card-torch` or `torch`. */
export function cardsNamed(cards: CardShown[], name: string): CardShown[] {
  const bare = name.replace(/^@/, '');
  const exact = cards.filter((card) => card.name === name || card.name === `@${bare}`);
  if (exact.length) return exact;
  const kinds = cards.filter((card) => card.name.startsWith('@') && card.name.endsWith(`-${bare}`));
  // A hero's ability is found on the sheet it stands on.
  return kinds.length || !bare.includes('-')
    ? kinds
    : cards.filter((card) => card.name === `@${bare.replace(/-[^-]+$/, '')}`);
}

export function named(name: string, words: Words): string {
  return name.startsWith('@') ? words.say(name.slice(1)) : name;
}

/** A card in the reader's language. */
export function cardPage(card: CardShown, words: Words): CardPage {
  const first = words.say(card.text.replace(/^@/, ''), card.facts as Facts);
  const rest = [...card.plan, ...(card.sayings as Saying[]).map((saying) => words.tell(saying))];
  const apart = card.sayings.length > 0;
  return {
    name: named(card.name, words),
    deck: words.say(`deck-${card.deck}`),
    copies: card.copies,
    mark: card.mark,
    kind: apart ? first : '',
    text: apart ? rest : [first, ...rest],
    keywords: card.keywords.map((keyword) => words.say(`keyword-${keyword}`)).join(', '),
    flavour: card.flavour ? named(card.flavour, words) : '',
  };
}

/** A text without case and accents, so that it is found however it is typed. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').replaceAll('’', "'").normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Whether every word that was typed is part of a text. */
export function holds(text: string, typed: string): boolean {
  const inside = folded(text);
  return folded(typed)
    .split(/\s+/)
    .every((word) => inside.includes(word));
}
