import type { AgendaCard } from '../../../timing/component.ts';
import type { AgendaId } from '../../card-ids.ts';
import { antiIntellectualRevolution } from './anti-intellectual-revolution.ts';
import { archivedSecret } from './archived-secret.ts';
import { armsReduction } from './arms-reduction.ts';
import { classifiedDocumentLeaks } from './classified-document-leaks.ts';
import { colonialRedistribution } from './colonial-redistribution.ts';
import { committeeFormation } from './committee-formation.ts';
import { compensatedDisarmament } from './compensated-disarmament.ts';
import { conventionsOfWar } from './conventions-of-war.ts';
import { coreMining } from './core-mining.ts';
import { demilitarizedZone } from './demilitarized-zone.ts';
import { economicEquality } from './economic-equality.ts';
import { enforcedTravelBan } from './enforced-travel-ban.ts';
import { executiveSanctions } from './executive-sanctions.ts';
import { fleetRegulations } from './fleet-regulations.ts';
import { holyPlanetOfIxth } from './holy-planet-of-ixth.ts';
import { homelandDefenseAct } from './homeland-defense-act.ts';
import { imperialArbiter } from './imperial-arbiter.ts';
import { incentiveProgram } from './incentive-program.ts';
import { ixthianArtifact } from './ixthian-artifact.ts';
import { judicialAbolishment } from './judicial-abolishment.ts';
import { ministerOfCommerce } from './minister-of-commerce.ts';
import { ministerOfExploration } from './minister-of-exploration.ts';
import { ministerOfIndustry } from './minister-of-industry.ts';
import { ministerOfPeace } from './minister-of-peace.ts';
import { ministerOfPolicy } from './minister-of-policy.ts';
import { ministerOfSciences } from './minister-of-sciences.ts';
import { miscountDisclosed } from './miscount-disclosed.ts';
import { mutiny } from './mutiny.ts';
import { representativeGovernment } from './representative-government.ts';
import { senateSanctuary } from './senate-sanctuary.ts';

/** Every card of this kind that is written so far. */
export const agendaCards: Readonly<Partial<Record<AgendaId, AgendaCard>>> = {
  'anti-intellectual-revolution': antiIntellectualRevolution,
  'archived-secret': archivedSecret,
  'arms-reduction': armsReduction,
  'classified-document-leaks': classifiedDocumentLeaks,
  'colonial-redistribution': colonialRedistribution,
  'committee-formation': committeeFormation,
  'compensated-disarmament': compensatedDisarmament,
  'conventions-of-war': conventionsOfWar,
  'core-mining': coreMining,
  'demilitarized-zone': demilitarizedZone,
  'economic-equality': economicEquality,
  'enforced-travel-ban': enforcedTravelBan,
  'executive-sanctions': executiveSanctions,
  'fleet-regulations': fleetRegulations,
  'holy-planet-of-ixth': holyPlanetOfIxth,
  'homeland-defense-act': homelandDefenseAct,
  'imperial-arbiter': imperialArbiter,
  'incentive-program': incentiveProgram,
  'ixthian-artifact': ixthianArtifact,
  'judicial-abolishment': judicialAbolishment,
  'minister-of-commerce': ministerOfCommerce,
  'minister-of-exploration': ministerOfExploration,
  'minister-of-industry': ministerOfIndustry,
  'minister-of-peace': ministerOfPeace,
  'minister-of-policy': ministerOfPolicy,
  'minister-of-sciences': ministerOfSciences,
  'miscount-disclosed': miscountDisclosed,
  mutiny,
  'representative-government': representativeGovernment,
  'senate-sanctuary': senateSanctuary,
};
