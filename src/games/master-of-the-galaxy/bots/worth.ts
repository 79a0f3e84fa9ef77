import {
  boardSymbols,
  otherEnd,
  type SystemId,
  systems,
  type TrackId,
  tracks,
  tracksAt,
} from '../content/board.ts';
import type { CardProject, Goal } from '../content/card.ts';
import { cards } from '../content/cards.ts';
import type { CardId } from '../content/ids.ts';
import type { SupremacySymbol } from '../content/kinds.ts';
import { conflictCard } from '../rules/cards.ts';
import { CARD_LIMIT } from '../rules/rulings.ts';
import type { ProjectRef } from '../state.ts';
import type { View } from '../view.ts';
import { mine, type Plan } from './plan.ts';

/** How much a seat would like to see a project complete, and how many of its cells are still empty. */
export interface Worth {
  readonly worth: number;
  readonly left: number;
}

const SCARCE_BAG = 9;

const empty = (cells: readonly unknown[]) => cells.filter((cube) => cube === null).length;

/** What standing in a system is worth to a plan: a base more, its symbols, and the way to a rival's start. */
export function worthOfSystem(plan: Plan, id: SystemId): number {
  const near = Math.max(0, 12 - (plan.distance.get(id) ?? 12)) / 12;
  const symbols = boardSymbols.filter(
    (printed) => printed.symbol === plan.symbol && printed.systems.includes(id),
  );
  const shown = symbols.reduce((sum, { arrow }) => sum + (arrow === 'red' ? 8 : 4), 0);
  return (
    7 * plan.weight.expansion +
    10 * near * plan.weight.capture +
    shown * plan.weight.domination +
    systems[id].planets
  );
}

/** Whether a complete route of the seat already joins a system. */
function isJoined(view: View, plan: Plan, id: SystemId): boolean {
  return view.routes.some(
    ({ track, owner, cubes }) =>
      owner === plan.seat && cubes === tracks[track].length && tracks[track].ends.includes(id),
  );
}

/** Places where the seat could put a base now or as soon as one is prepared. */
function roomForBases(view: View, plan: Plan): number {
  const own = (Object.keys(view.systems) as SystemId[]).filter((id) => view.systems[id].owner === plan.seat);
  const inside = own
    .filter((id) => isJoined(view, plan, id))
    .reduce((sum, id) => sum + systems[id].planets - view.systems[id].bases, 0);
  const outside = own
    .flatMap((id) => tracksAt[id].map((track) => otherEnd(track, id)))
    .filter((id) => {
      const { owner, hole } = view.systems[id];
      return owner === null && !hole && isJoined(view, plan, id);
    }).length;
  return inside + outside;
}

function worthOfRoute(view: View, plan: Plan, route: { track: TrackId; near: SystemId }): Worth {
  const { track, near } = route;
  const far = otherEnd(track, near);
  const laid = view.routes.find((laying) => laying.track === track)?.cubes ?? 0;
  const left = tracks[track].length - laid;
  if (view.systems[far].owner === plan.seat) {
    const useful = !isJoined(view, plan, near) && view.systems[near].bases < systems[near].planets;
    return { worth: useful ? 3 : 0, left };
  }
  const opens = isJoined(view, plan, near) ? 0 : 4 * (systems[near].planets - view.systems[near].bases);
  const waiting = roomForBases(view, plan) > 2 ? 0.4 : 1;
  return { worth: (worthOfSystem(plan, far) + opens * plan.weight.expansion) * waiting, left };
}

/** What some symbols are worth: those of the plan most, others a little for the leaders that need them. */
export function worthOfSymbols(plan: Plan, symbols: readonly SupremacySymbol[]): number {
  return symbols.reduce((sum, symbol) => sum + (symbol === plan.symbol ? 14 * plan.weight.domination : 1), 0);
}

