// Waiting for the screen: what was drawn is seen before what comes next is begun.

/** A hidden tab paints nothing; there it goes on after this number of milliseconds. */
const UNSEEN = 400;

/** When a number of frames has been painted. */
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
