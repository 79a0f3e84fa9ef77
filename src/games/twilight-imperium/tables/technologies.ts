import type { FactionId, LineId, TechnologyId } from './ids.ts';
import type { TechnologyColour } from './kinds.ts';

/** What is printed on a technology card, but for its text. */
export interface Technology {
  /** Null for unit upgrades, which satisfy no prerequisite (28.7b). */
  readonly colour: TechnologyColour | null;
  readonly prerequisites: Readonly<Partial<Record<TechnologyColour, number>>>;
  readonly faction: FactionId | null;
  /** The stat line that it puts in force (29.4). */
  readonly upgrade?: LineId;
  /** The generic card that the owner of this faction upgrade never takes (29.1). */
  readonly replaces?: TechnologyId;
  readonly exhausts?: boolean;
}

export const technologies: Readonly<Record<TechnologyId, Technology>> = {
  'antimass-deflectors': { colour: 'blue', prerequisites: {}, faction: null },
  'gravity-drive': { colour: 'blue', prerequisites: { blue: 1 }, faction: null },
  'fleet-logistics': { colour: 'blue', prerequisites: { blue: 2 }, faction: null },
  'light-wave-deflector': { colour: 'blue', prerequisites: { blue: 3 }, faction: null },
  'neural-motivator': { colour: 'green', prerequisites: {}, faction: null },
  'dacxive-animators': { colour: 'green', prerequisites: { green: 1 }, faction: null },
  'hyper-metabolism': { colour: 'green', prerequisites: { green: 2 }, faction: null },
  'x-89-bacterial-weapon': { colour: 'green', prerequisites: { green: 3 }, faction: null, exhausts: true },
  'plasma-scoring': { colour: 'red', prerequisites: {}, faction: null },
  'magen-defense-grid': { colour: 'red', prerequisites: { red: 1 }, faction: null, exhausts: true },
  'duranium-armor': { colour: 'red', prerequisites: { red: 2 }, faction: null },
  'assault-cannon': { colour: 'red', prerequisites: { red: 3 }, faction: null },
  'sarween-tools': { colour: 'yellow', prerequisites: {}, faction: null },
  'graviton-laser-system': { colour: 'yellow', prerequisites: { yellow: 1 }, faction: null, exhausts: true },
  'transit-diodes': { colour: 'yellow', prerequisites: { yellow: 2 }, faction: null, exhausts: true },
  'integrated-economy': { colour: 'yellow', prerequisites: { yellow: 3 }, faction: null },
  'war-sun': { colour: null, prerequisites: { yellow: 1, red: 3 }, faction: null, upgrade: 'war-sun' },
  'space-dock-ii': { colour: null, prerequisites: { yellow: 2 }, faction: null, upgrade: 'space-dock-ii' },
  'cruiser-ii': {
    colour: null,
    prerequisites: { green: 1, yellow: 1, red: 1 },
    faction: null,
    upgrade: 'cruiser-ii',
  },
  'dreadnought-ii': {
    colour: null,
    prerequisites: { blue: 2, yellow: 1 },
    faction: null,
    upgrade: 'dreadnought-ii',
  },
  'destroyer-ii': { colour: null, prerequisites: { red: 2 }, faction: null, upgrade: 'destroyer-ii' },
  'pds-ii': { colour: null, prerequisites: { yellow: 1, red: 1 }, faction: null, upgrade: 'pds-ii' },
  'carrier-ii': { colour: null, prerequisites: { blue: 2 }, faction: null, upgrade: 'carrier-ii' },
  'fighter-ii': { colour: null, prerequisites: { blue: 1, green: 1 }, faction: null, upgrade: 'fighter-ii' },
  'infantry-ii': { colour: null, prerequisites: { green: 2 }, faction: null, upgrade: 'infantry-ii' },
  'letani-warrior-ii': {
    colour: null,
    prerequisites: { green: 2 },
    faction: 'arborec',
    upgrade: 'letani-warrior-ii',
    replaces: 'infantry-ii',
  },
  'prototype-war-sun-ii': {
    colour: null,
    prerequisites: { yellow: 1, red: 3 },
    faction: 'muaat',
    upgrade: 'prototype-war-sun-ii',
    replaces: 'war-sun',
  },
  'advanced-carrier-ii': {
    colour: null,
    prerequisites: { blue: 2 },
    faction: 'sol',
    upgrade: 'advanced-carrier-ii',
    replaces: 'carrier-ii',
  },
  'super-dreadnought-ii': {
    colour: null,
    prerequisites: { blue: 2, yellow: 1 },
    faction: 'l1z1x',
    upgrade: 'super-dreadnought-ii',
    replaces: 'dreadnought-ii',
  },
  'hybrid-crystal-fighter-ii': {
    colour: null,
    prerequisites: { blue: 1, green: 1 },
    faction: 'naalu',
    upgrade: 'hybrid-crystal-fighter-ii',
    replaces: 'fighter-ii',
  },
  'exotrireme-ii': {
    colour: null,
    prerequisites: { blue: 2, yellow: 1 },
    faction: 'sardakk',
    upgrade: 'exotrireme-ii',
    replaces: 'dreadnought-ii',
  },
  'floating-factory-ii': {
    colour: null,
    prerequisites: { yellow: 2 },
    faction: 'saar',
    upgrade: 'floating-factory-ii',
    replaces: 'space-dock-ii',
  },
  'spec-ops-ii': {
    colour: null,
    prerequisites: { green: 2 },
    faction: 'sol',
    upgrade: 'spec-ops-ii',
    replaces: 'infantry-ii',
  },
  bioplasmosis: { colour: 'green', prerequisites: { green: 2 }, faction: 'arborec' },
  'l4-disruptors': { colour: 'yellow', prerequisites: { yellow: 1 }, faction: 'letnev' },
  'non-euclidean-shielding': { colour: 'red', prerequisites: { red: 2 }, faction: 'letnev' },
  'chaos-mapping': { colour: 'blue', prerequisites: { blue: 1 }, faction: 'saar' },
  'magmus-reactor': { colour: 'red', prerequisites: { red: 2 }, faction: 'muaat' },
  'quantum-datahub-node': { colour: 'yellow', prerequisites: { yellow: 3 }, faction: 'hacan' },
  'production-biomes': { colour: 'green', prerequisites: { green: 2 }, faction: 'hacan', exhausts: true },
  'wormhole-generator': { colour: 'blue', prerequisites: { blue: 2 }, faction: 'ghost' },
  'dimensional-splicer': { colour: 'red', prerequisites: { red: 1 }, faction: 'ghost' },
  'inheritance-systems': { colour: 'yellow', prerequisites: { yellow: 2 }, faction: 'l1z1x', exhausts: true },
  'mirror-computing': { colour: 'yellow', prerequisites: { yellow: 3 }, faction: 'mentak' },
  'salvage-operations': { colour: 'yellow', prerequisites: { yellow: 2 }, faction: 'mentak' },
  neuroglaive: { colour: 'green', prerequisites: { green: 3 }, faction: 'naalu' },
  'valefar-assimilator-x': { colour: null, prerequisites: {}, faction: 'nekro' },
  'valefar-assimilator-y': { colour: null, prerequisites: {}, faction: 'nekro' },
  'valkyrie-particle-weave': { colour: 'red', prerequisites: { red: 2 }, faction: 'sardakk' },
  'e-res-siphons': { colour: 'yellow', prerequisites: { yellow: 2 }, faction: 'jolnar' },
  'spacial-conduit-cylinder': {
    colour: 'blue',
    prerequisites: { blue: 2 },
    faction: 'jolnar',
    exhausts: true,
  },
  'lazax-gate-folding': { colour: 'blue', prerequisites: { blue: 2 }, faction: 'winnu', exhausts: true },
  'hegemonic-trade-policy': {
    colour: 'yellow',
    prerequisites: { yellow: 2 },
    faction: 'winnu',
    exhausts: true,
  },
  'instinct-training': { colour: 'green', prerequisites: { green: 1 }, faction: 'xxcha', exhausts: true },
  'nullification-field': { colour: 'yellow', prerequisites: { yellow: 2 }, faction: 'xxcha', exhausts: true },
  'yin-spinner': { colour: 'green', prerequisites: { green: 2 }, faction: 'yin' },
  'impulse-core': { colour: 'yellow', prerequisites: { yellow: 2 }, faction: 'yin' },
  'transparasteel-plating': { colour: 'green', prerequisites: { green: 1 }, faction: 'yssaril' },
  'mageon-implants': { colour: 'green', prerequisites: { green: 3 }, faction: 'yssaril', exhausts: true },
};
