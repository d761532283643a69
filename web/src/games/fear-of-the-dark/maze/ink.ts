// A hand that draws: wobbly slabs and tapering strokes as SVG paths. The same seed always draws the same, so a room
// never changes its face.

export type Random = () => number;

export function randomOf(seed: string): Random {
  let state = 2166136261;
  for (let index = 0; index < seed.length; index += 1) state = Math.imul(state ^ seed.charCodeAt(index), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const at = (value: number): string => value.toFixed(1);

/** A stone with crooked edges. */
export function slab(x: number, y: number, width: number, height: number, random: Random, wobble: number): string {
  const off = (): number => (random() - 0.5) * 2 * wobble;
  const corners: [number, number][] = [
    [x, y],
    [x + width * (0.35 + random() * 0.3), y],
    [x + width, y],
    [x + width, y + height * (0.35 + random() * 0.3)],
    [x + width, y + height],
    [x + width * (0.35 + random() * 0.3), y + height],
    [x, y + height],
    [x, y + height * (0.35 + random() * 0.3)],
  ];
  return `M${corners.map(([cx, cy]) => `${at(cx + off())} ${at(cy + off())}`).join('L')}Z`;
}

/** A cut of the knife: thin at both ends, thick in the middle. */
export function cut(x1: number, y1: number, x2: number, y2: number, thick: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = (-(y2 - y1) / length) * (thick / 2);
  const ny = ((x2 - x1) / length) * (thick / 2);
  const mx = x1 + (x2 - x1) * 0.4;
  const my = y1 + (y2 - y1) * 0.4;
  return `M${at(x1)} ${at(y1)}L${at(mx + nx)} ${at(my + ny)}L${at(x2)} ${at(y2)}L${at(mx - nx)} ${at(my - ny)}Z`;
}

/**
 * Bundles of three cuts, each bundle its own way, along a band above the line from x1 to x2 at y, as maps show rock.
 */
function rock(x1: number, x2: number, y: number, deep: number, random: Random): string {
  let path = '';
  for (let x = x1; x < x2; x += 15) {
    for (let row = 0; row < 2; row += 1) {
      const cx = x + random() * 13;
      const cy = y - deep * (row === 0 ? 0.25 : 0.7) - random() * deep * 0.2;
      const angle = random() * Math.PI;
      const long = (row === 0 ? 10 : 7) + random() * 4;
      for (let stroke = -1; stroke <= 1; stroke += 1) {
        const ox = cx - Math.sin(angle) * stroke * 4.6;
        const oy = cy + Math.cos(angle) * stroke * 4.6;
        const dx = Math.cos(angle) * long;
        const dy = Math.sin(angle) * long;
        path += cut(ox - dx, oy - dy, ox + dx, oy + dy, 2.6);
      }
    }
  }
  return path;
}

/** Floor slabs by tone, stones of the wall, cuts in the corners, and the rock outside each side of a room. */
export interface Ground {
  floor: [string, string, string];
  cracks: string;
  stones: string;
  shade: string;
  rocks: string[];
}

// A room is drawn anew with every choice, but it looks the same each time.
const drawn = new Map<string, Ground>();

export function groundOf(seed: string, square: number, wall: number): Ground {
  let ground = drawn.get(seed);
  if (!ground) {
    ground = draw(seed, square, wall);
    drawn.set(seed, ground);
  }
  return ground;
}

function draw(seed: string, square: number, wall: number): Ground {
  const random = randomOf(seed);
  const room = square * 3;
  const floor: [string, string, string] = ['', '', ''];
  let cracks = '';
  for (let index = 0; index < 9; index += 1) {
    const x = (index % 3) * square;
    const y = Math.floor(index / 3) * square;
    const tone = Math.floor(random() * 3) as 0 | 1 | 2;
    floor[tone] += slab(x + 3, y + 3, square - 6, square - 6, random, 2.4);
    for (let count = 0; count < 3; count += 1) {
      const cx = x + 14 + random() * (square - 28);
      const cy = y + 14 + random() * (square - 28);
      const angle = random() * Math.PI;
      const long = 5 + random() * 12;
      cracks += cut(cx, cy, cx + Math.cos(angle) * long, cy + Math.sin(angle) * long, 2.2);
    }
  }
  let stones = '';
  let shade = '';
  for (let side = 0; side < 4; side += 1) {
    for (let along = -wall; along < room + wall - 4;) {
      const long = Math.min(28 + random() * 34, room + wall - along);
      const flat = side % 2 === 0;
      const across = side === 0 || side === 3 ? -wall : room;
      stones += flat
        ? slab(along + 1.5, across + 1.5, long - 3, wall - 3, random, 1.6)
        : slab(across + 1.5, along + 1.5, wall - 3, long - 3, random, 1.6);
      along += long;
    }
  }
  // The shadow of the wall falls on the floor from the north and the west.
  for (let along = 4; along < room; along += 6.5) {
    const north = 8 + random() * 13;
    const west = 5 + random() * 8;
    shade += cut(along, -1, along - 5, north, 3.4);
    shade += cut(-1, along, west, along - 3, 3);
  }
  const rocks = [0, 1, 2, 3].map(() => rock(-wall + 4, room + wall - 4, -wall, 22, random));
  return { floor, cracks, stones, shade, rocks };
}
