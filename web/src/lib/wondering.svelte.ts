// Wondering: whether it is asked at every question what cannot be chosen, and the answer to the present one.
import { barredOf, type Barred, type Wonder } from './barred';
import type { TableLink } from './table.svelte';
import type { Words } from './words.svelte';

export class Wondering {
  on = $state(false);
  /** Null while the house is being asked. */
  barred = $state.raw<Barred[] | null>(null);

  flip(): void {
    this.on = !this.on;
  }

  /** Ask anew; called by an effect, with nobody to ask where nothing is offered. */
  follow(link: TableLink | null, words: Words): (() => void) | undefined {
    this.barred = null;
    if (!this.on || !link) return;
    let late = false;
    void link.ask('wonders').then((wonders) => {
      if (!late) this.barred = barredOf((wonders ?? []) as Wonder[], words);
    });
    return () => (late = true);
  }
}
