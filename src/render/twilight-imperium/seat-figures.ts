import type { SeatView, View } from '#games/twilight-imperium/view.ts';
import type { Point, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import type { Words } from './say.ts';

/** Tokens, goods and what readied planets are worth, each with what it is called. */
export function figuresOf(
  { pools, goods, commodities, ready }: SeatView,
  say: Words,
): (readonly [string, string])[] {
  return [
    [say.label('tactic', {}), `${pools.tactic}`],
    [say.label('fleet', {}), `${pools.fleet}`],
    [say.label('strategy', {}), `${pools.strategy}`],
    [say.label('goods', {}), `${goods}`],
    [say.label('commodities', {}), `${commodities.count}/${commodities.most}`],
    [say.label('ready', {}), `${ready.resources}/${ready.influence}`],
  ];
}

/** What is to be said of a seat beside its faction. */
export function marksOf(view: View, seat: number, say: Words): string[] {
  const { faction, eliminated, passed } = view.seats[seat] as SeatView;
  return [
    ...(faction ? [say.names.factions[faction]] : []),
    ...(view.speaker === seat ? [say.label('speaker', {})] : []),
    ...(eliminated ? [say.label('eliminated', {})] : passed ? [say.label('passed', {})] : []),
  ];
}

/** Figures side by side: what it is above, how many below. */
export function figureRow(
  figures: readonly (readonly [string, string])[],
  [x, y]: Point,
  width: number,
): Shape[] {
  const cell = width / figures.length;
  return figures.flatMap(([label, value], i) => [
    words(
      { x: x + i * cell, y, width: cell - 6, height: 24 },
      { text: label, size: 20, colour: theme.faint, align: 'centre' },
    ),
    words(
      { x: x + i * cell, y: y + 24, width: cell - 6, height: 36 },
      { text: value, size: 30, weight: 600, align: 'centre' },
    ),
  ]);
}
