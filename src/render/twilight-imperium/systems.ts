import type { PlanetView, Stack, SystemView, View } from '#games/twilight-imperium/view.ts';
import type { Point, Shape } from '../scene.ts';
import { hexagon } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';
import { HALF, HEX, middleOf, PLANET_SPOTS, SPACE } from './geometry.ts';
import {
  badge,
  battleMark,
  commandToken,
  custodiansToken,
  homeMark,
  type Owner,
  seatMark,
} from './pieces.ts';
import { attachedSign, exhaustedSign, specialtyOf, worth } from './planet.ts';
import { inSpace, onPlanet, type Placed } from './stacks.ts';
import { gates } from './wormholes.ts';

/** What lies on the tiles now: control, units, tokens. */
export function systems(view: View): Shape[] {
  return view.systems.flatMap((system) => onTile(view, system));
}

/** What lies on one tile now. */
export function onTile(view: View, system: SystemView): Shape[] {
  return [
    ...outline(view, system),
    ...gates(system),
    ...system.planets.flatMap((planet, i) => held(view, system, { planet, i })),
    ...ships(view, system),
    ...tokens(view, system),
  ];
}

/** A seat as an owner of pieces. */
export const ownerIn = (view: View, seat: number): Owner => ({
  seat,
  colour: view.seats[seat]?.colour ?? 'black',
});

/** The home of a seat in its colour; the active system in gold; where there is a battle. */
function outline(view: View, { id, at }: SystemView): Shape[] {
  const [x, y] = middleOf(at);
  const home = view.seats.findIndex((seat) => seat.home === id);
  const owner = ownerIn(view, home);
  return [
    ...(home < 0
      ? []
      : [
          hexagon({ x, y, r: HEX - 9 }, 'flat', {
            stroke: { colour: imperiumPaints[owner.colour].colour, width: 6 },
          }),
          ...homeMark([x + 160, y + 5], { ...owner, of: `home:${home}` }),
        ]),
    ...(view.tactical?.system === id
      ? [
          hexagon({ x, y, r: HEX - 4 }, 'flat', {
            stroke: { colour: theme.gold, width: 9, dash: [26, 12] },
            of: 'active',
          }),
        ]
      : []),
    ...(view.battle?.system === id ? battleMark([x - 162, y + 2]) : []),
  ];
}

function held(view: View, system: SystemView, { planet, i }: { planet: PlanetView; i: number }): Shape[] {
  const spot = PLANET_SPOTS[system.planets.length]?.[i];
  if (!spot) return [];
  const [x, y] = middleOf(system.at);
  const at = { x: x + spot.at[0], y: y + spot.at[1], r: spot.r };
  const { controller, exhausted, units, id, attached } = planet;
  return [
    ...(exhausted ? exhaustedSign(at, `exhausted:${id}`) : []),
    ...(controller === null ? [] : control(at, ownerIn(view, controller), id)),
    ...specialtyOf(at, id),
    ...worth(at, planet),
    ...(id === 'mecatol-rex' && view.custodians
      ? custodiansToken({ ...at, y: at.y + at.r * 0.72, r: 17 })
      : []),
    ...(attached.length > 0 ? attachedSign([at.x + at.r * 0.86, at.y + at.r * 0.66], `attached:${id}`) : []),
    ...badges(view, onPlanet(units, spot.units), { at: [x, y], place: id }),
  ];
}

/** Who controls a planet: a ring and a mark. */
function control({ x, y, r }: { x: number; y: number; r: number }, owner: Owner, id: string): Shape[] {
  return [
    {
      kind: 'disc',
      x,
      y,
      r: r + 4,
      stroke: { colour: imperiumPaints[owner.colour].colour, width: 6 },
      of: `control:${id}`,
    },
    ...seatMark([x - (r + 4) * 0.8, y - (r + 4) * 0.78], 14, owner),
  ];
}

function badges(
  view: View,
  placed: readonly Placed<Readonly<Stack>>[],
  { at: [x, y], place }: { at: Point; place: string },
): Shape[] {
  return placed.flatMap(({ item, x: dx, y: dy, k }) =>
    badge(
      { x: x + dx, y: y + dy, k, of: `stack:${place}:${item.seat}:${item.unit}` },
      item,
      ownerIn(view, item.seat).colour,
    ),
  );
}

/** Ships, what they carry, and structures that float (72.1a), owner by owner. */
function ships(view: View, { id, at, units, planets }: SystemView): Shape[] {
  const room = SPACE[planets.length];
  return room ? badges(view, inSpace(units, room), { at: middleOf(at), place: id }) : [];
}

/** Command tokens along the upper side. */
function tokens(view: View, { at, tokens: held, id }: SystemView): Shape[] {
  const [x, y] = middleOf(at);
  return held.flatMap((seat, i) =>
    commandToken([x + 82 - i * 25, y - HALF + 20], { ...ownerIn(view, seat), of: `token:${id}:${seat}` }),
  );
}
