// Once more: the same game with the same people.
import { post } from './api';
import type { MatchShown } from './types/api';

/** Open a match like this one, with us where we sat, and start it if nobody else has to come. */
export async function rematch(match: MatchShown): Promise<string> {
  const { game, settings, rulings, undo, terms, mine } = match;
  const seats = match.seats.map((seat) => {
    if (seat.kind === 'bot') return { kind: 'bot' as const, agent: seat.agent, name: seat.name };
    return mine.includes(seat.seat) ? { kind: 'human' as const, name: seat.name } : { kind: 'open' as const };
  });
  const start = seats.every((seat) => seat.kind !== 'open');
  // A pack is the match's own: the house lays it over the next one, too.
  const pack = match.pack ? { pack_of: match.id } : {};
  const body = { game, settings, rulings, undo: undo as 'open', terms, seats, start, ...pack };
  return (await post('/api/v1/matches', { body })).match.id;
}
