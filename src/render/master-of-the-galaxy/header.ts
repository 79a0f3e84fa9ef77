import type { View } from '#games/master-of-the-galaxy/view.ts';
import { HEADER, headerBar } from '../kit/header.ts';
import type { Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { WIDTH } from './geometry.ts';
import { cube, discWords, seatDisc } from './pieces.ts';
import type { Words } from './say.ts';
import type { Stage } from './text/lexicon.ts';

/** The stage of the turn that is played; before the first turn the table is set up. */
export const stageOf = (view: View): Stage => (view.ready ? view.turn.phase : 'setup');

const isOver = ({ winner, stalemate }: View) => winner !== null || stalemate;

function headline(view: View, say: Words): string {
  if (view.winner) return say.game('fact.won', view.winner);
  if (view.stalemate) return say.game('fact.stalemate', {});
  return say.game('fact.turn', { seat: view.turn.seat });
}

/** Whose turn it is and how far it is, or who has won; the cubes in hand lie open to all. */
export function header(view: View, say: Words): Shape[] {
  const over = isOver(view);
  const seat = view.winner?.seat ?? view.turn.seat;
  const colour = view.seats[seat]?.colour;
  const badge = { x: 60, y: HEADER / 2, r: 34 };
  const disc =
    colour && !view.stalemate
      ? [seatDisc(badge, colour, `turn:${seat}`), ...discWords(badge, colour, `${seat + 1}`)]
      : [];
  return [
    ...headerBar({ width: WIDTH, over }),
    ...disc,
    words(
      { x: 112, y: 10, width: over ? 1450 : 880, height: 26 },
      { text: say.game('game.title', {}), size: 20, colour: theme.dim },
    ),
    words(
      { x: 112, y: 36, width: over ? 1450 : 880, height: 50 },
      { text: headline(view, say), size: 36, weight: 800, colour: over ? theme.gold : theme.ink },
    ),
    ...(over ? [] : progress(view, say)),
  ];
}

function progress(view: View, say: Words): Shape[] {
  const { drawn, extra } = view.turn;
  const step = 52;
  const left = WIDTH - 24 - drawn.length * step;
  const stage = say.label('stage', { stage: stageOf(view) });
  const more = extra > 0 ? ` · ${say.label('extra', { count: extra })}` : '';
  const right = { x: 1010, width: WIDTH - 24 - 1010 };
  const phase = words(
    { ...right, y: 8, height: 32 },
    { text: `${stage}${more}`, size: 24, weight: 600, colour: theme.gold, align: 'right' },
  );
  if (drawn.length === 0) return [phase];
  return [
    phase,
    words(
      { x: 1010, y: 46, width: left - 1010 - 12, height: 42 },
      { text: say.label('drawn', {}), size: 22, colour: theme.dim, align: 'right' },
    ),
    ...drawn.flatMap((resource, i) =>
      cube({ x: left + step / 2 + i * step, y: 67, size: 40 }, resource, `drawn:${i}`),
    ),
  ];
}
