import type { Seat } from '#core/seat.ts';
import type { SeatView, View } from '#games/twilight-imperium/view.ts';
import { AREA_WIDTH, type Area, INNER, PADDING } from '../kit/area.ts';
import { seatPanel } from '../kit/seat-panel.ts';
import { words } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';
import type { Words } from './say.ts';
import { figureRow, figuresOf, marksOf } from './seat-figures.ts';

const HEIGHT = 262;

/** Who it is, how many points it has, its tokens, goods and cards. */
export function summaryArea(view: View, seat: Seat, say: Words): Area {
  const mine = view.seats[seat] as SeatView;
  const head = {
    seat,
    paint: imperiumPaints[mine.colour],
    name: say.seat(seat),
    about: marksOf(view, seat, say).join(' · '),
    figure: `${mine.points}/${view.target}`,
  };
  const { cards, secrets, notes } = mine.holds;
  const strategy = mine.strategy.map(({ id, exhausted }) => {
    const name = say.names.strategyCards[id];
    return exhausted ? `${name} (${say.label('used', {})})` : name;
  });
  const figures = [...figuresOf(mine, say), [say.label('reserve', {}), `${mine.tokensLeft}`] as const];
  return {
    height: HEIGHT,
    draw: ([x, y]) => [
      ...seatPanel({ x, y, width: AREA_WIDTH, height: HEIGHT }, head, 'large'),
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
