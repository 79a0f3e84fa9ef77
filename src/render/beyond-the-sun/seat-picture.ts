import type { Seat } from '#core/seat.ts';
import { plainScene, stacked } from '../kit/area.ts';
import { seatPanel } from '../kit/seat-panel.ts';
import type { Scene } from '../scene.ts';
import { automationArea, type MatSeen, stockArea, supplyArea, tracksArea } from './mat.ts';
import { matPanels } from './mat-panels.ts';
import { paintOf } from './palette.ts';
import { INNER, MARGIN, type Seen, WIDTH } from './seen.ts';

const HEAD = 108;

/** The mat of a seat with all that is its own. */
export function seatScene(seen: Seen, seat: Seat): Scene | null {
  const mine = seen.view.seats[seat];
  if (!mine) return null;
  const { say, view } = seen;
  const mat: MatSeen = { ...seen, seat, mine };
  const { shapes, height } = stacked(
    [stockArea(mat), supplyArea(mat), tracksArea(mat), automationArea(mat), ...matPanels(mat)].map(
      (area) => ({
        height: area.height,
        draw: ([x, y]: readonly [number, number]) => area.draw([x, y + HEAD + 6]),
      }),
    ),
    12,
  );
  return plainScene({
    width: WIDTH,
    height: Math.ceil(HEAD + 6 + height),
    shapes: [
      ...seatPanel(
        { x: MARGIN, y: 10, width: INNER, height: HEAD - 4 },
        {
          seat,
          paint: paintOf(seat),
          name: say.seat(seat),
          about: [
            say.names.factions[mine.faction],
            ...(view.turn === seat ? [say.label('itsTurn', { phase: view.phase })] : []),
            say.label('technologyCount', { n: mine.technologies }),
          ].join(' · '),
          figure: `${mine.score.total}`,
        },
        'large',
      ),
      ...shapes,
    ],
  });
}
