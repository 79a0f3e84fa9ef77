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

/** A difference with its sign, as in +1.2. */
export const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number).toFixed(1)}`;

/** A table of the report. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
