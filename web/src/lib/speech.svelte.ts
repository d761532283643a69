// The one Words of the page: the house's messages, and those of the game that the screen is about.
import { speak, wordsText } from './api';
import { Words, type Language } from './words.svelte';

class Speech {
  readonly words = new Words();
  /** The game whose words are wanted; empty for the house alone. */
  game = $state('');
  /** The match whose pack has names of its own; empty where there is none. */
  match = $state('');
  ready = $state(false);
  #texts = new Map<string, Promise<string>>();

  /** Say everything in this language, with this game's words. What was asked for last wins. */
  async load(language: Language, game: string, match = ''): Promise<void> {
    speak(language);
    const key = `${language} ${game} ${match}`;
    let text = this.#texts.get(key);
    if (!text) {
      text = wordsText(language, game, game ? match : '');
      this.#texts.set(key, text);
    }
    this.#wanted = key;
    try {
      const found = await text;
      if (this.#wanted !== key) return;
      this.words.fill(language, found, game, match);
      this.ready = true;
    } catch {
      this.#texts.delete(key);
      // Nothing can be said without words, so they are asked for until they come.
      setTimeout(() => this.#wanted === key && void this.load(language, game, match), 2000);
    }
  }

  #wanted = '';
}

export const speech = new Speech();
export const words = speech.words;
