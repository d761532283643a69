// Numbers as people write them in the language of the reader, as Python's side does (core/text/numerals.py).

const MINUS = '−';
const written = new Map<string, Intl.NumberFormat>();

/** A number, rounded to a number of places behind its decimal sign. */
export function number(value: number, places: number, language: string): string {
  return format(value, places, language, 'decimal');
}

/** A share in per cent. */
export function percent(share: number, places: number, language: string): string {
  return format(share, places, language, 'percent');
}

/** A number with its sign. What is rounded to nothing has none. */
export function signed(value: number, places: number, language: string): string {
  const text = number(value, places, language);
  return text.startsWith(MINUS) || !isSomething(text) ? text : `+${text}`;
}

function format(value: number, places: number, language: string, style: 'decimal' | 'percent'): string {
  const key = `${language} ${style} ${places}`;
  let formats = written.get(key);
  if (!formats) {
    // The language for tests writes numbers as English does.
    formats = new Intl.NumberFormat(language === 'xx' ? 'en' : language, {
      style,
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    });
    written.set(key, formats);
  }
  const text = formats.format(Math.abs(value));
  return value < 0 && isSomething(text) ? MINUS + text : text;
}

function isSomething(text: string): boolean {
  return /[1-9]/.test(text);
}
