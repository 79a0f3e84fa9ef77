import type { Seat } from '#core/seat.ts';
import { onceWhileStill } from '#core/still.ts';
import type { Galaxy } from '../state.ts';
import { book } from './book.ts';
import type { Modifier, Source } from './component.ts';
import type { HookName, Hooks } from './hooks.ts';

/** Something that changes a value, and what makes it do so. */
interface Change {
  readonly what: Modifier<HookName>;
  readonly source: Source;
}

const NONE: readonly Change[] = [];

/** Everything in play and every lasting effect that changes a value, tier by tier. */
const changesOf = onceWhileStill((s: Galaxy, hook: HookName): readonly Change[] => {
  let found: Change[] | null = null;
  for (const { find, what } of book().modifiers.get(hook) ?? [])
    for (const source of find(s)) {
      found ??= [];
      found.push({ what, source });
    }
  return found ?? NONE;
});

/** Whether anything changes a value at all now. */
export const isChanged = (s: Galaxy, hook: HookName): boolean => changesOf(s, hook).length > 0;

/** Whether anything changes a value for a seat. */
export const isChangedFor = (s: Galaxy, hook: HookName, seat: Seat | null): boolean =>
  changesOf(s, hook).some(({ what, source }) => !what.own || source.seat === seat);

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
