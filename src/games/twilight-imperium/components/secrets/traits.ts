import { planetsOfTrait } from '../../rules/objectives-counts.ts';
import type { Trait } from '../../tables/kinds.ts';
import { counted } from '../objectives/counted.ts';

const COUNT = 4;

/** Four planets of one given trait. */
const planetsOf = (trait: Trait) => counted(COUNT, 1, (s, seat) => planetsOfTrait(s, seat, trait).length);

export const forgeAnAlliance = planetsOf('cultural');
export const mineRareMetals = planetsOf('hazardous');
export const monopolizeProduction = planetsOf('industrial');
