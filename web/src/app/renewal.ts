// A part of the page that could not be fetched comes with a new page: the server may have been rebuilt, and then its
// parts have other names; and a browser may not ask twice for what failed once. No one is sent to a server that
// does not answer.
import { get } from '../protocol/api';

const KEY = 'duskbox-renewed';
/** Milliseconds until a server that did not answer is asked again. */
const AGAIN = 2000;
/** A part that a new page did not bring would not come with another at once, either. */
const PATIENCE = 60_000;

/**
 * Open this page anew as soon as the server answers; `away` is told when that takes a while. What comes back calls it
 * off.
 */
export function renew(away: () => void = () => undefined): () => void {
  let off = false;
  const knock = async (): Promise<void> => {
    const open = await answers();
    if (off) return;
    if (open && mayRenew()) {
      location.reload();
      return;
    }
    away();
    setTimeout(() => void knock(), AGAIN);
  };
  void knock();
  return () => (off = true);
}

async function answers(): Promise<boolean> {
  try {
    await get('/api/v1/health');
    return true;
  } catch {
    return false;
  }
}

function mayRenew(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < PATIENCE) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Where nothing can be noted, no one would know when to stop.
    return false;
  }
}
