import { pseudoRandom } from '#core/pseudo-random.ts';

/** Words that programs stumble over: nothing, control characters, names of the language's own, markup, halves of characters. */
const STRANGE = [
  '',
  ' ',
  '\u0000',
  '\u202eevil',
  '\ud83d',
  '👩‍🚀'.repeat(30),
  'а̴̢̛'.repeat(20),
  '-1',
  '0',
  '1e309',
  'NaN',
  '999999999999999999999',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  '~',
  '|||||',
  "'; DROP TABLE tables; --",
  '../../etc/passwd',
  '@everyone <@1> <#2> </game end:3>',
  '```\n# big\n```',
  '{"a":[1,{"b":null}]}',
  '[{"op":"replace","path":"/turn/seat","value":1}]',
  '[{"op":"test","path":"/seats/0/bag/red","value":3}]',
] as const;

/** At, beside and far beyond what Discord allows anywhere. */
const LENGTHS = [45, 80, 81, 100, 101, 300, 1_000, 4_000, 4_001, 6_000, 20_000] as const;

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  3,
  0.5,
  25,
  91,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  1e300,
  Number.MIN_VALUE,
] as const;

/** Chance that repeats itself, and the rubbish that comes of it. */
export class Junk {
  private readonly random: () => number;

  constructor(seed: string) {
    this.random = pseudoRandom(seed);
  }

  below(count: number): number {
    return Math.floor(this.random() * count);
  }

  chance(part: number): boolean {
    return this.random() < part;
  }

  any<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  some<T>(items: readonly T[], most: number): T[] {
    return Array.from({ length: this.below(most + 1) }, () => this.any(items));
  }

  /** A word that is nobody's. */
  text(): string {
    if (this.chance(0.6)) return this.any(STRANGE);
    if (this.chance(0.3)) return this.any(['x', 'ж', '𝕏', '|', '\n']).repeat(this.any(LENGTHS));
    return Array.from({ length: this.below(40) }, () => String.fromCodePoint(1 + this.below(0x2fff))).join(
      '',
    );
  }

  number(): number {
    return this.any(NUMBERS);
  }

  id(): string {
    return this.chance(0.5) ? `${1_000_000_000_000_000 + this.below(1_000_000_000)}` : this.text();
  }

  /** Anything that JSON can hold, nested a little. */
  value(depth = 2): unknown {
    switch (this.below(depth > 0 ? 7 : 5)) {
      case 0:
        return this.text();
      case 1:
        return this.number();
      case 2:
        return null;
      case 3:
        return this.chance(0.5);
      case 4:
        return this.id();
      case 5:
        return Array.from({ length: this.below(4) }, () => this.value(depth - 1));
      default:
        return Object.fromEntries(
          Array.from({ length: this.below(4) }, () => [
            this.any(['id', 'name', 'type', 'value', 'options']),
            this.value(depth - 1),
          ]),
        );
    }
  }
}
