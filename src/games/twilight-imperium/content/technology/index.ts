import type { Component } from '../../timing/component.ts';
import type { TechnologyId } from '../ids.ts';
import { antimassDeflectors } from './antimass-deflectors.ts';
import { assaultCannon } from './assault-cannon.ts';
import { dacxiveAnimators } from './dacxive-animators.ts';
import { dreadnoughtIi } from './dreadnought-ii.ts';
import { duraniumArmor } from './duranium-armor.ts';
import { fighterIi } from './fighter-ii.ts';
import { fleetLogistics } from './fleet-logistics.ts';
import { gravitonLaserSystem } from './graviton-laser-system.ts';
import { gravityDrive } from './gravity-drive.ts';
import { hyperMetabolism } from './hyper-metabolism.ts';
import type { GenericTechnologyId } from './ids.ts';
import { infantryIi } from './infantry-ii.ts';
import { integratedEconomy } from './integrated-economy.ts';
import { lightWaveDeflector } from './light-wave-deflector.ts';
import { magenDefenseGrid } from './magen-defense-grid.ts';
import { neuralMotivator } from './neural-motivator.ts';
import { plasmaScoring } from './plasma-scoring.ts';
import { sarweenTools } from './sarween-tools.ts';
import { transitDiodes } from './transit-diodes.ts';
import { x89BacterialWeapon } from './x-89-bacterial-weapon.ts';

const generic = {
  'antimass-deflectors': antimassDeflectors,
  'gravity-drive': gravityDrive,
  'fleet-logistics': fleetLogistics,
  'light-wave-deflector': lightWaveDeflector,
  'neural-motivator': neuralMotivator,
  'dacxive-animators': dacxiveAnimators,
  'hyper-metabolism': hyperMetabolism,
  'x-89-bacterial-weapon': x89BacterialWeapon,
  'plasma-scoring': plasmaScoring,
  'magen-defense-grid': magenDefenseGrid,
  'duranium-armor': duraniumArmor,
  'assault-cannon': assaultCannon,
  'sarween-tools': sarweenTools,
  'graviton-laser-system': gravitonLaserSystem,
  'transit-diodes': transitDiodes,
  'integrated-economy': integratedEconomy,
} satisfies Readonly<Record<GenericTechnologyId, Component>>;

/** Unit upgrades that do more than put a stat line in force (29.4). */
const upgrades = {
  'dreadnought-ii': dreadnoughtIi,
  'fighter-ii': fighterIi,
  'infantry-ii': infantryIi,
} satisfies Readonly<Partial<Record<TechnologyId, Component>>>;

/** What technologies do, but for the stat lines of unit upgrades. */
export const technologyComponents: Readonly<Partial<Record<TechnologyId, Component>>> = {
  ...generic,
  ...upgrades,
};
