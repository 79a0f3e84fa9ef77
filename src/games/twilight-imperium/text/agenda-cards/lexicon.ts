import type { None, Who } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { AgendaId, StrategyCardId } from '../../tables/card-ids.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';

type Agenda = { readonly agenda: AgendaId };
type Planet = { readonly planet: PlanetId };
type Card = { readonly card: StrategyCardId };

/** What single agendas ask and bring about. */
export type AgendaCardsLexicon = {
  'fact.goodsReturned': Who & { readonly count: number };
  'fact.planetsExhausted': Who & { readonly planets: readonly PlanetId[] };
  'fact.strategySwapped': Who & Card & { readonly other: Seat; readonly for: StrategyCardId };
  'fact.agendaRolled': Who & Agenda & { readonly result: number };
  'fact.tokenLifted': Who & { readonly system: SystemId };
  'ask.agendaLift': Agenda;
  'ask.agendaToken': Agenda;
  'ask.agendaReroll': Agenda;
  'ask.agendaLosses': Agenda & { readonly count: number; readonly system: SystemId | null };
  'ask.agendaExhaust': Agenda & { readonly count: number };
  'ask.agendaSeat': Agenda;
  'ask.agendaInfantry': Agenda & Planet;
  'ask.agendaElect': Agenda;
  'ask.agendaResearch': Agenda & { readonly left: number };
  'ask.swap': { readonly whose: 'own' | 'other' };
  'option.loss': {
    readonly unit: UnitType;
    readonly count: number;
    readonly damaged: boolean;
    readonly at: SystemId | PlanetId;
  };
  /** Combat dice that are alike: of units with one die each, or of the unit with this number. */
  'option.figureDice': {
    readonly unit: UnitType;
    readonly number: number;
    readonly result: number;
    readonly count: number;
    readonly hit: boolean;
  };
  'option.placeInfantry': Planet;
  'option.research': None;
  'option.heldBy': Who & Card;
};
