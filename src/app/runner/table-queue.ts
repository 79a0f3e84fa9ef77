/** One line per table: whoever comes first is served first, and nobody is sent away. */
export class TableQueue {
  private readonly tails = new Map<string, Promise<void>>();

  /** Runs the work when everything that came before it at this table is through. */
  run<T>(table: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(table) ?? Promise.resolve();
    const mine = before.then(work, work);
    const tail: Promise<void> = mine.then(
      () => this.leave(table, tail),
      () => this.leave(table, tail),
    );
    this.tails.set(table, tail);
    return mine;
  }

  /** Whether somebody is being served or waits, at one table or at any. */
  isBusy(table?: string): boolean {
    return table === undefined ? this.tails.size > 0 : this.tails.has(table);
  }

  /** Resolves when everybody who stands in line now has been served, at one table or at all. */
  async idle(table?: string): Promise<void> {
    if (table === undefined) await Promise.all(this.tails.values());
    else await this.tails.get(table);
  }

  private leave(table: string, tail: Promise<void>): void {
    if (this.tails.get(table) === tail) this.tails.delete(table);
  }
}
