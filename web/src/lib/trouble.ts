// Why a request came to nothing, in words.
import { Refusal, Unreachable } from './api';
import type { Words } from './words.svelte';

export function troubleOf(error: unknown, words: Words): string {
  if (error instanceof Refusal) return error.problem.text;
  return words.say(error instanceof Unreachable ? 'web-unreachable' : 'error-server');
}
