import type { Frozen } from '#core/json.ts';
import type { Seat, Viewer } from '#core/seat.ts';
import { newChronicle } from './rules/chronicle.ts';
import { initiativeOrder } from './rules/initiative.ts';
import type { FightRecord } from './state/fight.ts';
import type { Chronicle, Galaxy, LastTurn, Stage, State, TradeOffer } from './state.ts';
import type { ActionCardId, AgendaId, StrategyCardId } from './tables/card-ids.ts';
import { initiativeOf } from './tables/strategy-cards.ts';
import { type BallotView, ballotViews } from './view/ballot.ts';
import { boardView, type FreePlace, freePlaces, type SystemView } from './view/board.ts';
import { type BoxView, boxView } from './view/box.ts';
import { type ObjectiveView, objectivesView, stageOf } from './view/objectives.ts';
import { type SeatView, seatView } from './view/seat.ts';

export { APART, HEXES, touching } from './rules/rings.ts';
export type { Chronicle, HeldNote, Stack } from './state.ts';
export type * from './tables/card-ids.ts';
export { factions } from './tables/factions.ts';
/** What is printed on tiles and cards, for those who draw a view: they know nothing of a game but this file. */
export type * from './tables/ids.ts';
export type * from './tables/kinds.ts';
export { planets } from './tables/planets.ts';
export { CENTRE, systems } from './tables/systems.ts';
export { technologies } from './tables/technologies.ts';
export type { PlanetView, SystemView } from './view/board.ts';
export type { ObjectiveView, SecretView, StandingView } from './view/objectives.ts';
export type { OwnView, SeatView } from './view/seat.ts';

/** A strategy card: before whom it lies, or in the common area with goods on it. */
export interface StrategyView {
  readonly id: StrategyCardId;
  readonly initiative: number;
  readonly seat: Seat | null;
  readonly exhausted: boolean;
  readonly goods: number;
}

/** The table as a viewer may know it. */
export interface View {
  readonly viewer: Viewer;
  /** Points to win with (51.0). */
  readonly target: number;
  /** What there is at this table. */
  readonly box: BoxView;
  readonly stage: Stage;
  readonly round: number;
  readonly speaker: Seat;
  readonly homes: readonly number[];
  readonly systems: readonly SystemView[];
  /** Places without a tile, while the board is built. */
  readonly free: readonly FreePlace[];
  readonly custodians: boolean;
  readonly objectives: readonly ObjectiveView[];
  /** Public objectives that lie face down (30.13a). */
  readonly facedown: { readonly stageOne: number; readonly stageTwo: number };
  readonly laws: Galaxy['laws'];
  readonly strategyCards: readonly StrategyView[];
  readonly seats: readonly SeatView[];
  readonly initiativeOrder: readonly Seat[];
  readonly turn: Galaxy['turn'];
  readonly strategic: Galaxy['strategic'];
  readonly tactical: Galaxy['tactical'];
  /** What the last turn did to the board. */
  readonly lastTurn: Frozen<LastTurn> | null;
  readonly battle: Galaxy['battle'];
  /** The combat under way or the last one, round by round. */
  readonly fought: Frozen<FightRecord> | null;
  /** Transactions offered to the viewer or by it; nobody else knows of them (69). */
  readonly offers: readonly Frozen<TradeOffer>[];
  readonly agenda: Galaxy['agenda'];
  /** The votes of this agenda phase or of the last. */
  readonly ballots: readonly BallotView[];
  readonly playing: Galaxy['playing'];
  readonly effects: Galaxy['effects'];
  readonly decks: { readonly action: number; readonly agenda: number; readonly secret: number };
  readonly discards: { readonly action: readonly ActionCardId[]; readonly agenda: readonly AgendaId[] };
  readonly winner: State['winner'];
  /** Points and planets by round, battles, agendas, points that no objective gave, seats that fell. */
  readonly chronicle: Frozen<Chronicle>;
}

function strategyView(s: Galaxy, id: StrategyCardId): StrategyView {
  const seat = s.seats.findIndex(({ strategy }) => strategy.some((card) => card.id === id));
  const held = s.seats[seat]?.strategy.find((card) => card.id === id);
  return {
    id,
    initiative: initiativeOf(id),
    seat: seat < 0 ? null : seat,
    exhausted: held?.exhausted ?? false,
    goods: s.bonus[id] ?? 0,
  };
}

function chronicleView({ rounds, battles, agendas, awards, fallen }: Frozen<Chronicle>): Frozen<Chronicle> {
  return { rounds, battles, agendas, awards, fallen };
}

/** Everything on the table lies open but decks, hands, secret objectives, and objectives that are face down. */
export function view(s: Galaxy, viewer: Viewer): View {
  const hidden = s.objectives.filter(({ revealed }) => !revealed);
  return {
    viewer,
    target: s.options.points,
    box: boxView(s.box),
    stage: s.stage,
    round: s.round,
    speaker: s.speaker,
    homes: s.homes,
    systems: boardView(s),
    free: freePlaces(s),
    custodians: s.custodians,
    objectives: objectivesView(s),
    facedown: {
      stageOne: hidden.filter(({ id }) => stageOf(id) === 1).length,
      stageTwo: hidden.filter(({ id }) => stageOf(id) === 2).length,
    },
    laws: s.laws,
    strategyCards: s.box.strategyCards.map((id) => strategyView(s, id)),
    seats: s.seats.map((_, seat) => seatView(s, seat, viewer)),
    initiativeOrder: initiativeOrder(s),
    turn: s.turn,
    strategic: s.strategic,
    tactical: s.tactical,
    lastTurn: s.lastTurn ?? null,
    battle: s.battle,
    fought: s.fought ?? null,
    offers: s.trade?.offers.filter(({ from, to }) => from === viewer || to === viewer) ?? [],
    agenda: s.agenda,
    ballots: ballotViews(s),
    playing: s.playing,
    effects: s.effects,
    decks: { action: s.decks.action.length, agenda: s.decks.agenda.length, secret: s.decks.secret.length },
    discards: { action: s.discards.action, agenda: s.discards.agenda },
    winner: s.winner,
    chronicle: chronicleView(s.chronicle ?? newChronicle()),
  };
}
