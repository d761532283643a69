// The browser's own notifications, if the person says yes: that it is their turn while they look at something else.
import { settings } from './settings.svelte';
import { router } from './router.svelte';

class Notifications {
  /** A browser tells only for pages that came over HTTPS or from this machine. */
  readonly possible = typeof Notification === 'function' && isSecureContext;
  /** The person has said no to the browser, and only there it can be changed. */
  refused = $state(this.possible && Notification.permission === 'denied');

  get on(): boolean {
    return this.possible && settings.notify && Notification.permission === 'granted';
  }

  /** Ask the browser, which asks the person. */
  async begin(): Promise<void> {
    if (!this.possible) return;
    const answer = await Notification.requestPermission();
    this.refused = answer === 'denied';
    settings.notify = answer === 'granted';
  }

  /** Tell a player who looks at something else; a click on it leads to the table. */
  tell(match: string, title: string, body: string): void {
    if (!this.on || document.visibilityState !== 'hidden') return;
    try {
      // What is told of a table takes the place of what was told of it before.
      const told = new Notification(title, { body, tag: `duskbox-${match}` });
      told.onclick = () => {
        focus();
        router.go(`/play/${match}`);
        told.close();
      };
    } catch {
      // Some browsers tell only by way of a service worker.
    }
  }
}

export const notifications = new Notifications();
