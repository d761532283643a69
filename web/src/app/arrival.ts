// Coming to another screen: people with a screen reader or a keyboard begin at what is new.

/**
 * Take the focus to the screen that has come. What it shows first may give way to the rest, and the focus would be lost
 * with it: then it goes on to what came instead. A screen that has put it somewhere itself is left alone. What comes
 * back ends it.
 */
export function arrive(): () => void {
  let here: HTMLElement | null = null;
  const look = (): void => {
    const main = document.getElementById('main');
    if (!main || main === here) return;
    const begun = here !== null;
    here = main;
    const at = document.activeElement;
    if (main.contains(at) || (begun && at !== null && at !== document.body)) return;
    const target = main.querySelector('h1') ?? main;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  look();
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** Whether a key was pressed on nothing in particular: the page itself, or what had the focus when the screen came. */
export function isNowhere(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.matches('#main, #main h1'));
}
