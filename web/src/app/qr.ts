// A text as a QR code (ISO/IEC 18004): bytes, error correction of level M, versions 1 to 10, which is up to 213 bytes.

/** For each version the error correction bytes of a block, and how many data bytes each block has. */
const BLOCKS: [number, number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** The centres of the alignment patterns. */
const ALIGNED: number[][] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of dark (true) and light modules, without the quiet zone; null if the text is too long. */
export function qrOf(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex(([, blocks], at) => bytes.length + (at < 9 ? 2 : 3) <= sum(blocks)) + 1;
  const found = BLOCKS[version - 1];
  if (!found) return null;
  const [corrections, blocks] = found;
  const codewords = interleaved(dataOf(bytes, version, sum(blocks)), blocks, corrections);
  const drawn = MASKS.map((_, mask) => draw(version, codewords, mask));
  return drawn.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);

// The codewords

/** The data codewords: mode and length, the bytes, an end, and what fills them up. */
function dataOf(bytes: number[], version: number, capacity: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, capacity * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    data.push(bits.slice(at, at + 8).reduce((byte, bit) => (byte << 1) | bit, 0));
  for (let fill = 0; data.length < capacity; fill++) data.push(fill % 2 ? 0x11 : 0xec);
  return data;
}

/** The blocks of data, one byte of each in turn, and then their error correction in the same way. */
function interleaved(data: number[], blocks: number[], corrections: number): number[] {
  let at = 0;
  const parts = blocks.map((length) => data.slice(at, (at += length)));
  const checks = parts.map((part) => correction(part, corrections));
  const inTurn = (lists: number[][]): number[] => {
    const longest = Math.max(...lists.map((list) => list.length));
    return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
  };
  return [...inTurn(parts), ...inTurn(checks)];
}

/** A product in the field of 256 elements over x⁸ + x⁴ + x³ + x² + 1. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** The Reed-Solomon remainder of some bytes. */
function correction(bytes: number[], degree: number): number[] {
  // The generator polynomial without its first coefficient, which is 1.
  const generator: number[] = Array.from({ length: degree }, (_, at) => (at === degree - 1 ? 1 : 0));
  let root = 1;
  for (let factor = 0; factor < degree; factor++) {
    for (let at = 0; at < degree; at++) generator[at] = times(generator[at] ?? 0, root) ^ (generator[at + 1] ?? 0);
    root = times(root, 2);
  }
  const rest: number[] = Array.from({ length: degree }, () => 0);
  for (const byte of bytes) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    generator.forEach((coefficient, at) => (rest[at] = (rest[at] ?? 0) ^ times(coefficient, factor)));
  }
  return rest;
}

// The picture

function draw(version: number, codewords: number[], mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const fixed = dark.map((row) => [...row]);
  const set = (x: number, y: number, on: boolean): void => {
    const [row, kept] = [dark[y], fixed[y]];
    if (row && kept && x >= 0 && x < size) [row[x], kept[x]] = [on, true];
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const centres = ALIGNED[version - 1] ?? [];
  const last = centres.length - 1;
  centres.forEach((x, i) =>
    centres.forEach((y, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      square(x, y, 2, (distance) => distance !== 1);
    }),
  );
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (distance) => distance !== 2 && distance !== 4);
  formats();
  if (version > 6) versions();
  fill();
  return dark;

  function square(x: number, y: number, reach: number, on: (distance: number) => boolean): void {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, on(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  /** Level M and the mask, with their own error correction, twice. */
  function formats(): void {
    let rest = mask;
    for (let bit = 0; bit < 10; bit++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const on = (bit: number): boolean => ((bits >> bit) & 1) === 1;
    for (let bit = 0; bit < 6; bit++) set(8, bit, on(bit));
    set(8, 7, on(6));
    set(8, 8, on(7));
    set(7, 8, on(8));
    for (let bit = 9; bit < 15; bit++) set(14 - bit, 8, on(bit));
    for (let bit = 0; bit < 8; bit++) set(size - 1 - bit, 8, on(bit));
    for (let bit = 8; bit < 15; bit++) set(8, size - 15 + bit, on(bit));
    set(8, size - 8, true);
  }

  function versions(): void {
    let rest = version;
    for (let bit = 0; bit < 12; bit++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let bit = 0; bit < 18; bit++) {
      const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
      set(far, near, ((bits >> bit) & 1) === 1);
      set(near, far, ((bits >> bit) & 1) === 1);
    }
  }

  /** The codewords, from the lower right corner up and down in columns of two. */
  function fill(): void {
    let bit = 0;
    for (let right = size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < size; step++) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        for (const x of [right, right - 1]) {
          const row = dark[y];
          if (!row || fixed[y]?.[x]) continue;
          const on = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
          row[x] = on !== (MASKS[mask]?.(x, y) ?? false);
          bit += 1;
        }
      }
    }
  }
}

/** How hard a picture is to read: long runs, blocks, what looks like a finder, and too much of one colour. */
function penalty(dark: boolean[][]): number {
  const size = dark.length;
  const columns = dark.map((_, x) => dark.map((row) => row[x] ?? false));
  let points = 0;
  for (const line of [...dark, ...columns]) {
    const text = line.map((on) => (on ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    for (let at = 0; at + 11 <= size; at++)
      if (['10111010000', '00001011101'].includes(text.slice(at, at + 11))) points += 40;
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const on = dark[y]?.[x];
      if (on === dark[y]?.[x + 1] && on === dark[y + 1]?.[x] && on === dark[y + 1]?.[x + 1]) points += 3;
    }
  const share = (100 * sum(dark.map((row) => row.filter(Boolean).length))) / (size * size);
  return points + 10 * Math.floor(Math.abs(share - 50) / 5);
}
