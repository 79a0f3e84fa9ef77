import type { Seat } from '#core/seat.ts';
import { otherEnd, SYSTEMS, type SystemId, systems, tracks, tracksAt } from '../content/board.ts';
import { cards } from '../content/cards.ts';
import { type SupremacySymbol, SYMBOLS } from '../content/kinds.ts';
import { DISCS, SYMBOLS_TO_WIN } from '../rules/rulings.ts';
import type { Victory } from '../state.ts';
import type { SeatView, View } from '../view.ts';

/** What a greedy seat is after: how much each victory counts, its symbol, and how far systems are from a rival's start. */
export interface Plan {
  readonly seat: Seat;
  readonly weight: Readonly<Record<Victory, number>>;
  readonly symbol: SupremacySymbol;
  readonly distance: ReadonlyMap<SystemId, number>;
}

/** How much a seat that follows one victory lets it count. */
const DEVOTION: Readonly<Record<Victory, number>> = { expansion: 1.1, domination: 1.7, capture: 1.1 };

export const mine = (view: View, seat: Seat): SeatView => view.seats[seat] as SeatView;

/** Symbols a seat could have soon: what it has, and what its own unfinished cards would add. */
function potential(view: View, seat: Seat, symbol: SupremacySymbol): number {
  const own = mine(view, seat);
  const coming = own.cards.reduce((sum, held) => {
    const card = cards[held.id];
    const programmes = card.projects.flatMap((project, i) =>
      project.kind === 'programme' && !held.projects[i]?.done ? project.symbols : [],
    );
    const developed = 'symbols' in card && !held.projects[0]?.done ? card.symbols : [];
    return sum + [...programmes, ...developed].filter((shown) => shown === symbol).length;
  }, 0);
  return own.symbols[symbol] + 0.6 * coming;
}

/** Cells to lay from each system to the nearest start system of a rival, black holes left out. */
function distances(view: View, seat: Seat): Map<SystemId, number> {
  const found = new Map<SystemId, number>();
  const open = (id: SystemId) => !view.systems[id].hole;
  let frontier = SYSTEMS.filter((id) => {
    const { owner } = view.systems[id];
    return systems[id].start && owner !== null && owner !== seat;
  });
  for (const id of frontier) found.set(id, 0);
  while (frontier.length > 0) {
    const next: SystemId[] = [];
    for (const id of frontier) {
      for (const track of tracksAt[id]) {
        const far = otherEnd(track, id);
        const away = (found.get(id) ?? 0) + tracks[track].length;
        if (!open(far) || (found.get(far) ?? Number.POSITIVE_INFINITY) <= away) continue;
        found.set(far, away);
        next.push(far);
      }
    }
    frontier = next;
  }
  return found;
}

/** Draws up a plan: for one victory, or weighing all three by how far they have come. */
export function planFor(view: View, seat: Seat, aim: Victory | 'free'): Plan {
  const own = mine(view, seat);
  const symbol =
    [...SYMBOLS].sort((a, b) => potential(view, seat, b) - potential(view, seat, a))[0] ?? 'cultural';
  const distance = distances(view, seat);
  const reach = Math.min(
    ...SYSTEMS.filter((id) => view.systems[id].owner === seat).map((id) => distance.get(id) ?? 20),
    20,
  );
  const come: Record<Victory, number> = {
    expansion: 0.25 + own.bases / DISCS,
    domination: (0.8 * potential(view, seat, symbol)) / SYMBOLS_TO_WIN,
    capture: Math.max(0, 0.75 - reach / 14),
  };
  const share = (victory: Victory) =>
    aim === 'free'
      ? 0.35 + come[victory]
      : aim === victory
        ? DEVOTION[aim]
        : victory === 'expansion'
          ? 0.3
          : 0.1;
  const weight = {
    expansion: share('expansion'),
    domination: share('domination'),
    capture: share('capture'),
  };
  return { seat, weight, symbol, distance };
}
