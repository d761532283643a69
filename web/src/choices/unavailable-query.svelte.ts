// UnavailableQuery: whether it is asked at every question what cannot be chosen, and the answer to the present one.
import { unavailableOf, type UnavailableOption, type Wonder } from './unavailable';
import type { Connection } from '../protocol/connection.svelte';
import type { Translations } from '../translations/translations.svelte';

export class UnavailableQuery {
  on = $state(false);
  /** Null while the server is being asked. */
  unavailable = $state.raw<UnavailableOption[] | null>(null);

  flip(): void {
    this.on = !this.on;
  }

  /** Ask anew; called by an effect, with no one to ask where nothing is offered. */
  follow(link: Connection | null, words: Translations): (() => void) | undefined {
    this.unavailable = null;
    if (!this.on || !link) return;
    let late = false;
    void link.ask('wonders').then((wonders) => {
      if (!late) this.unavailable = unavailableOf((wonders ?? []) as Wonder[], words);
    });
    return () => (late = true);
  }
}
