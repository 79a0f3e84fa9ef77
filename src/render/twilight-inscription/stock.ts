import { RESERVE } from '#games/twilight-inscription/sheets/places.ts';
import { type AssetId, KEPT } from '#games/twilight-inscription/tables/vocabulary.ts';
import type { Area } from '../kit/area.ts';
import type { Point, Shape } from '../scene.ts';
import { panel, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { assetMark } from './assets.ts';
import { INNER, MARGIN, type Sheet } from './sheet.ts';

const HEIGHT = 64;
const LABEL = 180;

interface Stocked {
  readonly asset: AssetId;
  readonly n: number;
}

/** What a seat has not spent yet, wherever it stands. */
function unspent({ mine: { kept, industry } }: Sheet): readonly Stocked[] {
  const assets = KEPT.map((asset) => ({
    asset,
    n: kept.filter((one) => one.asset === asset && !one.spent).length,
  }));
  const { goods, votes } = industry;
  return [
    ...assets,
    { asset: 'good' as const, n: goods.gained - goods.spent },
    { asset: 'vote' as const, n: votes.gained - votes.spent },
  ].filter(({ n }) => n > 0);
}

const label = ([x, y]: Point, text: string): Shape =>
  words({ x, y, width: LABEL, height: HEIGHT }, { text, size: 24, weight: 600, colour: theme.dim });

/** What can still be spent, and the reserve line with what came of cards. */
export function stockArea(sheet: Sheet): Area {
  const { mine, say } = sheet;
  const stocked = unspent(sheet);
  const reserve = mine.kept.filter(({ at }) => at === RESERVE);
  const reserveLeft = INNER - 130 - Math.max(1, Math.min(7, reserve.length)) * 54;
  return {
    height: HEIGHT,
    draw: ([left, y]) => {
      const x = left + MARGIN;
      const middle = y + HEIGHT / 2;
      return [
        panel({ x, y, width: INNER, height: HEIGHT }),
        label([x + 16, y], say.label('unspent', {})),
        ...(stocked.length === 0
          ? [
              words(
                { x: x + 16 + LABEL, y, width: 160, height: HEIGHT },
                { text: say.label('nothing', {}), size: 24, colour: theme.faint },
              ),
            ]
          : stocked.flatMap(({ asset, n }, at): Shape[] => {
              const from = x + 16 + LABEL + 30 + at * 98;
              return [
                ...assetMark({ x: from, y: middle, r: 22 }, asset, { state: 'open', of: `stock:${asset}` }),
                words(
                  { x: from + 26, y, width: 44, height: HEIGHT },
                  { text: `×${n}`, size: 24, weight: 600, of: `unspent:${asset}` },
                ),
              ];
            })),
        ...(reserve.length === 0
          ? []
          : [
              words(
                { x: x + reserveLeft - 20, y, width: 120, height: HEIGHT },
                { text: say.label('reserve', {}), size: 24, weight: 600, colour: theme.dim, align: 'right' },
              ),
              ...reserve.slice(0, 7).flatMap(({ asset, spent }, at) =>
                assetMark({ x: x + reserveLeft + 140 + at * 54, y: middle, r: 22 }, asset, {
                  state: spent ? 'spent' : 'gained',
                  of: `reserve:${at}`,
                }),
              ),
            ]),
      ];
    },
  };
}
