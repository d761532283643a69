/** Bring into sight what a player has just asked for: `{@attach reveal}`. */
export function reveal(node: HTMLElement): void {
  node.scrollIntoView({ block: 'nearest' });
}
