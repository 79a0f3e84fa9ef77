import { createHash, createHmac } from 'node:crypto';

/** One use of chance, as recorded: enough to check it against the seed when the game is over. */
export type Draw = {
  readonly path: string;
  readonly kind: 'roll' | 'shuffle';
  readonly sides: number;
  readonly results: readonly number[];
};

/** A table's seed: 256 bits as 64 hexadecimal digits. Secret until the game is over. */
export type Seed = string;

const SEED = /^[0-9a-f]{64}$/;
const WORD = 6;
const WORD_RANGE = 2 ** (8 * WORD);

export function isSeed(text: string): boolean {
  return SEED.test(text);
}

/** What is published at the start: SHA-256 of the seed's bytes. */
export function commitmentOf(seed: Seed): string {
  if (!isSeed(seed)) throw new Error('a seed is 64 hexadecimal digits');
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
}

/** A secret of the table derived from its seed for another purpose than dice. */
export function derive(seed: Seed, purpose: string): string {
  return createHmac('sha256', Buffer.from(seed, 'hex')).update(`derive ${purpose}`).digest('hex');
}

/** Short names under a secret of the table: whoever sees one cannot tell what it was made of. */
export function sealer(seed: Seed, purpose: string): (text: string) => string {
  const secret = derive(seed, purpose);
  return (text) => createHmac('sha256', secret).update(text).digest().readUIntBE(0, WORD).toString(36);
}

/** Unbiased numbers below changing limits, from HMAC-SHA256(seed, "path#block"), six bytes at a time. */
class Numbers {
  private readonly key: Buffer;
  private readonly path: string;
  private block: Buffer = Buffer.alloc(0);
  private offset = 0;
  private blocks = 0;

  constructor(seed: Seed, path: string) {
    this.key = Buffer.from(seed, 'hex');
    this.path = path;
  }

  below(limit: number): number {
    const fair = WORD_RANGE - (WORD_RANGE % limit);
    for (;;) {
      if (this.offset + WORD > this.block.length) {
        this.block = createHmac('sha256', this.key).update(`${this.path}#${this.blocks}`).digest();
        this.blocks += 1;
        this.offset = 0;
      }
      const word = this.block.readUIntBE(this.offset, WORD);
      this.offset += WORD;
      if (word < fair) return word % limit;
    }
  }
}

/** `count` numbers from 0 to `sides - 1`. */
export function roll(seed: Seed, path: string, count: number, sides: number): Draw {
  if (!Number.isInteger(sides) || sides < 1) throw new Error(`no die has ${sides} sides`);
  const numbers = new Numbers(seed, path);
  return { path, kind: 'roll', sides, results: Array.from({ length: count }, () => numbers.below(sides)) };
}

/** A permutation of 0 … size − 1 (Fisher–Yates): position i receives the item that lay at results[i]. */
export function shuffle(seed: Seed, path: string, size: number): Draw {
  const numbers = new Numbers(seed, path);
  const results = Array.from({ length: size }, (_, i) => i);
  for (let i = size - 1; i > 0; i--) {
    const j = numbers.below(i + 1);
    [results[i], results[j]] = [results[j] as number, results[i] as number];
  }
  return { path, kind: 'shuffle', sides: size, results };
}

/** Whether a recorded draw is what the seed gives. */
export function isGenuine(seed: Seed, draw: Draw): boolean {
  if (!Number.isSafeInteger(draw.sides) || draw.sides < (draw.kind === 'roll' ? 1 : 0)) return false;
  const again =
    draw.kind === 'roll'
      ? roll(seed, draw.path, draw.results.length, draw.sides)
      : shuffle(seed, draw.path, draw.sides);
  return again.results.length === draw.results.length && again.results.every((n, i) => n === draw.results[i]);
}
