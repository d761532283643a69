// My games, as the server lists them: asked for again and again, so that whose turn it is stays true.
import { get } from '../protocol/api';
import type { MatchShown } from '../protocol/types/api';
import { words } from '../translations/page-text.svelte';
import { notifications } from './notifications.svelte';
import { router } from './router.svelte';

/** Milliseconds between two looks: at a screen that shows the list, and elsewhere. */
const SOON = 10_000;
const LATER = 30_000;

export const isOpen = (match: MatchShown): boolean => ['playing', 'lobby', 'frozen'].includes(match.state);

/** Whether a game waits for me: I am asked in it, or it is the next game of people I played with. */
export function waitsForMe(match: MatchShown, all: MatchShown[]): boolean {
  if (match.my_turn) return true;
  return match.state === 'lobby' && isAskedBack(match, all);
}

/** Whether it waits for me, and there are others who do. */
export function keepsWaiting(match: MatchShown, all: MatchShown[]): boolean {
  return waitsForMe(match, all) && match.seats.some((seat) => seat.kind === 'human' && !match.mine.includes(seat.seat));
}

/** Whether another player has opened this for all who played another game, and waits for me to be ready. */
export function isAskedBack(match: MatchShown, all: MatchShown[]): boolean {
  return (
    all.some((other) => other.rematch === match.id) &&
    match.seats.some((seat) => match.mine.includes(seat.seat) && !seat.ready)
  );
}

/** What waits for me first, then what can be played on, and what moved last before what has been quiet. */
export function sorted(matches: MatchShown[]): MatchShown[] {
  const rank = (match: MatchShown): number => (waitsForMe(match, matches) ? 0 : isOpen(match) ? 1 : 2);
  const quiet = (match: MatchShown): number => match.quiet_for ?? Date.now() / 1000 - match.created_at;
  return [...matches].sort((one, other) => rank(one) - rank(other) || quiet(one) - quiet(other));
}

class MyGames {
  matches = $state.raw<MatchShown[]>([]);
  /** When the list was told, in milliseconds. */
  at = $state(0);
  /** How many games in which others wait for me. */
  waiting = $derived(this.matches.filter((match) => keepsWaiting(match, this.matches)).length);

  async load(): Promise<void> {
    const found = await get('/api/v1/matches');
    const known = new Map(this.matches.map((match) => [match.id, keepsWaiting(match, this.matches)]));
    const first = this.at === 0;
    this.matches = sorted(found);
    this.at = Date.now();
    if (!first) for (const match of this.matches) if (keepsWaiting(match, found) && !known.get(match.id)) this.#tell(match);
  }

  /** Look again and again; call what is returned to stop. On other screens only where something would be told. */
  follow(shown: boolean): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const look = async (): Promise<void> => {
      if (shown || notifications.on) await this.load().catch(() => undefined);
      if (!left) timer = setTimeout(() => void look(), shown ? SOON : LATER);
    };
    const back = (): void => {
      if (shown && document.visibilityState === 'visible') void this.load().catch(() => undefined);
    };
    if (shown) void look();
    else timer = setTimeout(() => void look(), LATER);
    document.addEventListener('visibilitychange', back);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }

  #tell(match: MatchShown): void {
    // The table that is open tells of itself.
    if (router.place.screen === 'play' && router.place.name === match.id) return;
    const game = words.has(`web-game-${match.game}`) ? words.say(`web-game-${match.game}`) : match.game;
    notifications.tell(match.id, game, words.say(match.my_turn ? 'web-list-my-turn' : 'web-list-again'));
  }
}

export const myGames = new MyGames();
