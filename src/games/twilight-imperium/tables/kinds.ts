/** Ships (33). */
export const SHIP_TYPES = [
  'carrier',
  'cruiser',
  'destroyer',
  'dreadnought',
  'fighter',
  'flagship',
  'war-sun',
] as const;
/** Ground forces (40). */
export const GROUND_TYPES = ['infantry'] as const;
/** Structures (72). */
export const STRUCTURE_TYPES = ['pds', 'space-dock'] as const;
export const UNIT_TYPES = [...SHIP_TYPES, ...GROUND_TYPES, ...STRUCTURE_TYPES] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
export type ShipType = (typeof SHIP_TYPES)[number];

/** Colours of the seats (S4). */
export const COLOURS = ['black', 'blue', 'green', 'purple', 'red', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** Biotic, warfare, propulsion, cybernetic (28.7c). */
export const TECHNOLOGY_COLOURS = ['green', 'red', 'blue', 'yellow'] as const;
export type TechnologyColour = (typeof TECHNOLOGY_COLOURS)[number];

/** Planet traits (49.3). */
export const TRAITS = ['cultural', 'hazardous', 'industrial'] as const;
export type Trait = (typeof TRAITS)[number];

/** Basic wormholes, and the one of the Creuss (88). */
export const WORMHOLES = ['alpha', 'beta', 'delta'] as const;
export type Wormhole = (typeof WORMHOLES)[number];

/** The four kinds of anomaly (3.2). */
export const ANOMALIES = ['asteroid-field', 'nebula', 'supernova', 'gravity-rift'] as const;
export type Anomaly = (typeof ANOMALIES)[number];
