// Who has won, and whether that was you.
import type { Translations } from '../translations/translations.svelte';

export interface Verdict {
  /** How it went for the one who looks; `none` for a spectator, and where players of one screen fare differently. */
  mine: 'won' | 'lost' | 'none';
  text: string;
}

/** The verdict on a game that is over, for a person who holds these seats out of `many`. */
export function verdictOf(
  winners: number[],
  many: number,
  held: number[],
  nameOf: (seat: number) => string,
  words: Translations,
): Verdict {
  const won = held.filter((seat) => winners.includes(seat));
  const others = winners.filter((seat) => !held.includes(seat));
  const who = (seats: number[]): string =>
    new Intl.ListFormat(words.language, { type: 'conjunction' }).format(seats.map(nameOf));
  const said = (mine: Verdict['mine'], message: string, seats: number[] = []): Verdict => ({
    mine,
    text: words.say(`web-verdict-${message}`, { who: who(seats) }),
  });
  if (!held.length) return winners.length ? said('none', 'they-won', winners) : said('none', 'none-won');
  if (!winners.length) return said('lost', held.length === many && many > 1 ? 'all-lost' : 'you-lost');
  if (!won.length) return said('lost', 'you-lost-to', winners);
  if (won.length === held.length) {
    if (winners.length === many && many > 1) return said('won', 'all-won');
    return others.length ? said('won', 'you-won-with', others) : said('won', 'you-won');
  }
  return said('none', 'they-won', winners);
}
