import type { Galaxy } from '../state.ts';
import { book } from './book.ts';
import type { HookName, Hooks } from './hooks.ts';

/** A value of the rules after everything in play and every lasting effect has had its say, tier by tier. */
export function modified<H extends HookName>(
  s: Galaxy,
  hook: H,
  { value, about }: { value: Hooks[H]['value']; about: Hooks[H]['about'] },
): Hooks[H]['value'] {
  const entries = book().modifiers.get(hook);
  if (!entries) return value;
  let now = value;
  for (const { find, what } of entries)
    for (const source of find(s)) now = what.apply(now, about, { state: s, source }) as typeof now;
  return now;
}
