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

  constructor() {
    const follow = (): void => {
      this.path = location.pathname;
      // A jump to a part of the page (`#main`) is no other place, and takes nothing from the one we are at.
      if (!location.hash || location.hash.includes('=')) this.hash = location.hash;
    };
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
    addEventListener('click', (event) => this.#clicked(event));
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
