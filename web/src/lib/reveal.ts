/** Bring into sight what somebody has just asked for: `{@attach reveal}`. */
export function reveal(node: HTMLElement): void {
  node.scrollIntoView({ block: 'nearest' });
}
