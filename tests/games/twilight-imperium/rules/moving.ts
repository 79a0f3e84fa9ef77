import type { Seat } from '#core/seat.ts';
import type { SystemId } from '#games/twilight-imperium/tables/ids.ts';
import type { Imperium, Scene } from '../scene.ts';

/** Plays a scene up to the moves into a system that seat 0 activates. */
export function activating(
  scene: Scene,
  system: SystemId,
  { seat = 0, seed = 1 }: { seat?: Seat; seed?: number } = {},
): Imperium {
  const table = scene.play(seed);
  table.answers([seat, 'action', 'tactical'], [seat, 'activate', system]);
  return table;
}

/** The topics that stand open in front of a seat and are waited for. */
export function asked(table: Imperium, seat: Seat = 0): string[] {
  return table.session
    .waiting()
    .filter((question) => question.seat === seat)
    .map(({ topic }) => topic);
}

/** A seed from which a play leads to what is wanted. */
export function seeded(play: (seed: number) => Imperium, wanted: (table: Imperium) => boolean): Imperium {
  for (let seed = 1; seed < 200; seed++) {
    const table = play(seed);
    if (wanted(table)) return table;
  }
  throw new Error('no seed of two hundred leads there');
}
