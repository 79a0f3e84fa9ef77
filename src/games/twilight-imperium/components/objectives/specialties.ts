import { specialtyPlanets } from '../../rules/objectives-counts.ts';
import { counted } from './counted.ts';

/** Planets with a technology specialty. */
const specialties = (count: number, points: number) =>
  counted(count, points, (s, seat) => specialtyPlanets(s, seat).length);

export const foundResearchOutposts = specialties(3, 1);
export const formGalacticBrainTrust = specialties(5, 2);
