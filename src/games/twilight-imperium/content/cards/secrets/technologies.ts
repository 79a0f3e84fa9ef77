import { coloursWith, ownedTechnologies } from '../../../rules/objectives-counts.ts';
import type { Objective } from '../../../timing/component.ts';
import type { TechnologyId } from '../../ids.ts';
import { technologies } from '../../technologies.ts';

/** A faction technology of its own worth: one without colour or stat line only copies others (28.22). */
function ofFaction(id: TechnologyId): boolean {
  const { faction, colour, upgrade } = technologies[id];
  return faction !== null && (colour !== null || upgrade !== undefined);
}

/** Two faction technologies. */
export const adaptNewStrategies: Objective = {
  points: 1,
  met: (s, seat) => ownedTechnologies(s, seat).filter(ofFaction).length >= 2,
};

/** Four technologies of one colour. */
export const masterTheLawsOfPhysics: Objective = {
  points: 1,
  met: (s, seat) => coloursWith(s, seat, 4) >= 1,
};
