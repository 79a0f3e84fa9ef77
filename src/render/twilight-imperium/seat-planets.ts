import type { Seat } from '#core/seat.ts';
import type { PlanetView, View } from '#games/twilight-imperium/view.ts';
import { type Area, INNER, titled } from '../kit/area.ts';
import type { Point, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { garrison } from './garrisons.ts';
import { ownerIn } from './owner.ts';
import { attachedSign, exhaustedSign, globe, printedSigns, WORTH } from './planet.ts';
import type { Words } from './say.ts';

const ROW = 64;
const COLUMN = INNER / 2;
const NUMBER = 34;
/** Where the figures begin, and the units. */
const FIGURES = 238;
const UNITS = 312;
const UNITS_WIDTH = COLUMN - UNITS - 8;

/** The planets that a seat controls: readied or exhausted, what they are worth, what stands on them. */
export function planetsArea(view: View, seat: Seat, say: Words): Area {
  const held = view.systems.flatMap(({ planets }) => planets).filter(({ controller }) => controller === seat);
  const rows = Math.ceil(held.length / 2);
  return titled(say.label('planetsOf', { count: held.length }), rows * ROW, ([x, y]) =>
    held.flatMap((planet, i) =>
      planetRow({ view, say, planet }, [x + Math.floor(i / rows) * COLUMN, y + (i % rows) * ROW]),
    ),
  );
}

interface Held {
  readonly view: View;
  readonly say: Words;
  readonly planet: PlanetView;
}

function planetRow({ view, say, planet }: Held, [x, y]: Point): Shape[] {
  const { id, exhausted, attached, units, resources, influence } = planet;
  const middle = y + ROW / 2;
  const at = { x: x + 30, y: middle, r: 23 };
  const look = { size: 28, weight: 800, align: 'centre' } as const;
  return [
    ...globe(at, id),
    ...(exhausted ? exhaustedSign(at, `exhausted:${id}`) : []),
    ...printedSigns(at, id),
    ...(attached.length > 0 ? attachedSign([at.x + 20, at.y + 16], `attached:${id}`) : []),
    words(
      { x: x + 66, y: y + 4, width: FIGURES - 70, height: ROW - 8 },
      {
        text: say.names.planets[id],
        size: 25,
        weight: 600,
        lines: 2,
        colour: exhausted ? theme.faint : theme.ink,
        of: `held:${id}`,
      },
    ),
    words(
      { x: x + FIGURES, y: middle - 18, width: NUMBER, height: 36 },
      { ...look, text: `${resources}`, colour: WORTH.resources },
    ),
    words(
      { x: x + FIGURES + NUMBER, y: middle - 18, width: NUMBER, height: 36 },
      { ...look, text: `${influence}`, colour: WORTH.influence },
    ),
    ...garrison(
      units,
      { x: UNITS + UNITS_WIDTH / 2, y: 0, width: UNITS_WIDTH },
      {
        at: [x, middle],
        place: id,
        controller: planet.controller,
        colourOf: (owner) => ownerIn(view, owner).colour,
      },
    ),
  ];
}
