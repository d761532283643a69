// Why a request came to nothing, in words.
import { Refusal, Unreachable } from './api';
import type { Translations } from '../translations/translations.svelte';

/** Every mistake of what was sent, each as a sentence. */
export function troublesOf(error: unknown, words: Translations): string[] {
  const further = error instanceof Refusal ? (error.problem.further ?? []) : [];
  return [troubleOf(error, words), ...further];
}

export function troubleOf(error: unknown, words: Translations): string {
  if (error instanceof Refusal) return error.problem.text;
  return words.say(error instanceof Unreachable ? 'web-unreachable' : 'error-server');
}
