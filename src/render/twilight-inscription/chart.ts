import { GOODS, type Milestone, VOTES } from '#games/twilight-inscription/tables/industry.ts';
import { PRODUCTS } from '#games/twilight-inscription/tables/vocabulary.ts';
import type { Shape } from '../scene.ts';
import { panel, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { assetMark, assetSign } from './assets.ts';
import { claimedRing, crossMark } from './marks.ts';
import { assetColours } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { victoryAsset } from './victory.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const [SLOT, ROW, TOP] = [88, 58, 46];
export const CHART_HEIGHT = TOP + 5 * ROW + 14;
export const STOCKS_HEIGHT = 728;

/** Where the symbols of a row stand: after some of them come points. */
function slotsOf(length: number, milestones: readonly Milestone[]) {
  const slot = (symbol: number) => symbol - 1 + milestones.filter(({ after }) => after < symbol).length;
  return {
    symbols: Array.from({ length }, (_, at) => slot(at + 1)),
    points: milestones.map((one) => ({ ...one, slot: slot(one.after) + 1 })),
  };
}

/** Points after so many symbols, ringed when they are reached. */
function milestone(
  { x, y }: { readonly x: number; readonly y: number },
  vp: number,
  reached: string | null,
): Shape[] {
  const at = { x, y, r: 25 };
  return [...victoryAsset(at, vp), ...(reached === null ? [] : [claimedRing(at, reached)])];
}

/** “+1 good” or “+1 vote”, underlined when it counts. */
function plusOne(
  { x, y }: { readonly x: number; readonly y: number },
  asset: 'good' | 'vote',
  underlined: string | null,
): Shape[] {
  const colour = underlined === null ? theme.faint : assetColours[asset];
  return [
    words(
      { x: x - 40, y: y - 20, width: 42, height: 36 },
      { text: '+1', size: 24, weight: 600, colour, align: 'right' },
    ),
    ...assetSign({ x: x + 18, y: y - 2, r: 13 }, asset, colour),
    ...(underlined === null
      ? []
      : [
          {
            kind: 'line' as const,
            points: [[x - 32, y + 21] as const, [x + 34, y + 21] as const],
            stroke: { colour: theme.good, width: 6 },
            of: underlined,
          },
        ]),
  ];
}

/** The production chart: a row for each product, goods of its columns, votes of diplomacy (9). */
export function chartShapes({ layout, mine, say }: Sheet, { x, y, width }: Place): Shape[] {
  const { chart } = layout.industry;
  const { products, votesUnderlined } = mine.industry;
  const { symbols, points } = slotsOf(chart.length, chart.rowVictory);
  const votes = slotsOf(chart.votes, chart.voteVictory);
  const left = (slot: number) => x + 52 + slot * SLOT;
  const top = (row: number) => y + TOP + 26 + row * ROW;
  return [
    panel({ x, y, width, height: CHART_HEIGHT }),
    words(
      { x: x + 18, y: y + 6, width: 400, height: 36 },
      { text: say.label('chart', {}), size: 25, weight: 600, colour: theme.dim },
    ),
    ...PRODUCTS.flatMap((product, row) => [
      ...symbols.flatMap((slot, at): Shape[] => {
        const place = { x: left(slot), y: top(row), r: 19 };
        return [
          ...assetSign(place, product),
          ...(at < (products[row] ?? 0)
            ? crossMark({ ...place, r: 17 }, theme.ink, `crossed:${product}:${at}`)
            : []),
        ];
      }),
      ...points.flatMap(({ slot, vp, after }) =>
        milestone(
          { x: left(slot), y: top(row) },
          vp,
          (products[row] ?? 0) >= after ? `gained:${product}:${after}` : null,
        ),
      ),
    ]),
    ...chart.goodColumns.flatMap((column) =>
      plusOne(
        { x: left(symbols[column - 1] ?? 0), y: top(3) },
        'good',
        products.every((crossed) => crossed >= column) ? `underlined:good:${column}` : null,
      ),
    ),
    ...votes.symbols.flatMap((slot, at) =>
      plusOne({ x: left(slot), y: top(4) }, 'vote', at < votesUnderlined ? `underlined:vote:${at}` : null),
    ),
    ...votes.points.flatMap(({ slot, vp, after }) =>
      milestone({ x: left(slot), y: top(4) }, vp, votesUnderlined >= after ? `gained:votes:${after}` : null),
    ),
  ];
}

/** Goods and votes: circled when gained, crossed when spent. */
export function stocksShapes({ mine, say }: Sheet, { x, y, width }: Place): Shape[] {
  const { goods, votes } = mine.industry;
  const stock = (
    asset: 'good' | 'vote',
    { count, gained, spent, top }: { count: number; gained: number; spent: number; top: number },
  ): Shape[] => [
    words(
      { x: x + 18, y: y + top, width: width - 36, height: 40 },
      {
        text: `${say.label(asset === 'good' ? 'goods' : 'votes', {})}: ${gained - spent}`,
        size: 26,
        weight: 600,
        of: `left:${asset}`,
      },
    ),
    ...Array.from({ length: count }, (_, at) =>
      assetMark(
        {
          x: x + 44 + (at % 6) * ((width - 88) / 5),
          y: y + top + 84 + Math.floor(at / 6) * 82,
          r: 28,
        },
        asset,
        { state: at < spent ? 'spent' : at < gained ? 'gained' : 'open', of: `${asset}:${at}` },
      ),
    ).flat(),
  ];
  return [
    panel({ x, y, width, height: STOCKS_HEIGHT }),
    ...stock('good', { count: GOODS, ...goods, top: 14 }),
    ...stock('vote', { count: VOTES, ...votes, top: 372 }),
  ];
}
