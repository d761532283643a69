// A server that does not answer, or is busy for now, is asked again until it does. What it refuses it has refused.
import { isPassing } from './api';

/** Milliseconds until a server that did not answer is asked again. */
const AGAIN = 2000;

/**
 * What the server answers, however long that takes; `away` is told whether it has to be waited for. A caller that has
 * left asks no more.
 */
export async function patiently<T>(
  ask: () => Promise<T>,
  left: () => boolean,
  away: (now: boolean) => void,
): Promise<T> {
  for (;;) {
    try {
      const answer = await ask();
      if (!left()) away(false);
      return answer;
    } catch (error) {
      if (left() || !isPassing(error)) throw error;
      away(true);
      await new Promise((go) => setTimeout(go, AGAIN));
      if (left()) throw error;
    }
  }
}
