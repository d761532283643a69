// The keys of a table, the same wherever one plays: a sign chooses its option, a letter does what it stands for.
import type { Worded } from '../protocol/shapes';
import { commandOf, isWriting, placeOfSign, type Command } from './keys';

export interface Keyboard {
  options: Worded[];
  /** Something lies over the table and has the keys. */
  covered: boolean;
  commands: Partial<Record<Command, () => void>>;
  choose(key: string): void;
  /** Any other key; whether it did something. */
  other(event: KeyboardEvent): boolean;
}

export function press(event: KeyboardEvent, { options, covered, commands, choose, other }: Keyboard): void {
  const held = event.ctrlKey || event.metaKey || event.altKey;
  // A key that is held down answers one question, not the next ones too.
  if (event.repeat || held || event.defaultPrevented || isWriting(event.target)) return;
  if (covered || document.querySelector('dialog[open]')) return;
  const command = commandOf(event.key);
  const act = command ? commands[command] : undefined;
  const option = command ? undefined : options[placeOfSign(event.key)];
  if (act) act();
  else if (option) choose(option.key);
  else if (!other(event)) return;
  event.preventDefault();
}
