import type { PlanetView, Stack, SystemView, View } from '#games/twilight-imperium/view.ts';
import type { Point, Shape } from '../scene.ts';
import { hexagon, star, words } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';
import { HEX, middleOf, PLANET_SPOTS } from './geometry.ts';
import { BADGE, badge, seatMark } from './pieces.ts';

const GAP = 4;
/** The tile is narrow at its foot. */
const SHIPS_IN_ROW = 3;

/** What lies on the tiles now: control, units, tokens. */
export function systems(view: View): Shape[] {
  return view.systems.flatMap((system) => [
    ...outline(view, system),
    ...system.planets.flatMap((planet, i) => onPlanet(view, system, { planet, i })),
    ...ships(view, system),
    ...tokens(view, system),
  ]);
}

const colourOf = (view: View, seat: number) => view.seats[seat]?.colour ?? 'black';

/** The home of a seat in its colour; the active system in gold. */
function outline(view: View, { id, at }: SystemView): Shape[] {
  const [x, y] = middleOf(at);
  const home = view.seats.findIndex((seat) => seat.home === id);
  const active = view.tactical?.system === id;
  return [
    ...(home >= 0
      ? [
          hexagon({ x, y, r: HEX - 9 }, 'flat', {
            stroke: { colour: imperiumPaints[colourOf(view, home)].colour, width: 6 },
            of: `home:${home}`,
          }),
        ]
      : []),
    ...(active
      ? [
          hexagon({ x, y, r: HEX - 4 }, 'flat', {
            stroke: { colour: theme.gold, width: 9, dash: [26, 12] },
            of: 'active',
          }),
        ]
      : []),
  ];
}

function onPlanet(view: View, system: SystemView, { planet, i }: { planet: PlanetView; i: number }): Shape[] {
  const spot = PLANET_SPOTS[system.planets.length]?.[i];
  if (!spot) return [];
  const [x, y] = middleOf(system.at);
  const at: Point = [x + spot.at[0], y + spot.at[1]];
  const { controller, exhausted, resources, influence, units, id } = planet;
  const stacks = row(view, units, {
    x: at[0],
    y: at[1] + spot.r + 4,
    most: system.planets.length > 1 ? 2 : 3,
  });
  return [
    ...(exhausted
      ? [
          {
            kind: 'disc' as const,
            x: at[0],
            y: at[1],
            r: spot.r,
            fill: { colour: '#0a0f1fa6' },
            of: `exhausted:${id}`,
          },
        ]
      : []),
    ...(controller === null
      ? []
      : [
          {
            kind: 'disc' as const,
            x: at[0],
            y: at[1],
            r: spot.r + 4,
            stroke: { colour: imperiumPaints[colourOf(view, controller)].colour, width: 7 },
            of: `control:${id}`,
          },
          ...seatMark([at[0] - spot.r * 0.95, at[1] + spot.r * 0.62], 15, {
            colour: colourOf(view, controller),
            seat: controller,
          }),
        ]),
    words(
      { x: at[0] - spot.r, y: at[1] - 18, width: spot.r, height: 34 },
      { text: `${resources}`, size: 30, weight: 800, colour: '#ffe07a', align: 'centre' },
    ),
    words(
      { x: at[0], y: at[1] - 18, width: spot.r, height: 34 },
      { text: `${influence}`, size: 30, weight: 800, colour: '#a9d4ff', align: 'centre' },
    ),
    ...(id === 'mecatol-rex' && view.custodians
      ? [
          star(
            { x: at[0], y: at[1] + spot.r * 0.62, r: 18 },
            { fill: { colour: theme.gold }, stroke: { colour: theme.dark, width: 2 }, of: 'custodians' },
          ),
        ]
      : []),
    ...stacks,
  ];
}

/** Badges side by side around a point, so many in a row. */
function row(
  view: View,
  stacks: readonly Readonly<Stack>[],
  { x, y, most }: { x: number; y: number; most: number },
): Shape[] {
  const lines = Math.ceil(stacks.length / most);
  return stacks.flatMap((stack, i) => {
    const line = Math.floor(i / most);
    const inLine = line < lines - 1 ? most : stacks.length - most * (lines - 1);
    const left = x - ((inLine - 1) * (BADGE.width + GAP)) / 2;
    return badge(
      [left + (i % most) * (BADGE.width + GAP), y + line * (BADGE.height + GAP)],
      stack,
      colourOf(view, stack.seat),
    );
  });
}

/** Ships and what they carry, owner by owner, in the lower part of the tile. */
function ships(view: View, { at, units, planets }: SystemView): Shape[] {
  const [x, y] = middleOf(at);
  const sorted = [...units].sort((a, b) => a.seat - b.seat);
  const lines = Math.ceil(sorted.length / SHIPS_IN_ROW);
  const lowest = y + HEX * 0.866 - BADGE.height / 2 - 12;
  const middle = planets.length === 0 ? y + 10 : lowest - (lines - 1) * (BADGE.height + GAP);
  return row(view, sorted, { x, y: middle, most: SHIPS_IN_ROW });
}

/** Command tokens along the upper right edge. */
function tokens(view: View, { at, tokens: held, id }: SystemView): Shape[] {
  const [x, y] = middleOf(at);
  return held.flatMap((seat, i) => {
    const paint = imperiumPaints[colourOf(view, seat)];
    const [tx, ty] = [
      x + 62 + (i % 3) * 14 + Math.floor(i / 3) * 8,
      y - HEX * 0.866 + 24 + (i % 3) * 26 + Math.floor(i / 3) * 10,
    ];
    return [
      hexagon({ x: tx, y: ty, r: 17 }, 'pointy', {
        fill: paint,
        stroke: { colour: theme.ink, width: 2 },
        of: `token:${id}:${seat}`,
      }),
      { kind: 'disc' as const, x: tx, y: ty, r: 9, fill: { colour: paint.colour } },
      words(
        { x: tx - 14, y: ty - 14, width: 28, height: 28 },
        { text: `${seat + 1}`, size: 18, weight: 800, colour: paint.text, align: 'centre' },
      ),
    ];
  });
}
