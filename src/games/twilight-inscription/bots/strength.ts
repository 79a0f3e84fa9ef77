import type { AiTurn } from '#core/game.ts';
import type { Choice } from '#core/question.ts';
import { sectionValue } from '../rules/automaton.ts';
import { layoutOf } from '../sheets/layout.ts';
import { victoryOf } from '../sheets/places.ts';
import type { Side } from '../state.ts';
import type { View } from '../view.ts';

const SIDES = ['left', 'right'] as const;
/** What the faction and the relic add; more does not matter, and the form says who may add. */
const ADDED: Readonly<Record<string, number>> = { own: 2, relic: 4 };
/** What a relic is worth that is kept for another war. */
const KEPT_RELIC = 1.5;

/** By how much the seat is ahead on a side, strengths being public. */
function aheadOn(view: View, seat: number, side: Side): number {
  const facing = side === 'left' ? 'right' : 'left';
  const own = view.seats[seat]?.warfare.wars.at(-1)?.[side] ?? 0;
  const foe = view.neighbours[seat]?.[side] ?? null;
  if (foe !== null) return own - (view.seats[foe]?.warfare.wars.at(-1)?.[facing] ?? 0);
  return own - (view.automaton ? sectionValue(view.automaton, 'strength', view.stage) : 0);
}

/** Where an addition turns a war: what it wins, and avoids losing. */
export function strengthChoice({ view, seat, form, fallback }: AiTurn<View>): Choice {
  if (form.kind !== 'choose') return fallback;
  const seen = view();
  const variants = seen.variants[seat];
  const war = (seen.seats[seat]?.warfare.wars.length ?? 1) - 1;
  const printed = variants && layoutOf(variants).warfare.wars[war];
  if (!printed) return fallback;
  const worthOf = (id: string) => {
    const parts = id === 'none' ? [] : id.split('+').map((part) => part.split('-'));
    const relic = parts.some(([by]) => by === 'relic');
    const points = SIDES.map((side, at) => {
      const added = parts.reduce((sum, [by = '', where]) => sum + (where === side ? (ADDED[by] ?? 0) : 0), 0);
      const ahead = aheadOn(seen, seat, side) + added;
      return ahead > 0 ? victoryOf(printed.win[at] ?? null) || 1.5 : ahead < 0 ? printed.loss : 0;
    });
    return points.reduce((sum, one) => sum + one, 0) - (relic && war < 3 ? KEPT_RELIC : 0);
  };
  const ids = form.options.filter(({ barred }) => !barred).map(({ id }) => id);
  return ids.reduce((best, id) => (worthOf(id) > worthOf(best) ? id : best), ids[0] ?? String(fallback));
}
