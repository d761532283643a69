// Why a request came to nothing, in words.
import { Refusal, Unreachable } from './api';
import type { Translations } from '../translations/translations.svelte';

export function troubleOf(error: unknown, words: Translations): string {
  if (error instanceof Refusal) return error.problem.text;
  return words.say(error instanceof Unreachable ? 'web-unreachable' : 'error-server');
}
