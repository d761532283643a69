// Cards as a person reads them: name, deck, copies and mark, the text made from what the card does, keywords and
// flavour.
import { get } from '../protocol/api';
import type { Facts, Message, Worded } from '../protocol/shapes';
import type { CardShown } from '../protocol/types/api';
import type { Translations } from '../translations/translations.svelte';

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

/** What a card of this match does, as its rulings and its pack have it; nothing before the cards are read. */
export function textOf(cards: CardShown[], name: string, words: Translations): string {
  const card = cards.find((each) => each.name === `@${name}`);
  return card ? cardPage(card, words).text.join(' ') : '';
}

export function named(name: string, words: Translations): string {
  return name.startsWith('@') ? words.say(name.slice(1)) : name;
}

/** A card in the reader's language. */
export function cardPage(card: CardShown, words: Translations): CardPage {
  const first = words.say(card.text.replace(/^@/, ''), card.facts as Facts);
  const rest = [...card.plan, ...(card.sentences as Message[]).flatMap((message) => words.tell(message).split('\n'))];
  const apart = card.sentences.length > 0;
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

/** What the card does that an option names; empty where it names none, or one that is not known. */
export function explanation({ facts }: Worded, cards: CardShown[], words: Translations): string {
  const name = [facts['card'], facts['trigger']].find((fact) => typeof fact === 'string');
  const card = typeof name === 'string' ? cardsNamed(cards, name)[0] : undefined;
  return card ? cardPage(card, words).text.join(' ') : '';
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
