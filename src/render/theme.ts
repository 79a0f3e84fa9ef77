import type { Paint, Pattern } from './scene.ts';

/** The palette of all pictures: light words on dark space. */
export const theme = {
  space: '#0a0f1f',
  panel: '#141b33',
  raised: '#1d2747',
  edge: '#36446f',
  ink: '#f3f6ff',
  dim: '#b7c2e2',
  faint: '#8793b8',
  dark: '#0a0f1f',
  gold: '#ffd86b',
  alarm: '#ff8f8f',
  good: '#7ce3a4',
} as const;

/** The least size of words: 11 pixels when the picture is shown 1000 wide. */
export const MIN_TEXT = 18;

/** How a seat is shown: a colour, the colour of words on it, and a pattern for whoever cannot tell the colours apart. */
export interface SeatPaint extends Paint {
  readonly pattern: Pattern;
  readonly ink: string;
  readonly text: string;
}

const seatPaint = (paint: SeatPaint): SeatPaint => paint;

/** The colours of Master of the Galaxy. */
export const seatPaints = {
  grey: seatPaint({ colour: '#cfd6e6', pattern: 'bars', ink: '#8f9ab5', text: theme.dark }),
  brown: seatPaint({ colour: '#c18255', pattern: 'dots', ink: '#6d4225', text: theme.dark }),
  orange: seatPaint({ colour: '#ffab3e', pattern: 'hatch', ink: '#b3650a', text: theme.dark }),
  purple: seatPaint({ colour: '#c08cff', pattern: 'lattice', ink: '#7f45cc', text: theme.dark }),
} as const;

/**
 * Eight colours, each with a pattern of its own: those of Twilight Imperium first. Found by search, so that they stay apart under every
 * kind of colour blindness; black is as light as it can be, since everything stands on dark space.
 */
export const imperiumPaints = {
  black: seatPaint({ colour: '#f6f6f5', pattern: 'columns', ink: '#1a1d24', text: '#0b0d12' }),
  blue: seatPaint({ colour: '#5e90fd', pattern: 'dots', ink: '#123f9e', text: '#03112e' }),
  green: seatPaint({ colour: '#26dc9f', pattern: 'hatch', ink: '#06704a', text: '#02190c' }),
  purple: seatPaint({ colour: '#784fc4', pattern: 'lattice', ink: '#3b0f94', text: '#ffffff' }),
  red: seatPaint({ colour: '#d11f0e', pattern: 'bars', ink: '#7a0900', text: '#ffffff' }),
  yellow: seatPaint({ colour: '#eee618', pattern: 'checks', ink: '#8f7d00', text: '#1c1900' }),
  orange: seatPaint({ colour: '#f27b20', pattern: 'zigzag', ink: '#8a3f00', text: '#1f0e00' }),
  pink: seatPaint({ colour: '#feb6f4', pattern: 'rings', ink: '#b23a8c', text: '#2b0020' }),
} as const;

/** Whatever belongs to nobody: told from every paint. */
export const nobodyPaint = seatPaint({
  colour: '#8d95a8',
  pattern: 'bars',
  ink: '#8d95a8',
  text: theme.dark,
});

/** The paint of each seat where a game has no colours of its own: up to eight, neighbours far apart. */
export const paintsBySeat: readonly SeatPaint[] = (
  ['blue', 'yellow', 'red', 'green', 'purple', 'orange', 'black', 'pink'] as const
).map((colour) => imperiumPaints[colour]);

function channel(part: string): number {
  const value = Number.parseInt(part, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(colour.slice(at, at + 2)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG, from 1 to 21: words need 4.5, signs 3. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
