// Boards without a server, for those who draw them:
// gallery.html?game=…&fixture=…&width=…&lang=…&point=KEY&still&then=…. `then` names a fixture that follows after a
// second, to see how one becomes the other. The fixtures are made by scripts/fixtures.py. This page is not part of the
// build.
import { mount } from 'svelte';
import '../app.css';
import type { GameBoard, TableShown, Told } from '../games/board';
import Gallery from './Gallery.svelte';
import { Translations, type Language } from '../translations/translations.svelte';

interface Fixture {
  seat: number;
  table: TableShown;
  last: Told[];
  log: Told[];
}

const boards = import.meta.glob<{ default: GameBoard }>('../games/*/index.ts');
const asked = new URLSearchParams(location.search);
const game = asked.get('game') ?? 'fear-of-the-dark';
const name = asked.get('fixture');
const language = (asked.get('lang') ?? 'en') as Language;
const target = document.getElementById('app') ?? document.body;

async function find(): Promise<{ default: GameBoard }> {
  const look = boards[`../games/${game}/index.ts`];
  if (!look) throw new Error(`No board is drawn for ${game}.`);
  return look();
}

async function load<T>(path: string): Promise<T> {
  const answer = await fetch(`/fixtures/${path}.json`);
  return (await answer.json()) as T;
}

if (name === null) {
  for (const fixture of await load<string[]>(game)) {
    const link = document.createElement('a');
    link.href = `?game=${game}&fixture=${fixture}`;
    link.textContent = fixture;
    const line = document.createElement('p');
    line.append(link);
    target.append(line);
  }
} else {
  const then = asked.get('then');
  const [look, fixture, next, texts] = await Promise.all([
    find(),
    load<Fixture>(`${game}/${name}`),
    then ? load<Fixture>(`${game}/${then}`) : null,
    load<string[]>(`words-${game}-${language}`),
  ]);
  mount(Gallery, {
    target,
    props: {
      Board: look.default.Board,
      words: new Translations(language, texts.join('\n'), game),
      fixture,
      next,
      width: asked.get('width'),
      first: asked.get('point'),
      motion: !asked.has('still'),
    },
  });
}
