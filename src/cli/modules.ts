import type { Game } from '#core/game.ts';
import { allTogether, moduleTrouble, someTogether, withNeeds } from '#core/modules.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import { speaker } from '#core/speak.ts';

/** Which modules are wanted, as it was typed: ids parted by commas, `all` that go together, or `random` ones for each game. */
export type SaidModules = string | undefined;

/** For how many a match is, and what its chance follows from. */
interface MatchSize {
  readonly seats: number;
  readonly seed: string;
}

/** The modules of a match, null if nothing was said of any; throws with a reason for what cannot be played. */
export function modulesFor(
  { id: game, presentation: face, texts }: Game,
  said: SaidModules,
  { seats, seed }: MatchSize,
): readonly string[] | null {
  if (said === undefined) return null;
  const all = face.modules ?? [];
  if (all.length === 0) throw new Error(`${game} has no modules`);
  if (said === 'all') return allTogether(all, seats);
  if (said === 'random') return someTogether(all, seats, pseudoRandom(`modules ${seed}`));
  const ids = said.split(',').filter(Boolean);
  const unknown = ids.find((one) => !all.some(({ id }) => id === one));
  if (unknown !== undefined)
    throw new Error(`${game} has no module "${unknown}"; it has ${all.map(({ id }) => id).join(', ')}`);
  const modules = withNeeds(all, ids);
  const trouble = moduleTrouble(all, modules, seats);
  if (trouble) throw new Error(speaker('en', texts.en, String).say(trouble));
  return modules;
}

/** Options with the modules of a match among them; as they are if nothing was said of any. */
export function withModules(options: unknown, modules: readonly string[] | null): unknown {
  return modules === null ? options : { ...(options as object), modules: [...modules] };
}
