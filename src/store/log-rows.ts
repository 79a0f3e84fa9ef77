import type { Draw } from '#core/dice.ts';
import type { Json } from '#core/json.ts';
import type { Message } from '#core/message.ts';
import type { Choice } from '#core/question.ts';
import type { AnsweredBy, Checkpoint, Entry, Row } from '#core/record.ts';
import type { Seat } from '#core/seat.ts';
import type { ToldFact } from '#core/table.ts';
import type { Schema } from './schema.ts';

/** Columns of an entry of the log, in the order in which they are inserted. */
export const MOVE_COLUMNS = [
  'table_id',
  'seq',
  'kind',
  'seat',
  'path',
  'question_key',
  'topic',
  'choice',
  'by',
  'digest',
  'revealed',
  'draws',
  'detail',
  'user_id',
  'idempotency_key',
  'at',
] as const satisfies readonly (keyof Schema['moves'])[];

/** What of an entry stands in the columns that every kind fills in its own way. */
function inner(entry: Entry): readonly unknown[] {
  const draws = (of: readonly Draw[]) => (of.length === 0 ? null : JSON.stringify(of));
  switch (entry.kind) {
    case 'start':
      return [null, null, null, null, null, null, null, null, draws(entry.draws), null];
    case 'answer': {
      const { seat, path, key, topic, choice, by, digest, revealed } = entry.row;
      return [
        seat,
        path,
        key,
        topic,
        JSON.stringify(choice),
        by,
        digest,
        revealed ? 1 : 0,
        draws(entry.draws),
        null,
      ];
    }
    case 'undo': {
      const { voted, dropped, known } = entry;
      const detail = JSON.stringify({ voted, dropped, known });
      return [entry.seat, null, null, null, null, null, null, null, null, detail];
    }
    case 'repair': {
      const detail = JSON.stringify({ patch: entry.patch });
      return [null, null, null, null, null, null, null, null, null, detail];
    }
    case 'seat': {
      const { seat, from, to, by, right } = entry;
      const detail = JSON.stringify({ from, to, by, right });
      return [seat, null, null, null, null, null, null, null, null, detail];
    }
    case 'upgrade': {
      const { from, version, dropped } = entry;
      const detail = JSON.stringify({ from, version, dropped });
      return [null, null, null, null, null, null, null, null, null, detail];
    }
  }
}

/** An entry of the log, who brought it in, and the checkpoint that it wrote. */
export interface LogLine {
  readonly entry: Entry;
  readonly checkpoint: Checkpoint | null;
  readonly user: string | null;
  /** Names the request: the same one twice counts once. */
  readonly idempotencyKey: string | null;
}

export function moveValues(
  table: string,
  { entry, user, idempotencyKey }: LogLine,
  at: number,
): readonly unknown[] {
  return [table, entry.seq, entry.kind, ...inner(entry), user, idempotencyKey, at];
}

function answerRow(move: Schema['moves']): Row {
  return {
    seq: move.seq,
    path: move.path as string,
    key: move.question_key as string,
    seat: move.seat as Seat,
    topic: move.topic as string,
    choice: JSON.parse(move.choice as string) as Choice,
    by: move.by as AnsweredBy,
    digest: move.digest as number,
    revealed: move.revealed === 1,
  };
}

/** The entry that a row of the log holds; `facts` are those of its `seq`. */
export function entryOf(move: Schema['moves'], facts: readonly ToldFact[]): Entry {
  const { seq } = move;
  const draws = move.draws === null ? [] : (JSON.parse(move.draws) as Draw[]);
  const detail = JSON.parse(move.detail ?? '{}');
  switch (move.kind as Entry['kind']) {
    case 'start':
      return { kind: 'start', seq, facts, draws };
    case 'answer':
      return { kind: 'answer', seq, row: answerRow(move), facts, draws };
    case 'undo':
      return { kind: 'undo', seq, seat: move.seat as Seat, ...detail };
    case 'repair':
      return { kind: 'repair', seq, patch: detail.patch as Json };
    case 'seat':
      return { kind: 'seat', seq, seat: move.seat as Seat, ...detail };
    case 'upgrade':
      return { kind: 'upgrade', seq, ...detail };
  }
}

export function factValues(table: string, entry: Entry): (readonly unknown[])[] {
  if (entry.kind !== 'start' && entry.kind !== 'answer') return [];
  return entry.facts.map(({ message, to }, ord) => [
    table,
    entry.seq,
    ord,
    message.key,
    JSON.stringify(message.args),
    to === 'all' ? null : JSON.stringify(to),
  ]);
}

export function factOf({ key, args, audience }: Schema['facts']): ToldFact {
  const message = { key, args: JSON.parse(args) as Message['args'] };
  return { message, to: audience === null ? 'all' : (JSON.parse(audience) as Seat[]) };
}

export function checkpointValues(table: string, checkpoint: Checkpoint): readonly unknown[] {
  const { seq, n, epoch, reached, parent, state, root = null } = checkpoint;
  return [table, seq, n, epoch, reached, parent, state, root];
}

export function checkpointRow({ table_id: _, root, ...checkpoint }: Schema['checkpoints']): Checkpoint {
  const { n, epoch, seq, reached, parent, state } = checkpoint;
  return { n, epoch, seq, reached, parent, state, ...(root !== null && { root }) };
}
