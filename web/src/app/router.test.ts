import { expect, test, vi } from 'vitest';
import { fragmentOf, placeOf, router } from './router.svelte';

test.each([
  ['/', 'home', ''],
  ['/new/fear-of-the-dark', 'new', 'fear-of-the-dark'],
  ['/join', 'join', ''],
  ['/play/h3k9', 'play', 'h3k9'],
  ['/replay/h3k9/', 'replay', 'h3k9'],
  ['/rules/a-touch-of-evil', 'rules', 'a-touch-of-evil'],
  ['/learn/fear-of-the-dark', 'learn', 'fear-of-the-dark'],
  ['/settings', 'settings', ''],
  ['/play', 'lost', ''],
  ['/play/a/b', 'lost', ''],
  ['/nothing', 'lost', ''],
  ['/play/%E0%A4%A', 'play', '%E0%A4%A'],
])('%s is %s', (path, screen, name) => {
  expect(placeOf(path)).toEqual({ screen, name });
});

test('secrets are in the fragment', () => {
  expect(fragmentOf('#seat=1&secret=a_b-c')).toEqual({ seat: '1', secret: 'a_b-c' });
  expect(fragmentOf('')).toEqual({});
});

test('going somewhere changes the place, and noting only the fragment', () => {
  router.go('/play/abc');
  expect(router.place).toEqual({ screen: 'play', name: 'abc' });
  router.note({ at: '12' });
  expect(location.hash).toBe('#at=12');
  expect(router.fragment).toEqual({ at: '12' });
});

test('what is laid over the screen before the step back of the last one has come stays, and has a step of its own', () => {
  // The browser takes a step back only later.
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  history.replaceState(null, '');
  let open = 0;
  const first = router.lay(() => (open += 1));
  first();
  expect(back).toHaveBeenCalledOnce();
  const second = router.lay(() => (open += 1));
  history.replaceState(null, '');
  dispatchEvent(new PopStateEvent('popstate'));
  expect([open, history.state]).toEqual([0, { over: 1 }]);
  // The gesture that goes back closes it.
  history.replaceState(null, '');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(open).toBe(1);
  second();
  expect(back).toHaveBeenCalledOnce();
  back.mockRestore();
});
