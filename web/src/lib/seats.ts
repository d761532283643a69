// Who sits where, in words.
import type { SeatShown } from './types/messages';
import type { TableShown } from './shown';
import { asWritten, type Words } from './words.svelte';

type AnySeat = Pick<SeatShown, 'seat' | 'kind' | 'name' | 'agent'>;

/** What a seat is called: the person's or the bot's name, or its number. */
export function seatName(seats: AnySeat[], seat: number, words: Words): string {
  if (seat < 0) return words.say('ui-spectator');
  const shown = seats.find((each) => each.seat === seat);
  if (shown?.name) return asWritten(shown.name);
  if (shown?.kind === 'bot') return words.say('web-bot-seat', { agent: agentName(shown.agent, words), seat: seat + 1 });
  return words.say('ui-seat', { seat: seat + 1 });
}

export function agentName(agent: string, words: Words): string {
  return words.has(`web-agent-${agent}`) ? words.say(`web-agent-${agent}`) : agent;
}

/** The seat that is asked now, as far as this view may know; null if nobody is, or in secret. */
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
