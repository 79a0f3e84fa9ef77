import type { Speaker } from '#core/message.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import type { NamedPicture } from '../drawing.ts';
import { fitting } from '../kit/alt.ts';
import { AREA_WIDTH, type Area, PADDING, PICTURE_WIDTH, plainScene, stacked } from '../kit/area.ts';
import type { Scene } from '../scene.ts';
import { panel, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { ownerIn } from './owner.ts';
import { seatMark } from './pieces.ts';
import { type Words, wordsOf } from './say.ts';
import { agendasArea, battlesArea } from './summary-battles.ts';
import { chartArea } from './summary-chart.ts';
import { ranking, scoresArea } from './summary-scores.ts';

const TITLE = 118;

/** A game that is over, at a glance: who won and how, what the points were for, and how it came to that. */
export function summaryScene(view: View, speaker: Speaker): Scene {
  const say = wordsOf(speaker);
  const { shapes, height } = stacked([
    titleArea(view, say),
    scoresArea(view, say),
    ...charts(view, say),
    ...battlesArea(view, say),
    ...agendasArea(view, say),
  ]);
  return plainScene({ width: PICTURE_WIDTH, height, shapes });
}

function charts(view: View, say: Words): Area[] {
  if (view.chronicle.rounds.length < 2) return [];
  const title = { points: say.label('pointsByRound', {}), planets: say.label('planetsByRound', {}) };
  return [
    chartArea(view, say, { title: title.points, of: 'points', top: view.target, height: 440 }),
    chartArea(view, say, { title: title.planets, of: 'planets', top: 4, height: 380 }),
  ];
}

/** Who has won, and how. */
function titleArea(view: View, say: Words): Area {
  const { winner, round } = view;
  const seat = winner?.seat ?? 0;
  const points = view.seats[seat]?.points ?? 0;
  return {
    height: TITLE,
    draw: ([x, y]) => [
      panel({ x, y, width: AREA_WIDTH, height: TITLE }, theme.gold),
      ...(winner ? seatMark([x + 66, y + TITLE / 2], 40, ownerIn(view, seat)) : []),
      words(
        { x: x + 126, y: y + 10, width: AREA_WIDTH - 126 - PADDING, height: 56 },
        {
          text: winner ? say.label('won', { name: say.seat(seat) }) : say.label('game', {}),
          size: 44,
          weight: 800,
          colour: theme.gold,
          of: 'title',
        },
      ),
      words(
        { x: x + 126, y: y + 66, width: AREA_WIDTH - 126 - PADDING, height: 40 },
        {
          text: winner
            ? say.label('wonBy', { by: winner.by, points, round })
            : say.label('round', { round, phase: 'over' }),
          size: 28,
          colour: theme.dim,
          of: 'how',
        },
      ),
    ],
  };
}

/** The same in words. */
export function summaryAlt(view: View, speaker: Speaker): string {
  const say = wordsOf(speaker);
  const { winner, round, chronicle } = view;
  return fitting([
    ...(winner ? [say.label('altWon', { name: say.seat(winner.seat), round })] : []),
    ...ranking(view).map((seat) =>
      say.label('altScore', {
        name: say.seat(seat),
        points: view.seats[seat]?.points ?? 0,
        planets: view.seats[seat]?.planets.length ?? 0,
      }),
    ),
    say.label('altBattles', { count: chronicle.battles.length }),
  ]);
}

/** There is a summary when the game is over. */
export function summaryPages({ stage }: View, speaker: Speaker): NamedPicture[] {
  return stage.kind === 'over' ? [{ id: 'summary', name: wordsOf(speaker).label('summaryPage', {}) }] : [];
}
