import type { Player } from '../state.ts';
import { HOME } from '../tables/navigation.ts';
import { technologies } from '../tables/technologies.ts';
import { type Context, oncePerSheet, withChange } from './context.ts';
import type { SheetMark } from './mark.ts';

type Explore = Extract<SheetMark, { readonly mark: 'explore' }>;
type Claim = Extract<SheetMark, { readonly mark: 'claim' }>;

const exploredBy = oncePerSheet(
  'navigation',
  (_, { navigation }): ReadonlySet<string> => new Set([HOME, ...navigation.explored.map(({ id }) => id)]),
);

/** Whether wormholes may be used (6.6). */
export const canUseWormholes = ({ technologies: own }: Player): boolean =>
  own.some(({ id, researched }) => researched && technologies[id].always === 'wormholes');

/** Unexplored systems at the end of a lane from an explored one, claimed or not (6.3, 6.4). */
const alongLanes = oncePerSheet('navigation', (ctx, player): readonly Explore[] => {
  const reached = exploredBy(ctx, player);
  return [...ctx.layout.navigation.beside].flatMap(([system, beside]): readonly Explore[] => {
    if (reached.has(system)) return [];
    const from = beside.find((other) => reached.has(other));
    return from === undefined ? [] : [{ mark: 'explore', system, from }];
  });
});

/** Unexplored systems that are reached by entering one wormhole and leaving another, neither of them used before (6.7, 6.8). */
function throughWormholes(ctx: Context, player: Player): readonly Explore[] {
  if (!canUseWormholes(player)) return [];
  const reached = exploredBy(ctx, player);
  const free = [...ctx.layout.navigation.wormholes.values()].filter(
    ({ id }) => !player.navigation.wormholes.includes(id),
  );
  const entries = free.filter(({ next }) => next.some((system) => reached.has(system)));
  return entries.flatMap((entry) =>
    free.flatMap((exit) =>
      exit.id === entry.id
        ? []
        : exit.next
            .filter((system) => !reached.has(system))
            .map((system): Explore => ({ mark: 'explore', system, from: `${entry.id}>${exit.id}` })),
    ),
  );
}

/** What may be explored. */
export function explorations(ctx: Context, player: Player, only?: 'wormholes'): readonly Explore[] {
  const passages = throughWormholes(ctx, player);
  return only === 'wormholes' ? passages : [...alongLanes(ctx, player), ...passages];
}

/** What may be claimed: explored, not claimed yet, and not crossed out (6.5, 6.9). */
export function claims(_: Context, { navigation }: Player): readonly Claim[] {
  return navigation.explored
    .filter(({ id }) => !navigation.claimed.includes(id) && !navigation.crossedOut.includes(id))
    .map(({ id }) => ({ mark: 'claim', system: id }));
}

export function explored(player: Player, { system, from }: Explore): Player {
  const { navigation } = player;
  const passed = from.includes('>') ? from.split('>') : [];
  return withChange(player, {
    navigation: {
      ...navigation,
      explored: [...navigation.explored, { id: system, from }],
      wormholes: [...navigation.wormholes, ...passed],
    },
  });
}

export function claimed(player: Player, { system }: Claim): Player {
  const { navigation } = player;
  return withChange(player, { navigation: { ...navigation, claimed: [...navigation.claimed, system] } });
}
