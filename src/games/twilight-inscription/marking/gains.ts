import { countOf } from '../rules/counts.ts';
import type { Player, Task } from '../state.ts';
import { factions } from '../tables/factions.ts';
import { type AssetId, type Effect, KEPT, type Kept, PRODUCTS, type Product } from '../tables/vocabulary.ts';
import { type Context, withChange } from './context.ts';
import { gainedGoods, gainedVotes, produced, underlined } from './industry.ts';
import { frontierRaised } from './warfare.ts';

const isKept = (asset: AssetId): asset is Kept => KEPT.some((kept) => kept === asset);

/** What a product asset gives: its type, and how many (9.3). */
export function productOf(asset: AssetId | null): { readonly product: Product; readonly n: number } | null {
  const product = PRODUCTS.find((one) => asset?.startsWith(one));
  return product === undefined ? null : { product, n: asset === product ? 1 : 2 };
}

/** Effects as tasks; conditions are decided as things stand now, and what is for other moments is left out. */
export function tasksOf(effects: readonly Effect[], ctx: Context, player: Player): readonly Task[] {
  return effects.flatMap((effect): readonly Task[] => {
    switch (effect.do) {
      case 'when':
        return tasksOf(
          countOf(ctx, player, effect.cond) >= effect.cond.n ? effect.holds : effect.otherwise,
          ctx,
          player,
        );
      case 'spend': {
        const on = effect.on === 'active' ? player.active : effect.on;
        return on === null ? [] : [{ do: 'spend', r: effect.r, n: effect.n, on }];
      }
      case 'deploy':
        return [{ do: 'deploy', unit: effect.unit, copy: null }];
      case 'gain':
        return effect.a === 'sameProduct' ? [] : [{ do: 'gain', a: effect.a, n: effect.n }];
      case 'develop':
        return [{ ...effect, ...(effect.lines && { lines: [...effect.lines] }) }];
      case 'strength':
      case 'freeVotes':
        return [];
      default:
        return [{ ...effect }];
    }
  });
}

export const withTasks = (player: Player, tasks: readonly Task[]): Player =>
  tasks.length === 0 ? player : withChange(player, { tasks: [...player.tasks, ...tasks] });

/** An asset, and where it stands. */
export interface Gain {
  readonly asset: AssetId;
  readonly at: string;
}

/** An asset gained (3.1): what works at once does, what asks for something waits its turn; points count by themselves. */
export function gained(ctx: Context, player: Player, { asset, at }: Gain): Player {
  const made = productOf(asset);
  if (made) return produced(ctx, player, made);
  if (isKept(asset)) return withChange(player, { kept: [...player.kept, { asset, at, spent: false }] });
  switch (asset) {
    case 'good':
      return gainedGoods(player, 1);
    case 'vote':
      return gainedVotes(player, 1);
    case 'dip':
      return underlined(ctx, player);
    case 'pop': {
      const { expansion } = player;
      const population = Math.min(ctx.layout.expansion.population.length, expansion.population + 1);
      return withChange(player, { expansion: { ...expansion, population } });
    }
    case 'faction':
      return ctx.faction === null
        ? player
        : withTasks(player, tasksOf(factions[ctx.faction].second, ctx, player)); // 19.1
    case 'relic':
      return withTasks(player, [{ do: 'relic', at }]);
    case 'frontierLeft':
      return frontierRaised(player, 'left');
    case 'frontierRight':
      return frontierRaised(player, 'right');
    default:
      return player;
  }
}
