import { planetsOfTrait } from '../../../rules/objectives-counts.ts';
import type { Objective } from '../../../timing/component.ts';
import type { Trait } from '../../kinds.ts';

const COUNT = 4;

/** Four planets of one given trait. */
const planetsOf = (trait: Trait): Objective => ({
  points: 1,
  met: (s, seat) => planetsOfTrait(s, seat, trait).length >= COUNT,
});

export const forgeAnAlliance = planetsOf('cultural');
export const mineRareMetals = planetsOf('hazardous');
export const monopolizeProduction = planetsOf('industrial');
