// A lesson as the page goes through it: what was told so far, what just happened, and how far this browser has come.
import type { TableShown, Told } from '../protocol/shapes';
import type { Lesson } from '../protocol/types/api';

/** How far a learner has come in a lesson: the move, of how many, and whether it was ever finished. */
export interface Progress {
  move: number;
  moves: number;
  done: boolean;
}

const KEY = 'duskbox-lessons';

export function tableAt(lesson: Lesson, move: number): TableShown {
  return lesson.moves[move]?.table as TableShown;
}

/** Everything that the learner was told before a move. */
export function toldAt(lesson: Lesson, move: number): Told[] {
  const now = tableAt(lesson, move).version;
  return (lesson.told as Told[]).filter((told) => told.version <= now);
}

/** What happened between the move before and this one: by the learner's own choice, and by all others. */
export function freshAt(lesson: Lesson, move: number): Told[] {
  const before = move > 0 ? tableAt(lesson, move - 1).version : 0;
  return toldAt(lesson, move).filter((told) => told.version > before);
}

/** How far this browser has come. A lesson that has changed since begins anew. */
export function progressOf(lesson: Lesson): Progress {
  const moves = lesson.moves.length;
  const found = all()[lesson.game];
  const done = found?.done === true;
  const kept = found?.moves === moves && Number.isInteger(found.move) && found.move >= 0 && found.move < moves;
  return { move: kept ? found.move : 0, moves, done };
}

export function keepProgress(lesson: Lesson, move: number): void {
  const moves = lesson.moves.length;
  const done = progressOf(lesson).done || move === moves - 1;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [lesson.game]: { move, moves, done } }));
  } catch {
    // A browser that keeps nothing can still learn.
  }
}

function all(): Partial<Record<string, Progress>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}
