import type { AbilityId, NoteId } from './card-ids.ts';
import type { FactionId, SystemId, TechnologyId } from './ids.ts';
import type { UnitType } from './kinds.ts';

/** A faction sheet (S3, S11). */
export interface Faction {
  readonly home: SystemId;
  /** The tile that takes the home's place on the board, where that is another one (21.1). */
  readonly gate?: SystemId;
  /** Most commodities it can have (60.2). */
  readonly commodities: number;
  readonly units: Readonly<Partial<Record<UnitType, number>>>;
  readonly technologies: readonly TechnologyId[];
  /** One of these to begin with, by the seat's choice. */
  readonly choice?: readonly TechnologyId[];
  readonly ownTechnologies: readonly TechnologyId[];
  readonly note: NoteId;
  readonly abilities: readonly AbilityId[];
}

export const factions: Readonly<Record<FactionId, Faction>> = {
  arborec: {
    home: '5',
    commodities: 3,
    units: { carrier: 1, cruiser: 1, fighter: 2, infantry: 4, pds: 1, 'space-dock': 1 },
    technologies: ['magen-defense-grid'],
    ownTechnologies: ['bioplasmosis', 'letani-warrior-ii'],
    note: 'stymie',
    abilities: ['mitosis'],
  },
  letnev: {
    home: '10',
    commodities: 2,
    units: { dreadnought: 1, carrier: 1, destroyer: 1, fighter: 1, infantry: 3, 'space-dock': 1 },
    technologies: ['antimass-deflectors', 'plasma-scoring'],
    ownTechnologies: ['l4-disruptors', 'non-euclidean-shielding'],
    note: 'war-funding',
    abilities: ['munitions-reserves', 'armada'],
  },
  saar: {
    home: '11',
    commodities: 3,
    units: { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, 'space-dock': 1 },
    technologies: ['antimass-deflectors'],
    ownTechnologies: ['floating-factory-ii', 'chaos-mapping'],
    note: 'raghs-call',
    abilities: ['scavenge', 'nomadic'],
  },
  muaat: {
    home: '4',
    commodities: 4,
    units: { 'war-sun': 1, fighter: 2, infantry: 4, 'space-dock': 1 },
    technologies: ['plasma-scoring'],
    ownTechnologies: ['prototype-war-sun-ii', 'magmus-reactor'],
    note: 'fires-of-the-gashlai',
    abilities: ['star-forge', 'gashlai-physiology'],
  },
  hacan: {
    home: '16',
    commodities: 6,
    units: { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, 'space-dock': 1 },
    technologies: ['sarween-tools', 'antimass-deflectors'],
    ownTechnologies: ['quantum-datahub-node', 'production-biomes'],
    note: 'trade-convoys',
    abilities: ['masters-of-trade', 'guild-ships', 'arbiters'],
  },
  sol: {
    home: '1',
    commodities: 4,
    units: { carrier: 2, destroyer: 1, fighter: 3, infantry: 5, 'space-dock': 1 },
    technologies: ['antimass-deflectors', 'neural-motivator'],
    ownTechnologies: ['spec-ops-ii', 'advanced-carrier-ii'],
    note: 'military-support',
    abilities: ['orbital-drop', 'versatile'],
  },
  ghost: {
    home: '51',
    commodities: 4,
    units: { carrier: 1, destroyer: 2, fighter: 2, infantry: 4, 'space-dock': 1 },
    technologies: ['gravity-drive'],
    ownTechnologies: ['dimensional-splicer', 'wormhole-generator'],
    note: 'creuss-iff',
    abilities: ['quantum-entanglement', 'slipstream', 'creuss-gate'],
    gate: '17',
  },
  l1z1x: {
    home: '6',
    commodities: 2,
    units: { dreadnought: 1, carrier: 1, fighter: 3, infantry: 5, pds: 1, 'space-dock': 1 },
    technologies: ['plasma-scoring', 'neural-motivator'],
    ownTechnologies: ['inheritance-systems', 'super-dreadnought-ii'],
    note: 'cybernetic-enhancements',
    abilities: ['assimilate', 'harrow'],
  },
  mentak: {
    home: '2',
    commodities: 2,
    units: { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
    technologies: ['plasma-scoring', 'sarween-tools'],
    ownTechnologies: ['mirror-computing', 'salvage-operations'],
    note: 'promise-of-protection',
    abilities: ['ambush', 'pillage'],
  },
  naalu: {
    home: '9',
    commodities: 3,
    units: { carrier: 1, cruiser: 1, destroyer: 1, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
    technologies: ['sarween-tools', 'neural-motivator'],
    ownTechnologies: ['neuroglaive', 'hybrid-crystal-fighter-ii'],
    note: 'gift-of-prescience',
    abilities: ['telepathic', 'foresight'],
  },
  nekro: {
    home: '8',
    commodities: 3,
    units: { dreadnought: 1, carrier: 1, cruiser: 1, fighter: 2, infantry: 2, 'space-dock': 1 },
    technologies: ['dacxive-animators', 'valefar-assimilator-x', 'valefar-assimilator-y'],
    ownTechnologies: ['valefar-assimilator-x', 'valefar-assimilator-y'],
    note: 'antivirus',
    abilities: ['galactic-threat', 'technological-singularity', 'propagation'],
  },
  sardakk: {
    home: '13',
    commodities: 3,
    units: { carrier: 2, cruiser: 1, infantry: 5, pds: 1, 'space-dock': 1 },
    technologies: [],
    ownTechnologies: ['exotrireme-ii', 'valkyrie-particle-weave'],
    note: 'tekklar-legion',
    abilities: ['unrelenting'],
  },
  jolnar: {
    home: '12',
    commodities: 4,
    units: { dreadnought: 1, carrier: 2, fighter: 1, infantry: 2, pds: 2, 'space-dock': 1 },
    technologies: ['antimass-deflectors', 'sarween-tools', 'neural-motivator', 'plasma-scoring'],
    ownTechnologies: ['e-res-siphons', 'spacial-conduit-cylinder'],
    note: 'research-agreement',
    abilities: ['fragile', 'brilliant', 'analytical'],
  },
  winnu: {
    home: '7',
    commodities: 3,
    units: { carrier: 1, cruiser: 1, fighter: 2, infantry: 2, pds: 1, 'space-dock': 1 },
    technologies: [],
    choice: ['antimass-deflectors', 'neural-motivator', 'plasma-scoring', 'sarween-tools'],
    ownTechnologies: ['lazax-gate-folding', 'hegemonic-trade-policy'],
    note: 'acquiescence',
    abilities: ['blood-ties', 'reclamation'],
  },
  xxcha: {
    home: '14',
    commodities: 4,
    units: { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
    technologies: ['graviton-laser-system'],
    ownTechnologies: ['instinct-training', 'nullification-field'],
    note: 'political-favor',
    abilities: ['peace-accords', 'quash'],
  },
  yin: {
    home: '3',
    commodities: 2,
    units: { carrier: 2, destroyer: 1, fighter: 4, infantry: 4, 'space-dock': 1 },
    technologies: ['sarween-tools'],
    ownTechnologies: ['yin-spinner', 'impulse-core'],
    note: 'greyfire-mutagen',
    abilities: ['indoctrination', 'devotion'],
  },
  yssaril: {
    home: '15',
    commodities: 3,
    units: { carrier: 2, cruiser: 1, fighter: 2, infantry: 5, pds: 1, 'space-dock': 1 },
    technologies: ['neural-motivator'],
    ownTechnologies: ['transparasteel-plating', 'mageon-implants'],
    note: 'spy-net',
    abilities: ['stall-tactics', 'scheming', 'crafty'],
  },
};
