import type { Seat } from '#core/seat.ts';
import type { Galaxy } from '../state.ts';
import { bookOf, type ModifierEntry } from './book.ts';
import type { Modifier, Source } from './component.ts';
import type { HookName, Hooks } from './hooks.ts';
import { memoizeByComponents } from './memoize-by-components.ts';

/** Something that changes a value, and what makes it do so. */
interface Change {
  readonly what: Modifier<HookName>;
  readonly source: Source;
}

const NONE: readonly Change[] = [];

/** What of some modifiers is in play or has left a lasting effect, tier by tier. */
const inForce = memoizeByComponents((s, entries: readonly ModifierEntry[]): readonly Change[] =>
  entries.flatMap(({ find, what }) => find(s).map((source) => ({ what, source }))),
);

/** Everything in play and every lasting effect that changes a value. */
function changesOf(s: Galaxy, hook: HookName): readonly Change[] {
  const entries = bookOf(s).modifiers.get(hook);
  return entries ? inForce(s, entries) : NONE;
}

/** Whether anything changes a value for a seat. */
export function isChangedFor(s: Galaxy, hook: HookName, seat: Seat | null): boolean {
  for (const { what, source } of changesOf(s, hook)) if (!what.own || source.seat === seat) return true;
  return false;
}

/** A value of the rules after everything in play and every lasting effect has had its say, tier by tier. */
export function modified<H extends HookName>(
  s: Galaxy,
  hook: H,
  { value, about }: { value: Hooks[H]['value']; about: Hooks[H]['about'] },
): Hooks[H]['value'] {
  let now = value;
  for (const { what, source } of changesOf(s, hook))
    if (!what.own || ('seat' in about && about.seat === source.seat))
      now = what.apply(now, about, { state: s, source }) as typeof now;
  return now;
}
