import { mostOfOneColour, ownedTechnologies } from '../../rules/objectives-counts.ts';
import type { TechnologyId } from '../../tables/ids.ts';
import { technologies } from '../../tables/technologies.ts';
import { counted } from '../objectives/counted.ts';

/** A faction technology of its own worth: one without colour or stat line only copies others (28.22). */
function ofFaction(id: TechnologyId): boolean {
  const { faction, colour, upgrade } = technologies[id];
  return faction !== null && (colour !== null || upgrade !== undefined);
}

/** Two faction technologies. */
export const adaptNewStrategies = counted(
  2,
  1,
  (s, seat) => ownedTechnologies(s, seat).filter(ofFaction).length,
);

/** Four technologies of one colour. */
export const masterTheLawsOfPhysics = counted(4, 1, mostOfOneColour);
