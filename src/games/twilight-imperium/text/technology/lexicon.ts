import type { None } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import type { PlanetId, SystemId, TechnologyId } from '../../tables/ids.ts';
import type { TechnologyColour, UnitType } from '../../tables/kinds.ts';

type Help = PlanetId | ComponentId;
type Place = SystemId | PlanetId;
type Share = { readonly at: Place; readonly count: number };

/** Research and technologies. */
export type TechnologyLexicon = {
  'fact.technologyGained': { readonly seat: Seat; readonly technology: TechnologyId };
  'fact.exhaustedFor': {
    readonly seat: Seat;
    readonly technology: TechnologyId;
    readonly with: readonly Help[];
  };
  'fact.saveRolled': { readonly seat: Seat; readonly result: number; readonly saved: boolean };
  'fact.savedLost': { readonly seat: Seat; readonly count: number };
  'fact.relocated': {
    readonly seat: Seat;
    readonly unit: UnitType;
    readonly from: readonly Share[];
    readonly to: readonly Share[];
  };
  'ask.research': None;
  'ask.prerequisites': { readonly technology: TechnologyId };
  'ask.bacterialWeapon': None;
  'ask.repair': None;
  'ask.assaultCannon': None;
  'ask.transitFrom': { readonly count: number };
  'ask.transitTo': { readonly count: number };
  'ask.revive': { readonly count: number };
  'group.technologies': { readonly colour: TechnologyColour | null };
  'option.technology': { readonly technology: TechnologyId };
  'option.help': {
    readonly id: Help;
    readonly colour: TechnologyColour | 'all';
    readonly resources: number;
  };
  'option.camp': Share;
  'option.unitType': { readonly unit: UnitType };
  'option.shipKind': { readonly unit: UnitType; readonly damaged: boolean };
  'no.research': None;
  'no.prerequisites': { readonly missing: Readonly<Partial<Record<TechnologyColour, number>>> };
  'no.unmet': { readonly count: number };
  'no.needless': { readonly id: Help };
  'no.helpTooDear': None;
  'no.transitNowhere': None;
};
