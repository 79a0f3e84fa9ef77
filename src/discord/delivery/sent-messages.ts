import type { MessageSlots } from './slots.ts';

const SLOT = 'batch';

/** Discord numbers messages in the order in which they are posted. */
export function isNewer(message: string, than: string): boolean {
  return BigInt(message) > BigInt(than);
}

const newer = (one: string | undefined, other: string): string =>
  one === undefined || isNewer(other, one) ? other : one;

/**
 * What a batch has posted so far, by nonce. Discord forgets nonces after minutes; if a batch is tried again later than
 * that, this knows what need not be sent again.
 */
export class SentMessages {
  /** The newest of them in each channel. */
  private readonly newest = new Map<string, string>();

  private constructor(
    private readonly batch: string,
    private readonly sent: Map<string, string>,
  ) {}

  static read(slots: MessageSlots, batch: string): SentMessages {
    const known = JSON.parse(slots.get(SLOT)?.shown ?? '{}') as { batch?: string; sent?: object };
    return new SentMessages(batch, new Map(known.batch === batch ? Object.entries(known.sent ?? {}) : []));
  }

  async once(nonce: string, send: () => Promise<string>): Promise<string> {
    const earlier = this.sent.get(nonce);
    if (earlier !== undefined) return earlier;
    const message = await send();
    this.note(nonce, message);
    return message;
  }

  /** A message of the batch stands in a channel. */
  noteIn(channel: string, message: string): void {
    this.newest.set(channel, newer(this.newest.get(channel), message));
  }

  newestIn(channel: string): string | undefined {
    return this.newest.get(channel);
  }

  has(name: string): boolean {
    return this.sent.has(name);
  }

  note(name: string, what: string): void {
    this.sent.set(name, what);
  }

  /** Notes it for the next try of the same batch. */
  keepIn(slots: MessageSlots): void {
    const shown = JSON.stringify({ batch: this.batch, sent: Object.fromEntries(this.sent) });
    slots.noteEdited(SLOT, { channel: '', message: null, shown });
  }

  /** The batch is through. */
  static forgetIn(slots: MessageSlots): void {
    slots.noteGone(SLOT);
  }
}
