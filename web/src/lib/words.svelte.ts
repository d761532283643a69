// Words: everything a person reads, from the house's own Project Fluent files. It does exactly what core/words.py does.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Fact, Facts, Saying } from './shown';

export const LANGUAGES = ['en', 'pl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Why not, as data: a message with facts, the rules behind it, and the reasons it is made of. */
export interface Reason {
  error?: string | undefined;
  why?: string | undefined;
  facts?: Facts | undefined;
  rules?: string[] | undefined;
  parts?: Reason[] | undefined;
}

export interface ReasonLine {
  depth: number;
  text: string;
  rules: string[];
}

/** The messages of the house, and of one game, in one language. Loading others says everything anew. */
export class Words {
  language: Language = $state('en');
  game = $state('');
  /** The match whose own names are among them. */
  match = $state('');
  #bundle: FluentBundle = $state.raw(new FluentBundle('en'));

  constructor(language: Language = 'en', source = '', game = '') {
    this.fill(language, source, game);
  }

  /** Take the messages of a Fluent file. */
  fill(language: Language, source: string, game = '', match = ''): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    this.language = language;
    this.game = game;
    this.match = match;
    this.#bundle = bundle;
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** The sentence of a message. A message that does not exist is shown by its id, never hidden. */
  say(message: string, facts: Facts = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (pattern === undefined || pattern === null) return `⟦${message}⟧`;
    const resolved: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(facts)) resolved[name] = this.#resolved(name, value, facts);
    // Errors are collected, as a missing fact shows as its name and is better than nothing.
    return this.#bundle.formatPattern(pattern, resolved, []);
  }

  /** The sentence of a saying. */
  tell([message, facts]: Saying): string {
    return this.say(message, facts);
  }

  /** The first of these messages that exists. */
  first(messages: string[], facts: Facts = {}): string {
    const known = messages.find((message) => this.has(message));
    return this.say(known ?? messages[0] ?? '', facts);
  }

  /** A tree of reasons as lines. */
  reason(reason: Reason, depth = 0): ReasonLine[] {
    const text = this.say(reason.error ?? reason.why ?? '', reason.facts ?? {});
    const parts = (reason.parts ?? []).flatMap((part) => this.reason(part, depth + 1));
    return [{ depth, text, rules: reason.rules ?? [] }, ...parts];
  }

  #resolved(name: string, value: Fact, given: Facts): string | number {
    if (Array.isArray(value)) {
      if (isSaying(value)) return this.tell(value);
      return value.map((each) => this.tell(each)).join(name === 'words' ? ' ' : ', ');
    }
    if (typeof value !== 'string' || !value.startsWith('@')) return value;
    // A message named by a fact may speak of the other facts; those that name messages themselves are said plainly, so that
    // nothing can go in circles.
    const others: Facts = {};
    for (const [other, fact] of Object.entries(given)) {
      if (fact === value) continue;
      const named = typeof fact === 'string' && fact.startsWith('@') && !fact.includes('+');
      others[other] = named ? this.say(fact.slice(1)) : fact;
    }
    return value
      .split('+')
      .map((part) => this.say(part.slice(1), others))
      .join(', ');
  }
}

function isSaying(value: Saying | Saying[]): value is Saying {
  return typeof value[0] === 'string';
}
