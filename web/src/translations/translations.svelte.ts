// Everything a person reads, from our own Project Fluent files. It does exactly what core/translations.py does.
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Fact, Facts, Message } from '../protocol/shapes';

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

/** Where a message or a term begins in a Fluent file, as Fluent itself has it. */
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/gm;
/** What a message may speak of by name: other messages, and terms. */
const NAMED = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/**
 * A whole number, written without the browser's tables of number formats where they change nothing: to load them takes
 * long.
 */
class Whole extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

/**
 * The messages of a Fluent file. Each is understood when it is first said: a game has a thousand, and a screen shows
 * fifty.
 */
class Messages {
  #sources = new Map<string, string>();
  #bundle: FluentBundle;

  constructor(language: string, source: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    let last: RegExpExecArray | null = null;
    const keep = (end: number): void => {
      // The first of an id counts.
      if (last?.[1] && !this.#sources.has(last[1])) this.#sources.set(last[1], source.slice(last.index, end));
    };
    for (const found of source.matchAll(BEGINNING)) {
      keep(found.index);
      last = found;
    }
    keep(source.length);
  }

  has(message: string): boolean {
    return !message.startsWith('-') && this.#sources.has(message);
  }

  /** The sentence of a message, or undefined where there is none. */
  say(message: string, facts: Record<string, string | number>): string | undefined {
    if (!this.has(message)) return undefined;
    this.#understand(message);
    const pattern = this.#bundle.getMessage(message)?.value;
    if (pattern === undefined || pattern === null) return undefined;
    const given: Record<string, string | Whole> = {};
    for (const [name, fact] of Object.entries(facts)) given[name] = typeof fact === 'number' ? new Whole(fact) : fact;
    // Errors are collected, as a missing fact shows as its name and is better than nothing.
    return this.#bundle.formatPattern(pattern, given, []);
  }

  #understood = new Set<string>();
  #understand(id: string): void {
    const source = this.#sources.get(id);
    if (source === undefined || this.#understood.has(id)) return;
    this.#understood.add(id);
    this.#bundle.addResource(new FluentResource(source));
    for (const [, named = ''] of source.matchAll(NAMED)) this.#understand(named);
  }
}

/** The messages of the page, and of one game, in one language. Loading others says everything anew. */
export class Translations {
  language: Language = $state('en');
  game = $state('');
  /** The match whose own names are among them. */
  match = $state('');
  #messages: Messages = $state.raw(new Messages('en', ''));

  constructor(language: Language = 'en', source = '', game = '') {
    this.fill(language, source, game);
  }

  /** Take the messages of a Fluent file. */
  fill(language: Language, source: string, game = '', match = ''): void {
    this.language = language;
    this.game = game;
    this.match = match;
    this.#messages = new Messages(language, source);
  }

  has(message: string): boolean {
    return this.#messages.has(message);
  }

  /** The sentence of a message. A message that does not exist is shown by its id, never hidden. */
  say(message: string, facts: Facts = {}): string {
    if (!this.#messages.has(message)) return `⟦${message}⟧`;
    const resolved: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(facts)) resolved[name] = this.#resolved(name, value, facts);
    const text = this.#messages.say(message, resolved) ?? `⟦${message}⟧`;
    return capitalised.has(message) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  }

  /** The sentence of a message. */
  tell([message, facts]: Message): string {
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
      if (isMessage(value)) return this.tell(value);
      const rest = Object.fromEntries(Object.entries(given).filter(([other]) => other !== name));
      // Numbers stand side by side, as dice do.
      const kind = typeof value[0] === 'number' ? 'words' : name;
      return listed(
        kind,
        value.map((each) => String(this.#resolved('', each, rest))),
      );
    }
    if (typeof value !== 'string' || !value.startsWith('@')) return value;
    // A message named by a fact may speak of the other facts; those that name messages themselves are said plainly, so
    // that nothing can go in circles.
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

/** What a person wrote, as a fact: never taken for the name of a message. Python writes it so, too. */
export function asWritten(text: string): string {
  return text.startsWith('@') ? `\u200b${text}` : text;
}

/** The messages that begin with a capital letter. */
const capitalised = new Set(['sentence', 'heading']);

/** Several texts as one: the lines of a list, paragraphs, sentences, or words with commas. */
function listed(name: string, texts: string[]): string {
  if (name === 'lines') return texts.map((text) => `•\u00a0${text.replaceAll('\n', '\n\u00a0\u00a0')}`).join('\n');
  if (name === 'words' || name === 'paragraphs') return texts.join(name === 'words' ? ' ' : '\n');
  return texts.join(', ') || '–';
}

/** Whether a fact is a message of its own, and no list of names. */
export function isMessage(value: Fact & unknown[]): value is Message {
  return typeof value[0] === 'string' && typeof value[1] === 'object';
}
