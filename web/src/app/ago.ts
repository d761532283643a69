// How long ago something was, as people say it.
const UNITS = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
] as const;

export function agoIn(language: string, seconds: number): string {
  const said = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of UNITS) if (seconds >= length) return said.format(-Math.floor(seconds / length), unit);
  return said.format(0, 'second');
}
