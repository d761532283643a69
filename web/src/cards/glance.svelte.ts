// A glance at a card or a rule where it is named: by moving the mouse onto it, by focus, and gone with Escape.
import { get } from '../protocol/api';
import type { RuleShown } from '../protocol/types/api';

export interface Glanced {
  kind: 'card' | 'rule';
  name: string;
  /** Where the name stands on the screen. */
  box: DOMRect;
}

const LINGER = 180;
/** The id of the glance, which describes what it stands next to. */
export const GLANCE = 'glance';

class Glance {
  now = $state.raw<Glanced | null>(null);
  #element: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Makes a name something to glance at: `{@attach glance.at('card', name)}`. */
  at(kind: Glanced['kind'], name: string): (element: HTMLElement) => () => void {
    return (element) => {
      const show = (): void => this.#later(() => this.#show(kind, name, element));
      const hide = (): void => this.leave();
      // A finger opens what it touches; a glance would only lie over it. Nor is it a glance when the page moves a name
      // under a mouse at rest: its owner looks elsewhere, perhaps for what would be covered. So a move over the name
      // counts, and merely being over it does not.
      let noticed = false;
      const move = (event: PointerEvent): void => {
        if (noticed || event.pointerType !== 'mouse') return;
        noticed = true;
        show();
      };
      const out = (): void => {
        noticed = false;
        hide();
      };
      element.addEventListener('pointermove', move);
      element.addEventListener('pointerleave', out);
      element.addEventListener('focus', show);
      element.addEventListener('blur', hide);
      return () => {
        element.removeEventListener('pointermove', move);
        element.removeEventListener('pointerleave', out);
        element.removeEventListener('focus', show);
        element.removeEventListener('blur', hide);
        if (this.#element === element) this.close();
      };
    };
  }

  /** The pointer is over the glance itself, which may be read as long as one likes. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  leave(): void {
    this.#later(() => this.close());
  }

  /** What is named has moved. */
  scrolled(): void {
    if (this.now && this.#element) this.now = { ...this.now, box: this.#element.getBoundingClientRect() };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#element?.removeAttribute('aria-describedby');
    this.#element = null;
    this.now = null;
  }

  #show(kind: Glanced['kind'], name: string, element: HTMLElement): void {
    // Focus by mouse comes with a click, which opens the thing itself.
    if (!element.isConnected || !(element.matches(':hover') || element.matches(':focus-visible'))) return;
    this.close();
    this.#element = element;
    element.setAttribute('aria-describedby', GLANCE);
    this.now = { kind, name, box: element.getBoundingClientRect() };
  }

  #later(what: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(what, LINGER);
  }
}

export const glance = new Glance();

const ledgers = new Map<string, Promise<RuleShown[]>>();

/** The rules of a game in a language, asked for once. */
export function rulesOf(game: string, language: 'en' | 'pl' | 'fr'): Promise<RuleShown[]> {
  const key = `${game} ${language}`;
  let found = ledgers.get(key);
  if (!found) {
    found = get('/api/v1/games/{game}/ledger', { path: { game }, query: { language } });
    found.catch(() => ledgers.delete(key));
    ledgers.set(key, found);
  }
  return found;
}
