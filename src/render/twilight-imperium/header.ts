import type { View } from '#games/twilight-imperium/view.ts';
import type { Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { HEADER, MARGIN, WIDTH } from './geometry.ts';
import { seatMark } from './pieces.ts';
import type { Words } from './say.ts';
import { ownerIn } from './systems.ts';

/** What goes on: who has won, whose turn it is, or what is voted on. */
function title({ winner, agenda, turn }: View, say: Words): { text: string; seat: number | null } {
  if (winner) return { text: say.label('won', { name: say.seat(winner.seat) }), seat: winner.seat };
  if (agenda) return { text: say.label('agenda', { name: say.names.agendas[agenda.id] }), seat: null };
  if (turn) return { text: say.label('turn', { name: say.seat(turn.seat) }), seat: turn.seat };
  return { text: say.label('game', {}), seat: null };
}

/** Round and phase, what goes on, and how far the game goes. */
export function header(view: View, say: Words): Shape[] {
  const { text, seat } = title(view, say);
  const left = seat === null ? MARGIN * 2 : 112;
  const phase = say.label('round', { round: view.round, phase: view.stage.kind });
  return [
    { kind: 'box', x: 0, y: 0, width: WIDTH, height: HEADER - 8, fill: { colour: theme.panel } },
    {
      kind: 'box',
      x: 0,
      y: HEADER - 12,
      width: WIDTH,
      height: 4,
      fill: { colour: view.winner ? theme.gold : theme.edge },
    },
    ...(seat === null ? [] : seatMark([56, 46], 34, ownerIn(view, seat))),
    words(
      { x: left, y: 16, width: 1220 - left, height: 60 },
      { text, size: 42, weight: 800, colour: view.winner ? theme.gold : theme.ink, of: 'title' },
    ),
    words(
      { x: 1240, y: 16, width: WIDTH - 1240 - MARGIN, height: 60 },
      {
        text: `${phase} · ${say.label('target', { points: view.target })}`,
        size: 34,
        weight: 600,
        colour: theme.gold,
        align: 'right',
        of: 'phase',
      },
    ),
  ];
}
