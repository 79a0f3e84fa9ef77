/** Discord takes no longer description of a picture. */
const MAX_LETTERS = 1024;

/** As much of some lines as the description of a picture may have. */
export function fitting(lines: readonly string[]): string {
  const text = lines.join('\n');
  return text.length <= MAX_LETTERS ? text : `${text.slice(0, MAX_LETTERS - 1)}…`;
}
