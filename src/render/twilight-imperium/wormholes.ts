import type { SystemView, Wormhole } from '#games/twilight-imperium/view.ts';
import type { IconName } from '../icons.ts';
import type { Point, Shape } from '../scene.ts';
import { theme } from '../theme.ts';
import { GATES, middleOf } from './geometry.ts';

export const WORMHOLES: Readonly<Record<Wormhole, { colour: string; icon: IconName }>> = {
  alpha: { colour: '#ff9f5a', icon: 'alpha' },
  beta: { colour: '#5fd08a', icon: 'beta' },
  delta: { colour: '#6fb1ff', icon: 'delta' },
};

/** A wormhole by its letter and colour. */
export function wormholeSign([x, y]: Point, wormhole: Wormhole, of?: string): Shape[] {
  const { colour, icon } = WORMHOLES[wormhole];
  return [
    {
      kind: 'disc',
      x,
      y,
      r: 20,
      fill: { colour: theme.dark },
      stroke: { colour, width: 4 },
      ...(of === undefined ? {} : { of }),
    },
    { kind: 'icon', icon, x, y, size: 20, colour },
  ];
}

/** The wormholes of a system now: printed ones, tokens, and what a flagship brings. */
export function gates({ id, at, wormholes, planets }: SystemView): Shape[] {
  const [x, y] = middleOf(at);
  return wormholes.flatMap((wormhole, i) => {
    const [dx, dy] = GATES[planets.length]?.[i] ?? [0, 0];
    return [
      { kind: 'glow' as const, x: x + dx, y: y + dy, r: 40, colour: `${WORMHOLES[wormhole].colour}a0` },
      ...wormholeSign([x + dx, y + dy], wormhole, `wormhole:${id}:${wormhole}`),
    ];
  });
}
