import type { None, Who } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { ActionCardId, NoteId } from '../../tables/card-ids.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';
import type { Happened } from './happened.ts';

type Place = SystemId | PlanetId;
type Units = Who & { readonly unit: UnitType; readonly count: number; readonly at: Place };
type Pool = 'tactic' | 'fleet' | 'strategy';

/** What every part of the game says: units, tokens, goods, components. */
export type CommonLexicon = {
  title: None;
  pitch: None;
  'changed.finerRules': None;
  /** Alone, if nobody else is asked. */
  'ask.respond': { readonly what: Happened; readonly alone: boolean };
  'option.use': { readonly component: ComponentId; readonly owner: Seat | null };
  'fact.used': Who & { readonly component: ComponentId };
  'fact.cardPlayed': Who & { readonly card: ActionCardId };
  'fact.cardCancelled': Who & { readonly card: ActionCardId };
  'fact.noteReturned': Who & { readonly note: NoteId; readonly owner: Seat };
  'fact.placed': Units;
  'fact.placedOnEach': { readonly seat: Seat; readonly unit: UnitType; readonly at: readonly Place[] };
  'fact.removed': Units & {
    readonly why: 'fleet' | 'capacity' | 'rift' | 'recycled' | 'effect' | 'eliminated';
  };
  'fact.destroyed': Units;
  'fact.sustained': Units;
  'fact.sustainWithdrawn': Units;
  'fact.repaired': Units;
  'fact.tokenSpent': Who & { readonly pool: Pool; readonly count: number };
  'fact.tokenGained': Who & { readonly pool: Pool; readonly count: number };
  'fact.tokenReturned': Who & { readonly pool: Pool; readonly count: number };
  'fact.tokenPut': Who & {
    readonly system: SystemId;
    readonly from: Pool | 'reinforcements';
    readonly again: boolean;
  };
  'fact.goodsGained': Who & { readonly count: number };
  'fact.goodsSpent': Who & { readonly count: number };
  'fact.replenished': Who & { readonly count: number };
  'fact.controlGained': Who & { readonly planet: PlanetId; readonly from: Seat | null };
  'fact.controlLost': Who & { readonly planet: PlanetId };
  'fact.pointsGained': Who & { readonly count: number; readonly total: number };
  'fact.pointsLost': Who & { readonly count: number; readonly total: number };
  'fact.won': Who & { readonly points: number; readonly by: 'points' | 'objectives' | 'last' };
};
