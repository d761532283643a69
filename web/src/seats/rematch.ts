// The next game: with the same people after the end, or the same game once more for one who plays alone.
import { post } from '../protocol/api';
import type { MatchShown } from '../protocol/types/api';

/** The next game of the people at a table, each at the seat they had: opened by the first who asks. */
export async function rematch(match: MatchShown): Promise<string> {
  return (await post('/api/v1/matches/{name}/again', { path: { name: match.id } })).match.id;
}

/** Begin the same game anew, in the middle of it: no one else plays here. */
export async function restart(match: MatchShown): Promise<string> {
  const { game, settings, rulings, undo, terms, mine } = match;
  const seats = match.seats.map((seat) => {
    if (seat.kind === 'bot') return { kind: 'bot' as const, agent: seat.agent, name: seat.name };
    return mine.includes(seat.seat) ? { kind: 'human' as const, name: seat.name } : { kind: 'open' as const };
  });
  const start = seats.every((seat) => seat.kind !== 'open');
  // A pack is the match's own: the server lays it over the next one, too.
  const pack = match.pack ? { pack_of: match.id } : {};
  const body = { game, settings, rulings, undo: undo as 'open', terms, seats, start, ...pack };
  return (await post('/api/v1/matches', { body })).match.id;
}
