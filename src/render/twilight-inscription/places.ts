import type { Point, Shape } from '../scene.ts';
import { type Round, round, towards } from '../shapes.ts';
import { theme } from '../theme.ts';

const WORMHOLE = '#c08cff';
const TURN = Math.PI / 2;

/** A wormhole: arms that turn inwards; faded when nobody passes it again. */
export function wormholeSpiral(
  { x, y, r }: Round,
  { isUsed, of }: { readonly isUsed: boolean; readonly of: string },
): Shape[] {
  const colour = isUsed ? theme.faint : WORMHOLE;
  const arms = [0, 1, 2].map(
    (arm): Shape => ({
      kind: 'line',
      points: Array.from({ length: 14 }, (_, step): Point => {
        const angle = (arm * 2 * Math.PI) / 3 + (step / 13) * 2.2 * TURN;
        return towards([x, y], angle, r * (1 - (step / 13) * 0.82));
      }),
      stroke: { colour, width: Math.max(3, round(r * 0.16)) },
      of,
    }),
  );
  return [{ kind: 'disc', x, y, r, fill: { colour: theme.space } }, ...arms];
}

/** A dot of the combat grid that stays free: an octagon with waves. */
export function anomaly({ x, y, r }: Round, of: string): Shape[] {
  const corners = Array.from({ length: 8 }, (_, at) => towards([x, y], TURN / 4 + (at * TURN) / 2, r));
  const wave = (dy: number): Shape => ({
    kind: 'line',
    points: [-0.6, -0.3, 0, 0.3, 0.6].map(
      (dx, at): Point => [round(x + dx * r), round(y + dy * r + (at % 2 === 0 ? 0.12 : -0.12) * r)],
    ),
    stroke: { colour: '#ff7eb0', width: Math.max(2.5, round(r * 0.11)) },
  });
  return [
    { kind: 'polygon', points: corners, fill: { colour: '#4a1c33' }, of },
    ...[-0.38, 0, 0.38].map(wave),
  ];
}
