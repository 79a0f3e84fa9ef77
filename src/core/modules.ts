import type { Message } from './message.ts';
import { core } from './text/lexicon.ts';

/** An option of a game's rules that a table may play with, as it is shown before the start. */
export interface ModuleChoice {
  readonly id: string;
  readonly label: Message;
  /** What it changes, in a sentence or two. */
  readonly about: Message;
  /** What it stands with where there are many. */
  readonly group: Message;
  /** Modules without which it cannot be played, and those that it cannot be played with. */
  readonly needs?: readonly string[];
  readonly conflicts?: readonly string[];
  /** How many can play it; as many as can play the game if nothing is said. */
  readonly seats?: readonly number[];
}

/** Why some modules cannot be played together, or by so many; null if they can. What names no module is left to the options. */
export function moduleTrouble(
  all: readonly ModuleChoice[],
  chosen: readonly string[],
  seats: number | null,
): Message | null {
  for (const module of all.filter(({ id }) => chosen.includes(id))) {
    const trouble = troubleOf(all, chosen, module);
    if (trouble) return trouble;
    if (seats !== null && module.seats && !module.seats.includes(seats))
      return core('core.moduleSeats', { module: module.label, seats: module.seats.join(', ') });
  }
  return null;
}

function troubleOf(
  all: readonly ModuleChoice[],
  chosen: readonly string[],
  { id, label, needs = [], conflicts = [] }: ModuleChoice,
): Message | null {
  const named = (wanted: string) => all.find((module) => module.id === wanted)?.label;
  const missing = needs.find((needed) => !chosen.includes(needed));
  const needed = missing && named(missing);
  if (needed) return core('core.moduleNeeds', { module: label, needs: needed });
  const rival = all.find(
    (other) =>
      chosen.includes(other.id) && (conflicts.includes(other.id) || other.conflicts?.includes(id) === true),
  );
  return rival ? core('core.moduleConflict', { module: label, with: rival.label }) : null;
}

/** Why a module cannot be taken as well, as things stand; what it needs comes along with it. */
export function bars(all: readonly ModuleChoice[], chosen: readonly string[], id: string): Message | null {
  const wanted = withNeeds(all, [...chosen, id]);
  return moduleTrouble(all, wanted, null);
}

/** Some modules and all that they need, in the order of the game. */
export function withNeeds(all: readonly ModuleChoice[], chosen: readonly string[]): string[] {
  const wanted = new Set<string>();
  const add = (id: string) => {
    if (wanted.has(id)) return;
    wanted.add(id);
    for (const needed of all.find((module) => module.id === id)?.needs ?? []) add(needed);
  };
  for (const id of chosen) add(id);
  return all.map(({ id }) => id).filter((id) => wanted.has(id));
}

/** Those of some modules that can still be played when one of them is given up. */
export function without(all: readonly ModuleChoice[], chosen: readonly string[], id: string): string[] {
  const left = chosen.filter((one) => one !== id);
  const orphan = left.find((one) =>
    all.find((module) => module.id === one)?.needs?.some((needed) => !left.includes(needed)),
  );
  return orphan === undefined ? left : without(all, left, orphan);
}
