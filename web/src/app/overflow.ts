// What can be scrolled looks so: an element that holds more than it shows says on which side the rest lies
// (`data-more`, drawn in app.css), and tells how many of its parts are out of sight there.

const EDGE = 2;

interface Options {
  /** The parts that are counted. */
  parts?: string;
  /** How many of them begin out of sight below. */
  tell?: (below: number) => void;
}

/** Mark a box that scrolls: `{@attach overflowing()}`. */
export function overflowing({ parts = '', tell }: Options = {}): (box: HTMLElement) => () => void {
  return (box) => {
    let waiting = 0;
    const measure = (): void => {
      waiting = 0;
      const up = box.scrollTop > EDGE;
      const down = box.scrollTop + box.clientHeight < box.scrollHeight - EDGE;
      const more = up && down ? 'both' : up ? 'up' : down ? 'down' : '';
      if ((box.dataset['more'] ?? '') !== more) {
        if (more) box.dataset['more'] = more;
        else delete box.dataset['more'];
      }
      if (!tell) return;
      const foot = box.getBoundingClientRect().bottom;
      const found = down ? [...box.querySelectorAll(parts)] : [];
      tell(found.filter((part) => part.getBoundingClientRect().bottom > foot + EDGE / 2 && part.clientHeight > 0).length);
    };
    const soon = (): void => {
      waiting ||= requestAnimationFrame(measure);
    };
    const sized = new ResizeObserver(soon);
    const changed = new MutationObserver(() => {
      sized.disconnect();
      for (const each of [box, ...box.children]) sized.observe(each);
      soon();
    });
    for (const each of [box, ...box.children]) sized.observe(each);
    changed.observe(box, { childList: true, subtree: true });
    box.addEventListener('scroll', soon, { passive: true });
    soon();
    return () => {
      cancelAnimationFrame(waiting);
      sized.disconnect();
      changed.disconnect();
      box.removeEventListener('scroll', soon);
    };
  };
}
