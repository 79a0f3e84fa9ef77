import type { Context } from '../marking/context.ts';
import { isResearched } from '../marking/technologies.ts';
import { rowOf, sideOf } from '../sheets/places.ts';
import type { Player, Side, Verdict } from '../state.ts';
import { factions } from '../tables/factions.ts';
import { technologies } from '../tables/technologies.ts';
import type { Effect } from '../tables/vocabulary.ts';

/** What an effect adds to both strengths while they are written. */
const onBoth = (effects: readonly Effect[]): number =>
  effects.reduce(
    (sum, effect) => sum + (effect.do === 'strength' && effect.side === 'both' ? effect.n : 0),
    0,
  );

/** Bonuses in every war: technologies (12.4), and what a faction adds by itself. */
function bonus({ layout, faction }: Context, player: Player): number {
  const researched = layout.technologies.filter(
    (id) => technologies[id].always === 'strength' && isResearched(player, id),
  );
  const own =
    faction !== null && factions[faction].on === 'warStrength' ? onBoth(factions[faction].first ?? []) : 0;
  return researched.length + own;
}

/** The strength of a section: its marked dots and all bonuses (12.2, 12.4, 15.12). It does not carry over to others. */
export function strengthIn(
  ctx: Context,
  player: Player,
  { war, side }: { readonly war: number; readonly side: Side },
): number {
  const [lowest, highest] = ctx.layout.warfare.wars[war]?.rows ?? [0, -1];
  const marked = player.warfare.units
    .flatMap(({ dots }) => dots)
    .filter((dot) => sideOf(dot) === side && rowOf(dot) >= lowest && rowOf(dot) <= highest);
  return marked.length + player.warfare.frontier[side] + bonus(ctx, player);
}

/** The greater strength wins; equal ones are neither won nor lost (12.6). */
export function verdictOn(own: number, other: number): Verdict {
  if (own === other) return 'tied';
  return own > other ? 'won' : 'lost';
}
