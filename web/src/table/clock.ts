// Time left, as people read it off a clock.
import type { Translations } from '../translations/translations.svelte';

/** Seconds as `1:05`, `2:00:00` or days and hours; a second that has begun counts. */
export function timeLeft(seconds: number, words: Translations): string {
  const whole = Math.ceil(Math.max(0, seconds));
  const [days, hours, minutes] = [
    Math.floor(whole / 86400),
    Math.floor(whole / 3600) % 24,
    Math.floor(whole / 60) % 60,
  ];
  if (days) return words.say('web-clock-days', { days, hours });
  const tail = `${String(minutes).padStart(hours ? 2 : 1, '0')}:${String(whole % 60).padStart(2, '0')}`;
  return hours ? `${hours}:${tail}` : tail;
}
