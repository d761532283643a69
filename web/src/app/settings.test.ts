import { expect, test } from 'vitest';
import { settings } from './settings.svelte';

/** Another tab writes its settings down. */
function elsewhere(all: object): void {
  localStorage.setItem('duskbox-settings', JSON.stringify(all));
  dispatchEvent(Object.assign(new Event('storage'), { key: 'duskbox-settings' }));
}

test('what is chosen in another tab counts here, too, and is not undone from here', () => {
  settings.language = 'en';
  elsewhere({ language: 'pl', text: 'huge', sound: true, name: 'Ann' });
  expect([settings.language, settings.text, settings.sound, settings.name]).toEqual(['pl', 'huge', true, 'Ann']);
  settings.captions = true;
  settings.keep();
  expect(JSON.parse(localStorage.getItem('duskbox-settings') ?? '')).toMatchObject({
    language: 'pl',
    text: 'huge',
    sound: true,
    captions: true,
  });
});

test('what another tab keeps for others changes nothing here', () => {
  settings.language = 'fr';
  dispatchEvent(Object.assign(new Event('storage'), { key: 'duskbox-lessons' }));
  expect(settings.language).toBe('fr');
});
