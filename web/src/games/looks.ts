// The look of each game, a module of its own that is fetched when it is known which game it is.
import type { GameLook } from './board';

const looks = import.meta.glob<{ default: GameLook }>('./*/index.ts');

/** The look of a game; null where it has none. Asked for twice, it comes once. */
export async function lookOf(game: string): Promise<GameLook | null> {
  return (await looks[`./${game}/index.ts`]?.())?.default ?? null;
}
