import { mostOfOneTrait } from '../../../rules/objectives-counts.ts';
import type { Objective } from '../../../timing/component.ts';

/** Planets of one trait, whichever it is. */
const alike = (count: number, points: number): Objective => ({
  points,
  met: (s, seat) => mostOfOneTrait(s, seat) >= count,
});

export const cornerTheMarket = alike(4, 1);
export const unifyTheColonies = alike(6, 2);
