/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour written as `#rrggbb`. */
export const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const two = (value: number) =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0');

/** The same, written. */
export const hexOf = ([red, green, blue]: Rgb): string => `#${two(red)}${two(green)}${two(blue)}`;

/** A colour between two. */
export const blend = (a: Rgb, b: Rgb, share: number): Rgb => {
  const t = Math.max(0, Math.min(1, share));
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
};

/** A colour made darker or lighter by a factor. */
export const lit = ([red, green, blue]: Rgb, by: number): Rgb => [red * by, green * by, blue * by];

/** Colours at heights from 0 to 1, and all between them. */
export type Ramp = (at: number) => Rgb;

/** A ramp through colours, each at its height. */
export function ramp(stops: readonly (readonly [at: number, colour: string])[]): Ramp {
  const all = stops.map(([at, colour]) => [at, rgbOf(colour)] as const);
  const [lowest] = all;
  const highest = all.at(-1);
  if (!lowest || !highest) throw new Error('a ramp has colours');
  return (at) => {
    if (at <= lowest[0]) return lowest[1];
    const next = all.findIndex(([from]) => from > at);
    const [above, below] = [all[next], all[next - 1]];
    if (!above || !below) return highest[1];
    return blend(below[1], above[1], (at - below[0]) / (above[0] - below[0]));
  };
}
