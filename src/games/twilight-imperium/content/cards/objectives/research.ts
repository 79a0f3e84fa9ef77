import { coloursWith } from '../../../rules/objectives-counts.ts';
import type { Objective } from '../../../timing/component.ts';

/** Technologies of a colour that count. */
const EACH = 2;

const colours = (count: number, points: number): Objective => ({
  points,
  met: (s, seat) => coloursWith(s, seat, EACH) >= count,
});

export const diversifyResearch = colours(2, 1);
export const masterTheSciences = colours(4, 2);
