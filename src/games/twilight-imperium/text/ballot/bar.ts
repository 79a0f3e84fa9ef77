const WIDTH = 12;

/** A share of a whole as a bar of blocks; whatever there is at least shows. */
export function bar(part: number, whole: number): string {
  const full = part === 0 || whole === 0 ? 0 : Math.max(1, Math.round((part / whole) * WIDTH));
  return `\`${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}\``;
}
