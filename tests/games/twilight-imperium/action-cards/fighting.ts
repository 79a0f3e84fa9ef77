import type { SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { waits } from '../combat.ts';
import type { Imperium, Scene } from '../scene.ts';

/** Seat 0 activates a system and moves nothing into it; windows in which there is nothing to play are passed, and PDS of seat 1 fire. */
export function attack(scene: Scene, system: SystemId, seed = 1): Imperium {
  const table = scene.play(seed);
  table.answers([0, 'action', 'tactical'], [0, 'activate', system]);
  table.quiet();
  if (waits(table).includes('0:move')) table.answer(0, 'move', {});
  table.quiet();
  if (waits(table).includes('1:space-cannon')) table.answer(1, 'space-cannon', '0');
  return table.quiet();
}

/** Everything is answered as for somebody who is away until something is true. */
export function onUntil(table: Imperium, done: () => boolean): Imperium {
  for (let n = 0; n < 300; n++) {
    if (done()) return table;
    const asked = table.session.open().find(({ optional, held }) => !optional && held === null);
    if (!asked) throw new Error('nobody is asked');
    table.answer(asked.seat, asked.topic, asked.fallback);
  }
  throw new Error('it never comes to that');
}

/** Whether a seat is asked about a topic now. */
export const isAsked = (table: Imperium, seat: number, topic: string): boolean =>
  waits(table).includes(`${seat}:${topic}`);

/** Effects of components of the game, without what makes dice certain. */
export const effectsOf = (table: Imperium): string[] =>
  table.state.effects.filter(({ until }) => until !== 'game').map(({ component }) => component);
