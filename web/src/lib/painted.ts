// Waiting for the screen: what was drawn is seen before what comes next is begun.

/** A tab that nobody looks at paints nothing; there it goes on after so many milliseconds all the same. */
const UNSEEN = 400;

/** When so many frames have been painted. */
export async function painted(frames = 1): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1)
    await new Promise<void>((next) => {
      const late = setTimeout(next, UNSEEN);
      requestAnimationFrame(() => {
        clearTimeout(late);
        // A frame is painted after its callbacks; this comes thereafter.
        setTimeout(next);
      });
    });
}