function worthOfCardProject(view: View, plan: Plan, ref: ProjectRef & { kind: 'card' }): number {
  const own = mine(view, plan.seat);
  const printed = cards[ref.card].projects[ref.project] as CardProject;
  const held = own.cards.find(({ id }) => id === ref.card)?.projects[ref.project];
  const room = own.cards.length < CARD_LIMIT ? 1 : 0.3;
  switch (printed.kind) {
    case 'base':
      if (held?.disc || own.reserve === 0) return 0;
      return (
        (roomForBases(view, plan) > 0 ? 12 : 6) * Math.max(plan.weight.expansion, 0.6 * plan.weight.capture)
      );
    case 'card':
      if (printed.gives === 'conflict') return (8 * plan.weight.capture + 2 * plan.weight.expansion) * room;
      if (printed.gives === 'leader' || printed.gives === 'government') return 3 * room * printed.count;
      return 11 * plan.weight.domination * room;
    case 'development': {
      const card = cards[ref.card];
      const symbols = 'symbols' in card ? worthOfSymbols(plan, card.symbols) : 0;
      return symbols + ('property' in card && card.property ? 3 : 0) + 3;
    }
    case 'programme':
      return worthOfSymbols(plan, printed.symbols);
    case 'theft':
      return 2.5 + 2 * menace(view, plan);
  }
}

/** How close the most advanced rival is to winning by symbols or bases. */
function menace(view: View, plan: Plan): number {
  return Math.max(
    ...view.seats.map((seat, at) =>
      at === plan.seat ? 0 : Math.max(Math.max(...Object.values(seat.symbols)) / 5, seat.bases / 9) - 0.5,
    ),
    0,
  );
}

/** What winning a conflict brings: the goals printed on the other side, against the system on that side. */
export function worthOfConflict(
  view: View,
  plan: Plan,
  front: { card: CardId; side: 'red' | 'blue'; foe: SystemId },
): number {
  const printed = conflictCard(front.card);
  const goals: readonly Goal[] = printed[front.side === 'red' ? 'blue' : 'red'].goals;
  const { owner } = view.systems[front.foe];
  const destroys = goals.some(({ kind }) => kind === 'destroy');
  const base = destroys && mine(view, plan.seat).reserve > 0 ? worthOfSystem(plan, front.foe) : 0;
  const crown = destroys && systems[front.foe].start && owner !== null ? 30 * plan.weight.capture : 0;
  const cardsWon = owner === null ? 0 : 3 * goals.filter(({ kind }) => kind !== 'destroy').length;
  return base + crown + cardsWon + printed.plunder + (owner === null ? 0 : 2);
}

/** The worth of completing a project, as the option to put a cube there names it. */
export function worthOf(view: View, plan: Plan, target: { ref: ProjectRef; near: SystemId | null }): Worth {
  const { ref, near } = target;
  switch (ref.kind) {
    case 'planet': {
      const { bagSize } = mine(view, plan.seat);
      return { worth: bagSize < SCARCE_BAG ? 6 : bagSize < 2 * SCARCE_BAG ? 3.5 : 2, left: 1 };
    }
    case 'route':
      return near ? worthOfRoute(view, plan, { track: ref.track, near }) : { worth: 0, left: 1 };
    case 'card': {
      const cells =
        mine(view, plan.seat).cards.find(({ id }) => id === ref.card)?.projects[ref.project]?.cells ?? [];
      return { worth: worthOfCardProject(view, plan, ref), left: empty(cells) };
    }
    case 'side': {
      const conflict = view.conflicts.find(({ track }) => track === ref.track);
      if (!conflict) return { worth: 0, left: 1 };
      const red = conflict.red;
      const foe = ref.side === 'red' ? otherEnd(ref.track, red) : red;
      const worth = worthOfConflict(view, plan, { card: conflict.card, side: ref.side, foe });
      const own = otherEnd(ref.track, foe);
      const loses = conflictCard(conflict.card)[ref.side].goals.some(({ kind }) => kind === 'destroy');
      const threat = view.systems[foe].owner === null ? 0 : !loses ? 4 : systems[own].start ? 16 : 8;
      return { worth: worth + threat, left: empty(conflict.cells[ref.side]) };
    }
  }
}
