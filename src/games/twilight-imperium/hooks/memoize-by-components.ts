import { Attachment } from '#core/attachment.ts';
import { memoizeUntilWrite } from '#core/state-memo.ts';
import type { Galaxy } from '../state.ts';
import { type InPlayState, watch } from './in-play.ts';

/** What is in play and how it lies, and what was worked out from nothing else, by what it is about. */
class Cast {
  private readonly traits: unknown[] = [];
  private known: Map<unknown, unknown>[] = [];
  private at = 0;
  private same = true;

  /** Looks whether all that components in play are found by still is as it was; else nothing is known any longer. */
  see(s: Galaxy): void {
    this.at = 0;
    this.same = true;
    watch(s, this);
    if (this.same && this.at === this.traits.length) return;
    this.traits.length = this.at;
    this.known = [];
  }

  of(kind: number): Map<unknown, unknown> {
    this.known[kind] ??= new Map();
    return this.known[kind];
  }

  note(trait: unknown): void {
    if (this.traits[this.at] !== trait) {
      this.traits[this.at] = trait;
      this.same = false;
    }
    this.at += 1;
  }
}

const CARRIED = new Attachment<Galaxy, Cast>('the components in play');

/** A table keeps its state, written in place, for as long as it lives. */
const componentsOf = memoizeUntilWrite((s: Galaxy): Cast => {
  const cast = CARRIED.of(s) ?? CARRIED.attach(s, new Cast());
  cast.see(s);
  return cast;
});

let kinds = 0;

/**
 * What follows from the components in play and from something else that never changes, worked out once for as long as the same
 * components are in play in the same way: from turn to turn they hardly ever change. What it gives is shared: nobody may change it.
 */
export function memoizeByComponents<K, V extends object>(
  work: (s: InPlayState, about: K) => V,
): (s: Galaxy, about: K) => V {
  const kind = kinds++;
  return (s, about) => {
    const known = componentsOf(s).of(kind);
    let value = known.get(about) as V | undefined;
    if (value === undefined) {
      value = work(s, about);
      known.set(about, value);
    }
    return value;
  };
}
