// What is printed on cards, sheets and charts, as the server lists it: their texts are made from what they do.
import { cardsOf } from '../../../cards/cards';
import type { CardShown } from '../../../protocol/types/api';
import type { Message } from '../../board';
import type { Villain } from '../types';

export type Card = CardShown;

/** All cards of the game. Without them the board still works, only without their texts. */
export async function allCards(): Promise<Card[]> {
  try {
    return await cardsOf('a-touch-of-evil');
  } catch {
    return [];
  }
}

/** What a card does, as sentences. */
export function saysOf(card: Card | undefined): Message[] {
  return (card?.sentences ?? []) as Message[];
}

/** The card that a message names, with or without its sign. */
export function cardOf(cards: Card[], message: string): Card | undefined {
  const name = message.startsWith('@') ? message : `@${message}`;
  return cards.find((card) => card.name === name);
}

/** The Minion Chart in use. */
export function chartOf(cards: Card[], { name, chart }: Pick<Villain, 'name' | 'chart'>): Message[] {
  const found = cards.find((card) => card.name === `@villain-${name}` && card.text === `@sheet-chart-${chart}`);
  return saysOf(found);
}

/** The numbers of the die for which a row of a chart stands. */
export function rowRange(row: Message): [number, number] {
  return [Number(row[1].low), Number(row[1].high)];
}

/** What a row of a chart brings, as a message: a Minion or a happening. */
export function rowBrings(row: Message): string {
  const what = row[1].what as Message;
  return what[0] === 'sheet-happening' ? (what[1].name as Message)[0] : what[0];
}
