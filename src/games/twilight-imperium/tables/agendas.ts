import type { AgendaId } from './card-ids.ts';

/** What is voted on: for and against, or who or what is elected (83.8, 83.9). */
export type Election =
  | 'for-against'
  | 'player'
  | 'planet'
  | 'cultural'
  | 'hazardous'
  | 'industrial'
  | 'outer-planet'
  | 'law'
  | 'scored-secret';

/** What is printed on an agenda, but for its text. A law lies somewhere once it is in force (26.3). */
export interface Agenda {
  readonly type: 'law' | 'directive';
  readonly elect: Election;
  readonly lies: 'common' | 'owner' | 'attached' | null;
}

export const agendas: Readonly<Record<AgendaId, Agenda>> = {
  'anti-intellectual-revolution': { type: 'law', elect: 'for-against', lies: 'common' },
  'archived-secret': { type: 'directive', elect: 'player', lies: null },
  'arms-reduction': { type: 'directive', elect: 'for-against', lies: null },
  'classified-document-leaks': { type: 'law', elect: 'scored-secret', lies: 'common' },
  'colonial-redistribution': { type: 'directive', elect: 'outer-planet', lies: null },
  'committee-formation': { type: 'law', elect: 'player', lies: 'owner' },
  'compensated-disarmament': { type: 'directive', elect: 'planet', lies: null },
  'conventions-of-war': { type: 'law', elect: 'for-against', lies: 'common' },
  'core-mining': { type: 'law', elect: 'hazardous', lies: 'attached' },
  'demilitarized-zone': { type: 'law', elect: 'cultural', lies: 'attached' },
  'economic-equality': { type: 'directive', elect: 'for-against', lies: null },
  'enforced-travel-ban': { type: 'law', elect: 'for-against', lies: 'common' },
  'executive-sanctions': { type: 'law', elect: 'for-against', lies: 'common' },
  'fleet-regulations': { type: 'law', elect: 'for-against', lies: 'common' },
  'holy-planet-of-ixth': { type: 'law', elect: 'cultural', lies: 'attached' },
  'homeland-defense-act': { type: 'law', elect: 'for-against', lies: 'common' },
  'imperial-arbiter': { type: 'law', elect: 'player', lies: 'owner' },
  'incentive-program': { type: 'directive', elect: 'for-against', lies: null },
  'ixthian-artifact': { type: 'directive', elect: 'for-against', lies: null },
  'judicial-abolishment': { type: 'directive', elect: 'law', lies: null },
  'minister-of-commerce': { type: 'law', elect: 'player', lies: 'owner' },
  'minister-of-exploration': { type: 'law', elect: 'player', lies: 'owner' },
  'minister-of-industry': { type: 'law', elect: 'player', lies: 'owner' },
  'minister-of-peace': { type: 'law', elect: 'player', lies: 'owner' },
  'minister-of-policy': { type: 'law', elect: 'player', lies: 'owner' },
  'minister-of-sciences': { type: 'law', elect: 'player', lies: 'owner' },
  'minister-of-war': { type: 'law', elect: 'player', lies: 'owner' },
  'miscount-disclosed': { type: 'directive', elect: 'law', lies: null },
  mutiny: { type: 'directive', elect: 'for-against', lies: null },
  'new-constitution': { type: 'directive', elect: 'for-against', lies: null },
  'prophecy-of-ixth': { type: 'law', elect: 'player', lies: 'owner' },
  'public-execution': { type: 'directive', elect: 'player', lies: null },
  'publicize-weapon-schematics': { type: 'law', elect: 'for-against', lies: 'common' },
  'regulated-conscription': { type: 'law', elect: 'for-against', lies: 'common' },
  'representative-government': { type: 'law', elect: 'for-against', lies: 'common' },
  'research-team-biotic': { type: 'law', elect: 'industrial', lies: 'attached' },
  'research-team-cybernetic': { type: 'law', elect: 'industrial', lies: 'attached' },
  'research-team-propulsion': { type: 'law', elect: 'industrial', lies: 'attached' },
  'research-team-warfare': { type: 'law', elect: 'hazardous', lies: 'attached' },
  'seed-of-an-empire': { type: 'directive', elect: 'for-against', lies: null },
  'senate-sanctuary': { type: 'law', elect: 'cultural', lies: 'attached' },
  'shard-of-the-throne': { type: 'law', elect: 'player', lies: 'owner' },
  'shared-research': { type: 'law', elect: 'for-against', lies: 'common' },
  'swords-to-plowshares': { type: 'directive', elect: 'for-against', lies: null },
  'terraforming-initiative': { type: 'law', elect: 'hazardous', lies: 'attached' },
  'the-crown-of-emphidia': { type: 'law', elect: 'player', lies: 'owner' },
  'the-crown-of-thalnos': { type: 'law', elect: 'player', lies: 'owner' },
  'unconventional-measures': { type: 'directive', elect: 'for-against', lies: null },
  'wormhole-reconstruction': { type: 'law', elect: 'for-against', lies: 'common' },
  'wormhole-research': { type: 'directive', elect: 'for-against', lies: null },
};
