import type { Message } from './message.ts';
import type { Setting } from './setting.ts';
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
  /** What more there is to settle where it is played. */
  readonly settings?: readonly Setting[];
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

/** What a table has chosen so far, and how many may come to play there. */
export interface ModuleTable {
  readonly chosen: readonly string[];
  readonly seats: readonly number[];
}

/** Why a module cannot be taken as well, as things stand; what it needs comes along with it. */
export function bars(
  all: readonly ModuleChoice[],
  { chosen, seats }: ModuleTable,
  id: string,
): Message | null {
  const wanted = withNeeds(all, [...chosen, id]);
  // What it has against the others itself is said before anything else.
  const order = [...all.filter((module) => module.id === id), ...all.filter((module) => module.id !== id)];
  const troubles = seats.map((count) => moduleTrouble(order, wanted, count));
  return moduleTrouble(order, wanted, null) ?? (troubles.includes(null) ? null : (troubles[0] ?? null));
}

/** Every module that so many can play together, taken in order: what does not go with those before it is left out. */
export function allTogether(all: readonly ModuleChoice[], seats: number): string[] {
  return taken(all, all, seats);
}

/** Some of the modules, by chance, that so many can play together. */
export function someTogether(all: readonly ModuleChoice[], seats: number, random: () => number): string[] {
  const drawn = all
    .filter(() => random() < 0.5)
    .map((module) => ({ module, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ module }) => module);
  return taken(all, drawn, seats);
}

function taken(all: readonly ModuleChoice[], wanted: readonly ModuleChoice[], seats: number): string[] {
  let chosen: string[] = [];
  for (const { id } of wanted)
    if (bars(all, { chosen, seats: [seats] }, id) === null) chosen = withNeeds(all, [...chosen, id]);
  return chosen;
}

/** The modules that stand in the options of a table. */
export function modulesIn(options: unknown): readonly string[] {
  const named = (options as { readonly modules?: unknown } | null)?.modules;
  return Array.isArray(named) ? named.filter((id): id is string => typeof id === 'string') : [];
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
