// What the server's messages carry as plain data, in the shapes that docs/protocol.md and core/messages.py give it.
import type { TableShown as AnyTable } from './types/messages';

/** A sentence as data: a message and what it speaks of. */
export type Message = [string, Facts];
export type Fact = string | number | Message | Message[] | number[] | string[];
export type Facts = { [name: string]: Fact };

/** An option with the message that words it. */
export interface Worded {
  key: string;
  say: string;
  facts: Facts;
}

/** Something that happened, as one seat knows it: `event` names it, the rest are its facts. */
export type Happened = { [name: string]: unknown };

/** What an entry of the record was to this seat; several may be told at once. */
export type Did = 'start' | 'choice' | 'anytime' | 'undo' | 'redo' | 'step-back' | 'several';

/** What happened at a version. */
export interface Told {
  version: number;
  events: Happened[];
  did?: Did;
  /** After something was taken back: the version whose table stands again. What was told since is taken back. */
  back_to?: number | null;
  /** Why a bot or a clock chose in the place of the person at seat `by`; empty for a choice of the person's own. */
  how?: string;
  by?: number | null;
  /** Whether the person at this seat did it. */
  own?: boolean;
}

/** The table at a version as one seat sees it. */
export interface TableShown extends Omit<AnyTable, 'ask' | 'options' | 'anytime_options' | 'summary'> {
  ask?: Facts | null;
  options?: Worded[] | null;
  anytime_options?: Worded[] | null;
  summary?: Message[] | null;
}
