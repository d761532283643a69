import { describe, expect, it } from 'vitest';
import { qrOf } from './qr';

/** Read the bytes of a code of one block, as a camera would: format, mask, columns of two. */
function read(dark: boolean[][]): { mask: number; text: string } {
  const size = dark.length;
  const bit = (x: number, y: number): number => (dark[y]?.[x] ? 1 : 0);
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => bit(8, y));
  const high = [7, 5, 4, 3, 2, 1, 0].map((x) => bit(x, 8));
  const bits = [...format, ...high].reduce((all, each, at) => all | (each << at), 0) ^ 0x5412;
  const mask = (bits >> 10) & 7;
  expect(bits >> 13, 'level M').toBe(0);
  const masked = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ][mask];
  const isData = (x: number, y: number): boolean => {
    const corner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
    const aligned = Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2 && size > 21;
    return !corner && !aligned && x !== 6 && y !== 6;
  };
  const read: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (isData(x, y)) read.push(bit(x, y) ^ (masked?.(x, y) === 0 ? 1 : 0));
    }
    up = !up;
  }
  const number = (at: number, length: number): number =>
    read.slice(at, at + length).reduce((all, each) => all * 2 + each, 0);
  expect(number(0, 4), 'bytes').toBe(4);
  const length = number(4, 8);
  const bytes = Array.from({ length }, (_, at) => number(12 + 8 * at, 8));
  return { mask, text: new TextDecoder().decode(new Uint8Array(bytes)) };
}

describe('a QR code', () => {
  it.each(['hello', 'http://192.168.1.20:8410/', 'http://10.0.0.7:8410/join#code=x', 'Zażółć gęślą jaźń'])(
    'says %s to a camera',
    (text) => {
      const dark = qrOf(text);
      expect(dark && read(dark).text).toBe(text);
    },
  );

  it('is as large as its text needs, and is not made of one that is too long', () => {
    expect(qrOf('x')?.length).toBe(21);
    expect(qrOf('x'.repeat(60))?.length).toBe(33);
    expect(qrOf('x'.repeat(213))?.length).toBe(57);
    expect(qrOf('x'.repeat(214))).toBe(null);
  });

  it('has its finders in three corners and its dark module', () => {
    const dark = qrOf('https://games.example.org/join#code=moth8lantern') ?? [];
    const size = dark.length;
    for (const [x, y] of [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ] as const) {
      const row = (at: number): boolean[] => dark[y + at]?.slice(x, x + 7) ?? [];
      expect(row(0).every(Boolean)).toBe(true);
      expect(row(1).slice(1, 6).some(Boolean)).toBe(false);
      expect(row(3)).toEqual([true, false, true, true, true, false, true]);
    }
    expect(dark[size - 8]?.[8]).toBe(true);
  });
});
