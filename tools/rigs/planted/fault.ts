/** Something that must fail where a fault is planted: a test file, or tests of it by name; or a rig with its arguments. */
export type Check =
  | { readonly test: string; readonly named?: string }
  | { readonly rig: readonly [string, ...string[]] };

/** A fault to be planted, and what must notice it. */
export interface PlantedFault {
  readonly id: string;
  /** What is wrong then, as a player or an operator would say it. */
  readonly what: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Tried one after the other until one fails. */
  readonly noticedBy: readonly [Check, ...Check[]];
}

/** A check in words. */
export function checkName(check: Check): string {
  if ('rig' in check) return check.rig.join(' ');
  return check.named === undefined ? check.test : `${check.test} (${check.named})`;
}

/** The text of a file with a fault in it; null if the place for it is not there, or not only once. */
export function planted(
  text: string,
  { find, replace }: Pick<PlantedFault, 'find' | 'replace'>,
): string | null {
  const at = text.indexOf(find);
  if (find === '' || at < 0 || text.includes(find, at + 1)) return null;
  return text.slice(0, at) + replace + text.slice(at + find.length);
}
