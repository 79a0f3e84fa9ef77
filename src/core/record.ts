import type { Draw, Seed } from './dice.ts';
import { longDigest } from './digest.ts';
import type { Json } from './json.ts';
import type { PeopleText } from './people-text.ts';
import type { Choice } from './question.ts';
import type { Seat } from './seat.ts';
import type { ToldFact } from './table.ts';

/** Who gave an answer: the seat itself, its standing order, the table for lack of choice, or the deadline. */
export type AnsweredBy = 'seat' | 'order' | 'table' | 'deadline';

/** An answer in the log. */
export interface Row {
  readonly seq: number;
  readonly path: string;
  readonly key: string;
  readonly seat: Seat;
  readonly topic: string;
  readonly choice: Choice;
  readonly by: AnsweredBy;
  /** What it led to, to be met again on replay. */
  readonly digest: number;
  readonly revealed: boolean;
}

/** From a checkpoint on: its state as text and the answers in force since. */
export interface Segment {
  /** Counts checkpoints; names paths and dice, and survives a repair. */
  readonly n: number;
  /** Raised by a repair, so that old buttons die. */
  readonly epoch: number;
  /** The entry of the log that wrote it. */
  readonly seq: number;
  /** The entry of the log that reached it: the answers after this one belong to it. */
  readonly reached: number;
  /** The `seq` of the segment it followed; null for the first and for a repaired one. */
  readonly parent: number | null;
  readonly state: string;
  /** What the keys of its questions begin with, where that does not follow from the text: a migrated state keeps its old one. */
  readonly root?: number;
  readonly rows: readonly Row[];
}

/** What the keys of a segment's questions begin with. */
export function rootOf({ root, state, epoch }: Pick<Segment, 'root' | 'state' | 'epoch'>): number {
  return root ?? longDigest(state, epoch);
}

/** A checkpoint as stored: its answers are in the log. */
export type Checkpoint = Omit<Segment, 'rows'>;

/** Who sits in a seat: a person or a program, under the name it has there. */
export interface SeatHolder {
  readonly user: string | null;
  readonly bot: string | null;
  readonly name: PeopleText;
}

/** Somebody who brought something about; the name only where it was known. */
export interface Author {
  readonly user: string;
  readonly name: PeopleText | null;
}

/** By what right a seat changed hands: its holder's own word, a vote, notice after a missed deadline, or an objection that was upheld. */
export type HandOverRight = 'own' | 'vote' | 'notice' | 'returned';

/** A seat changed hands. The game itself goes on as if nothing had happened. */
export interface HandOverEntry {
  readonly kind: 'seat';
  readonly seq: number;
  readonly seat: Seat;
  readonly from: SeatHolder;
  readonly to: SeatHolder;
  readonly by: Author;
  readonly right: HandOverRight;
}

/** A line of a table's append-only log. */
export type Entry =
  | {
      readonly kind: 'start';
      readonly seq: number;
      readonly draws: readonly Draw[];
      readonly facts: readonly ToldFact[];
    }
  | {
      readonly kind: 'answer';
      readonly seq: number;
      readonly row: Row;
      readonly draws: readonly Draw[];
      readonly facts: readonly ToldFact[];
    }
  | {
      readonly kind: 'undo';
      readonly seq: number;
      readonly seat: Seat;
      readonly voted: boolean;
      readonly dropped: readonly number[];
      /** How many of them others may know of, if not of all: what was done out of their sight is undone there. */
      readonly known?: number;
    }
  | { readonly kind: 'repair'; readonly seq: number; readonly patch: Json }
  | HandOverEntry
  | {
      readonly kind: 'upgrade';
      readonly seq: number;
      /** The version before; not known of upgrades recorded before this was. */
      readonly from?: number;
      readonly version: number;
      readonly dropped: readonly number[];
    };

/** Fields of a table's state that never change after set-up, by name. */
export type FixedFields = { readonly [name: string]: Json };

/** A whole table: what an export holds. The seed is in it only when the game is over. */
export interface TableRecord {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Json;
  /** The fixed fields of its state, if its game has any. */
  readonly fixed?: FixedFields;
  readonly commitment: string;
  readonly seed: Seed | null;
  readonly over: boolean;
  readonly entries: readonly Entry[];
  readonly checkpoints: readonly Checkpoint[];
}

/** The log and the checkpoints of a table, or as much of them as is needed to go back. */
export type History = Pick<TableRecord, 'entries' | 'checkpoints'>;

/** The answers in force after one entry of the log up to another: those undone or outdated are gone. */
export function rowsIn(entries: readonly Entry[], after: number, upto: number): Row[] {
  const gone = new Set<number>();
  for (const entry of entries) {
    if (entry.kind === 'undo' || entry.kind === 'upgrade') for (const seq of entry.dropped) gone.add(seq);
  }
  return entries.flatMap((entry) =>
    entry.kind === 'answer' && entry.seq > after && entry.seq <= upto && !gone.has(entry.seq)
      ? [entry.row]
      : [],
  );
}

/** The segment being played and those before it, oldest first, at most `depth` of them. */
export function lineageOf(history: History, depth: number): Segment[] {
  const bySeq = new Map(history.checkpoints.map((checkpoint) => [checkpoint.seq, checkpoint]));
  let checkpoint = history.checkpoints.at(-1);
  let upto = Number.POSITIVE_INFINITY;
  const lineage: Segment[] = [];
  while (checkpoint && lineage.length < depth) {
    lineage.unshift({ ...checkpoint, rows: rowsIn(history.entries, checkpoint.reached, upto) });
    upto = checkpoint.reached;
    checkpoint = checkpoint.parent === null ? undefined : bySeq.get(checkpoint.parent);
  }
  return lineage;
}

/** What of a segment is stored as a checkpoint. */
export function checkpointOf({ rows: _, ...checkpoint }: Segment): Checkpoint {
  return checkpoint;
}
