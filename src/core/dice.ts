import { createHash, createHmac, hash } from 'node:crypto';

/** One use of chance, as recorded: enough to check it against the seed when the game is over. */
export type Draw = {
  readonly path: string;
  readonly kind: 'roll' | 'deal' | 'shuffle';
  readonly sides: number;
  readonly results: readonly number[];
};

/** A table's seed: 256 bits as 64 hexadecimal digits. Secret until the game is over. */
export type Seed = string;

const SEED = /^[0-9a-f]{64}$/;
/** Six bytes, as hexadecimal digits. */
const WORD = 12;
const WORD_RANGE = 16 ** WORD;

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
  return (text) => hash('sha256', `${secret} ${text}`).slice(0, WORD);
}

/** Unbiased numbers below changing limits, from HMAC-SHA256(seed, "path#block"), six bytes at a time. */
class Numbers {
  private readonly key: Buffer;
  private readonly path: string;
  private block = '';
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
        this.block = createHmac('sha256', this.key).update(`${this.path}#${this.blocks}`).digest('hex');
        this.blocks += 1;
        this.offset = 0;
      }
      const word = Number.parseInt(this.block.slice(this.offset, this.offset + WORD), 16);
      this.offset += WORD;
      if (word < fair) return word % limit;
    }
  }
}

/** `count` numbers from 0 to `sides - 1`. */
export function roll(
  seed: Seed,
  path: string,
  dice: { readonly count: number; readonly sides: number },
): Draw {
  const { count, sides } = dice;
  if (!Number.isInteger(sides) || sides < 1) throw new Error(`no die has ${sides} sides`);
  const numbers = new Numbers(seed, path);
  return { path, kind: 'roll', sides, results: Array.from({ length: count }, () => numbers.below(sides)) };
}

/** The first `count` of 0 … size − 1 in a random order (Fisher–Yates from the front). */
function dealt(numbers: Numbers, count: number, size: number): number[] {
  const moved = new Map<number, number>();
  const results: number[] = [];
  for (let i = 0; i < count; i++) {
    const j = i === size - 1 ? i : i + numbers.below(size - i);
    results.push(moved.get(j) ?? j);
    moved.set(j, moved.get(i) ?? i);
  }
  return results;
}

/** `count` different positions out of `size`: what a hand takes out of a bag. */
export function deal(
  seed: Seed,
  path: string,
  from: { readonly count: number; readonly size: number },
): Draw {
  const { count, size } = from;
  if (count > size) throw new Error(`${count} cannot be dealt out of ${size}`);
  return { path, kind: 'deal', sides: size, results: dealt(new Numbers(seed, path), count, size) };
}

/** A permutation of 0 … size − 1: position i receives the item that lay at results[i]. */
export function shuffle(seed: Seed, path: string, size: number): Draw {
  return { path, kind: 'shuffle', sides: size, results: dealt(new Numbers(seed, path), size, size) };
}

function again(seed: Seed, { path, kind, sides, results }: Draw): Draw {
  switch (kind) {
    case 'roll':
      return roll(seed, path, { count: results.length, sides });
    case 'deal':
      return deal(seed, path, { count: results.length, size: sides });
    case 'shuffle':
      return shuffle(seed, path, sides);
  }
}

/** Whether a recorded draw is what the seed gives. */
export function isGenuine(seed: Seed, draw: Draw): boolean {
  const { kind, sides, results } = draw;
  if (!Number.isSafeInteger(sides) || sides < (kind === 'roll' ? 1 : 0)) return false;
  if (kind === 'deal' && results.length > sides) return false;
  // What is said to be many must be many: else a few words would cost any time.
  if (kind === 'shuffle' && results.length !== sides) return false;
  const genuine = again(seed, draw).results;
  return genuine.length === results.length && genuine.every((n, i) => n === results[i]);
}
