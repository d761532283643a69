// The keyboard: which key chooses which option, and what the other keys do.
import { tick } from 'svelte';

/** Signs for the options, in order: digits first, then the letters that mean nothing else, here or in the terminal. */
const COMMANDS = 'ulrtvoqw';
const SIGNS = '123456789' + [...'abcdefghijklmnopqrstuvwxyz'].filter((sign) => !COMMANDS.includes(sign)).join('');

export type Command = 'undo' | 'redo' | 'log' | 'text' | 'help' | 'odds' | 'why';

const KEYS: Record<string, Command> = { u: 'undo', r: 'redo', l: 'log', v: 'text', '?': 'help', o: 'odds', w: 'why' };

/** What the help lists: keys, and what they do. */
export const HELP: readonly [string, string][] = [
  ['1–9 A–Z', 'web-help-choose'],
  ['↑ ↓ ← →', 'web-help-arrows'],
  ['Enter', 'web-help-enter'],
  ['U', 'web-help-undo'],
  ['R', 'web-help-redo'],
  ['O', 'web-help-odds'],
  ['W', 'web-help-why'],
  ['L', 'web-help-log'],
  ['V', 'web-help-text'],
  ['␣', 'web-help-skip'],
  ['?', 'web-help-help'],
];

/** The key of the option at this place; empty where there are more options than keys. */
export function signAt(place: number): string {
  return SIGNS[place] ?? '';
}

/** Which option a key chooses, or -1. */
export function placeOfSign(key: string): number {
  return key.length === 1 ? SIGNS.indexOf(key.toLowerCase()) : -1;
}

export function commandOf(key: string): Command | null {
  return KEYS[key.toLowerCase()] ?? null;
}

/** Whether the focus is in a text field, so that letters are letters. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.tagName === 'TEXTAREA' || target.tagName === 'SELECT') return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range'].includes(target.type);
}

/** Move the focus among the buttons of a list with the arrow keys. */
export function moveFocus(list: HTMLElement, key: string): boolean {
  const buttons = [...list.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: buttons.length - 1,
  }[key];
  if (to === undefined || !buttons.length) return false;
  buttons[(to + buttons.length) % buttons.length]?.focus();
  return true;
}

/**
 * The log has the focus as soon as it stands there, before another key can be pressed: the next Tab already starts from
 * it.
 */
export async function focusLog(): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>('.side [role=log]')?.focus();
}
