import type { View } from '#games/beyond-the-sun/view.ts';
import type { Area } from '../kit/area.ts';
import { seatMark } from '../kit/seat-mark.ts';
import type { Box, Point, Shape } from '../scene.ts';
import { panel, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { pointsStar } from './marks.ts';
import { paintOf } from './palette.ts';
import { INNER, MARGIN, type Seen } from './seen.ts';
import { LEAST } from './sign.ts';

const GAP = 12;
const HIGH = 112;

type Card = View['achievements'][number];

/** The spaces of a card: whose disc lies there, what the next one is worth, and which is blocked. */
function spaces({ id, spaces: printed, discs }: Card, { x, y }: Pick<Box, 'x' | 'y'>): Shape[] {
  let taken = 0;
  return printed.flatMap((vp, at): Shape[] => {
    const centre: Point = [x + 26 + at * 58, y];
    if (vp === null)
      return [
        {
          kind: 'icon',
          icon: 'skip',
          x: centre[0],
          y: centre[1],
          size: 30,
          colour: theme.faint,
          of: `blocked:${id}`,
        },
      ];
    const seat = discs[taken++];
    return seat === undefined
      ? pointsStar(centre, 25, { text: `${vp}`, of: `open:${id}:${vp}` })
      : seatMark(centre, 24, { seat, paint: paintOf(seat), of: `achieved:${id}:${seat}` });
  });
}

/** The achievements of the game: condition, points, and who has them; the title says how near the end is. */
export function achievementsArea({ view, say }: Seen): Area {
  const { achievements, seats } = view;
  const width = (INNER - GAP) / 2;
  const rows = Math.ceil(achievements.length / 2);
  return {
    height: rows * (HIGH + GAP) - GAP,
    draw: ([, y]) =>
      achievements.flatMap((card, at): Shape[] => {
        const [left, top] = [MARGIN + (at % 2) * (width + GAP), y + Math.floor(at / 2) * (HIGH + GAP)];
        const met = seats.flatMap(({ gainable }, seat) => (gainable.includes(card.id) ? [seat] : []));
        return [
          panel({ x: left, y: top, width, height: HIGH }, met.length > 0 ? theme.good : theme.edge),
          words(
            { x: left + 16, y: top + 6, width: width - 210, height: 38 },
            {
              text: say.names.achievements[card.id],
              size: 26,
              least: 18,
              weight: 800,
              of: `achievement:${card.id}`,
            },
          ),
          words(
            { x: left + 16, y: top + 46, width: width - 210, height: 60 },
            {
              text: say.label('condition', { id: card.id }),
              size: 20,
              least: LEAST,
              lines: 2,
              stand: 'top',
              colour: theme.dim,
            },
          ),
          ...spaces(card, { x: left + width - 186, y: top + HIGH / 2 }),
        ];
      }),
  };
}
