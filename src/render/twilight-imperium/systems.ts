import type { PlanetView, SystemView, View } from '#games/twilight-imperium/view.ts';
import type { Point, Shape } from '../scene.ts';
import { hexagon, type Round } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';
import { fleets } from './fleets.ts';
import { garrison } from './garrisons.ts';
import { HALF, HEX, middleOf, PLANET_SPOTS, type PlanetSpot, SPACE, TOKEN_SPOTS } from './geometry.ts';
import { ownerIn } from './owner.ts';
import { battleMark, commandToken, custodiansToken, homeMark, type Owner, seatMark } from './pieces.ts';
import { attachedSign, exhaustedSign, printedSigns, worth } from './planet.ts';
import { homeLine } from './territory.ts';
import { gates } from './wormholes.ts';

/** What lies on the tiles now: control, units, tokens. */
export function systems(view: View): Shape[] {
  return [
    ...view.systems.flatMap((system) => onPlanets(view, system)),
    ...view.systems.flatMap((system) => overPlanets(view, system)),
  ];
}

/** What lies on one tile now. */
export function onTile(view: View, system: SystemView): Shape[] {
  return [...onPlanets(view, system), ...overPlanets(view, system)];
}

/** Whose planets are, and what they are worth. */
function onPlanets(view: View, system: SystemView): Shape[] {
  return [
    ...homeLine(view, system),
    ...system.planets.flatMap((planet, i) => held(view, system, { planet, i })),
    ...gates(system),
  ];
}

function overPlanets(view: View, system: SystemView): Shape[] {
  return [
    ...outline(view, system),
    ...system.planets.flatMap((planet, i) => garrisoned(view, system, { planet, i })),
    ...ships(view, system),
    ...tokens(view, system),
    ...fight(view, system),
  ];
}

/** Whose home it is; the active system in gold. */
function outline(view: View, { id, at, planets }: SystemView): Shape[] {
  const [x, y] = middleOf(at);
  const home = view.seats.findIndex((seat) => seat.home === id);
  const owner = { ...ownerIn(view, home), of: `home:${home}` };
  return [
    ...(home < 0 ? [] : homeMark(planets.length === 3 ? [x - 84, y - 92] : [x - 112, y + 26], owner)),
    ...(view.tactical?.system === id
      ? [
          hexagon({ x, y, r: HEX - 5 }, 'flat', { stroke: { colour: theme.dark, width: 15 } }),
          hexagon({ x, y, r: HEX - 5 }, 'flat', {
            stroke: { colour: theme.gold, width: 10, dash: [24, 10] },
            of: 'active',
          }),
        ]
      : []),
  ];
}

/** A battle: a red line around all of it, and swords. */
function fight(view: View, { id, at }: SystemView): Shape[] {
  if (view.battle?.system !== id) return [];
  const [x, y] = middleOf(at);
  return [
    hexagon({ x, y, r: HEX - 5 }, 'flat', { stroke: { colour: '#ff4a36', width: 6 } }),
    ...battleMark({ x: x - HEX + 14, y, r: 34 }),
  ];
}

interface Slot {
  readonly planet: PlanetView;
  readonly i: number;
}

const spotOf = ({ planets }: SystemView, i: number): PlanetSpot | undefined =>
  PLANET_SPOTS[planets.length]?.[i];

function held(view: View, system: SystemView, { planet, i }: Slot): Shape[] {
  const spot = spotOf(system, i);
  if (!spot) return [];
  const [x, y] = middleOf(system.at);
  const at = { x: x + spot.at[0], y: y + spot.at[1], r: spot.r };
  const { controller, exhausted, id, attached } = planet;
  return [
    ...(exhausted ? exhaustedSign(at, `exhausted:${id}`) : []),
    ...(controller === null ? [] : ring(at, ownerIn(view, controller), id)),
    ...printedSigns(at, id),
    ...worth([x + spot.worth[0], y + spot.worth[1]], planet),
    ...(id === 'mecatol-rex' && view.custodians
      ? custodiansToken({ ...at, y: at.y + at.r * 0.66, r: 17 })
      : []),
    ...(attached.length > 0 ? attachedSign([at.x + at.r * 0.1, at.y + at.r * 0.94], `attached:${id}`) : []),
    ...(controller === null
      ? []
      : seatMark(
          [at.x - at.r * 0.82, at.y - at.r * 0.6],
          Math.min(13, at.r * 0.33),
          ownerIn(view, controller),
        )),
  ];
}

/** Who controls a planet: a ring in their colour. */
function ring({ x, y, r }: Round, owner: Owner, id: string): Shape[] {
  return [
    { kind: 'disc', x, y, r: r + 4, stroke: { colour: theme.dark, width: 7 } },
    {
      kind: 'disc',
      x,
      y,
      r: r + 4,
      stroke: { colour: imperiumPaints[owner.colour].colour, width: 4 },
      of: `control:${id}`,
    },
  ];
}

const colourOf = (view: View) => (seat: number) => ownerIn(view, seat).colour;

function garrisoned(view: View, system: SystemView, { planet, i }: Slot): Shape[] {
  const spot = spotOf(system, i);
  if (!spot) return [];
  const { id, units, controller } = planet;
  return garrison(units, spot.garrison, {
    at: middleOf(system.at),
    place: id,
    controller,
    colourOf: colourOf(view),
  });
}

/** Ships, what they carry, and structures that float (72.1a), owner by owner. */
function ships(view: View, { id, at, units, planets, wormholes }: SystemView): Shape[] {
  const room = SPACE[planets.length];
  if (!room) return [];
  // Where a wormhole opens in empty space, ships stand below it.
  const free = planets.length === 0 && wormholes.length > 0 ? { ...room, top: -14 } : room;
  return fleets(units, free, { at: middleOf(at), place: id, colourOf: colourOf(view) });
}

/** Where the command tokens of a system lie: two large ones, or all of them small. */
export function tokenSpots({ tokens: held, at, planets }: SystemView): Round[] {
  const [x, y] = middleOf(at);
  const spots = TOKEN_SPOTS[planets.length];
  if (!spots) return [];
  const { large, small } = spots;
  return held.map((_, i) => {
    const [dx, dy] = large[i] ?? [0, 0];
    if (held.length <= large.length) return { x: x + dx, y: y + dy, r: 17 };
    const isNarrow = planets.length === 3;
    const across = isNarrow ? 2 : Math.ceil(held.length / 2);
    // Beside three planets a third row stands closer, so as not to lie over the name of the lowest one.
    const [top, step] = isNarrow && held.length > 4 ? [-3, 14] : [0, 19];
    return {
      x: x + small[0] - (i % across) * 21,
      y: Math.max(y - HALF + 12, y + small[1] + top + Math.floor(i / across) * step),
      r: 10,
    };
  });
}

function tokens(view: View, system: SystemView): Shape[] {
  const spots = tokenSpots(system);
  return system.tokens.flatMap((seat, i) => {
    const spot = spots[i];
    return spot ? commandToken(spot, { ...ownerIn(view, seat), of: `token:${system.id}:${seat}` }) : [];
  });
}

/** The middle of a planet on the picture. */
export function planetAt(system: SystemView, id: string): Round | null {
  const i = system.planets.findIndex((planet) => planet.id === id);
  const spot = spotOf(system, i);
  if (!spot) return null;
  const [x, y]: Point = middleOf(system.at);
  return { x: x + spot.at[0], y: y + spot.at[1], r: spot.r };
}
