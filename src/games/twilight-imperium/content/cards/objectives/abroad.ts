import { planetsAbroad } from '../../../rules/objectives-counts.ts';
import type { Objective } from '../../../timing/component.ts';

/** Planets outside home systems. */
const abroad = (count: number, points: number): Objective => ({
  points,
  met: (s, seat) => planetsAbroad(s, seat).length >= count,
});

export const expandBorders = abroad(6, 1);
export const subdueTheGalaxy = abroad(11, 2);
