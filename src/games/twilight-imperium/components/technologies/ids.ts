import type { TechnologyId } from '../../tables/ids.ts';

/** Technologies that every colour has and that are no unit upgrades (28.7). */
export const GENERIC_TECHNOLOGY_IDS = [
  'antimass-deflectors',
  'gravity-drive',
  'fleet-logistics',
  'light-wave-deflector',
  'neural-motivator',
  'dacxive-animators',
  'hyper-metabolism',
  'x-89-bacterial-weapon',
  'plasma-scoring',
  'magen-defense-grid',
  'duranium-armor',
  'assault-cannon',
  'sarween-tools',
  'graviton-laser-system',
  'transit-diodes',
  'integrated-economy',
] as const satisfies readonly TechnologyId[];
export type GenericTechnologyId = (typeof GENERIC_TECHNOLOGY_IDS)[number];
