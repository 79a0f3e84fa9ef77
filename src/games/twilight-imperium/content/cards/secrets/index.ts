import type { Objective } from '../../../timing/component.ts';
import type { SecretId } from '../../card-ids.ts';
import { controlTheRegion } from './control-the-region.ts';
import { destroyTheirGreatestShip } from './destroy-their-greatest-ship.ts';
import { formASpyNetwork } from './form-a-spy-network.ts';
import { forgeAnAlliance, mineRareMetals, monopolizeProduction } from './traits.ts';
import { unveilFlagship } from './unveil-flagship.ts';

/** Every secret objective that is written so far. */
export const secrets: Readonly<Partial<Record<SecretId, Objective>>> = {
  'control-the-region': controlTheRegion,
  'destroy-their-greatest-ship': destroyTheirGreatestShip,
  'forge-an-alliance': forgeAnAlliance,
  'form-a-spy-network': formASpyNetwork,
  'mine-rare-metals': mineRareMetals,
  'monopolize-production': monopolizeProduction,
  'unveil-flagship': unveilFlagship,
};
