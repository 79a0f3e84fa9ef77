import type { None, Who } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { ActionCardId, AgendaId, StrategyCardId } from '../../tables/card-ids.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';

type Card = { readonly card: ActionCardId };
type Place = SystemId | PlanetId;

/** What single action cards are aimed at, ask and bring about. */
export type ActionsLexicon = {
  'fact.aimedAtPlace': Who & Card & { readonly at: Place };
  'fact.aimedAtSeat': Who & Card & { readonly target: Seat };
  'fact.aimedAtUnit': Who & Card & { readonly owner: Seat; readonly unit: UnitType; readonly at: Place };
  'fact.aimedAtLaw': Who & Card & { readonly law: AgendaId };
  'fact.aimedAtOutcome': Who & { readonly component: ComponentId; readonly outcome: string };
  'fact.aimedWithGoods': Who & Card & { readonly goods: number };
  'fact.cardReadied': Who & { readonly planets: readonly PlanetId[] };
  'fact.cardRolled': Who & Card & { readonly results: readonly number[]; readonly hitOn: number };
  'fact.hitsCancelled': Who & { readonly count: number };
  'fact.retreatPrevented': Who;
  'fact.choiceRefused': Who & { readonly card: StrategyCardId };
  'ask.cardSystem': Card;
  'ask.cardUnit': Card;
  'ask.cardLaw': Card;
  'ask.giveUpShips': Card & { readonly count: number };
  'ask.bribe': { readonly outcome: string };
  'option.cardUnit': Who & { readonly unit: UnitType; readonly at: Place; readonly damaged: boolean };
  'option.cardLaw': { readonly law: AgendaId };
  'option.dice': {
    readonly unit: UnitType;
    readonly result: number;
    readonly count: number;
    readonly hit: boolean;
  };
  'option.noShip': None;
};
