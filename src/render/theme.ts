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
  brown: seatPaint({ colour: '#bd8258', pattern: 'dots', ink: '#6d4225', text: theme.dark }),
  orange: seatPaint({ colour: '#ff9838', pattern: 'hatch', ink: '#b95c05', text: theme.dark }),
  purple: seatPaint({ colour: '#c08cff', pattern: 'lattice', ink: '#7f45cc', text: theme.dark }),
} as const;

/** Eight colours, each with a pattern of its own: those of Twilight Imperium first. */
export const imperiumPaints = {
  black: seatPaint({ colour: '#6b7488', pattern: 'columns', ink: '#39404f', text: '#ffffff' }),
  blue: seatPaint({ colour: '#4f9dff', pattern: 'dots', ink: '#1d5fb3', text: '#061226' }),
  green: seatPaint({ colour: '#4fcf7a', pattern: 'hatch', ink: '#1f8a45', text: '#04190c' }),
  purple: seatPaint({ colour: '#c08cff', pattern: 'lattice', ink: '#7f45cc', text: '#1b0736' }),
  red: seatPaint({ colour: '#ff6b5e', pattern: 'bars', ink: '#b52c22', text: '#260402' }),
  yellow: seatPaint({ colour: '#ffd84d', pattern: 'checks', ink: '#b08a00', text: '#221a00' }),
  orange: seatPaint({ colour: '#ff9838', pattern: 'zigzag', ink: '#b95c05', text: '#241000' }),
  pink: seatPaint({ colour: '#ffa6da', pattern: 'rings', ink: '#b8468d', text: '#2e0620' }),
} as const;

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
