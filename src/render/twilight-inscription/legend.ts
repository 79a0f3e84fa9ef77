import type { AssetId } from '#games/twilight-inscription/tables/vocabulary.ts';
import { roughly } from '../fit.ts';
import type { Area } from '../kit/area.ts';
import type { DrawSign, LegendEntry } from '../kit/legend.ts';
import type { Shape } from '../scene.ts';
import { hexagon, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { assetMark, assetRim } from './assets.ts';
import {
  asDrafted,
  claimedRing,
  cornerFrame,
  crossDot,
  crossMark,
  exploreArrow,
  slashMark,
} from './marks.ts';
import { EXPLORED } from './palette.ts';
import { anomaly, wormholeSpiral } from './places.ts';
import { resourceSign } from './resource.ts';
import { INNER, MARGIN, type Sheet } from './sheet.ts';
import type { Sign } from './text/lexicon.ts';

const [ROW, SIZE, SIGN, GAP] = [42, 22, 48, 26];

const DRAWN: Readonly<Record<Sign, DrawSign>> = {
  claimed: (x, y) => [claimedRing({ x, y, r: 14 }, 'legend')],
  crossed: (x, y) => crossMark({ x, y, r: 11 }, theme.alarm, 'legend'),
  spent: (x, y) => [
    { kind: 'disc', x, y, r: 14, stroke: { colour: theme.faint, width: 3 } },
    ...slashMark({ x, y, r: 13 }, 'legend'),
  ],
  now: (x, y) => cornerFrame({ x, y, r: 14 }, 'legend'),
  drafted: (x, y) => cornerFrame({ x, y, r: 14 }, 'legend').map(asDrafted),
  explore: (x, y) => [exploreArrow({ x: x + 28, y, r: 14 }, 'legend')],
  crossOnly: (x, y) => [crossDot({ x: x - 10, y: y - 6, r: 14 }, 'legend')],
  once: (x, y) => assetRim({ x, y, r: 15 }, 'pop', theme.ink),
  kept: (x, y) => assetRim({ x, y, r: 15 }, 'planet', theme.ink),
  victory: (x, y) => assetRim({ x, y, r: 17 }, 'vp1', theme.gold),
  explored: (x, y): Shape[] => [
    {
      kind: 'line',
      points: [
        [x - 16, y],
        [x + 16, y],
      ],
      stroke: { colour: EXPLORED, width: 9 },
    },
  ],
  wormhole: (x, y) => wormholeSpiral({ x, y, r: 17 }, { isUsed: false, of: 'legend' }),
  anomaly: (x, y) => anomaly({ x, y, r: 17 }, 'legend'),
  any: (x, y) => resourceSign({ x, y, r: 16 }, '*', { of: 'legend' }),
  dashed: (x, y) => [
    hexagon({ x, y, r: 18 }, 'pointy', { stroke: { colour: theme.dim, width: 2, dash: [5, 4] } }),
    ...crossMark({ x, y, r: 8 }, theme.dim, 'legend'),
  ],
};

/** Signs of every sheet, then those of each; what can be marked now is explained only where it is shown. */
function signsOf({ id, legal, drafted, layout }: Sheet): readonly Sign[] {
  const own: Readonly<Record<Sheet['id'], readonly Sign[]>> = {
    navigation: ['explored', 'wormhole'],
    expansion: [...layout.expansion.symbols.values()].some(({ resource }) => resource === '*') ? ['any'] : [],
    industry: ['dashed'],
    warfare: ['anomaly'],
  };
  const now: readonly Sign[] = [
    'now',
    ...(id === 'navigation' ? (['explore'] as const) : []),
    ...(id === 'industry' ? (['crossOnly'] as const) : []),
  ];
  return [
    'claimed',
    'crossed',
    'spent',
    ...(legal.size > 0 ? now : []),
    ...(drafted.size > 0 ? (['drafted'] as const) : []),
    'once',
    'kept',
    'victory',
    ...own[id],
  ];
}

/** Assets that are printed on a sheet, each once; points explain themselves. */
function assetsOf({ id, layout }: Sheet): readonly AssetId[] {
  const { navigation, expansion, industry, warfare } = layout;
  const printed = {
    navigation: [...navigation.systems.values()].map(({ asset }) => asset),
    expansion: [
      ...expansion.lines.map(({ asset }) => asset),
      ...[...expansion.bases.values()].map(({ asset }) => asset),
      'planet' as const,
    ],
    industry: [...industry.cells.values()].flatMap(({ asset, dashed }) => [asset, dashed ?? null]),
    warfare: [...warfare.dots.values(), ...warfare.wars.flatMap(({ win }) => win)],
  }[id];
  return [...new Set(printed.flatMap((asset) => asset ?? []))].filter(
    (asset) => !asset.startsWith('vp') && !asset.endsWith('x2'),
  );
}

interface Placed extends LegendEntry {
  readonly left: number;
  readonly row: number;
  readonly width: number;
}

/** Entries one after the other in as many rows as they take. */
function flowed(entries: readonly LegendEntry[]): { placed: readonly Placed[]; rows: number } {
  let [left, row] = [0, 0];
  const placed = entries.map((entry): Placed => {
    const width = Math.min(INNER, SIGN + roughly(entry.text, SIZE) + 6);
    if (left > 0 && left + width > INNER) [left, row] = [0, row + 1];
    const at = { ...entry, left, row, width };
    left += width + GAP;
    return at;
  });
  return { placed, rows: row + 1 };
}

/** What resources do on the sheet, how marks look, and which asset is which. */
export function legendArea(sheet: Sheet): Area {
  const { say } = sheet;
  const signs = signsOf(sheet).map((sign) => ({ draw: DRAWN[sign], text: say.label('sign', { sign }) }));
  const assets = assetsOf(sheet).map((asset) => ({
    draw: (x: number, y: number) =>
      assetMark({ x, y, r: 17 }, asset, { state: 'open' as const, of: 'legend' }),
    text: say.names.assets[asset],
  }));
  const lines = [flowed(signs), flowed(assets)];
  const rows = lines.reduce((sum, one) => sum + one.rows, 0);
  return {
    height: rows * ROW,
    draw: ([x, y]) => {
      let top = y;
      return lines.flatMap(({ placed, rows: high }) => {
        const from = top;
        top += high * ROW;
        return placed.flatMap(({ draw, text, left, row, width }) => {
          const [across, middle] = [x + MARGIN + left, from + row * ROW + ROW / 2];
          return [
            ...draw(across + 20, middle),
            words(
              { x: across + SIGN, y: middle - 18, width: width - SIGN, height: 36 },
              { text, size: SIZE, colour: theme.dim },
            ),
          ];
        });
      });
    },
  };
}
