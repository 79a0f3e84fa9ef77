import type { None, Who } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { PlanetId, SystemId, TechnologyId } from '../../tables/ids.ts';
import type { UnitType, Wormhole } from '../../tables/kinds.ts';

type Copy = { readonly card: TechnologyId; readonly as: TechnologyId | null };
type Loot = 'good' | 'commodity';
type Place = SystemId | PlanetId;

/** What Nekro, Naalu, Creuss, L1Z1X, Mentak and N'orr ask and tell. */
export type CreussToNorrLexicon = {
  'fact.assimilated': Who & {
    readonly card: TechnologyId;
    readonly technology: TechnologyId;
    readonly from: TechnologyId | null;
  };
  'fact.assimilatorFreed': Who & { readonly card: TechnologyId; readonly technology: TechnologyId };
  'fact.recruited': Who & { readonly count: number; readonly system: SystemId };
  'fact.zeroToken': Who;
  'fact.wormholePut': Who & {
    readonly wormhole: Wormhole;
    readonly system: SystemId;
    readonly from: SystemId | null;
  };
  'fact.plundered': Who & { readonly from: Seat; readonly what: Loot };
  'fact.assimilatedStructures': Who & {
    readonly from: Seat;
    readonly unit: UnitType;
    readonly count: number;
    readonly planet: PlanetId;
  };
  'ask.gainTechnology': None;
  'ask.assimilator': { readonly technology: TechnologyId };
  'ask.groundedDock': None;
  'ask.recruits': None;
  'ask.recruitsBack': { readonly count: number };
  'ask.assimilate': { readonly unit: UnitType; readonly planet: PlanetId };
  'ask.foresight': None;
  'ask.wormholeToken': None;
  'ask.wormholePlace': { readonly wormhole: Wormhole };
  'ask.splicer': None;
  'ask.pillage': Who;
  'ask.salvage': { readonly at: Place };
  'ask.ramming': { readonly count: number };
  'option.spoil': { readonly technology: TechnologyId; readonly by: 'deck' | 'token' };
  'option.assimilator': Copy;
  'option.wormhole': { readonly wormhole: Wormhole; readonly system: SystemId | null };
  'option.loot': { readonly what: Loot };
  'option.spare': None;
  'option.salvage': { readonly unit: UnitType; readonly cost: number };
  'option.noSalvage': None;
  'option.ramTarget': Who & { readonly unit: UnitType; readonly damaged: boolean };
  'status.copies': Who & { readonly copies: readonly Copy[] };
  'status.zero': Who;
  'status.wormholes': { readonly system: SystemId; readonly wormholes: readonly Wormhole[] };
};
