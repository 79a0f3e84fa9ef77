import { planetsAbroad } from '../../rules/objectives-counts.ts';
import { counted } from './counted.ts';

/** Planets outside home systems. */
const abroad = (count: number, points: number) =>
  counted(count, points, (s, seat) => planetsAbroad(s, seat).length);

export const expandBorders = abroad(6, 1);
export const subdueTheGalaxy = abroad(11, 2);
