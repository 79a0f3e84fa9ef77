import { type Resource, UNITS, type UnitId } from '#games/twilight-inscription/tables/vocabulary.ts';
import type { Box, Point, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { assetMark } from './assets.ts';
import { cornerFrame, crossMark } from './marks.ts';
import { unitColours } from './palette.ts';
import { resourceSign } from './resource.ts';
import type { Sheet } from './sheet.ts';
import { victoryAsset } from './victory.ts';

const [TITLE, ROW, SYMBOL, GAP] = [50, 40, 30, 8];
const SQUARE = 15;

/** The dots of a unit, small. */
function outline({ layout }: Sheet, unit: UnitId, [right, y]: Point): Shape[] {
  const { shape } = layout.warfare.units[unit];
  const columns = Math.max(...shape.map(([column]) => column)) + 1;
  const rows = Math.max(...shape.map(([, row]) => row)) + 1;
  return shape.map(
    ([column, row]): Shape => ({
      kind: 'box',
      x: right - (columns - column) * SQUARE,
      y: y + (rows - 1 - row) * SQUARE,
      width: SQUARE - 2,
      height: SQUARE - 2,
      fill: { colour: unitColours[unit].line },
      of: `shape:${unit}`,
    }),
  );
}

/** Which symbols of a copy are crossed: all once it is created, else those that were paid. */
function crossedOf({ mine }: Sheet, copy: string, cost: string): readonly boolean[] {
  if (mine.warfare.units.some((unit) => unit.copy === copy)) return [...cost].map(() => true);
  const left = [...(mine.warfare.paid.find((one) => one.copy === copy)?.crossed ?? '')];
  return [...cost].map((resource) => {
    const at = left.indexOf(resource);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

function copyShapes(
  sheet: Sheet,
  unit: UnitId,
  { copy, at: [x, y], isLocked }: { copy: string; at: Point; isLocked: boolean },
): Shape[] {
  const { cost } = sheet.layout.warfare.units[unit];
  const crossed = crossedOf(sheet, copy, cost);
  const isCreated = sheet.mine.warfare.units.some((one) => one.copy === copy);
  const width = cost.length * SYMBOL;
  return [
    words(
      { x, y: y - 16, width: 40, height: 32 },
      {
        text: copy,
        size: 22,
        weight: 600,
        colour: isLocked ? theme.faint : isCreated ? theme.good : theme.ink,
        of: isCreated ? `created:${copy}` : `copy:${copy}`,
      },
    ),
    ...[...cost].flatMap((resource, at): Shape[] => {
      const place = { x: x + 54 + at * SYMBOL, y, r: 13 };
      return [
        ...resourceSign(place, resource as Resource, { of: `cost:${copy}:${at}`, dim: isLocked }),
        ...(crossed[at] ? crossMark({ ...place, r: 11 }, theme.ink, `crossed:${copy}:${at}`) : []),
      ];
    }),
    ...(sheet.legal.has(`copy:${copy}`)
      ? [
          {
            kind: 'box' as const,
            x: x + 36,
            y: y - 18,
            width: width + 6,
            height: 36,
            radius: 6,
            stroke: { colour: theme.ink, width: 3 },
            of: `legal:copy:${copy}`,
          },
        ]
      : []),
  ];
}

/** Rows of copies: two beside each other where they fit. */
const columnsOf = (cost: string, width: number) => (width >= 2 * (62 + cost.length * SYMBOL) ? 2 : 1);

function unitShapes(sheet: Sheet, unit: UnitId, box: Box): Shape[] {
  const { layout, mine, legal, say } = sheet;
  const { cost, copies, vp, unlock, bySpecial, letter } = layout.warfare.units[unit];
  const { x, y, width, height } = box;
  const isUnlocked = mine.warfare.unlocked.includes(unit);
  const isLocked = unlock !== undefined && !isUnlocked;
  const columns = columnsOf(cost, width - 24);
  const special = { x: x + width - 96, y: y + 26, r: 20 };
  return [
    {
      kind: 'box',
      x,
      y,
      width,
      height,
      radius: 10,
      fill: { colour: theme.panel },
      stroke: { colour: theme.edge, width: 2 },
      of: isLocked ? `locked:${unit}` : `unit:${unit}`,
    },
    words(
      { x: x + 12, y: y + 6, width: width - 190 - (bySpecial ? 48 : 0), height: 40 },
      {
        text: say.game('unit.name', { unit }),
        size: 25,
        weight: 800,
        colour: isLocked ? theme.faint : unitColours[unit].line,
      },
    ),
    ...(vp > 0 ? victoryAsset({ x: x + width - (bySpecial ? 198 : 148), y: y + 26, r: 20 }, vp) : []),
    ...(bySpecial
      ? [
          words(
            { x: x + width - 172, y: y + 10, width: 48, height: 32 },
            { text: say.label('or', {}), size: 20, colour: theme.dim, align: 'right' },
          ),
          ...assetMark(special, bySpecial, { state: 'open', of: `by:${unit}` }),
        ]
      : []),
    ...(unlock
      ? assetMark(special, unlock, { state: isUnlocked ? 'spent' : 'open', of: `lock:${unit}` })
      : []),
    ...(legal.has(`unlock:${unit}`) ? cornerFrame({ ...special, r: 25 }, `legal:unlock:${unit}`) : []),
    ...outline(sheet, unit, [x + width - 12, y + 12]),
    ...(copies === null
      ? [
          words(
            { x: x + 12, y: y + 48, width: width - 24, height: height - 56 },
            { text: `${letter}: ${say.label('unlimited', {})}`, size: 22, lines: 2, colour: theme.dim },
          ),
        ]
      : Array.from({ length: copies }, (_, at) =>
          copyShapes(sheet, unit, {
            copy: `${letter}${at + 1}`,
            at: [
              x + 12 + (at % columns) * ((width - 24) / columns),
              y + TITLE + 18 + Math.floor(at / columns) * ROW,
            ],
            isLocked,
          }),
        ).flat()),
  ];
}

/** Every unit with its shape, its points, its copies and what was paid for them. */
export function unitsShapes(sheet: Sheet, { x, y, width, height }: Box): Shape[] {
  const rows = UNITS.map((unit) => {
    const { cost, copies } = sheet.layout.warfare.units[unit];
    return copies === null ? 1 : Math.ceil(copies / columnsOf(cost, width - 24));
  });
  const spare = height - rows.reduce((sum, count) => sum + TITLE + count * ROW, 0) - (UNITS.length - 1) * GAP;
  let top = y;
  return UNITS.flatMap((unit, at) => {
    const high = TITLE + (rows[at] ?? 1) * ROW + spare / UNITS.length;
    const box = { x, y: top, width, height: high };
    top += high + GAP;
    return unitShapes(sheet, unit, box);
  });
}
