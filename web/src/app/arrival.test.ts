import { afterEach, beforeEach, expect, test } from 'vitest';
import { arrive, isNowhere } from './arrival';

let end = (): void => undefined;
const focused = (): string => document.activeElement?.tagName ?? '';

beforeEach(() => {
  document.body.innerHTML = '<nav><a href="/settings">x</a></nav><div id="screen"></div>';
});
afterEach(() => end());

async function shows(html: string): Promise<void> {
  (document.getElementById('screen') as HTMLElement).innerHTML = html;
  await Promise.resolve();
}

test('a screen that a link leads to gives the focus to its title', async () => {
  document.querySelector('a')?.focus();
  await shows('<main id="main"><h1>Settings</h1></main>');
  end = arrive();
  expect(focused()).toBe('H1');
  expect(isNowhere(document.activeElement)).toBe(true);
});

test('the focus goes on to what comes instead of what was shown first', async () => {
  await shows('<main id="main">One moment</main>');
  end = arrive();
  expect(focused()).toBe('MAIN');
  await shows('');
  await shows('<main id="main"><h2>Table</h2></main>');
  expect(document.activeElement).toBe(document.getElementById('main'));
});

test('what has the focus keeps it', async () => {
  await shows('<main id="main"><h1>Cover</h1><button>I am Ann</button></main>');
  document.querySelector('button')?.focus();
  end = arrive();
  expect(focused()).toBe('BUTTON');
  expect(isNowhere(document.activeElement)).toBe(false);
  document.querySelector('a')?.focus();
  await shows('<main id="main">Table</main>');
  expect(focused()).toBe('A');
});
