import type { Line } from '../sheets/layouts.ts';
import type { Player } from '../state.ts';
import type { AssetId, Resource } from '../tables/vocabulary.ts';
import { type Context, withChange } from './context.ts';
import type { SheetMark } from './mark.ts';
import { symbolsLeft } from './symbols.ts';

type Develop = Extract<SheetMark, { readonly mark: 'develop' }>;
type BaseSymbol = Extract<SheetMark, { readonly mark: 'base' }>;

/** Symbols of unlocked planets that are not crossed (7.1, 7.2), all of them or those that a resource crosses. */
export function symbols({ layout }: Context, { expansion }: Player, r?: Resource): readonly Develop[] {
  if (expansion.unlocked.length === 0) return [];
  const crossed = new Set(expansion.crossed);
  return [...layout.expansion.symbols.values()]
    .filter(
      ({ id, planet, resource }) =>
        expansion.unlocked.includes(planet) &&
        !crossed.has(id) &&
        (r === undefined || resource === r || resource === '*'),
    )
    .map(({ id }) => ({ mark: 'develop', symbol: id }));
}

/** Symbols that stand in a row or column showing one of these assets, whatever became of it (7.8). */
export function inLinesWith({ layout }: Context, assets: readonly AssetId[]): ReadonlySet<string> {
  return new Set(
    layout.expansion.lines.filter(({ asset }) => assets.includes(asset)).flatMap((line) => line.symbols),
  );
}

const baseOf = ({ expansion }: Player, id: string) => expansion.bases.find((base) => base.id === id);

/** Bases that are not built yet. */
export const unbuilt = ({ layout }: Context, player: Player): readonly string[] =>
  [...layout.expansion.bases.keys()].filter((id) => !baseOf(player, id)?.built);

/** Bases with a symbol left that a resource crosses (7.4). */
export function baseSymbols(ctx: Context, player: Player, r: Resource): readonly BaseSymbol[] {
  return unbuilt(ctx, player)
    .filter((id) =>
      symbolsLeft(ctx.layout.expansion.bases.get(id)?.cost ?? '', baseOf(player, id)?.crossed).includes(r),
    )
    .map((base) => ({ mark: 'base', base, r }));
}

/** A symbol crossed, and the lines that it completes, rows first (7.3). */
export function developed(
  { layout }: Context,
  player: Player,
  { symbol }: Develop,
): { readonly player: Player; readonly lines: readonly Line[] } {
  const { expansion } = player;
  const crossed = [...expansion.crossed, symbol];
  const lines = layout.expansion.lines.filter(
    (line) => line.symbols.includes(symbol) && line.symbols.every((id) => crossed.includes(id)),
  );
  return { player: withChange(player, { expansion: { ...expansion, crossed } }), lines };
}

/** A base after some change; its asset is gained when it is built. */
export function basePaid(ctx: Context, player: Player, { base: id, r }: BaseSymbol) {
  const cost = ctx.layout.expansion.bases.get(id)?.cost ?? '';
  const crossed = `${baseOf(player, id)?.crossed ?? ''}${r}`;
  const isBuilt = symbolsLeft(cost, crossed).length === 0;
  return { player: withBase(player, { id, crossed, built: isBuilt ? 'symbols' : null }), isBuilt };
}

/** A base built with a planet asset; symbols crossed before stay crossed. */
export const baseBuilt = (player: Player, id: string): Player =>
  withBase(player, { id, crossed: baseOf(player, id)?.crossed ?? '', built: 'planet' });

function withBase(player: Player, base: Player['expansion']['bases'][number]): Player {
  const { expansion } = player;
  const bases = [...expansion.bases.filter(({ id }) => id !== base.id), base];
  return withChange(player, { expansion: { ...expansion, bases } });
}

export function unlockedPlanet(player: Player, planet: string): Player {
  const { expansion } = player;
  return withChange(player, { expansion: { ...expansion, unlocked: [...expansion.unlocked, planet] } });
}
