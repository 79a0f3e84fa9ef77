import type { Speaker } from '#core/message.ts';
import {
  APART,
  type PlanetView,
  planets,
  type Stack,
  type SystemView,
  touching,
  type View,
} from '#games/twilight-imperium/view.ts';
import { roughly } from '../fit.ts';
import { fitting } from '../kit/alt.ts';
import { type Area, GAP, INNER, PICTURE_WIDTH, plainScene, stacked, titled } from '../kit/area.ts';
import type { Scene, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { transformed } from '../transformed.ts';
import { HALF, HEX, middleOf } from './geometry.ts';
import { UNITS } from './pieces.ts';
import { type Words, wordsOf } from './say.ts';
import { onTile } from './systems.ts';
import { tint } from './territory.ts';
import { namesOn, tileGround, worldsOn } from './tiles.ts';

const SCALE = (PICTURE_WIDTH - 2 * GAP) / (2 * HEX);
const TITLE = 80;
const TILE_HEIGHT = Math.round(2 * HALF * SCALE) + 2 * GAP;

const nameOf = ({ id }: Pick<SystemView, 'id'>, say: Words) => `${id}. ${say.names.systems[id]}`;

/** The tile with all that lies on it, as on the board but large. */
function tileArea(view: View, system: SystemView, say: Words): Area {
  const [x, y] = middleOf(system.at);
  const shapes = [
    ...tileGround(system),
    ...tint(view, system),
    ...worldsOn(system),
    ...onTile(view, system),
    ...namesOn(system, say),
  ];
  return {
    height: TITLE + TILE_HEIGHT,
    draw: ([left, top]): Shape[] => [
      words(
        { x: left, y: top, width: PICTURE_WIDTH - 2 * GAP, height: TITLE },
        { text: nameOf(system, say), size: 42, weight: 800, align: 'centre', of: `system:${system.id}` },
      ),
      ...shapes.map((shape) =>
        transformed(shape, {
          x: PICTURE_WIDTH / 2 - x * SCALE,
          y: top + TITLE + TILE_HEIGHT / 2 - y * SCALE,
          scale: SCALE,
        }),
      ),
    ],
  };
}

/** Units in words, owner by owner. */
function unitLines(units: readonly Readonly<Stack>[], say: Words): string[] {
  const owners = [...new Set(units.map(({ seat }) => seat))].sort((a, b) => a - b);
  return owners.map((seat) => {
    const fleet = units
      .filter((stack) => stack.seat === seat)
      .sort((a, b) => UNITS.indexOf(a.unit) - UNITS.indexOf(b.unit))
      .map(({ unit, count, damaged }) =>
        damaged > 0
          ? `${say.units(unit, count)} (${say.label('damagedOf', { count: damaged })})`
          : say.units(unit, count),
      );
    return `${say.seat(seat)}: ${fleet.join(', ')}`;
  });
}

function planetLines(planet: PlanetView, say: Words): string[] {
  const { id, controller, exhausted, resources, influence, attached, units } = planet;
  const { trait, specialty } = planets[id];
  return [
    [
      `${say.names.planets[id]}: ${resources}/${influence}`,
      ...(trait ? [say.label('trait', { trait })] : []),
      ...(specialty ? [say.label('specialty', { colour: specialty })] : []),
      controller === null ? say.label('nobody', {}) : say.seat(controller),
      ...(exhausted ? [say.label('sign', { sign: 'exhausted' })] : []),
      ...attached.map((law) => say.names.agendas[law]),
    ].join(' · '),
    ...unitLines(units, say).map((line) => `– ${line}`),
  ];
}

/** All of a system in words: its space, its planets, tokens and neighbours. */
function linesOf(view: View, system: SystemView, say: Words): string[] {
  const { anomaly, units, tokens, at, wormholes } = system;
  const near = view.systems.filter((other) => touching(other.at, at));
  return [
    ...(anomaly ? [say.label('anomaly', { anomaly })] : []),
    ...(at === APART ? [say.label('reachedBy', { wormholes })] : []),
    ...unitLines(units, say),
    ...system.planets.flatMap((planet) => planetLines(planet, say)),
    ...(tokens.length > 0 ? [say.label('tokensOf', { names: tokens.map((seat) => say.seat(seat)) })] : []),
    ...(near.length > 0 ? [say.label('near', { names: near.map((other) => nameOf(other, say)) })] : []),
  ];
}

const SIZE = 25;
const LINE_HEIGHT = 31;
const BETWEEN = 8;

/** Lines as long as they are: with so many rows as they need. */
function wordsArea(lines: readonly string[], say: Words): Area {
  const rows = lines.map((text) => Math.ceil((roughly(text, SIZE) * 1.08) / INNER));
  const heights = rows.map((count) => count * LINE_HEIGHT + BETWEEN);
  const top = (at: number) => heights.slice(0, at).reduce((sum, height) => sum + height, 0);
  return titled(say.label('inWords', {}), top(lines.length), ([x, y]) =>
    lines.map((text, i) =>
      words(
        { x, y: y + top(i), width: INNER, height: (heights[i] ?? 0) - BETWEEN },
        { text, size: SIZE, lines: rows[i] ?? 1 },
      ),
    ),
  );
}

/** One system, large, and below it the same in words. */
export function systemScene(view: View, system: SystemView, speaker: Speaker): Scene {
  const say = wordsOf(speaker);
  const { shapes, height } = stacked([
    tileArea(view, system, say),
    wordsArea(linesOf(view, system, say), say),
  ]);
  return plainScene({ width: PICTURE_WIDTH, height, shapes, heavy: true });
}

export function systemAlt(view: View, system: SystemView, speaker: Speaker): string {
  const say = wordsOf(speaker);
  return fitting([nameOf(system, say), ...linesOf(view, system, say)]);
}

/** The systems on the board, by what they are called. */
export function systemPlaces(view: View, speaker: Speaker): { id: string; name: string }[] {
  const say = wordsOf(speaker);
  return view.systems.map((system) => ({ id: system.id, name: nameOf(system, say) }));
}
