// The one Translations of the page: the messages of the page, and those of the game that the screen is about.
import { wordsText } from '../protocol/api';
import { Translations, type Language } from './translations.svelte';

class PageText {
  readonly words = new Translations();
  /** The game whose words are wanted; empty for the page alone. */
  game = $state('');
  /** The match whose pack has names of its own; empty where there is none. */
  match = $state('');
  ready = $state(false);
  #texts = new Map<string, Promise<string>>();
  #wanted = '';

  /** Say everything in this language, with this game's words. What was asked for last wins. */
  async load(language: Language, game: string, match = ''): Promise<void> {
    const wanted = `${language} ${game} ${match}`;
    this.#wanted = wanted;
    try {
      // With a pack those of the page come with the game's, since a name of the pack goes before any other.
      const texts = game && match ? [this.#text(language, game, match)] : [this.#text(language)];
      if (game && !match) texts.unshift(this.#text(language, game));
      const found = await Promise.all(texts);
      if (this.#wanted !== wanted) return;
      this.words.fill(language, found.join('\n'), game, match);
      this.ready = true;
    } catch {
      // Nothing can be said without words, so they are asked for until they come.
      setTimeout(() => this.#wanted === wanted && void this.load(language, game, match), 2000);
    }
  }

  /** The messages of the page and of one game, as one file. */
  async textOf(language: Language, game: string): Promise<string> {
    return (await Promise.all([this.#text(language, game), this.#text(language)])).join('\n');
  }

  /** A file of words, fetched once. */
  #text(language: Language, game = '', match = ''): Promise<string> {
    const key = `${language} ${game} ${match}`;
    let text = this.#texts.get(key);
    if (!text) {
      text = wordsText(language, game, match);
      text.catch(() => this.#texts.delete(key));
      this.#texts.set(key, text);
    }
    return text;
  }
}

/** The messages of the page and of one game, besides those of the screen: for lists in which several games stand. */
export async function translationsOf(language: Language, game: string): Promise<Translations> {
  return new Translations(language, await pageText.textOf(language, game), game);
}

export const pageText = new PageText();
export const words = pageText.words;
