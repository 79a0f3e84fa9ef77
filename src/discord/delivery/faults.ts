import type { OutboxRow, RowFault } from '#app/app.ts';
import { isDiscords } from '../messages/discord-api.ts';

/** A row that cannot be told, by a fault of ours. */
class UntellableRow extends Error {
  override readonly name = 'UntellableRow';

  constructor(
    readonly ord: number,
    cause: unknown,
  ) {
    super(`row ${ord} cannot be told`, { cause });
  }
}

/** Makes something of a row. If that fails, it is known of which. */
export function ofRow<T>({ ord }: Pick<OutboxRow, 'ord'>, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new UntellableRow(ord, error);
  }
}

/** What went wrong with the parts of a batch by faults of ours. The other parts are done all the same. */
export class Faults {
  private readonly found: unknown[] = [];

  /** Does a part. Faults of ours are noted; what Discord has against it is the caller's. */
  async attempt(part: () => Promise<void>): Promise<void> {
    try {
      await part();
    } catch (error) {
      if (!isOurs(error)) throw error;
      this.found.push(error);
    }
  }

  /** The rows that are to blame, or all of them if it is none in particular; null if all went well. */
  among(rows: readonly OutboxRow[]): RowFault | null {
    if (this.found.length === 0) return null;
    const named = this.found.flatMap((error) => (error instanceof UntellableRow ? [error.ord] : []));
    const ords = named.length === this.found.length ? [...new Set(named)] : rows.map(({ ord }) => ord);
    return { ords, reason: this.found.map(reasonOf).join('; ') };
  }
}

/** Whether an error is a fault of ours. What Discord or the way there has against something passes, and so does a busy store. */
export function isOurs(error: unknown): boolean {
  const isStores = error instanceof Error && error.name === 'StoreError';
  return !isStores && !isDiscords(error);
}

/** For the operator: what and where, without what it was about. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof UntellableRow ? error.cause : error;
  return cause instanceof Error ? (cause.stack ?? `${cause.name}: ${cause.message}`) : String(cause);
}
