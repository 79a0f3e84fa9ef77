import { bookOf } from '../hooks/book.ts';
import { modified } from '../hooks/modified.ts';
import { needOf, type Score, type Shot, SIDES, scoreOf, type Throw, throwsOf } from '../rules/combat/dice.ts';
import type { Galaxy } from '../state.ts';

/** How likely a score is. */
export interface Chance extends Score {
  readonly p: number;
}
/** Every score that a roll can come to. */
export type Spread = readonly Chance[];

const NOTHING: Spread = [{ hits: 0, heavy: 0, p: 1 }];

/** What a roll can come to: exactly, die by die. Whoever may reroll does so with every die that missed (44.1). */
export function spreadOf(s: Galaxy, shot: Shot): Spread {
  const throws = throwsOf(s, shot);
  const { seat, kind } = shot;
  const tries = modified(s, 'rerolls', { value: false, about: { seat, kind } }) ? 2 : 1;
  if (!isTouched(s)) return plainSpread(throws, tries);
  let spread = NOTHING;
  for (const one of throws) {
    const die = dieOf(s, shot, { ...one, tries });
    for (let n = 0; n < one.dice; n++) spread = sum(spread, die);
  }
  return spread;
}

/** Whether anything in play changes what a die makes. */
function isTouched(s: Galaxy): boolean {
  const { modifiers } = bookOf(s);
  return (['hits', 'nonFighterOnly'] as const).some((hook) =>
    modifiers.get(hook)?.some(({ find }) => find(s).length > 0),
  );
}

/** Dice that make a hit or none: one number for each count of hits is enough. */
function plainSpread(throws: readonly Throw[], tries: number): Spread {
  let chances = [1];
  for (const one of throws) {
    const p = Math.max(0, Math.min(SIDES, SIDES + 1 - needOf(one))) / SIDES;
    const last = 1 - (1 - p) ** tries;
    for (let n = 0; n < one.dice; n++) chances = withDie(chances, last);
  }
  return chances.flatMap((p, hits) => (p > 0 ? [{ hits, heavy: 0, p }] : []));
}

function withDie(chances: readonly number[], p: number): number[] {
  const next = new Array<number>(chances.length + 1).fill(0);
  for (let hits = 0; hits < chances.length; hits++) {
    const chance = chances[hits] ?? 0;
    next[hits] = (next[hits] ?? 0) + chance * (1 - p);
    next[hits + 1] = (next[hits + 1] ?? 0) + chance * p;
  }
  return next;
}

/** What one die can come to, as the rules score each of its faces; while it may be rerolled a miss is no result. */
function dieOf(s: Galaxy, shot: Shot, { tries, ...one }: Throw & { readonly tries: number }): Spread {
  const { unit, hitOn, bonus } = one;
  const faces = Array.from({ length: SIDES }, (_, i) => {
    const result = i + 1;
    const score = scoreOf(s, shot, { unit, hitOn, bonus, result, rerolledBy: [] });
    return { ...score, p: 1 / SIDES, missed: result < needOf(one) };
  });
  if (tries === 1) return distinct(faces);
  const misses = faces.filter(({ missed }) => missed).length / SIDES;
  const again = dieOf(s, shot, { ...one, tries: tries - 1 }).map((score) => ({
    ...score,
    p: score.p * misses,
  }));
  return distinct([...faces.filter(({ missed }) => !missed), ...again]);
}

function sum(a: Spread, b: Spread): Spread {
  return distinct(
    a.flatMap((x) => b.map((y) => ({ hits: x.hits + y.hits, heavy: x.heavy + y.heavy, p: x.p * y.p }))),
  );
}

/** Equal scores together. */
function distinct(all: readonly Chance[]): Spread {
  const found = new Map<number, { hits: number; heavy: number; p: number }>();
  for (const { hits, heavy, p } of all) {
    const key = hits * 1_024 + heavy;
    const known = found.get(key);
    if (known) known.p += p;
    else found.set(key, { hits, heavy, p });
  }
  return [...found.values()];
}
