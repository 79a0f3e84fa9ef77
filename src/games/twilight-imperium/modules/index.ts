import type { Contents } from '../hooks/book.ts';
import { type Box, baseBox } from '../tables/box.ts';
import { MODULE_IDS, type ModuleId } from '../tables/ids.ts';
import type { Module } from './manifest.ts';
import { nexus } from './nexus/index.ts';

/** Every module by its id. */
const modules: Readonly<Record<ModuleId, Module>> = { 'se.nexus': nexus };

/** All of them, in the order in which they are packed. */
export const MODULES: readonly Module[] = MODULE_IDS.map((id) => modules[id]);

/** The box of a table that plays these modules. */
export function packed(all: readonly Module[], chosen: readonly string[]): Box {
  const playing = all.filter(({ id }) => chosen.includes(id));
  const box = playing.reduce((now, module) => module.pack?.(now) ?? now, baseBox());
  return { ...box, modules: playing.map(({ id }) => id) };
}

/** The base game's components and those of some modules. */
export function merged(base: Contents, playing: readonly Module[]): Contents {
  return playing.reduce<Contents>(
    (now, { contents: more = {} }) => ({
      components: { ...now.components, ...more.components },
      strategyCards: { ...now.strategyCards, ...more.strategyCards },
      objectives: { ...now.objectives, ...more.objectives },
      secrets: { ...now.secrets, ...more.secrets },
      agendas: { ...now.agendas, ...more.agendas },
      actionCards: { ...now.actionCards, ...more.actionCards },
      steps: [...(now.steps ?? []), ...(more.steps ?? [])],
    }),
    base,
  );
}
