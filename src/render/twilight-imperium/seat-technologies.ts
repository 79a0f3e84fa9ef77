import type { Seat } from '#core/seat.ts';
import {
  type SeatView,
  type TechnologyColour,
  type TechnologyId,
  technologies,
  type View,
} from '#games/twilight-imperium/view.ts';
import { type Area, INNER, titled } from '../kit/area.ts';
import type { Point, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { SPECIALTIES, technologySign } from './planet.ts';
import type { Words } from './say.ts';

const COLOURS = Object.keys(SPECIALTIES) as TechnologyColour[];
const COLUMN = INNER / COLOURS.length;
const CELL = 92;
const LEAD = 14;

const needs = (id: TechnologyId) =>
  COLOURS.flatMap((colour) =>
    Array<TechnologyColour>(technologies[id].prerequisites[colour] ?? 0).fill(colour),
  );

/** All that a seat has or could research (28.4, 29.1): those of a colour by what they need, unit upgrades apart. */
function tree(
  all: readonly TechnologyId[],
  { faction, technologies: held }: SeatView,
): {
  columns: TechnologyId[][];
  upgrades: TechnologyId[];
} {
  const owned = new Set(held.map(({ id }) => id));
  const mine = all.filter((id) => {
    const { faction: of } = technologies[id];
    return owned.has(id) || of === null || of === faction;
  });
  const replaced = new Set(
    mine.flatMap((id) => (technologies[id].faction === faction ? [technologies[id].replaces] : [])),
  );
  const shown = mine
    .filter((id) => owned.has(id) || !replaced.has(id))
    .sort((a, b) => needs(a).length - needs(b).length);
  return {
    columns: COLOURS.map((colour) => shown.filter((id) => technologies[id].colour === colour)),
    upgrades: shown.filter((id) => technologies[id].colour === null),
  };
}

/** The technologies of a seat as a tree: those it has in their colour, the others faint. */
export function technologiesArea(view: View, seat: Seat, say: Words): Area {
  const mine = view.seats[seat] as SeatView;
  const { columns, upgrades } = tree(view.box.technologies, mine);
  const rows = Math.max(...columns.map(({ length }) => length));
  const upgradeRows = Math.ceil(upgrades.length / COLOURS.length);
  const cell = (id: TechnologyId, at: Point) => technologyCell({ mine, say, id }, at);
  return titled(
    say.label('technologies', { count: mine.technologies.length }),
    (rows + upgradeRows) * CELL + LEAD,
    ([x, y]) => [
      ...columns.flatMap((column, i) =>
        column.flatMap((id, row) => cell(id, [x + i * COLUMN, y + row * CELL])),
      ),
      ...upgrades.flatMap((id, i) => {
        const [column, row] = [i % COLOURS.length, Math.floor(i / COLOURS.length)];
        return cell(id, [x + column * COLUMN, y + LEAD + (rows + row) * CELL]);
      }),
    ],
  );
}

interface Cell {
  readonly mine: SeatView;
  readonly say: Words;
  readonly id: TechnologyId;
}

function technologyCell({ mine, say, id }: Cell, [x, y]: Point): Shape[] {
  const held = mine.technologies.find((one) => one.id === id);
  const { colour } = technologies[id];
  const own = colour ? SPECIALTIES[colour].colour : theme.ink;
  const name = say.names.technologies[id];
  const size = { width: COLUMN - 8, height: CELL - 8 };
  return [
    {
      kind: 'box',
      x,
      y,
      ...size,
      radius: 10,
      fill: { colour: held ? theme.raised : theme.panel },
      stroke: held ? { colour: own, width: 3 } : { colour: theme.edge, width: 2, dash: [6, 6] },
      of: held ? `technology:${id}` : `unknown:${id}`,
    },
    words(
      { x: x + 10, y: y + 4, width: size.width - 20, height: 54 },
      {
        text: held?.as ? `${name}: ${say.names.technologies[held.as]}` : name,
        size: 22,
        least: 15,
        lines: 3,
        weight: held ? 600 : 400,
        colour: held ? theme.ink : theme.faint,
      },
    ),
    ...(colour ? technologySign({ x: x + 20, y: y + 69, r: 12 }, colour) : []),
    ...needs(id).map(
      (need, i): Shape => ({
        kind: 'disc',
        x: x + (colour ? 50 : 18) + i * 20,
        y: y + 69,
        r: 7,
        fill: { colour: SPECIALTIES[need].colour },
      }),
    ),
    ...(held?.exhausted
      ? [
          {
            kind: 'icon' as const,
            icon: 'skip' as const,
            x: x + size.width - 22,
            y: y + 68,
            size: 22,
            colour: theme.alarm,
            of: `exhausted:${id}`,
          },
        ]
      : []),
  ];
}
