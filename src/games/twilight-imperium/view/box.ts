import { oncePerBox } from '../rules/box.ts';
import { isInBox } from '../rules/in-box.ts';
import type { Galaxy } from '../state.ts';
import type { FactionId, ModuleId, TechnologyId } from '../tables/ids.ts';
import { CARDS } from '../text/presentation/cards.ts';

/** What there is at a table, as everybody may know it. */
export interface BoxView {
  readonly modules: readonly ModuleId[];
  readonly factions: readonly FactionId[];
  readonly technologies: readonly TechnologyId[];
  /** Cards of the whole game (`kind:id`) that are not in its box. */
  readonly absent: readonly string[];
}

const absentFrom = oncePerBox((box, kind: string): readonly string[] =>
  CARDS.filter((card) => card.kind === kind)
    .map(({ id }) => `${kind}:${id}`)
    .filter((card) => !isInBox(box, card)),
);

const KINDS = [...new Set(CARDS.map(({ kind }) => kind))];

export function boxView(box: Galaxy['box']): BoxView {
  const { modules, factions, technologies } = box;
  return { modules, factions, technologies, absent: KINDS.flatMap((kind) => absentFrom(box, kind)) };
}

/** Whether a card can come up at a table. */
export const isAtTable = ({ absent }: BoxView, card: string): boolean => !absent.includes(card);
