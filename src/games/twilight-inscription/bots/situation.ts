import type { Seat } from '#core/seat.ts';
import type { Context } from '../marking/context.ts';
import { sectionValue } from '../rules/automaton.ts';
import { strengthIn } from '../rules/strength.ts';
import { layoutOf } from '../sheets/layout.ts';
import type { Player, Side } from '../state.ts';
import { mecatolRows } from '../tables/mecatol.ts';
import { type ObjectiveId, objectives } from '../tables/objectives.ts';
import { type AssetId, SHEETS, type SheetId } from '../tables/vocabulary.ts';
import type { SeatView, View } from '../view.ts';
import { assetWorths } from './asset-worth.ts';
import { type TimeLeft, timeLeft } from './time-left.ts';

/** How much more or less than usual a bot makes of each sheet. */
export type Leaning = Readonly<Record<SheetId, number>>;

/** An objective that the seat has not fulfilled, and what it would bring now. */
export interface OpenObjective {
  readonly id: ObjectiveId;
  readonly vp: number;
}

/** What a bot knows beside its own sheets; it stays the same while it thinks. */
export interface Situation {
  readonly ctx: Context;
  readonly time: TimeLeft;
  /** How often each sheet is likely to be active yet. */
  readonly activations: Readonly<Record<SheetId, number>>;
  readonly objectives: Readonly<Record<SheetId, readonly OpenObjective[]>>;
  /** What Mecatol Rex would bring, in points. */
  readonly mecatol: number;
  readonly assets: Readonly<Record<AssetId, number>>;
  /** How strong each neighbour is likely to be, war by war. */
  readonly foes: Readonly<Record<Side, readonly number[]>>;
}

/** Which part of all activations goes to a sheet. */
const SHARE: Leaning = { navigation: 0.31, expansion: 0.19, industry: 0.22, warfare: 0.28 };
/** What dots a neighbour adds in a strategy event, on one side. */
const GROWTH = 0.55;
/** Symbols that the automated faction crosses on its strength track in a strategy event. */
const AUTOMATED_GROWTH = 0.7;
const WARS = 4;

/** A neighbour as far as strengths go: what others cannot see does not matter to them. */
const asPlayer = (seat: SeatView): Player => ({
  ...seat,
  dealt: [],
  relics: [],
  hand: [],
  tasks: [],
  ballot: null,
});

function foeStrengths(view: View, seat: Seat, { side, time }: { side: Side; time: TimeLeft }): number[] {
  const foe = view.neighbours[seat]?.[side] ?? null;
  const next = WARS - time.wars;
  return Array.from({ length: WARS }, (_, war) => {
    const events = time.beforeWar + Math.max(0, war - next) * 3;
    if (foe === null)
      return view.automaton
        ? sectionValue(view.automaton, 'strength', war + 2) +
            (war === next ? AUTOMATED_GROWTH : 0.5) * Math.min(events, 4)
        : 0;
    const other = view.seats[foe];
    const variants = view.variants[foe];
    if (!other || !variants) return 0;
    const ctx = { layout: layoutOf(variants), faction: other.faction, strategy: false, dice: null };
    const facing = side === 'left' ? 'right' : 'left';
    const drawn = strengthIn(ctx, asPlayer(other), { war, side: facing });
    return drawn + GROWTH * Math.min(events, 4);
  });
}

function openObjectives(view: View, player: Player): Situation['objectives'] {
  const open = view.objectives
    .filter(({ id }) => !player.objectives.some((own) => own.id === id))
    .map(({ id, first }) => ({
      id,
      vp: first === null || first === view.round ? objectives[id].first : objectives[id].later,
    }));
  return Object.fromEntries(
    SHEETS.map((sheet) => [sheet, open.filter(({ id }) => objectives[id].sheet === sheet)]),
  ) as unknown as Situation['objectives'];
}

/** The situation of a seat from what it sees. */
export function situationOf(view: View, seat: Seat, strategy: boolean): Situation {
  const player = view.seats[seat]?.own;
  const variants = view.variants[seat];
  if (!player || !variants) throw new Error('a bot sees its own sheets');
  const ctx: Context = { layout: layoutOf(variants), faction: player.faction, strategy, dice: view.dice };
  const time = timeLeft(view);
  const row = mecatolRows[view.mecatol.length] ?? { votes: 0, vp: 0 };
  const assets = assetWorths(ctx, player, time);
  return {
    ctx,
    time,
    activations: Object.fromEntries(
      SHEETS.map((sheet) => [sheet, SHARE[sheet] * time.strategies]),
    ) as Situation['activations'],
    objectives: openObjectives(view, player),
    mecatol: row.vp + row.votes * assets.vote,
    assets,
    foes: {
      left: foeStrengths(view, seat, { side: 'left', time }),
      right: foeStrengths(view, seat, { side: 'right', time }),
    },
  };
}
