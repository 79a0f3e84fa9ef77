import type { None, Who } from '#core/lexicon-types.ts';
import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { Verdict } from '../state.ts';
import type { AgendaId, Outcome } from '../tables/agendas.ts';
import type { Rank } from '../tables/automaton.ts';
import type { EventId } from '../tables/events.ts';
import type { FactionId } from '../tables/factions.ts';
import type { ObjectiveId } from '../tables/objectives.ts';
import type { RelicId } from '../tables/relics.ts';
import type { Resource, SheetId } from '../tables/vocabulary.ts';

/** What a player's marks brought besides the marks themselves. */
export interface Gains {
  readonly vp: number;
  readonly goods: number;
  readonly votes: number;
  /** Resources that had no legal use (3.6). */
  readonly lost: readonly Resource[];
}

/** What happened: told as it happens, of marks when the screens fall. */
export type FactsLexicon = {
  'fact.neighbour': Who & { readonly left: Seat | null; readonly right: Seat | null };
  'fact.faction': Who & { readonly faction: FactionId };
  'fact.event': { readonly event: EventId; readonly round: number; readonly left: number };
  'fact.active': Who & { readonly sheet: SheetId };
  'fact.marks': Who & {
    readonly sheet: SheetId | null;
    readonly marks: readonly Message[];
    readonly notation: readonly string[];
  } & Gains;
  'fact.dice': {
    readonly black: readonly Resource[];
    readonly coloured: { readonly M: number; readonly I: number; readonly R: number };
  };
  /** Its name is told with those who see it; others learn of a draw only. */
  'fact.relicDrawn': Who & { readonly vp: number };
  'fact.relicShown': Who & { readonly relic: RelicId };
  'fact.noRelic': Who & { readonly vp: number };
  'fact.mecatol': Who & { readonly row: number; readonly votes: number; readonly vp: number };
  'fact.objective': Who & { readonly objective: ObjectiveId; readonly vp: number; readonly first: boolean };
  'fact.production': { readonly goods: readonly number[] };
  'fact.agenda': { readonly agenda: AgendaId };
  'fact.agendaPair': { readonly for: AgendaId; readonly against: AgendaId };
  'fact.vote': Who & { readonly outcome: Outcome | null; readonly votes: number; readonly free: number };
  'fact.votes': { readonly for: number; readonly against: number };
  'fact.tieBroken': { readonly die: Resource; readonly outcome: Outcome };
  'fact.outcome': { readonly agenda: AgendaId; readonly outcome: Outcome };
  'fact.outcomeFor': Who & { readonly agenda: AgendaId; readonly outcome: Outcome };
  'fact.strengths': Who & { readonly left: number; readonly right: number };
  'fact.strengthAdded': Who & {
    readonly n: number;
    readonly side: 'left' | 'right';
    readonly relic: RelicId | null;
  };
  'fact.war': Who & {
    readonly side: 'left' | 'right';
    readonly foe: Seat | null;
    readonly own: number;
    readonly other: number;
    readonly verdict: Verdict;
    readonly vp: number;
  };
  'fact.automatonMarks': { readonly dice: readonly { readonly r: Resource; readonly n: number }[] };
  'fact.automatonMecatol': { readonly row: number };
  'fact.automatonObjective': { readonly objective: ObjectiveId };
  'fact.automatonStrength': { readonly strength: number };
  'fact.automatonVotes': { readonly track: number; readonly die: Resource; readonly votes: number };
  'fact.over': None;
  'fact.score': Who & {
    readonly sheets: Readonly<Record<SheetId, number>>;
    readonly total: number;
    readonly votes: number;
  };
  'fact.rank': { readonly rank: Rank; readonly vp: number };
};
