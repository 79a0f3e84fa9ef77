import type { None, Who } from '#core/lexicon-types.ts';
import type { AgendaId, StrategyCardId } from '../../tables/card-ids.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';

type Card = { readonly card: StrategyCardId };

/** Rounds, turns, strategy cards. */
export type StrategyLexicon = {
  'fact.round': { readonly round: number };
  'fact.turn': Who;
  'fact.passed': Who;
  'fact.strategyChosen': Who & Card;
  'fact.bonusRaised': { readonly cards: readonly StrategyCardId[] };
  'fact.strategic': Who & Card;
  'fact.secondary': Who & Card & { readonly decision: 'follow' | 'free' | 'decline' };
  'fact.speaker': Who;
  'fact.lookedAtAgendas': Who & { readonly count: number };
  'fact.agendasSeen': Who & { readonly agendas: readonly AgendaId[] };
  'fact.agendasArranged': Who & { readonly top: number; readonly bottom: number };
  'ask.action': None;
  'ask.strategyCard': None;
  'ask.secondary': Card & { readonly tokens: number; readonly resources: number };
  'ask.leadership': { readonly price: number };
  'ask.diplomacy': None;
  'ask.ready': { readonly count: number };
  'ask.speaker': None;
  'ask.agendaOrder': None;
  'ask.construction': None;
  'ask.trade': None;
  'ask.warfare': None;
  'ask.researchMore': None;
  'group.component': None;
  'option.tactical': None;
  'option.strategic': Card;
  'option.pass': None;
  'option.endTurn': None;
  'option.strategyCard': Card & { readonly goods: number };
  'option.follow': { readonly tokens: number; readonly resources: number };
  'option.followFirst': None;
  'group.follow': { readonly tokens: number; readonly resources: number };
  'option.decline': None;
  'option.tablePays': None;
  'option.buyTokens': {
    readonly tactic: number;
    readonly fleet: number;
    readonly strategy: number;
    readonly price: number;
  };
  'option.readied': { readonly planets: readonly PlanetId[] };
  'option.planet': { readonly planet: PlanetId };
  'option.system': { readonly system: SystemId };
  'option.seat': Who;
  'option.arrangement': { readonly top: readonly AgendaId[]; readonly bottom: readonly AgendaId[] };
  'option.researchMore': { readonly price: number };
  'no.tacticToken': None;
  'no.systemLeft': None;
  'no.passYet': Who;
};
