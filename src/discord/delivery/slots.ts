import type { MessageSlot, PlaceChange, Places } from '#app/app.ts';

/**
 * Where the messages of a table stand, read once for a batch. What a delivery must know of again after a crash is written at once; that a
 * message was edited need not be, since it would only be edited again: it is written when the batch is through.
 */
export class MessageSlots {
  private readonly edited = new Map<string, MessageSlot>();

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
  async put(
    name: string,
    { channel, message, shown }: MessageSlot,
    instead: readonly string[] = [],
  ): Promise<void> {
    const { table } = this;
    const gone = instead.filter((other) => this.known.has(other));
    for (const other of gone) this.drop(other);
    this.known.set(name, { channel, message, shown });
    this.edited.delete(name);
    await this.slots.change([
      { table, name, channel, message, shown },
      ...gone.map((other) => ({ table, name: other, gone: true as const })),
    ]);
  }

  /** A message that stands here shows something else. */
  noteEdited(name: string, slot: MessageSlot): void {
    this.known.set(name, slot);
    this.edited.set(name, slot);
  }

  async remove(names: readonly string[]): Promise<void> {
    const { table } = this;
    for (const name of names) this.drop(name);
    await this.slots.change(names.map((name) => ({ table, name, gone: true })));
  }

  /** What is still to be written. */
  unwritten(): readonly PlaceChange[] {
    const { table } = this;
    return [...this.edited].map(([name, { channel, message, shown }]) => ({
      ...{ table, name, channel, message, shown },
    }));
  }

  private drop(name: string): void {
    this.known.delete(name);
    this.edited.delete(name);
  }
}
