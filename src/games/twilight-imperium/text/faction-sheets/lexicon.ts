import type { None } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';

type Which = { readonly component: ComponentId };

/** What faction sheets, their technologies and notes ask and tell. */
export type FactionSheetsLexicon = {
  'fact.goodsGiven': { readonly seat: Seat; readonly to: Seat; readonly count: number };
  'fact.diceRaised': Which & {
    readonly seat: Seat;
    readonly groups: readonly { readonly unit: UnitType; readonly results: readonly number[] }[];
  };
  'status.reviving': { readonly seat: Seat; readonly count: number };
  'status.floating': { readonly seat: Seat; readonly at: readonly SystemId[] };
  'ask.sheetPlanet': Which;
  'ask.sheetSystem': Which;
  'ask.sheetSeat': Which;
  'ask.starForge': None;
  'ask.rerollBy': Which;
  'ask.raiseDice': Which & { readonly goods: number };
  'ask.spreadFrom': None;
  'ask.spreadTo': { readonly planet: PlanetId; readonly count: number };
  'option.sheetNone': None;
  'option.starForge': { readonly unit: UnitType; readonly count: number; readonly system: SystemId };
};
