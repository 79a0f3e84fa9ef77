import type { None, Who } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { AgendaId, SecretId } from '../../tables/card-ids.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import type { PlanetId } from '../../tables/ids.ts';

type Agenda = { readonly agenda: AgendaId };
/** An outcome by its name, as in rules/agenda.ts. */
type What = { readonly outcome: string };
type Component = { readonly component: ComponentId };

/** Votes that were cast for an outcome. */
type Cast = { readonly outcome: string; readonly votes: number };

/** What a seat has decided ahead; an outcome of null is to abstain. */
type Planned = { readonly outcome: string | null; readonly votes: number };

/** The agenda phase. */
export type AgendaLexicon = {
  'fact.agendaRevealed': Who & Agenda;
  'fact.noAgenda': None;
  'fact.agendaDiscarded': Agenda & { readonly why: 'unfit' | 'replaced' | 'done' | 'repealed' };
  'fact.voteAgain': Agenda;
  'fact.lawEnacted': Agenda & { readonly seat: Seat | null; readonly planet: PlanetId | null };
  'fact.lawPassed': Agenda & Who;
  'fact.voted': Who & What & { readonly count: number; readonly planets: readonly PlanetId[] };
  'fact.abstained': Who & { readonly why: 'abstains' | 'barred' | 'none' };
  'fact.votesAdded': Who & What & { readonly count: number; readonly total: number };
  'fact.predicted': Who & Component & What;
  'fact.foretold': Who & Component;
  'fact.speakerDecides': Who & What & { readonly tied: boolean };
  'fact.outcome': Agenda & What;
  'fact.secretPublished': { readonly secret: SecretId };
  'fact.planetsReadied': None;
  'ask.vote': Agenda & { readonly votes: readonly Cast[] };
  'ask.votePlanets': What;
  'ask.voteAhead': Agenda & { readonly planned: Planned | null };
  'ask.voteAheadPlanets': What;
  'ask.outcome': Agenda;
  'ask.predict': Agenda & Component;
  'option.outcome': What;
  'option.abstain': None;
  'option.undecided': None;
  'option.otherPlanets': None;
  'hand.ahead': Agenda & Planned & { readonly planets: readonly PlanetId[]; readonly others: boolean };
  'sum.votes': What & { readonly count: number; readonly of: number };
  'option.voteWith': { readonly planet: PlanetId; readonly count: number };
};
