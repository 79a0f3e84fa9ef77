import type { Option } from '#core/question.ts';
import type { Loot } from '../rules/loot.ts';
import type { Galaxy } from '../state.ts';
import { msg } from '../text/lexicon.ts';
import { projectName } from '../text/project.ts';

/** A rival's cube as something to choose. */
export function lootOption(s: Galaxy, loot: Loot): Option<Loot> {
  const { id, from, ref, lying } = loot;
  const { cube, printed, loss } = lying;
  const at = printed === cube ? null : printed;
  const label = msg('option.loot', { from, cube, project: projectName(s, ref), at, loss });
  return { id, label, group: msg('option.seat', { seat: from }), value: loot };
}
