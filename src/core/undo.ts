import type { Message, Refusal } from './message.ts';
import type { Row, Segment } from './record.ts';
import type { Seat } from './seat.ts';
import { Session } from './session.ts';
import { core } from './text/lexicon.ts';

/** A seat takes an answer of its own back. Without the table's vote only if that is free. */
export interface UndoRequest {
  readonly seat: Seat;
  readonly seq: number;
  readonly voted: boolean;
}

export type Undone<S, M extends Message, O, V> =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'undone';
      readonly session: Session<S, M, O, V>;
      /** All answers that no longer stand, whoever gave them. */
      readonly dropped: readonly number[];
      /** How many of them the others may know of: not those that still lay sealed in a veiled window. */
      readonly known: number;
      /** Nobody but the seat knew of any of them: given behind a screen that is still up, or in a veiled window that is open. */
      readonly hidden: boolean;
    };

const branchOf = (row: Row) => row.path.slice(0, row.path.lastIndexOf('/') + 1);
const checkpointOf = (row: Row) => Number.parseInt(row.path, 10);

/** The seat's own answers that go with the one taken back: later ones of the same branch or of later checkpoints. */
function ownFrom(target: Row, rows: readonly Row[]): Row[] {
  const branch = branchOf(target);
  return rows.filter(
    (row) =>
      row.seat === target.seat &&
      row.seq >= target.seq &&
      (row.path.startsWith(branch) || checkpointOf(row) > checkpointOf(target)),
  );
}

/**
 * Takes an answer back by playing again without it. Free iff what is dropped revealed nothing and everybody else's
 * answers lead to the same as before; answers still sealed may fall with the window they were given to.
 */
export function undo<S, M extends Message, O, V>(
  live: Session<S, M, O, V>,
  lineage: readonly Segment[],
  request: UndoRequest,
): Undone<S, M, O, V> {
  const from = lineage.findIndex(({ rows }) =>
    rows.some(({ seq, seat }) => seq === request.seq && seat === request.seat),
  );
  const base = lineage[from];
  const rows = lineage.slice(from).flatMap((segment) => segment.rows);
  const target = rows.find(({ seq }) => seq === request.seq);
  if (!base || !target) return { kind: 'refused', refusal: { message: core('core.undoUnknown', {}) } };
  const own = new Set(ownFrom(target, rows));
  const { session, lost } = Session.load(live.game, live.config, {
    ...base,
    rows: rows.filter((row) => !own.has(row)),
  });
  const sealed = new Set(live.open().flatMap(({ key, held }) => (held === null ? [] : [key])));
  const free = ![...own].some(({ revealed }) => revealed) && lost.every(({ key }) => sealed.has(key));
  if (session.stuck !== null || !(free || request.voted))
    return { kind: 'refused', refusal: { message: core('core.undoNeedsVote', {}) } };
  const fallen = [...own, ...lost];
  const hidden = fallen.every((row) => row.seat === request.seat && live.isHidden(row));
  const known = fallen.filter((row) => row.seat === request.seat || !live.isHidden(row)).length;
  return { kind: 'undone', session, dropped: fallen.map(({ seq }) => seq), known, hidden };
}
