import { upgradesOf } from '../../../rules/objectives-counts.ts';
import type { Objective } from '../../../timing/component.ts';

/** Unit upgrades. */
const upgrades = (count: number, points: number): Objective => ({
  points,
  met: (s, seat) => upgradesOf(s, seat) >= count,
});

export const developWeaponry = upgrades(2, 1);
export const revolutionizeWarfare = upgrades(3, 2);
