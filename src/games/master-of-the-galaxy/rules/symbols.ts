import type { Seat } from '#core/seat.ts';
import { type BoardSymbol, boardSymbols, otherEnd } from '../content/board.ts';
import { cards } from '../content/cards.ts';
import { isDevelopment, type SupremacySymbol, SYMBOLS } from '../content/kinds.ts';
import type { Galaxy } from '../state.ts';
import { conflictCard, isImplemented } from './cards.ts';
import { CONFLICT_LEAD_COUNTS, RED_ARROW_SURVIVES_HOLE } from './rulings.ts';

/** How many of each supremacy symbol a seat has. Counted from the table each time, never stored. */
export type SymbolCount = Record<SupremacySymbol, number>;

const cubesOn = (cells: readonly unknown[]) => cells.filter((cube) => cube !== null).length;

/** The seat whose side of a conflict holds strictly more cubes (18.5); a neutral side never holds any (18.16). */
export function leaderOf(s: Galaxy, conflict: Galaxy['conflicts'][number]): Seat | null {
  const lead = cubesOn(conflict.cells.red) - cubesOn(conflict.cells.blue);
  if (lead === 0) return null;
  const system = lead > 0 ? conflict.red : otherEnd(conflict.track, conflict.red);
  return s.systems[system].owner;
}

function boardGives({ arrow, systems }: BoardSymbol, s: Galaxy, seat: Seat): boolean {
  let mine = 0;
  let holes = 0;
  for (const id of systems) {
    const { owner, hole } = s.systems[id];
    if (owner === seat) mine += 1;
    if (hole) holes += 1;
  }
  switch (arrow) {
    case 'blue': // 22.2
    case 'green': // 22.3, 22.7, 22.8
      return mine === systems.length;
    case 'red': // 22.4 to 22.6, 4.5
      return mine === 1 && (holes === 0 || RED_ARROW_SURVIVES_HOLE);
  }
}

/** The symbols on the cards before a seat: programme and developments. */
function addPrinted(count: SymbolCount, s: Galaxy, seat: Seat): void {
  for (const held of s.seats[seat]?.cards ?? []) {
    const card = cards[held.id];
    if (card.kind === 'race') {
      card.projects.forEach((project, i) => {
        if (project.kind !== 'programme' || !held.projects[i]?.done) return; // 15.1, 15.3
        for (const symbol of project.symbols) count[symbol] += 1;
      });
    } else if (isDevelopment(card.kind) && 'symbols' in card && isImplemented(held)) {
      for (const symbol of card.symbols) count[symbol] += 1; // 13.1
    }
  }
}

/** The symbols of the conflicts in which a seat leads (18.5). */
function addLeads(count: SymbolCount, s: Galaxy, seat: Seat): void {
  for (const conflict of s.conflicts) {
    const { symbol } = conflictCard(conflict.card);
    if (symbol && leaderOf(s, conflict) === seat) count[symbol] += 1;
  }
}

function addBoard(count: SymbolCount, s: Galaxy, seat: Seat): void {
  for (const printed of boardSymbols) if (boardGives(printed, s, seat)) count[printed.symbol] += 1;
}

const none = (): SymbolCount => ({ cultural: 0, economic: 0, diplomatic: 0, scientific: 0, military: 0 });

/** All symbols of a seat from the four sources of 22.1. */
export function symbolsOf(s: Galaxy, seat: Seat): SymbolCount {
  const count = none();
  addPrinted(count, s, seat);
  addLeads(count, s, seat);
  addBoard(count, s, seat);
  return count;
}

/** How many of each symbol are printed on the board. */
const ON_BOARD = none();
for (const { symbol } of boardSymbols) ON_BOARD[symbol] += 1;

/** Whether a seat has so many equal symbols. After every change: the board is looked at only if it could make them full. */
export function hasEqualSymbols(s: Galaxy, seat: Seat, wanted: number): boolean {
  const count = none();
  addPrinted(count, s, seat);
  if (CONFLICT_LEAD_COUNTS) addLeads(count, s, seat); // 5.9
  if (SYMBOLS.every((symbol) => count[symbol] + ON_BOARD[symbol] < wanted)) return false;
  addBoard(count, s, seat);
  return SYMBOLS.some((symbol) => count[symbol] >= wanted);
}
