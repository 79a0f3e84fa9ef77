import { writeSync } from 'node:fs';
import type { Choice } from '#core/question.ts';
import type { OutboxRow } from '#store/model.ts';

/** A request as it is announced before it is made, so that it can be made again if its fate is not known. */
export interface Request {
  readonly table: string;
  readonly user: string;
  readonly key: string;
  readonly choice: Choice;
  readonly idempotencyKey: string;
}

/** A row of the outbox as it is told; its place and its contents are all that counts. */
export type ToldRow = Pick<OutboxRow, 'ord' | 'seq' | 'kind' | 'seat' | 'payload'>;

/** What the load says of itself, a line each; `ack` only after the commit, `told` in place of Discord. */
export type LoadLine =
  | { readonly say: 'ready' }
  | { readonly say: 'try'; readonly request: Request }
  | { readonly say: 'ack'; readonly table: string; readonly idempotencyKey: string; readonly seq: number }
  | { readonly say: 'no'; readonly table: string; readonly idempotencyKey: string; readonly why: string }
  | {
      readonly say: 'told';
      readonly table: string;
      readonly batch: number;
      readonly rows: readonly ToldRow[];
    }
  /** Something was seen from inside that must not be. */
  | { readonly say: 'wrong'; readonly what: string };

const STDOUT = 1;

/** Straight to the pipe: a line that was written is read even if the process dies right after. */
export function say(line: LoadLine): void {
  let left = Buffer.from(`${JSON.stringify(line)}\n`);
  while (left.length > 0) left = left.subarray(written(left));
}

/** How much the pipe took; nothing while it is full. */
function written(bytes: Buffer): number {
  try {
    return writeSync(STDOUT, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return 0;
    throw error;
  }
}
