// Small sounds, made here and now: a knock when something happens, a bell when it is my turn, a low chord at the end.
import { settings } from './settings.svelte';

export type Sound = 'event' | 'turn' | 'end';

/** Each note: hertz, when it begins and how long it rings, in seconds. */
const NOTES: Record<Sound, [number, number, number][]> = {
  event: [[196, 0, 0.09]],
  turn: [
    [587.3, 0, 0.5],
    [880, 0.09, 0.7],
  ],
  end: [
    [110, 0, 1.6],
    [164.8, 0.12, 1.5],
    [207.7, 0.24, 1.4],
  ],
};
const LOUD = 0.12;
const CAPTION = 2500;

class Sounds {
  /** The sound that is heard now, for those who read it. */
  caption = $state<Sound | null>(null);
  #audio: AudioContext | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  play(sound: Sound): void {
    if (settings.captions) {
      clearTimeout(this.#timer);
      this.caption = sound;
      this.#timer = setTimeout(() => (this.caption = null), CAPTION);
    }
    if (!settings.sound) return;
    this.#audio ??= new AudioContext();
    const audio = this.#audio;
    // A browser lets a page play sounds only after a touch or a key.
    if (audio.state === 'suspended') void audio.resume();
    for (const [hertz, begins, rings] of NOTES[sound]) {
      const tone = new OscillatorNode(audio, { type: 'triangle', frequency: hertz });
      const level = new GainNode(audio, { gain: LOUD });
      const at = audio.currentTime + begins;
      level.gain.setValueAtTime(LOUD, at);
      level.gain.exponentialRampToValueAtTime(0.0001, at + rings);
      tone.connect(level).connect(audio.destination);
      tone.start(at);
      tone.stop(at + rings);
    }
  }
}

export const sounds = new Sounds();
