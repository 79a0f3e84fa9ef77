import type { View } from '#games/twilight-imperium/view.ts';
import { HEADER_MARK, header as headline } from '../kit/header.ts';
import type { Shape } from '../scene.ts';
import { WIDTH } from './geometry.ts';
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
  const phase = say.label('round', { round: view.round, phase: view.stage.kind });
  return headline({
    width: WIDTH,
    over: view.winner !== null,
    mark: seat === null ? [] : seatMark(HEADER_MARK.at, HEADER_MARK.r, ownerIn(view, seat)),
    title: text,
    aside: `${phase} · ${say.label('target', { points: view.target })}`,
    split: 1240,
  });
}
