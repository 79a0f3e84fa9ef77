import type { Speaker } from '#core/message.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import { fitting } from '../kit/alt.ts';
import { plainScene } from '../kit/area.ts';
import type { Box, Scene, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { seatInWords } from './alt.ts';
import { ownerIn } from './owner.ts';
import { seatMark } from './pieces.ts';
import { type Words, wordsOf } from './say.ts';
import { objectiveRows, statusLists } from './status-objectives.ts';
import { seatColumns, seatsHeight } from './status-seats.ts';

const WIDTH = 1600;
/** No broader than a screen of old: chat shows it as high as it can. */
const LEAST_HEIGHT = 1200;
const EDGE = 16;
const TRACK = 118;
const INNER = WIDTH - 2 * EDGE;
const TITLE = 46;

/** Who has how many victory points, on a row of cells up to the number that wins (51.0). */
function track({ seats, target }: View, box: Box): Shape[] {
  const cell = box.width / (target + 1);
  return Array.from({ length: target + 1 }, (_, points): Shape[] => {
    const x = box.x + points * cell;
    const here = seats.flatMap((mine, seat) => (Math.min(mine.points, target) === points ? [seat] : []));
    const last = points === target;
    const across = here.length === 1 ? 1 : here.length > 4 ? 3 : 2;
    const rows = Math.ceil(here.length / across);
    const r =
      here.length === 1 ? 38 : Math.min(24, (cell - 12) / (2.1 * across), (box.height - 36) / (2.1 * rows));
    return [
      {
        kind: 'box',
        x: x + 3,
        y: box.y,
        width: cell - 6,
        height: box.height,
        radius: 12,
        fill: { colour: last ? '#453812' : theme.panel },
        stroke: { colour: last ? theme.gold : theme.edge, width: 3 },
      },
      words(
        { x: x + 8, y: box.y + 3, width: 36, height: 30 },
        {
          text: `${points}`,
          size: 25,
          weight: 800,
          colour: last ? theme.gold : theme.dim,
          of: `track:${points}`,
        },
      ),
      ...here.flatMap((seat, i) => {
        const inRow = Math.min(across, here.length - Math.floor(i / across) * across);
        return seatMark(
          [
            x + cell / 2 + ((i % across) - (inRow - 1) / 2) * 2.08 * r,
            box.y + box.height / 2 + 15 + (Math.floor(i / across) - (rows - 1) / 2) * 2.08 * r,
          ],
          r,
          { ...ownerIn({ seats }, seat), of: `score:${seat}` },
        );
      }),
    ];
  }).flat();
}

/** A title over the objectives: how many are still face down. */
function objectivesTitle({ facedown }: View, say: Words, y: number): Shape {
  const hidden = facedown.stageOne + facedown.stageTwo;
  return words(
    { x: EDGE, y, width: INNER, height: TITLE },
    {
      text: `${say.label('objectives', {})} (${say.label('facedown', { count: hidden })})`,
      size: 30,
      weight: 800,
      colour: theme.gold,
    },
  );
}

/** How everybody stands: the points, the seats, the objectives, and what else lies open. */
export function statusScene(view: View, speaker: Speaker): Scene {
  const say = wordsOf(speaker);
  const seats = { x: EDGE, y: EDGE + TRACK + 14, width: INNER, height: seatsHeight(view) };
  const below = seats.y + seats.height + 10;
  const objectives = objectiveRows({ view, say }, { x: EDGE, y: below + TITLE + 4, width: INNER });
  const lists = statusLists(
    { view, say },
    { x: EDGE, y: below + TITLE + 8 + objectives.height, width: INNER },
  );
  const bottom = below + TITLE + 8 + objectives.height + lists.height + EDGE;
  return plainScene({
    heavy: true,
    width: WIDTH,
    height: Math.round(Math.max(LEAST_HEIGHT, bottom)),
    shapes: [
      ...track(view, { x: EDGE, y: EDGE, width: INNER, height: TRACK }),
      ...seatColumns(view, say, seats),
      objectivesTitle(view, say, below),
      ...objectives.shapes,
      ...lists.shapes,
    ],
  });
}

/** The same in words: every seat with its points, then the objectives and who has scored them. */
export function statusAlt(view: View, speaker: Speaker): string {
  const say = wordsOf(speaker);
  return fitting([
    say.label('round', { round: view.round, phase: view.stage.kind }),
    ...view.seats.map((_, seat) => seatInWords(view, seat, say)),
    ...view.objectives.map(({ id, scored }) =>
      say.label('altObjective', {
        name: say.names.objectives[id],
        scored: scored.map((seat) => say.seat(seat)),
      }),
    ),
  ]);
}
