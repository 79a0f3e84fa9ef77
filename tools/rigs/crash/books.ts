import type { LoadLine, Request } from './say.ts';
import { Tellings } from './tellings.ts';

/** Everything that the processes said about their requests, and what they told. */
export class Books {
  readonly acknowledged = new Map<string, { table: string; seq: number }>();
  readonly refused = new Set<string>();
  readonly tried = new Set<string>();
  readonly open = new Map<string, Request>();
  readonly tables = new Set<string>();
  readonly problems: string[] = [];
  readonly tellings = new Tellings();

  note(line: LoadLine): void {
    switch (line.say) {
      case 'ready':
        return;
      case 'try':
        this.tried.add(line.request.idempotencyKey);
        this.tables.add(line.request.table);
        this.open.set(line.request.idempotencyKey, line.request);
        return;
      case 'ack': {
        const { table, idempotencyKey, seq } = line;
        const before = this.acknowledged.get(idempotencyKey);
        if (before && before.seq !== seq)
          this.problems.push(`${table}: ${idempotencyKey} acknowledged at ${before.seq} and ${seq}`);
        this.acknowledged.set(idempotencyKey, { table, seq });
        this.open.delete(idempotencyKey);
        return;
      }
      case 'no':
        // Of two clicks the second may be refused by then; the first one counts.
        if (!this.acknowledged.has(line.idempotencyKey)) this.refused.add(line.idempotencyKey);
        this.open.delete(line.idempotencyKey);
        return;
      case 'told':
        this.tellings.note(line);
        return;
      case 'wrong':
        this.problems.push(line.what);
    }
  }
}
