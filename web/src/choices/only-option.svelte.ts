// A question with one option, or with one cheapest way to pay, is answered without asking, where the server says that
// this tells no other player anything, and the person wants it so.
import { settings } from '../app/settings.svelte';
import type { Connection } from '../protocol/connection.svelte';
import type { TableShown } from '../protocol/shapes';

/** Whether the person wants not to be asked, for this reason. */
export function wanted(forced: TableShown['forced']): boolean {
  switch (forced) {
    case 'only':
      return settings.takeOnly;
    case 'end-turn':
      return settings.takeEnd;
    case 'payment':
      return settings.takePay;
    default:
      return false;
  }
}

export class OnlyOption {
  /** The question, by its version, that was left to the person because taking did not work. */
  #left = $state(-1);

  /** Whether the question at this table is answered here, and need not be shown. */
  takes(link: Connection | null): boolean {
    const table = link?.table;
    if (!link || !table?.options?.some(({ key }) => key === table.forced_key) || !wanted(table.forced)) return false;
    // A player who has just undone a choice wants to look, and may undo more.
    const back = link.last.some((told) => ['undo', 'redo', 'step-back'].includes(told.did ?? ''));
    return !back && link.status === 'open' && this.#left !== table.version;
  }

  #tried = -1;
  /** Take it, once; what is refused is left to the person. */
  take(link: Connection): void {
    const [version, key] = [link.version, link.table?.forced_key];
    if (link.pending || !key) return;
    if (this.#tried === version || !link.choose(key, true)) this.#left = version;
    this.#tried = version;
  }
}
