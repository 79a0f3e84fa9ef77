import type { Player } from '../state.ts';
import { GOODS, VOTES } from '../tables/industry.ts';
import { PRODUCTS, type Product } from '../tables/vocabulary.ts';
import { type Context, oncePerSheet, withChange } from './context.ts';
import type { SheetMark } from './mark.ts';

type CellMark = Extract<SheetMark, { readonly mark: 'crossCell' | 'claimCell' }>;

/** Cells that are neither marked nor shut by a dashed cross, and have a marked cell of the right kind beside them. */
function open({ layout }: Context, { industry }: Player, ground: ReadonlySet<string>): readonly string[] {
  const { cells, beside } = layout.industry;
  const marked = new Set([...industry.crossed, ...industry.claimed]);
  return [...cells.values()]
    .filter(({ id, dashed }) => !dashed && !marked.has(id))
    .filter(({ id }) => beside.get(id)?.some((other) => ground.has(other)))
    .map(({ id }) => id);
}

/** Cells that may be crossed: next to a crossed or a claimed one (8.2). */
export const crossableCells = oncePerSheet('industry', (ctx, player): readonly CellMark[] => {
  const { crossed, claimed } = player.industry;
  return open(ctx, player, new Set([...crossed, ...claimed])).map((cell) => ({ mark: 'crossCell', cell }));
});

/** Cells that may be claimed: next to a crossed one (8.3). */
export const claimableCells = oncePerSheet('industry', (ctx, player): readonly CellMark[] =>
  open(ctx, player, new Set(player.industry.crossed)).map((cell) => ({ mark: 'claimCell', cell })),
);

/** Cells with a dashed cross that are not crossed yet (8.5). */
export const shutCells = ({ layout }: Context, { industry }: Player) =>
  [...layout.industry.cells.values()].filter(({ id, dashed }) => dashed && !industry.crossed.includes(id));

const withIndustry = (player: Player, change: Partial<Player['industry']>): Player =>
  withChange(player, { industry: { ...player.industry, ...change } });

export const crossedCell = (player: Player, cell: string): Player =>
  withIndustry(player, { crossed: [...player.industry.crossed, cell] });

export const claimedCell = (player: Player, cell: string): Player =>
  withIndustry(player, { claimed: [...player.industry.claimed, cell] });

/** Rows of the chart with a symbol that is not crossed. */
export const openRows = ({ layout }: Context, { industry }: Player): readonly Product[] =>
  PRODUCTS.filter((_, row) => (industry.products[row] ?? 0) < layout.industry.chart.length);

/** Crosses the leftmost symbols of a product, as many as there are (9.3, 9.6). */
export function produced(
  { layout }: Context,
  player: Player,
  { product, n }: { readonly product: Product; readonly n: number },
): Player {
  const row = PRODUCTS.indexOf(product);
  const products = player.industry.products.map((crossed, at) =>
    at === row ? Math.min(layout.industry.chart.length, crossed + n) : crossed,
  );
  return withIndustry(player, { products });
}

/** Underlines the leftmost “+1 vote” (9.1, 9.6). */
export const underlined = ({ layout }: Context, player: Player): Player =>
  withIndustry(player, {
    votesUnderlined: Math.min(layout.industry.chart.votes, player.industry.votesUnderlined + 1),
  });

/** “+1 good” under columns in which all three products are crossed (9.5). */
export const goodsUnderlined = ({ layout }: Pick<Context, 'layout'>, { industry }: Player): number =>
  layout.industry.chart.goodColumns.filter((column) =>
    industry.products.every((crossed) => crossed >= column),
  ).length;

/** Circles goods, as far as there are symbols for them (13.2). */
export function gainedGoods(player: Player, n: number): Player {
  const { goods } = player.industry;
  return withIndustry(player, { goods: { ...goods, gained: Math.min(GOODS, goods.gained + n) } });
}

/** Circles votes, as far as there are symbols for them (14.1). */
export function gainedVotes(player: Player, n: number): Player {
  const { votes } = player.industry;
  return withIndustry(player, { votes: { ...votes, gained: Math.min(VOTES, votes.gained + n) } });
}

export function spentVotes(player: Player, n: number): Player {
  const { votes } = player.industry;
  return withIndustry(player, { votes: { ...votes, spent: votes.spent + n } });
}

export function spentGood(player: Player): Player {
  const { goods } = player.industry;
  return withIndustry(player, { goods: { ...goods, spent: goods.spent + 1 } });
}

export const goodsLeft = ({ industry: { goods } }: Player): number => goods.gained - goods.spent;
export const votesLeft = ({ industry: { votes } }: Player): number => votes.gained - votes.spent;
