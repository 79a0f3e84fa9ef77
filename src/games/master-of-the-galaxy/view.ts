import type { Seat, Viewer } from '#core/seat.ts';
import type { SystemId, TrackId } from './content/board.ts';
import type { CardId } from './content/ids.ts';
import { DECKS, type DeckKind, RESOURCES, type Resource, type SupremacySymbol } from './content/kinds.ts';
import { DISCS } from './rules/rulings.ts';
import { leaderOf, symbolsOf } from './rules/symbols.ts';
import { basesOnBoard, startSystemsOf } from './rules/victory.ts';
import type { Conflict, Cubes, DiscColour, Galaxy, Held, State, Victory } from './state.ts';

/** What is printed on the board and on the cards, for those who draw a view: they know nothing of a game but this file. */
export {
  type BoardSymbol,
  boardSymbols,
  otherEnd,
  SYSTEMS,
  systems,
  TRACKS,
  tracks,
} from './content/board.ts';
export type { CardProject, Cell } from './content/card.ts';
export { cards } from './content/cards.ts';
export { DECKS, RESOURCES, SYMBOLS } from './content/kinds.ts';
export { DISCS, SYMBOLS_TO_WIN } from './rules/rulings.ts';
export { describeCard } from './text/describe.ts';
export type { CardId, Conflict, DeckKind, DiscColour, Held, Resource, SupremacySymbol, SystemId, TrackId };

/** A seat's area as everybody sees it; what the bag holds only its owner may know (1.10). */
export interface SeatView {
  readonly colour: DiscColour;
  readonly bag: Readonly<Cubes> | null;
  readonly bagSize: number;
  readonly reserve: number;
  readonly bases: number;
  readonly starts: number;
  readonly cards: readonly Held[];
  readonly symbols: Readonly<Record<SupremacySymbol, number>>;
  readonly skips: number;
  readonly turns: number;
}

/** The table as a viewer may know it. */
export interface View {
  readonly viewer: Viewer;
  readonly ready: boolean;
  readonly first: Seat;
  readonly systems: State['systems'];
  readonly routes: readonly {
    readonly track: TrackId;
    readonly owner: Seat;
    readonly from: SystemId;
    readonly colour: Resource;
    readonly cubes: number;
  }[];
  readonly conflicts: readonly (Conflict & { readonly leader: Seat | null })[];
  /** Size of each deck and, once it lies face up, its top card (2.12). */
  readonly decks: Readonly<Record<DeckKind, { readonly size: number; readonly top: CardId | null }>>;
  readonly offered: readonly CardId[];
  readonly bank: Readonly<Cubes>;
  readonly seats: readonly SeatView[];
  readonly turn: Pick<State['turn'], 'seat' | 'phase' | 'drawn' | 'extra'>;
  /** The table ended without a winner: nothing could happen any more. */
  readonly stalemate: boolean;
  readonly winner: { readonly seat: Seat; readonly by: Victory } | null;
}

/** Whether a deck lies face up: the races once all seats have settled (2.11), the others once set-up is over (2.12). */
function isFaceUp(s: Galaxy, deck: DeckKind): boolean {
  return s.ready || (deck === 'race' && s.seats.every(({ reserve }) => reserve < DISCS));
}

function seatView(s: Galaxy, seat: Seat, viewer: Viewer): SeatView {
  const { bag, reserve, colour, cards, skips, turns } = s.seats[seat] as Galaxy['seats'][number];
  return {
    colour,
    bag: viewer === seat ? bag : null,
    bagSize: RESOURCES.reduce((sum, resource) => sum + bag[resource], 0),
    reserve,
    bases: basesOnBoard(s, seat),
    starts: startSystemsOf(s, seat),
    cards: cards as readonly Held[],
    symbols: symbolsOf(s, seat),
    skips,
    turns,
  };
}

/** Everything lies open at this table but the bags and what is under the top cards (1.9, 1.10). */
export function view(s: Galaxy, viewer: Viewer): View {
  const { seat, phase, drawn, extra } = s.turn;
  return {
    viewer,
    ready: s.ready,
    first: s.first,
    systems: s.systems as State['systems'],
    routes: Object.entries(s.routes).map(([track, route]) => ({ track: track as TrackId, ...route })),
    conflicts: s.conflicts.map((conflict) => ({ ...(conflict as Conflict), leader: leaderOf(s, conflict) })),
    decks: Object.fromEntries(
      DECKS.map((deck) => {
        const top = isFaceUp(s, deck) ? (s.decks[deck][0] ?? null) : null;
        return [deck, { size: s.decks[deck].length, top }];
      }),
    ) as View['decks'],
    offered: s.offered,
    bank: s.bank,
    seats: s.seats.map((_, at) => seatView(s, at, viewer)),
    turn: { seat, phase, drawn: drawn as Resource[], extra },
    stalemate: s.stalemate,
    winner: s.winner,
  };
}
