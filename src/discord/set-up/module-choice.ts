import type { Message } from '#core/message.ts';
import { bars, type ModuleChoice, type ModuleTable, withNeeds, without } from '#core/modules.ts';
import { words } from '../text/lexicon.ts';

/** What was ticked among the modules of one select. */
export interface Ticked {
  readonly offered: readonly ModuleChoice[];
  readonly ticked: readonly string[];
}

/** Which modules a table has afterwards, and what there is to say about it. */
export interface ModulesChosen {
  readonly chosen: readonly string[];
  readonly notes: readonly Message[];
}

/** Modules are given up and taken: what one needs comes along, what needs it goes too, what does not fit stays out, each with a word. */
export function chooseModules(
  all: readonly ModuleChoice[],
  { chosen, seats }: ModuleTable,
  { offered, ticked }: Ticked,
): ModulesChosen {
  const notes: Message[] = [];
  let now: readonly string[] = chosen;
  for (const module of offered.filter(({ id }) => chosen.includes(id) && !ticked.includes(id))) {
    const left = without(all, now, module.id);
    const gone = labels(all, now, (id) => id !== module.id && !left.includes(id));
    if (gone.length > 0) notes.push(words('setup.dropped', { modules: gone, needs: module.label }));
    now = left;
  }
  for (const module of offered.filter(({ id }) => ticked.includes(id))) {
    if (now.includes(module.id) || chosen.includes(module.id)) continue;
    const reason = bars(all, { chosen: now, seats }, module.id);
    if (reason) {
      notes.push(words('play.refused', { reason, rule: null }));
      continue;
    }
    const more = withNeeds(all, [...now, module.id]);
    const brought = labels(all, more, (id) => !now.includes(id) && !ticked.includes(id));
    if (brought.length > 0) notes.push(words('setup.brought', { modules: brought, by: module.label }));
    now = more;
  }
  return { chosen: now, notes };
}

function labels(
  all: readonly ModuleChoice[],
  ids: readonly string[],
  isMeant: (id: string) => boolean,
): Message[] {
  return all.filter(({ id }) => ids.includes(id) && isMeant(id)).map(({ label }) => label);
}
