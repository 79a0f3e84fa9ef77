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
export const LEAST_TEXT = 18;

/** How a seat is shown: a colour with words dark on it, and a pattern for whoever cannot tell the colours apart. */
export interface SeatPaint extends Paint {
  readonly pattern: Pattern;
  readonly ink: string;
}

const seatPaint = (colour: string, pattern: Pattern, ink: string): SeatPaint => ({ colour, pattern, ink });

/** Colours of players' pieces over all games. */
export const seatPaints = {
  grey: seatPaint('#cfd6e6', 'bars', '#8f9ab5'),
  brown: seatPaint('#bd8258', 'dots', '#6d4225'),
  orange: seatPaint('#ff9838', 'hatch', '#b95c05'),
  purple: seatPaint('#c08cff', 'lattice', '#7f45cc'),
} as const satisfies Record<string, SeatPaint>;

/** How a seat of Twilight Imperium is shown, with the colour of words on it. */
export interface ImperiumPaint extends SeatPaint {
  readonly text: string;
}

const imperiumPaint = (paint: SeatPaint, text: string): ImperiumPaint => ({ ...paint, text });

/** The six colours of Twilight Imperium, each with a pattern of its own. */
export const imperiumPaints = {
  black: imperiumPaint(seatPaint('#6b7488', 'columns', '#39404f'), '#ffffff'),
  blue: imperiumPaint(seatPaint('#4f9dff', 'dots', '#1d5fb3'), '#061226'),
  green: imperiumPaint(seatPaint('#4fcf7a', 'hatch', '#1f8a45'), '#04190c'),
  purple: imperiumPaint(seatPaint('#c08cff', 'lattice', '#7f45cc'), '#1b0736'),
  red: imperiumPaint(seatPaint('#ff6b5e', 'bars', '#b52c22'), '#260402'),
  yellow: imperiumPaint(seatPaint('#ffd84d', 'checks', '#b08a00'), '#221a00'),
} as const satisfies Record<string, ImperiumPaint>;

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
