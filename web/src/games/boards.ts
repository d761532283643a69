// The look of each game, a module of its own that is fetched when it is known which game it is.
import type { GameBoard } from './board';

const boards = import.meta.glob<{ default: GameBoard }>('./*/index.ts');

/** The look of a game; null where it has none. Asked for twice, it comes once. */
export async function boardOf(game: string): Promise<GameBoard | null> {
  return (await boards[`./${game}/index.ts`]?.())?.default ?? null;
}
