import type { NoteId } from './card-ids.ts';
import type { FactionId } from './ids.ts';

/** Whose sheet a note belongs to; null for those that every colour has. */
export const notes: Readonly<Record<NoteId, { readonly faction: FactionId | null }>> = {
  ceasefire: { faction: null },
  'trade-agreement': { faction: null },
  'political-secret': { faction: null },
  'support-for-the-throne': { faction: null },
  stymie: { faction: 'arborec' },
  'creuss-iff': { faction: 'ghost' },
  'trade-convoys': { faction: 'hacan' },
  'research-agreement': { faction: 'jolnar' },
  'cybernetic-enhancements': { faction: 'l1z1x' },
  'war-funding': { faction: 'letnev' },
  'promise-of-protection': { faction: 'mentak' },
  'fires-of-the-gashlai': { faction: 'muaat' },
  'gift-of-prescience': { faction: 'naalu' },
  antivirus: { faction: 'nekro' },
  'raghs-call': { faction: 'saar' },
  'tekklar-legion': { faction: 'sardakk' },
  'military-support': { faction: 'sol' },
  acquiescence: { faction: 'winnu' },
  'political-favor': { faction: 'xxcha' },
  'greyfire-mutagen': { faction: 'yin' },
  'spy-net': { faction: 'yssaril' },
};
