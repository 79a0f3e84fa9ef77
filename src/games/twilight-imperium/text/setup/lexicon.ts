import type { None, Who } from '#core/lexicon-types.ts';
import type { PublicId, SecretId } from '../../tables/card-ids.ts';
import type { FactionId, PlanetId, SystemId, TechnologyId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';

import type { MapFault } from '../../tables/map-fault.ts';

type Units = { readonly unit: UnitType; readonly count: number };

/** What set-up says: factions, the board, starting components, objectives (S). */
export type SetupLexicon = {
  'fact.speakerDrawn': Who;
  'fact.factionsDealt': { readonly count: number; readonly meant: number };
  'fact.factionTaken': Who & { readonly faction: FactionId };
  'fact.tileLaid': Who & { readonly system: SystemId; readonly at: number };
  'fact.boardLaid': { readonly how: 'generated' | 'given' };
  'fact.startingTechnologies': Who & { readonly technologies: readonly TechnologyId[] };
  'fact.startingUnits': Who & { readonly units: readonly (Units & { readonly at: SystemId | PlanetId })[] };
  'fact.secretKept': Who;
  'fact.firstObjectives': Who & { readonly objectives: readonly PublicId[] };
  'ask.faction': { readonly factions: readonly FactionId[] };
  'ask.tile': { readonly ring: number };
  'ask.tilePlace': { readonly system: SystemId };
  'ask.startingTechnology': None;
  'ask.startingUnits': { readonly units: readonly Units[] };
  'ask.keepSecret': { readonly secrets: readonly SecretId[] };
  'option.faction': { readonly faction: FactionId };
  'option.factionAbout': { readonly faction: FactionId };
  'option.tile': { readonly system: SystemId };
  'option.tilePlace': { readonly at: number; readonly beside: readonly SystemId[]; readonly steps: number };
  'option.startingTechnology': { readonly technology: TechnologyId };
  'option.startingUnit': { readonly unit: UnitType; readonly planet: PlanetId };
  'option.dealtSecret': { readonly objective: SecretId };
  'no.anomalyBeside': None;
  'no.wormholeBeside': None;
  'no.startingUnits': Units;
  'no.map': { readonly fault: MapFault };
  'no.mapNone': None;
  'no.mapBuilt': None;
  'no.mapSeats': { readonly count: number };
  'no.factionTwice': None;
  'no.colourTwice': None;
};
