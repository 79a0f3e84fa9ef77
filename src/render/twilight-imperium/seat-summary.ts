import type { Seat } from '#core/seat.ts';
import type { SeatView, View } from '#games/twilight-imperium/view.ts';
import { panel, words } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';
import { AREA_WIDTH, type Area, INNER, PADDING } from './area.ts';
import { seatMark } from './pieces.ts';
import type { Words } from './say.ts';
import { figureRow, figuresOf, marksOf } from './scoreboard.ts';

const HEIGHT = 262;

/** Who it is, how many points it has, its tokens, goods and cards. */
export function summaryArea(view: View, seat: Seat, say: Words): Area {
  const mine = view.seats[seat] as SeatView;
  const paint = imperiumPaints[mine.colour];
  const { cards, secrets, notes } = mine.holds;
  const strategy = mine.strategy.map(({ id, exhausted }) => {
    const name = say.names.strategyCards[id];
    return exhausted ? `${name} (${say.label('used', {})})` : name;
  });
  const figures = [...figuresOf(mine, say), [say.label('reserve', {}), `${mine.tokensLeft}`] as const];
  return {
    height: HEIGHT,
    draw: ([x, y]) => [
      panel({ x, y, width: AREA_WIDTH, height: HEIGHT }, paint.colour),
      { kind: 'box', x, y, width: 14, height: HEIGHT, radius: 7, fill: paint, of: `seat:${seat}` },
      ...seatMark([x + 66, y + 54], 34, { colour: mine.colour, seat }),
      words(
        { x: x + 116, y: y + 12, width: AREA_WIDTH - 320, height: 46 },
        { text: say.seat(seat), size: 38, weight: 800 },
      ),
      words(
        { x: x + 116, y: y + 60, width: AREA_WIDTH - 320, height: 34 },
        { text: marksOf(view, seat, say).join(' · '), size: 26, colour: theme.dim },
      ),
      words(
        { x: x + AREA_WIDTH - 190, y: y + 14, width: 170, height: 78 },
        {
          text: `${mine.points}/${view.target}`,
          size: 60,
          weight: 800,
          colour: theme.gold,
          align: 'right',
          of: `points:${seat}`,
        },
      ),
      ...figureRow(figures, [x + PADDING, y + 108], INNER),
      words(
        { x: x + PADDING + 8, y: y + 178, width: INNER - 8, height: 34 },
        {
          text: say.label('holds', { cards, secrets, notes, technologies: mine.technologies.length }),
          size: 26,
          colour: theme.dim,
          of: `holds:${seat}`,
        },
      ),
      words(
        { x: x + PADDING + 8, y: y + 216, width: INNER - 8, height: 34 },
        {
          text: say.label('initiative', { initiative: mine.initiative, cards: strategy }),
          size: 26,
          of: `strategy:${seat}`,
        },
      ),
    ],
  };
}
