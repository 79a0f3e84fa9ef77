import { coloursWith } from '../../rules/objectives-counts.ts';
import { counted } from './counted.ts';

/** Technologies of a colour that count. */
const EACH = 2;

const colours = (count: number, points: number) =>
  counted(count, points, (s, seat) => coloursWith(s, seat, EACH));

export const diversifyResearch = colours(2, 1);
export const masterTheSciences = colours(4, 2);
