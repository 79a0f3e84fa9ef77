import { activate, hitting, missing, waits } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';

export const HARROW = 'ability:harrow';

/** L1Z1X in seat 0 with a dreadnought fights on a planet of seat 1; bombardment hits, combat rolls of both miss. */
export function harrowing(change: (scene: Scene) => Scene = (scene) => scene): Imperium {
  const scene = new Scene(3, ['l1z1x', 'hacan', 'xxcha'])
    .of(HARROW)
    .control(1, 'vefut-ii')
    .units(1, 'vefut-ii', { infantry: 3 })
    .units(0, '20', { dreadnought: 1, carrier: 1, infantry: 2 });
  const loaded = missing(
    missing(hitting(change(scene), 0, 'bombardment'), 0, 'combat'),
    1,
    'combat',
    'cannon',
  );
  const table = activate(loaded, '20');
  if (waits(table).includes('1:space-cannon')) table.answer(1, 'space-cannon', 'hold');
  if (waits(table).includes('0:bombardment')) table.answer(0, 'bombardment', 'hold');
  table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
  return table;
}
