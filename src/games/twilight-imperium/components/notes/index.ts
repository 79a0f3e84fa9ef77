import type { Component } from '../../hooks/component.ts';
import type { NoteId } from '../../tables/card-ids.ts';
import { acquiescence } from './acquiescence.ts';
import { antivirus } from './antivirus.ts';
import { ceasefire } from './ceasefire.ts';
import { creussIff } from './creuss-iff.ts';
import { cyberneticEnhancements } from './cybernetic-enhancements.ts';
import { firesOfTheGashlai } from './fires-of-the-gashlai.ts';
import { giftOfPrescience } from './gift-of-prescience.ts';
import { greyfireMutagen } from './greyfire-mutagen.ts';
import { militarySupport } from './military-support.ts';
import { politicalFavor } from './political-favor.ts';
import { politicalSecret } from './political-secret.ts';
import { promiseOfProtection } from './promise-of-protection.ts';
import { raghsCall } from './raghs-call.ts';
import { researchAgreement } from './research-agreement.ts';
import { spyNet } from './spy-net.ts';
import { stymie } from './stymie.ts';
import { supportForTheThrone } from './support-for-the-throne.ts';
import { tekklarLegion } from './tekklar-legion.ts';
import { tradeAgreement } from './trade-agreement.ts';
import { tradeConvoys } from './trade-convoys.ts';
import { warFunding } from './war-funding.ts';

/** What promissory notes do. */
export const noteComponents = {
  ceasefire,
  'trade-agreement': tradeAgreement,
  'political-secret': politicalSecret,
  'support-for-the-throne': supportForTheThrone,
  stymie,
  'war-funding': warFunding,
  'raghs-call': raghsCall,
  'fires-of-the-gashlai': firesOfTheGashlai,
  'trade-convoys': tradeConvoys,
  'military-support': militarySupport,
  antivirus,
  'creuss-iff': creussIff,
  'cybernetic-enhancements': cyberneticEnhancements,
  'gift-of-prescience': giftOfPrescience,
  'promise-of-protection': promiseOfProtection,
  'tekklar-legion': tekklarLegion,
  acquiescence,
  'greyfire-mutagen': greyfireMutagen,
  'political-favor': politicalFavor,
  'research-agreement': researchAgreement,
  'spy-net': spyNet,
} satisfies Readonly<Record<NoteId, Component>>;
