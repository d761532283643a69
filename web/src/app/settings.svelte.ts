// What a person likes: language, motion, sound, size of text. Kept in this browser and nowhere else.
import { PACES, type Speed } from '../protocol/pace';
import { LANGUAGES, type Language } from '../translations/translations.svelte';

export type Motion = 'system' | 'full' | 'still';
export type TextSize = 'normal' | 'large' | 'huge';

const KEY = 'duskbox-settings';

interface Kept {
  language: Language;
  motion: Motion;
  sound: boolean;
  captions: boolean;
  text: TextSize;
  /** The name under which this person sits down. */
  name: string;
  /** Whether the text view stands instead of the board. */
  textView: boolean;
  /** Whether the browser tells when it is one's turn. */
  notify: boolean;
  /** Whether the only option is taken without asking, and the end of a turn in which nothing is left to do. */
  takeOnly: boolean;
  takeEnd: boolean;
  /** Whether the cheapest way to pay is taken without asking. */
  takePay: boolean;
  /** How fast what bots do is shown. */
  pace: Speed;
}

function firstLanguage(): Language {
  for (const wanted of navigator.languages) {
    const known = LANGUAGES.find((each) => each === wanted.slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return 'en';
}

function kept(): Partial<Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** Tell the server which language is read here: it words its refusals in it, and sends its words with the page. */
function tellLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `duskbox-language=${language}; path=/; max-age=31536000; samesite=strict${secure}`;
}

class Settings {
  language: Language = $state('en');
  motion: Motion = $state('system');
  sound = $state(false);
  captions = $state(false);
  text: TextSize = $state('normal');
  name = $state('');
  textView = $state(false);
  notify = $state(false);
  takeOnly = $state(true);
  takeEnd = $state(true);
  takePay = $state(true);
  pace: Speed = $state('calm');

  #still = $state(false);
  /** Whether things may move. */
  moving = $derived(this.motion === 'full' || (this.motion === 'system' && !this.#still));

  constructor() {
    this.#take(kept());
    // Another tab has its own copy of all this, and writes down all of it: what is chosen there counts here, too.
    addEventListener('storage', ({ key }) => {
      if (key === KEY) this.#take(kept());
    });
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    this.#still = query.matches;
    query.addEventListener('change', () => (this.#still = query.matches));
  }

  #take(found: Partial<Kept>): void {
    this.language = LANGUAGES.find((each) => each === found.language) ?? firstLanguage();
    this.motion = (['system', 'full', 'still'] as const).find((each) => each === found.motion) ?? 'system';
    this.text = (['normal', 'large', 'huge'] as const).find((each) => each === found.text) ?? 'normal';
    this.sound = found.sound === true;
    this.captions = found.captions === true;
    this.name = typeof found.name === 'string' ? found.name.slice(0, 40) : '';
    this.textView = found.textView === true;
    this.notify = found.notify === true;
    this.takeOnly = found.takeOnly !== false;
    this.takeEnd = found.takeEnd !== false;
    this.takePay = found.takePay !== false;
    this.pace = PACES.find((each) => each === found.pace) ?? 'calm';
  }

  /** Write everything down; called by an effect whenever something changes. */
  keep(): void {
    const { language, motion, sound, captions, text, name, textView, notify, takeOnly, takeEnd, takePay, pace } = this;
    const all: Kept = { language, motion, sound, captions, text, name, textView, notify, takeOnly, takeEnd, takePay, pace };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing can still play.
    }
    // The page comes in the language that the server takes for ours.
    if (document.documentElement.lang !== language) tellLanguage(language);
    document.documentElement.lang = language;
    document.documentElement.dataset['text'] = text;
    document.documentElement.dataset['motion'] = this.moving ? 'full' : 'still';
  }
}

export const settings = new Settings();
