import type { Message } from '#core/message.ts';
import type { ModuleChoice } from '#core/modules.ts';
import { LIMITS, pieces } from '../messages/limits.ts';

/** Modules that stand in one select: those of a group, or as many of them as it holds. */
export interface ModuleGroup {
  /** The first of them, by which the select is known again. */
  readonly id: string;
  readonly label: Message;
  readonly modules: readonly ModuleChoice[];
}

/** Modules by their groups, both in the order of the game. */
export function moduleGroups(all: readonly ModuleChoice[]): readonly ModuleGroup[] {
  const groups = new Map<string, ModuleChoice[]>();
  for (const module of all) {
    const key = JSON.stringify(module.group);
    groups.set(key, [...(groups.get(key) ?? []), module]);
  }
  return [...groups.values()]
    .flatMap((modules) => pieces(modules, LIMITS.selectOptions))
    .flatMap((modules) => {
      const [first] = modules;
      return first === undefined ? [] : [{ id: first.id, label: first.group, modules }];
    });
}
