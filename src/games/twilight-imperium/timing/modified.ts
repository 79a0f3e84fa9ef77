import type { Galaxy } from '../state.ts';
import { book } from './book.ts';
import type { HookName, Hooks } from './hooks.ts';
import { inPlay, lastingOf } from './in-play.ts';

/** A value of the rules after everything in play has had its say. */
export function modified<H extends HookName>(
  s: Galaxy,
  hook: H,
  { value, about }: { value: Hooks[H]['value']; about: Hooks[H]['about'] },
): Hooks[H]['value'] {
  const { standing, lasting } = book();
  let now = value;
  for (const { id, what } of standing.get(hook) ?? [])
    for (const source of inPlay(s, id)) now = what.apply(now, about, { state: s, source }) as typeof now;
  if (s.effects.length > 0)
    for (const { id, what } of lasting.get(hook) ?? [])
      for (const source of lastingOf(s, id)) now = what.apply(now, about, { state: s, source }) as typeof now;
  return now;
}
