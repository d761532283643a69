// Who sits where, in words.
import type { SeatShown } from '../protocol/types/messages';
import type { TableShown } from '../protocol/shapes';
import { asWritten, type Translations } from '../translations/translations.svelte';

type AnySeat = Pick<SeatShown, 'seat' | 'kind' | 'name' | 'agent'>;

/** What is known of a match that says who each seat is. */
interface Cast {
  /** Who each seat is, as messages of the game, once that is known. */
  roles?: string[];
}

/** What a seat is called: the person's or the bot's name, or its number. */
export function seatName(seats: AnySeat[], seat: number, words: Translations): string {
  if (seat < 0) return words.say('ui-spectator');
  const shown = seats.find((each) => each.seat === seat);
  if (shown?.name) return asWritten(shown.name);
  if (shown?.kind === 'bot') return words.say('web-bot-seat', { agent: agentName(shown.agent, words), seat: seat + 1 });
  return words.say('ui-seat', { seat: seat + 1 });
}

export function agentName(agent: string, words: Translations): string {
  return words.has(`web-agent-${agent}`) ? words.say(`web-agent-${agent}`) : agent;
}

/** The seat that is asked now, as far as this view may know; null if no one is, or in secret. */
export function askedSeat(table: TableShown | null): number | null {
  const decision = table?.view['decision'] as { seat: number | null } | null | undefined;
  return decision?.seat ?? null;
}

export interface Ending {
  name: string;
  rule: string;
  winners: number[];
}

export function ending(table: TableShown | null): Ending | null {
  return (table?.view['outcome'] as Ending | null | undefined) ?? null;
}

/** Whether two seats win together, so that nothing has to be hidden between them at one screen. */
export function sameSide(seats: Pick<SeatShown, 'seat' | 'side'>[], one: number, other: number): boolean {
  const side = (seat: number): number | undefined => seats.find((each) => each.seat === seat)?.side;
  return one === other || (side(one) !== undefined && side(one) === side(other));
}

/** Who a seat is in the game, such as its Hero; empty where the game has no such thing, or it is not known yet. */
export function roleName(match: Cast, seat: number, words: Translations): string {
  const role = match.roles?.[seat] ?? '';
  return role && words.has(role) ? words.say(role) : '';
}

/** A player with who they are in the game: “Ann (Katarina)”. */
export function playerName(seats: AnySeat[], match: Cast, seat: number, words: Translations): string {
  const [who, role] = [seatName(seats, seat, words), roleName(match, seat, words)];
  return role ? words.say('web-player-role', { who, role: asWritten(role) }) : who;
}

/** The team of a seat, counted from 1; 0 in a game in which each plays alone, or all together. */
export function teamOf(seats: Pick<SeatShown, 'seat' | 'side'>[], seat: number): number {
  const sides = [...new Set(seats.map((each) => each.side))].sort((one, other) => one - other);
  if (sides.length < 2 || sides.length === seats.length) return 0;
  return sides.indexOf(seats.find((each) => each.seat === seat)?.side ?? -1) + 1;
}
