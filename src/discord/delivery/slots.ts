import type { MessageSlot, PlaceChange, Places } from '#app/app.ts';

/**
 * Where the messages of a table stand, read once for a batch. What a delivery must know of again after a crash is written at once; that a
 * message was edited need not be, since it would only be edited again: it is written when the batch is through.
 */
export class MessageSlots {
  /** Still to be written; null for what is gone. */
  private readonly noted = new Map<string, MessageSlot | null>();

  private constructor(
    private readonly slots: Pick<Places, 'change'>,
    private readonly table: string,
    private readonly known: Map<string, MessageSlot>,
  ) {}

  static async read(slots: Pick<Places, 'of' | 'change'>, table: string): Promise<MessageSlots> {
    return new MessageSlots(slots, table, new Map(await slots.of(table)));
  }

  get(name: string): MessageSlot | undefined {
    return this.known.get(name);
  }

  entries(): readonly (readonly [string, MessageSlot])[] {
    return [...this.known];
  }

  /** Something stands here from now on, and others do not any more. */
  async put(name: string, slot: MessageSlot, instead: readonly string[] = []): Promise<void> {
    await this.change(
      [[name, slot]],
      instead.filter((other) => this.known.has(other)),
    );
  }

  /** Several things stand elsewhere from now on, all of them or none. */
  async change(
    put: readonly (readonly [string, MessageSlot])[],
    gone: readonly string[] = [],
  ): Promise<void> {
    for (const name of gone) this.known.delete(name);
    for (const [name, slot] of put) this.known.set(name, slot);
    for (const name of [...gone, ...put.map(([one]) => one)]) this.noted.delete(name);
    await this.slots.change([
      ...put.map(([name, slot]) => this.standing(name, slot)),
      ...gone.map((name) => this.gone(name)),
    ]);
  }

  /** A message that stands here shows something else: written with the end of the try. */
  noteEdited(name: string, slot: MessageSlot): void {
    this.known.set(name, slot);
    this.noted.set(name, slot);
  }

  noteGone(name: string): void {
    if (this.known.delete(name)) this.noted.set(name, null);
  }

  async remove(names: readonly string[]): Promise<void> {
    await this.change([], names);
  }

  /** What is still to be written. */
  unwritten(): readonly PlaceChange[] {
    return [...this.noted].map(([name, slot]) =>
      slot === null ? this.gone(name) : this.standing(name, slot),
    );
  }

  private standing(name: string, { channel, message, shown }: MessageSlot): PlaceChange {
    return { table: this.table, name, channel, message, shown };
  }

  private gone(name: string): PlaceChange {
    return { table: this.table, name, gone: true };
  }
}
