import type { Player } from '../state.ts';
import { technologies } from '../tables/technologies.ts';
import type { SheetId, TechnologyId } from '../tables/vocabulary.ts';
import { type Context, changed, withChange } from './context.ts';
import type { SheetMark } from './mark.ts';

type TechnologyMark = Extract<SheetMark, { readonly mark: 'technology' }>;

/** Technologies of a sheet that are not researched yet. */
export const unresearched = ({ layout }: Context, player: Player, sheet?: SheetId): readonly TechnologyId[] =>
  layout.technologies.filter(
    (id) => (sheet === undefined || technologies[id].sheet === sheet) && !isResearched(player, id),
  );

export const isResearched = ({ technologies: own }: Player, id: TechnologyId): boolean =>
  own.some((tech) => tech.id === id && tech.researched);

/** Research symbols of a sheet that may be crossed (17.1). */
export const technologySymbols = (ctx: Context, player: Player, sheet: SheetId): readonly TechnologyMark[] =>
  unresearched(ctx, player, sheet).map((tech) => ({ mark: 'technology', tech }));

const withTechnology = (
  player: Player,
  id: TechnologyId,
  change: (tech: Player['technologies'][number]) => Player['technologies'][number],
): Player =>
  withChange(player, { technologies: changed(player.technologies, (tech) => tech.id === id, change) });

/** A symbol crossed; with the last one the technology is researched. */
export const researchCrossed = (player: Player, id: TechnologyId): Player =>
  withTechnology(player, id, (tech) => {
    const crossed = Math.min(technologies[id].research, tech.crossed + 1);
    return { ...tech, crossed, researched: tech.researched || crossed === technologies[id].research };
  });

/** Researched by a special asset or an effect: any one of its costs (17.4). */
export const researchedBy = (player: Player, id: TechnologyId): Player =>
  withTechnology(player, id, (tech) => ({ ...tech, researched: true }));
