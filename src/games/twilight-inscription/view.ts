import type { Seat, Viewer } from '#core/seat.ts';
import { countOf } from './rules/counts.ts';
import { type Score, type Sources, scoreOf, sourcesOf } from './rules/score.ts';
import { strengthIn } from './rules/strength.ts';
import { layoutOf } from './sheets/layout.ts';
import { type Inscription, type Player, playerOf, type Side } from './state.ts';
import type { EventId } from './tables/events.ts';
import { events } from './tables/events.ts';
import { type ObjectiveId, objectives } from './tables/objectives.ts';
import type { RelicId } from './tables/relics.ts';
import { SHEETS, type SheetId } from './tables/vocabulary.ts';

export { sectionValue } from './rules/automaton.ts';
export type { Source, Sources } from './rules/score.ts';
export type { Side } from './state.ts';

/** What only its owner knows of a player's things; the rest of the sheets lies open (24.4). */
type Hidden = 'dealt' | 'relics' | 'hand' | 'tasks' | 'ballot';

/** A player as others see them, with what only the viewer's own seat shows. */
export interface SeatView extends Omit<Player, Hidden> {
  readonly score: Score;
  /** What the points of each sheet are for. */
  readonly sources: Readonly<Record<SheetId, Sources>>;
  /** How far the seat is with each objective in play. */
  readonly progress: readonly { readonly id: ObjectiveId; readonly have: number; readonly need: number }[];
  /** What each pair of sections comes to as it stands, war by war; those that are over are written in `warfare`. */
  readonly strengths: readonly Readonly<Record<Side, number>>[];
  readonly relicsHeld: number;
  readonly relicsPlayed: readonly RelicId[];
  /** The whole of it, for the viewer's own seat. */
  readonly own: Player | null;
}

/** What a viewer may know of a table. */
export interface View {
  readonly viewer: Viewer;
  readonly variants: Inscription['variants'];
  readonly neighbours: Inscription['neighbours'];
  readonly chair: Seat;
  readonly phase: Inscription['phase'];
  readonly round: number;
  readonly rounds: number;
  readonly event: EventId | null;
  /** The stage of the event, or of the next one. */
  readonly stage: number;
  readonly dice: Inscription['dice'];
  readonly objectives: Inscription['objectives'];
  readonly mecatol: Inscription['mecatol'];
  readonly council: Inscription['council'];
  readonly automaton: Inscription['automaton'];
  /** Relics that nobody has drawn. */
  readonly relicsLeft: number;
  readonly seats: readonly SeatView[];
}

function seatView(s: Inscription, seat: Seat, viewer: Viewer): SeatView {
  const player = playerOf(s, seat);
  const variants = s.variants[seat];
  if (!variants) throw new Error(`there is no seat ${seat}`);
  const { dealt: _dealt, relics, hand: _hand, tasks: _tasks, ballot: _ballot, ...open } = player;
  const layout = layoutOf(variants);
  const ctx = { layout, faction: player.faction, strategy: false, dice: s.dice };
  const strength = (war: number, side: Side) => strengthIn(ctx, player, { war, side });
  return {
    ...open,
    score: scoreOf(ctx, player),
    sources: Object.fromEntries(
      SHEETS.map((sheet) => [sheet, sourcesOf(ctx, player, sheet)]),
    ) as SeatView['sources'],
    progress: s.objectives.map(({ id }) => ({
      id,
      have: countOf(ctx, player, objectives[id].need),
      need: objectives[id].need.n,
    })),
    strengths: layout.warfare.wars.map((_, war) => ({
      left: strength(war, 'left'),
      right: strength(war, 'right'),
    })),
    relicsHeld: relics.filter(({ played }) => !played).length,
    relicsPlayed: relics.filter(({ played }) => played).map(({ id }) => id),
    own: seat === viewer ? player : null,
  };
}

export function view(s: Inscription, viewer: Viewer): View {
  const event = s.event ?? s.deck[0];
  return {
    viewer,
    variants: s.variants,
    neighbours: s.neighbours,
    chair: s.chair,
    phase: s.phase,
    round: s.round,
    rounds: s.round + s.deck.length,
    event: s.event,
    stage: event === undefined ? 1 : events[event].stage,
    dice: s.dice,
    objectives: s.objectives,
    mecatol: s.mecatol,
    council: s.council,
    automaton: s.automaton,
    relicsLeft: s.relics.length + s.piles.reduce((sum, pile) => sum + pile.length, 0),
    seats: s.seats.map((_, seat) => seatView(s, seat, viewer)),
  };
}
