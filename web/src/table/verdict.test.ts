import { describe, expect, it } from 'vitest';
import { verdictOf } from './verdict';
import { Translations } from '../translations/translations.svelte';

const WORDS = new Translations(
  'en',
  `
web-verdict-you-won = You have won.
web-verdict-you-won-with = You have won, with { $who }.
web-verdict-you-lost = You have lost.
web-verdict-you-lost-to = You have lost: { $who } won.
web-verdict-all-won = Won together.
web-verdict-all-lost = Lost together.
web-verdict-they-won = { $who } won.
web-verdict-none-won = No player won.
`,
);
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
const verdict = (winners: number[], many: number, held: number[]) =>
  verdictOf(winners, many, held, (seat) => NAMES[seat] ?? '', WORDS);

describe('the verdict on a game', () => {
  it('says to each player whether they won, and else who did', () => {
    expect(verdict([0], 2, [0])).toEqual({ mine: 'won', text: 'You have won.' });
    expect(verdict([1], 2, [0])).toEqual({ mine: 'lost', text: 'You have lost: Ben won.' });
    expect(verdict([], 2, [0])).toEqual({ mine: 'lost', text: 'You have lost.' });
  });

  it('names those one has won with, in a team and together', () => {
    expect(verdict([0, 2], 4, [0])).toEqual({ mine: 'won', text: 'You have won, with Cleo.' });
    expect(verdict([1, 3], 4, [0]).text).toBe('You have lost: Ben and Dan won.');
    expect(verdict([0, 1, 2], 3, [1]).text).toBe('Won together.');
  });

  it('speaks of those around one screen together where they fare alike, and by name where they do not', () => {
    expect(verdict([0, 1], 2, [0, 1])).toEqual({ mine: 'won', text: 'Won together.' });
    expect(verdict([], 2, [0, 1])).toEqual({ mine: 'lost', text: 'Lost together.' });
    expect(verdict([1], 2, [0, 1])).toEqual({ mine: 'none', text: 'Ben won.' });
  });

  it('tells a spectator who won, or that no player did', () => {
    expect(verdict([1], 2, [])).toEqual({ mine: 'none', text: 'Ben won.' });
    expect(verdict([], 1, [])).toEqual({ mine: 'none', text: 'No player won.' });
  });

  it('is about one where one plays alone', () => {
    expect(verdict([0], 1, [0]).text).toBe('You have won.');
    expect(verdict([], 1, [0]).text).toBe('You have lost.');
  });
});
