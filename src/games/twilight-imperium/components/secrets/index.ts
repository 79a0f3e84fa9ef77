import type { Objective } from '../../hooks/component.ts';
import type { SecretId } from '../../tables/card-ids.ts';
import { controlTheRegion } from './control-the-region.ts';
import { destroyTheirGreatestShip } from './destroy-their-greatest-ship.ts';
import { makeAnExampleOfTheirWorld, turnTheirFleetsToDust } from './destruction.ts';
import { formASpyNetwork } from './form-a-spy-network.ts';
import { establishAPerimeter, fuelTheWarMachine, gatherAMightyFleet } from './in-play.ts';
import {
  becomeTheGatekeeper,
  cutSupplyLines,
  learnTheSecretsOfTheCosmos,
  occupyTheSeatOfTheEmpire,
  threatenEnemies,
} from './positions.ts';
import { sparkARebellion } from './spark-a-rebellion.ts';
import { adaptNewStrategies, masterTheLawsOfPhysics } from './technologies.ts';
import { forgeAnAlliance, mineRareMetals, monopolizeProduction } from './traits.ts';
import { unveilFlagship } from './unveil-flagship.ts';

/** The twenty secret objectives (30.17). */
export const secrets = {
  'adapt-new-strategies': adaptNewStrategies,
  'become-the-gatekeeper': becomeTheGatekeeper,
  'control-the-region': controlTheRegion,
  'cut-supply-lines': cutSupplyLines,
  'destroy-their-greatest-ship': destroyTheirGreatestShip,
  'establish-a-perimeter': establishAPerimeter,
  'forge-an-alliance': forgeAnAlliance,
  'form-a-spy-network': formASpyNetwork,
  'fuel-the-war-machine': fuelTheWarMachine,
  'gather-a-mighty-fleet': gatherAMightyFleet,
  'learn-the-secrets-of-the-cosmos': learnTheSecretsOfTheCosmos,
  'make-an-example-of-their-world': makeAnExampleOfTheirWorld,
  'master-the-laws-of-physics': masterTheLawsOfPhysics,
  'mine-rare-metals': mineRareMetals,
  'monopolize-production': monopolizeProduction,
  'occupy-the-seat-of-the-empire': occupyTheSeatOfTheEmpire,
  'spark-a-rebellion': sparkARebellion,
  'threaten-enemies': threatenEnemies,
  'turn-their-fleets-to-dust': turnTheirFleetsToDust,
  'unveil-flagship': unveilFlagship,
} satisfies Record<SecretId, Objective>;
