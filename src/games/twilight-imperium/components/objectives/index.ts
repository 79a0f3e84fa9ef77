import type { Objective } from '../../hooks/component.ts';
import type { PublicId } from '../../tables/card-ids.ts';
import { expandBorders, subdueTheGalaxy } from './abroad.ts';
import { conquerTheWeak } from './conquer-the-weak.ts';
import { centralizeGalacticTrade, negotiateTradeRoutes } from './goods.ts';
import { intimidateCouncil } from './intimidate-council.ts';
import { erectAMonument, foundAGoldenAge, manipulateGalacticLaw, swayTheCouncil } from './payments.ts';
import { diversifyResearch, masterTheSciences } from './research.ts';
import { formGalacticBrainTrust, foundResearchOutposts } from './specialties.ts';
import { galvanizeThePeople, leadFromTheFront } from './tokens.ts';
import { cornerTheMarket, unifyTheColonies } from './traits.ts';
import { developWeaponry, revolutionizeWarfare } from './upgrades.ts';

/** The twenty public objectives (30.13). */
export const objectives = {
  'corner-the-market': cornerTheMarket,
  'develop-weaponry': developWeaponry,
  'diversify-research': diversifyResearch,
  'erect-a-monument': erectAMonument,
  'expand-borders': expandBorders,
  'found-research-outposts': foundResearchOutposts,
  'intimidate-council': intimidateCouncil,
  'lead-from-the-front': leadFromTheFront,
  'negotiate-trade-routes': negotiateTradeRoutes,
  'sway-the-council': swayTheCouncil,
  'centralize-galactic-trade': centralizeGalacticTrade,
  'conquer-the-weak': conquerTheWeak,
  'form-galactic-brain-trust': formGalacticBrainTrust,
  'found-a-golden-age': foundAGoldenAge,
  'galvanize-the-people': galvanizeThePeople,
  'manipulate-galactic-law': manipulateGalacticLaw,
  'master-the-sciences': masterTheSciences,
  'revolutionize-warfare': revolutionizeWarfare,
  'subdue-the-galaxy': subdueTheGalaxy,
  'unify-the-colonies': unifyTheColonies,
} satisfies Record<PublicId, Objective>;
