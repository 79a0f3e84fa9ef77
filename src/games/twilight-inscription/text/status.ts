import type { Who } from '#core/lexicon-types.ts';
import type { EventId } from '../tables/events.ts';
import type { FactionId } from '../tables/factions.ts';
import type { ObjectiveId } from '../tables/objectives.ts';
import type { RelicId } from '../tables/relics.ts';
import type { Resource, SheetId } from '../tables/vocabulary.ts';

/** What lies open, and what a seat holds. */
export type StatusLexicon = {
  'status.round': {
    readonly round: number;
    readonly rounds: number;
    readonly stage: number;
    readonly event: EventId | null;
  };
  'status.seat': Who & {
    readonly faction: FactionId | null;
    readonly vp: Readonly<Record<SheetId, number>>;
    readonly total: number;
    readonly goods: number;
    readonly votes: number;
    readonly relics: number;
  };
  'status.objective': { readonly objective: ObjectiveId; readonly isTaken: boolean };
  'held.faction': { readonly faction: FactionId };
  'held.relic': { readonly relic: RelicId };
  'hand.relics': { readonly relics: readonly RelicId[] };
  'hand.resources': { readonly resources: readonly Resource[]; readonly sheet: SheetId | null };
};
