/** The tables kept live, at most so many: the one not touched for longest goes first, but never one in use. */
export class LiveTables<T> {
  private readonly kept = new Map<string, T>();

  constructor(
    private readonly most: number,
    private readonly inUse: (id: string) => boolean,
  ) {}

  get size(): number {
    return this.kept.size;
  }

  has(id: string): boolean {
    return this.kept.has(id);
  }

  get(id: string): T | undefined {
    const table = this.kept.get(id);
    if (table === undefined) return undefined;
    this.kept.delete(id);
    this.kept.set(id, table);
    return table;
  }

  set(id: string, table: T): void {
    this.kept.delete(id);
    this.kept.set(id, table);
    if (this.kept.size <= this.most) return;
    for (const other of this.kept.keys()) {
      if (this.kept.size <= this.most) return;
      if (other !== id && !this.inUse(other)) this.kept.delete(other);
    }
  }

  drop(id: string): void {
    this.kept.delete(id);
  }
}
