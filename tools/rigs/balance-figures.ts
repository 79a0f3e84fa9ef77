/** A figure of the report; one beyond its target is marked. */
export const marked = (text: string, isMet: boolean): string => (isMet ? text : `**${text} ✗**`);

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : sum(numbers) / numbers.length;

export function deviation(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)));
}

export const fixed = (number: number, digits = 1): string => number.toFixed(digits);

/** How far a mean of so many may be off by chance. */
export const standardError = (numbers: readonly number[]): number =>
  numbers.length < 2 ? Number.POSITIVE_INFINITY : deviation(numbers) / Math.sqrt(numbers.length - 1);

/** Whether a figure misses its target beyond what chance does: marked as missed, or as too close to tell. */
export type Verdict = 'met' | 'open' | 'missed';

/** How a figure stands to the range it should be in, two standard errors allowed. */
export function verdictOn(
  figure: number,
  { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY, error }: Range,
): Verdict {
  const beyond = Math.max(least - figure, figure - most);
  if (beyond > 2 * error) return 'missed';
  return beyond > -2 * error ? 'open' : 'met';
}

interface Range {
  readonly least?: number;
  readonly most?: number;
  readonly error: number;
}

const SIGNS: Readonly<Record<Verdict, string>> = { met: '✓', open: '?', missed: '✗' };

/** A figure with its standard error and how it stands to its target. */
export function judged(text: string, verdict: Verdict): string {
  return verdict === 'missed' ? `**${text} ${SIGNS.missed}**` : `${text} ${SIGNS[verdict]}`;
}

/** A difference with its sign, as in +1.2. */
export const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number).toFixed(1)}`;

/** A table of the report. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
