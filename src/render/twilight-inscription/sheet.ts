import type { Seat } from '#core/seat.ts';
import { layoutOf } from '#games/twilight-inscription/sheets/layout.ts';
import type { Layout } from '#games/twilight-inscription/sheets/layouts.ts';
import type { SheetId } from '#games/twilight-inscription/tables/vocabulary.ts';
import type { SeatView, View } from '#games/twilight-inscription/view.ts';
import { paintsBySeat, type SeatPaint } from '../theme.ts';
import type { AssetState } from './assets.ts';
import { type Legal, NOTHING_LEGAL } from './legal.ts';
import type { Words } from './say.ts';

/** The width of a sheet's picture, and what stays free at its sides. */
export const WIDTH = 1500;
export const MARGIN = 30;
export const INNER = WIDTH - 2 * MARGIN;

/** A sheet of a seat that is to be drawn, with what may be marked on it now. */
export interface Sheet {
  readonly view: View;
  readonly seat: Seat;
  readonly id: SheetId;
  readonly mine: SeatView;
  readonly layout: Layout;
  readonly variant: number;
  readonly say: Words;
  readonly legal: Legal;
  /** What its seat has marked in an answer that is not sent. */
  readonly drafted: Legal;
}

/** A sheet of a seat; one that does not exist is a fault of ours. */
export function sheetOf(
  view: View,
  { seat, id }: { readonly seat: Seat; readonly id: SheetId },
  {
    say,
    legal,
    drafted = NOTHING_LEGAL,
  }: { readonly say: Words; readonly legal: Legal; readonly drafted?: Legal },
): Sheet {
  const mine = view.seats[seat];
  const variants = view.variants[seat];
  if (!mine || !variants) throw new Error(`there is no seat ${seat}`);
  return { view, seat, id, mine, layout: layoutOf(variants), variant: variants[id], say, legal, drafted };
}

export const paintOf = (seat: Seat): SeatPaint =>
  paintsBySeat[seat % paintsBySeat.length] as (typeof paintsBySeat)[number];

/** What became of an asset that was gained at a place: whether it was spent is known of those that are kept. */
export function gainedState({ kept }: SeatView, at: string): AssetState {
  return kept.some((one) => one.at === at && one.spent) ? 'spent' : 'gained';
}
