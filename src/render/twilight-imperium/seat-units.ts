import type { Seat } from '#core/seat.ts';
import type { SeatView, UnitType, View } from '#games/twilight-imperium/view.ts';
import { type Area, INNER, titled } from '../kit/area.ts';
import type { Point, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { UNIT_ICONS, UNITS } from './pieces.ts';
import type { Words } from './say.ts';

const ROW = 38;
const NAMES = 330;
const COLUMNS = ['left', 'cost', 'combat', 'move', 'capacity'] as const;
const COLUMN = (INNER - NAMES) / COLUMNS.length;

/** How many figures of a type are left in reinforcements (42.3), and what such a unit can do now (29.4). */
function valuesOf({ figures, lines }: SeatView, unit: UnitType): readonly string[] {
  const left = figures[unit] === null ? '–' : `${figures[unit]}`;
  const line = lines?.[unit];
  if (!line) return [left, '–', '–', '–', '–'];
  const { cost, perCost, combat, move, capacity } = line;
  return [
    left,
    cost === null ? '–' : perCost > 1 ? `${cost} (×${perCost})` : `${cost}`,
    combat === null ? '–' : combat.dice > 1 ? `${combat.hitOn} (×${combat.dice})` : `${combat.hitOn}`,
    move > 0 ? `${move}` : '–',
    capacity > 0 ? `${capacity}` : '–',
  ];
}

/** A table of the units of a seat. */
export function unitsArea(view: View, seat: Seat, say: Words): Area {
  const mine = view.seats[seat] as SeatView;
  return titled(say.label('unitsTitle', {}), (UNITS.length + 1) * ROW, ([x, y]) => [
    ...row(
      [x, y],
      COLUMNS.map((column) => say.label('column', { column })),
      theme.faint,
    ),
    ...UNITS.flatMap((unit, i): Shape[] => {
      const top = y + (i + 1) * ROW;
      return [
        {
          kind: 'icon',
          icon: UNIT_ICONS[unit],
          x: x + 22,
          y: top + ROW / 2,
          size: 28,
          colour: theme.ink,
          of: `figures:${unit}`,
        },
        words(
          { x: x + 54, y: top, width: NAMES - 60, height: ROW },
          { text: say.unit(unit), size: 25, weight: 600 },
        ),
        ...row([x, top], valuesOf(mine, unit), theme.ink),
      ];
    }),
  ]);
}

const row = ([x, y]: Point, values: readonly string[], colour: string): Shape[] =>
  values.map((text, i) =>
    words(
      { x: x + NAMES + i * COLUMN, y, width: COLUMN - 6, height: ROW },
      { text, size: 24, colour, align: 'centre' },
    ),
  );
