import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renew } from './renewal';

let open = true;
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
vi.stubGlobal('fetch', () => (open ? Promise.resolve(new Response('{}')) : Promise.reject(new Error('away'))));

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  sessionStorage.clear();
  open = true;
});
afterEach(() => void vi.useRealTimers());

test('a page is opened anew at once where the server answers', async () => {
  renew();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
});

test('no one is sent to a server that is away; they are told, and the page comes anew when it is back', async () => {
  open = false;
  const away = vi.fn();
  renew(away);
  await vi.advanceTimersByTimeAsync(5000);
  expect(away).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  open = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(reload).toHaveBeenCalledOnce();
});

test('a player who has gone elsewhere meanwhile stays there', async () => {
  open = false;
  const off = renew();
  await vi.advanceTimersByTimeAsync(3000);
  off();
  open = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
});

test('where a new page did not help, the next one waits', async () => {
  renew();
  await vi.advanceTimersByTimeAsync(0);
  const off = renew();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).toHaveBeenCalledTimes(2);
  off();
});
