import type { Clock } from '../clock.ts';

const EPOCH = 1_420_070_400_000n;
const SEQUENCE_BITS = 22n;

/** Makes Discord's ids: time in the upper bits, then a number that never repeats within a millisecond. */
export class Ids {
  private last = 0n;

  constructor(
    private readonly clock: Clock,
    from = '0',
  ) {
    this.last = BigInt(from);
  }

  next(): string {
    const floor = (BigInt(this.clock.now()) - EPOCH) << SEQUENCE_BITS;
    this.last = floor > this.last ? floor : this.last + 1n;
    return this.last.toString();
  }

  /** The newest id given out, to go on from after a restart. */
  get newest(): string {
    return this.last.toString();
  }

  /** Whatever the clock says, later ids are greater than this one. */
  goOnFrom(newest: string): void {
    if (BigInt(newest) > this.last) this.last = BigInt(newest);
  }
}

/** The moment an id was made. */
export function timeOf(id: string): number {
  return Number((BigInt(id) >> SEQUENCE_BITS) + EPOCH);
}
