// The shapes and colours of the eight seats: told apart without colour by their outline, and light enough for a dark
// letter.
export const COLOURS = ['#f0c04f', '#8fc1ea', '#e78f7c', '#a8cf8a', '#d3a6e0', '#f0e6d2', '#7fd0c4', '#f29bb7'];

function polygon(corners: number, radius: number, turn = 0, inner = 0): string {
  const points: string[] = [];
  const count = inner ? corners * 2 : corners;
  for (let place = 0; place < count; place++) {
    const angle = (Math.PI * 2 * place) / count - Math.PI / 2 + turn;
    const reach = inner && place % 2 ? inner : radius;
    points.push(`${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`);
  }
  return `M${points.join('L')}Z`;
}

export const SHAPES = [
  'M0 -14.5A14.5 14.5 0 1 1 0 14.5A14.5 14.5 0 1 1 0 -14.5Z',
  'M-13 -13H13V13H-13Z',
  polygon(4, 18),
  polygon(6, 16),
  'M-13 -14H13V3C13 10 6 15 0 17C-6 15 -13 10 -13 3Z',
  polygon(8, 16, Math.PI / 8),
  'M0 17L-15 -2V-13H15V-2Z',
  polygon(8, 17.5, 0, 13),
];
