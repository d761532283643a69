// A match that is asked for while the screen that will show it is still on its way.
import { get } from './api';
import type { MatchShown } from './types/api';

let begun: { name: string; answer: Promise<MatchShown> } | null = null;

function ask(name: string): Promise<MatchShown> {
  return get('/api/v1/matches/{name}', { path: { name } });
}

/** Ask for a match now; the next caller gets this answer. */
export function askEarly(name: string): void {
  const answer = ask(name);
  // Whether it failed is told to the caller who wants it.
  answer.catch(() => undefined);
  begun = { name, answer };
}

/** A match: as it was asked for early, once, or as it is now. */
export function matchOf(name: string): Promise<MatchShown> {
  const early = begun;
  begun = null;
  return early?.name === name ? early.answer : ask(name);
}
