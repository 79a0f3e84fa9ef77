import type { Context } from '../marking/context.ts';
import { victoryOf } from '../sheets/places.ts';
import type { Player } from '../state.ts';
import { type FactionId, factions } from '../tables/factions.ts';
import { ASSETS, type AssetId, type Effect } from '../tables/vocabulary.ts';
import type { TimeLeft } from './time-left.ts';

/** What a resource brings on average, in points. */
export const RESOURCE = 0.7;

/** What effects are worth where nobody looks closely, in points. */
export function effectWorth(
  effect: Pick<Effect, 'do'> & { readonly n?: number; readonly a?: string },
): number {
  const n = effect.n ?? 1;
  switch (effect.do) {
    case 'gain':
      return n * (effect.a === 'vote' ? 0.3 : effect.a === 'special?' || effect.a === 'planet' ? 1.6 : 0.9);
    case 'spend':
      return n * RESOURCE;
    case 'explore':
    case 'crossCell':
      return n * 0.6;
    case 'claim':
    case 'claimCell':
      return n * 1.1;
    case 'deployInfantry':
      return n * 0.5;
    case 'develop':
      return n * 0.8;
    case 'deploy':
      return 1.6;
    case 'researchAny':
      return 2;
    case 'vp':
      return n;
    default:
      return 0;
  }
}

const secondWorth = (faction: FactionId | null): number =>
  faction === null ? 0 : factions[faction].second.reduce((sum, effect) => sum + effectWorth(effect), 0);

/** Over how many strategy events an asset that must be spent becomes worth all it can be. */
const soon = ({ strategies }: TimeLeft, full: number) => Math.min(1, (strategies + 0.5) / full);

function worthOf(
  asset: AssetId,
  { ctx, player, time }: { ctx: Context; player: Player; time: TimeLeft },
): number {
  switch (asset) {
    case 'planet':
      return 1.5 * soon(time, 6);
    case 'alloy':
      return 1.7 * soon(time, 4);
    case 'charter':
      return 1.5 * soon(time, 4);
    case 'cipher':
      return 1.9 * soon(time, 5);
    case 'dieI':
      return 0.6 * time.strategies;
    case 'dieM':
    case 'dieR':
      return 0.26 * time.strategies;
    case 'good':
      return time.strategies > 0 ? RESOURCE : 0.5;
    case 'vote':
      return time.councils > 0 ? 0.35 : 0.03;
    case 'dip':
      return 0.45 + 0.3 * time.councils;
    case 'pop':
      return ctx.layout.expansion.population[player.expansion.population] ?? 0;
    case 'faction':
      return secondWorth(ctx.faction);
    case 'relic':
      return 2.5 + 1.3 * soon(time, 3);
    case 'frontierLeft':
    case 'frontierRight':
      return 0.4 * time.wars;
    default:
      return asset.startsWith('P')
        ? (asset.endsWith('x2') ? 2 : 1) * (0.55 + 0.2 * time.productions)
        : victoryOf(asset);
  }
}

/** What every asset is worth to a player now, in points. */
export function assetWorths(ctx: Context, player: Player, time: TimeLeft): Readonly<Record<AssetId, number>> {
  return Object.fromEntries(
    ASSETS.map((asset) => [asset, worthOf(asset, { ctx, player, time })]),
  ) as Readonly<Record<AssetId, number>>;
}
