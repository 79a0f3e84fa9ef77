import {
  type BoardSymbol,
  boardSymbols,
  SYSTEMS,
  type SystemId,
  systems,
  TRACKS,
  type TrackId,
  tracks,
} from '#games/master-of-the-galaxy/view.ts';
import { HEADER } from '../kit/header.ts';
import { backdropOf, sky } from '../kit/sky.ts';
import type { Backdrop, Shape, Stroke } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { BOARD_BOTTOM, CELL, labelBox, laneFrom, placeOf, RADIUS, symbolPlace, WIDTH } from './geometry.ts';
import { emptyCell, resourcePaints, resourceSign, symbolIcon } from './pieces.ts';
import type { Words } from './say.ts';

const STARS = { name: 'the sky over the galaxy', count: 260 };

function lane(track: TrackId): Shape[] {
  const [from, to] = tracks[track].ends;
  const { angle, cells } = laneFrom(track, from);
  return [
    {
      kind: 'line',
      points: [placeOf(from), placeOf(to)],
      stroke: { colour: '#55638f', width: 4 },
      of: `track:${track}`,
    },
    ...cells.flatMap(([x, y], i) => emptyCell({ x, y, size: CELL, angle }, null, `cell:${track}:${i}`)),
  ];
}

/** The arrows of printed symbols: what must be held to have the symbol. Dashed: only one of the two. */
export const arrowStrokes: Readonly<Record<BoardSymbol['arrow'], Stroke>> = {
  blue: { colour: '#6db3ff', width: 4 },
  green: { colour: '#66d98f', width: 4 },
  red: { colour: '#ff7b7b', width: 4, dash: [12, 9] },
};

function printedSymbol(printed: BoardSymbol): Shape[] {
  const [x, y] = symbolPlace(printed);
  const stroke = arrowStrokes[printed.arrow];
  const lines = printed.systems.map(
    (system): Shape => ({ kind: 'line', points: [[x, y], placeOf(system)], stroke }),
  );
  const { colour } = stroke;
  return [
    ...lines,
    { kind: 'disc', x, y, r: 31, fill: { colour: theme.panel }, stroke: { colour, width: 4 } },
    symbolIcon({ x, y, size: 38 }, printed.symbol, theme.ink),
  ];
}

function system(id: SystemId, say: Words): Shape[] {
  const [x, y] = placeOf(id);
  const { colour, start } = systems[id];
  const { edge, sign } = resourcePaints[colour];
  const box = labelBox(id);
  const plate = { x: box.x, y: box.y + 9, size: 30 };
  const rings: Shape[] = start
    ? [{ kind: 'disc', x, y, r: RADIUS + 8, stroke: { colour: edge, width: 3, dash: [14, 8] } }]
    : [];
  return [
    { kind: 'glow', x, y, r: RADIUS * 1.7, colour: `${edge}66` },
    ...rings,
    {
      kind: 'disc',
      x,
      y,
      r: RADIUS,
      fill: { colour: '#10172d' },
      stroke: { colour: edge, width: 8 },
      of: `system:${id}`,
    },
    { kind: 'box', ...box, radius: 12, fill: { colour: '#0a0f1fd9' }, stroke: { colour: edge, width: 2 } },
    { kind: 'disc', x: plate.x + 22, y: plate.y + 15, r: 15, fill: { colour: edge } },
    resourceSign({ x: plate.x + 22, y: plate.y + 15, size: 15 }, colour, sign),
    words(
      { x: box.x + 42, y: box.y + 1, width: box.width - 48, height: box.height - 2 },
      { text: say.system(id), size: 21, weight: 600, lines: 2, align: 'left' },
    ),
  ];
}

/** All that is printed on the board: it is the same for every table whose words are the same. */
export function backdrop(say: Words): Backdrop {
  return backdropOf({ width: WIDTH, height: BOARD_BOTTOM }, [
    ...sky(STARS, { x: 0, y: HEADER, width: WIDTH, height: BOARD_BOTTOM - HEADER }),
    ...boardSymbols.flatMap(printedSymbol),
    ...TRACKS.flatMap(lane),
    ...SYSTEMS.flatMap((id) => system(id, say)),
  ]);
}
