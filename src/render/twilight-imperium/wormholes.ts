import type { SystemView, Wormhole } from '#games/twilight-imperium/view.ts';
import type { IconName } from '../icons.ts';
import type { Shape } from '../scene.ts';
import type { Round } from '../shapes.ts';
import { GATES, middleOf } from './geometry.ts';

export const WORMHOLES: Readonly<Record<Wormhole, { colour: string; icon: IconName }>> = {
  alpha: { colour: '#ff9f5a', icon: 'alpha' },
  beta: { colour: '#5fd08a', icon: 'beta' },
  delta: { colour: '#6fb1ff', icon: 'delta' },
};

/** A wormhole: a glowing whirl in its colour around its letter. */
export function wormholeSign({ x, y, r }: Round, wormhole: Wormhole, of?: string): Shape[] {
  const { colour, icon } = WORMHOLES[wormhole];
  return [
    { kind: 'art', art: { kind: 'gate', colour }, x, y, r, ...(of === undefined ? {} : { of }) },
    { kind: 'icon', icon, x, y, size: r * 0.56, colour: '#ffffff' },
  ];
}

/** The wormholes of a system now: printed ones, tokens, and what a flagship brings. */
export function gates({ id, at, wormholes, planets, units }: SystemView): Shape[] {
  const [x, y] = middleOf(at);
  const spots = GATES[planets.length];
  return wormholes.flatMap((wormhole, i) => {
    const [dx, dy] = spots?.at[i] ?? [0, 0];
    // One that is alone in its system stands in its middle.
    const alone = planets.length + units.length === 0 && wormholes.length === 1;
    const round = alone ? { x, y, r: 66 } : { x: x + dx, y: y + dy, r: spots?.r ?? 17 };
    return wormholeSign(round, wormhole, `wormhole:${id}:${wormhole}`);
  });
}
