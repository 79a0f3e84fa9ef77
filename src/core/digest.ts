import { hash } from 'node:crypto';

/** A fast 53-bit string hash; `seed` chains it. Not for secrets: those go through HMAC. */
export function digest(text: string, seed = 0): number {
  let a = 0xdeadbeef ^ seed;
  let b = 0x41c6ce57 ^ Math.trunc(seed / 0x100000000);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}

/** The same for a long text, of which a native hash is made first: that is much faster. */
export const longDigest = (text: string, seed: number): number => digest(hash('sha256', text), seed);
