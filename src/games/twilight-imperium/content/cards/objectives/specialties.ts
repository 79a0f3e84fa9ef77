import { specialtyPlanets } from '../../../rules/objectives-counts.ts';
import type { Objective } from '../../../timing/component.ts';

/** Planets with a technology specialty. */
const specialties = (count: number, points: number): Objective => ({
  points,
  met: (s, seat) => specialtyPlanets(s, seat).length >= count,
});

export const foundResearchOutposts = specialties(3, 1);
export const formGalacticBrainTrust = specialties(5, 2);
