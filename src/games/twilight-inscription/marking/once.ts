import type { Player, Task } from '../state.ts';
import { factions } from '../tables/factions.ts';
import { technologies } from '../tables/technologies.ts';
import type { Conversion, Product, TechnologyId } from '../tables/vocabulary.ts';
import { type Context, withChange } from './context.ts';
import { isResearched } from './technologies.ts';

/** Marks in `used` that a faction's conversion was used in this strategy event. */
const BY_FACTION = 'faction';

/** Technologies of the active sheet that are researched and not used in this activation (17.2, 17.3). */
export const ready = ({ layout }: Context, player: Player): readonly TechnologyId[] =>
  layout.technologies.filter(
    (id) => technologies[id].sheet === player.active && isResearched(player, id) && !player.used.includes(id),
  );

export const usedUp = (player: Player, what: string): Player =>
  withChange(player, { used: [...player.used, what] });

/** A further product of the type just claimed, if a technology offers one (linked markets). */
export function linkedProduct(ctx: Context, player: Player, product: Product | undefined): readonly Task[] {
  if (product === undefined) return [];
  const offered = ready(ctx, player).some((id) => technologies[id].onClaimProduct !== undefined);
  return offered ? [{ do: 'moreOf', product }] : [];
}

/** Marks the technology as used that gives a further product. */
export function linkedProductTaken(ctx: Context, player: Player): Player {
  const tech = ready(ctx, player).find((id) => technologies[id].onClaimProduct !== undefined);
  return tech === undefined ? player : usedUp(player, tech);
}

/** Ways to spend a resource as another that are not used up: the faction's, and those of technologies. */
export function conversions(
  ctx: Context,
  player: Player,
): readonly { readonly by: 'faction' | TechnologyId; readonly convert: Conversion }[] {
  const own = ctx.faction === null ? undefined : factions[ctx.faction].convert;
  const byFaction =
    own && !player.used.includes(BY_FACTION) ? [{ by: BY_FACTION, convert: own } as const] : [];
  const byTechnology = ready(ctx, player).flatMap((by) => {
    const { convert } = technologies[by];
    return convert ? [{ by, convert }] : [];
  });
  return [...byFaction, ...byTechnology];
}
