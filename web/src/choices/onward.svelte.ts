// A press that means several choices, such as a walk to a square further on: what comes after the first is chosen
// without another press, as long as nothing else happens.
import type { Connection } from '../protocol/connection.svelte';
import type { TableShown } from '../protocol/shapes';

/** What to choose at a question: null when it is over, undefined while the person is asked something in between. */
export type Next = (table: TableShown) => string | null | undefined;

export class Onward {
  #next = $state.raw<Next | null>(null);
  /** The question that was answered last. */
  #since = $state(-1);

  /** What follows the choice that is on its way. */
  begin(link: Connection, next: Next): void {
    this.#next = next;
    this.#since = link.version;
  }

  /** The choice that follows at this question; none while a choice is on its way or where a person has to choose. */
  key(link: Connection | null): string | null {
    const table = link?.table;
    if (!this.#next || !link || !table || link.pending || link.version === this.#since) return null;
    if (link.last.some((told) => told.did !== 'choice')) return null;
    return this.#next(table) ?? null;
  }

  /** Whether the question on the screen is answered here, or has just been. */
  busy(link: Connection | null): boolean {
    const sent = this.#next !== null && link?.pending === true && link.version === this.#since;
    return sent || this.key(link) !== null;
  }

  /** Go on, or leave it at that. */
  go(link: Connection): void {
    const next = this.#next;
    if (!next || link.pending || link.version === this.#since) return;
    const key = this.key(link);
    const waits = !key && link.table !== null && next(link.table) === undefined;
    this.#since = link.version;
    if (key ? !link.choose(key) : !waits) this.#next = null;
  }
}
