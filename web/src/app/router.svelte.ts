// Where we are: a path, and a fragment for what no server may see (secrets, invitations, moments).

export type Screen = 'home' | 'new' | 'join' | 'play' | 'replay' | 'rules' | 'cards' | 'learn' | 'settings' | 'lost';

export interface Place {
  screen: Screen;
  /** The match or the game that the path names. */
  name: string;
}

/** The screen that a path leads to. */
export function placeOf(path: string): Place {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (rest.length) return { screen: 'lost', name: '' };
  if (!first) return { screen: 'home', name: '' };
  if (!second && (first === 'join' || first === 'settings')) return { screen: first, name: '' };
  const named = ['new', 'play', 'replay', 'rules', 'cards', 'learn'] as const;
  const screen = named.find((each) => each === first);
  return screen && second ? { screen, name: second } : { screen: 'lost', name: '' };
}

/** The fragment as fields: `#seat=1&secret=…`. */
export function fragmentOf(hash: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  place = $derived(placeOf(this.path));
  fragment = $derived(fragmentOf(this.hash));

  /** What lies over the screen, the last on top: going back closes it before it leads anywhere. */
  #over: (() => void)[] = [];
  /** A step back of our own is under way: the browser takes it only later. */
  #stepping = false;

  constructor() {
    const follow = (event: Event): void => {
      if (event.type === 'popstate' && this.#stepping) {
        // It closed what is gone already; what was laid over the screen meanwhile gets its own step now.
        this.#stepping = false;
        if (this.#over.length > this.#depth()) history.pushState({ over: this.#over.length }, '');
      } else if (event.type === 'popstate' && this.#over.length) {
        const depth = this.#depth();
        while (this.#over.length > depth) this.#over.pop()?.();
      }
      this.path = location.pathname;
      // A jump to a part of the page (`#main`) is no other place, and takes nothing from the one we are at.
      if (!location.hash || location.hash.includes('=')) this.hash = location.hash;
    };
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
    addEventListener('click', (event) => this.#clicked(event));
  }

  /** Something is laid over the screen, to be closed by going back, too. Call what is returned when it is gone. */
  lay(close: () => void): () => void {
    this.#over.push(close);
    const depth = this.#over.length;
    if (!this.#stepping) history.pushState({ over: depth }, '');
    return () => {
      const place = this.#over.indexOf(close);
      if (place < 0) return;
      this.#over.splice(place, 1);
      // It was closed in another way: its step in the history goes with it, unless one has gone on from there.
      if (this.#stepping || this.#depth() !== depth) return;
      this.#stepping = true;
      history.back();
    };
  }

  /** How many things lay over the screen at the present step of the history. */
  #depth(): number {
    return (history.state as { over?: number } | null)?.over ?? 0;
  }

  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    this.path = location.pathname;
    this.hash = location.hash;
    if (!replace) scrollTo(0, 0);
  }

  /** Put fields into the fragment without a step in the history. */
  note(fields: Record<string, string>): void {
    const hash = new URLSearchParams(fields).toString();
    this.go(location.pathname + (hash ? `#${hash}` : ''), true);
  }

  /** Our own links change the screen; all others are the browser's. */
  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash && !link.hash.includes('=')) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
