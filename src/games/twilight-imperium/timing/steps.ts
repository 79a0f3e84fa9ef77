import type { Flow } from '#core/flow.ts';
import { bookOf } from '../hooks/book.ts';
import type { StepName, Steps } from '../hooks/steps.ts';
import type { ImperiumTable } from '../table.ts';

/** A step of the base game is over: what modules have put behind it comes now. */
export function* after<K extends StepName>(t: ImperiumTable, step: K, about: Steps[K]): Flow<void> {
  for (const added of bookOf(t.state).steps.get(step) ?? [])
    yield* (added.run as (t: ImperiumTable, about: Steps[K]) => Flow<void>)(t, about);
}
