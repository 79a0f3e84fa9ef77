import type { Component } from '../../hooks/component.ts';
import type { TechnologyId } from '../../tables/ids.ts';
import { antimassDeflectors } from './antimass-deflectors.ts';
import { assaultCannon } from './assault-cannon.ts';
import { bioplasmosis } from './bioplasmosis.ts';
import { chaosMapping } from './chaos-mapping.ts';
import { dacxiveAnimators } from './dacxive-animators.ts';
import { dimensionalSplicer } from './dimensional-splicer.ts';
import { dreadnoughtIi } from './dreadnought-ii.ts';
import { duraniumArmor } from './duranium-armor.ts';
import { eResSiphons } from './e-res-siphons.ts';
import { fighterIi } from './fighter-ii.ts';
import { fleetLogistics } from './fleet-logistics.ts';
import { gravitonLaserSystem } from './graviton-laser-system.ts';
import { gravityDrive } from './gravity-drive.ts';
import { hegemonicTradePolicy } from './hegemonic-trade-policy.ts';
import { hyperMetabolism } from './hyper-metabolism.ts';
import type { GenericTechnologyId } from './ids.ts';
import { impulseCore } from './impulse-core.ts';
import { infantryIi } from './infantry-ii.ts';
import { inheritanceSystems } from './inheritance-systems.ts';
import { instinctTraining } from './instinct-training.ts';
import { integratedEconomy } from './integrated-economy.ts';
import { l4Disruptors } from './l4-disruptors.ts';
import { lazaxGateFolding } from './lazax-gate-folding.ts';
import { letaniWarriorIi } from './letani-warrior-ii.ts';
import { lightWaveDeflector } from './light-wave-deflector.ts';
import { magenDefenseGrid } from './magen-defense-grid.ts';
import { mageonImplants } from './mageon-implants.ts';
import { magmusReactor } from './magmus-reactor.ts';
import { mirrorComputing } from './mirror-computing.ts';
import { neuralMotivator } from './neural-motivator.ts';
import { neuroglaive } from './neuroglaive.ts';
import { nonEuclideanShielding } from './non-euclidean-shielding.ts';
import { nullificationField } from './nullification-field.ts';
import { plasmaScoring } from './plasma-scoring.ts';
import { productionBiomes } from './production-biomes.ts';
import { quantumDatahubNode } from './quantum-datahub-node.ts';
import { salvageOperations } from './salvage-operations.ts';
import { sarweenTools } from './sarween-tools.ts';
import { spacialConduitCylinder } from './spacial-conduit-cylinder.ts';
import { specOpsIi } from './spec-ops-ii.ts';
import { transitDiodes } from './transit-diodes.ts';
import { transparasteelPlating } from './transparasteel-plating.ts';
import { valefarAssimilatorX, valefarAssimilatorY } from './valefar-assimilator.ts';
import { valkyrieParticleWeave } from './valkyrie-particle-weave.ts';
import { wormholeGenerator } from './wormhole-generator.ts';
import { x89BacterialWeapon } from './x-89-bacterial-weapon.ts';
import { yinSpinner } from './yin-spinner.ts';

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
  'letani-warrior-ii': letaniWarriorIi,
  'spec-ops-ii': specOpsIi,
} satisfies Readonly<Partial<Record<TechnologyId, Component>>>;

type FactionTechnologyId = Exclude<TechnologyId, GenericTechnologyId | `${string}-ii` | 'war-sun'>;

/** Technologies of single factions that are no unit upgrades. */
const ofFactions = {
  bioplasmosis,
  'l4-disruptors': l4Disruptors,
  'non-euclidean-shielding': nonEuclideanShielding,
  'chaos-mapping': chaosMapping,
  'magmus-reactor': magmusReactor,
  'quantum-datahub-node': quantumDatahubNode,
  'production-biomes': productionBiomes,
  'e-res-siphons': eResSiphons,
  'spacial-conduit-cylinder': spacialConduitCylinder,
  'lazax-gate-folding': lazaxGateFolding,
  'hegemonic-trade-policy': hegemonicTradePolicy,
  'instinct-training': instinctTraining,
  'nullification-field': nullificationField,
  'yin-spinner': yinSpinner,
  'impulse-core': impulseCore,
  'transparasteel-plating': transparasteelPlating,
  'mageon-implants': mageonImplants,
  'dimensional-splicer': dimensionalSplicer,
  'inheritance-systems': inheritanceSystems,
  'mirror-computing': mirrorComputing,
  neuroglaive,
  'salvage-operations': salvageOperations,
  'valkyrie-particle-weave': valkyrieParticleWeave,
  'wormhole-generator': wormholeGenerator,
  'valefar-assimilator-x': valefarAssimilatorX,
  'valefar-assimilator-y': valefarAssimilatorY,
} satisfies Readonly<Record<FactionTechnologyId, Component>>;

/** What technologies do, but for the stat lines of unit upgrades. */
export const technologyComponents: Readonly<Partial<Record<TechnologyId, Component>>> = {
  ...generic,
  ...upgrades,
  ...ofFactions,
};
