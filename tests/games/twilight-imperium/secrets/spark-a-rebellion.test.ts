import { describe, expect, it } from 'vitest';
import { inForce } from '../agendas/voting.ts';
import { type Imperium, Scene } from '../scene.ts';

const id = 'spark-a-rebellion';

/** Seat 0 comes with overwhelming ships upon one destroyer of seat 1. */
function battle(points: readonly [number, number, number], position = new Scene()): Imperium {
  const scene = position.secret(0, id).pools(0, { fleet: 9 });
  points.forEach((count, seat) => scene.seat(seat, { points: count }));
  scene.units(0, '19', { dreadnought: 5, 'war-sun': 2 }).units(1, '20', { destroyer: 1 });
  const table = scene.play();
  table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
  table.answer(0, 'move', { '19:dreadnought': 5, '19:war-sun': 2 });
  for (;;) {
    const asked = table.session.open().find(({ optional }) => !optional);
    if (!asked || asked.topic === 'combat-ends' || asked.topic === 'action') return table;
    table.answer(asked.seat, asked.topic, asked.fallback);
  }
}

describe('TI4 30 Spark a Rebellion', () => {
  it('30.5b 51.5 is scored by winning a combat against a seat with the most points, tied ones too', () => {
    for (const points of [
      [1, 3, 2],
      [3, 3, 2],
    ] as const) {
      const table = battle(points);
      table.answer(0, 'combat-ends', `secret:${id}`);
      expect(table.seat(0)).toMatchObject({ points: points[0] + 1, secrets: { scored: [id] } });
    }
  });

  it('30.5b points that change hands by the victory itself take nothing away from it', () => {
    const table = battle([3, 4, 2], inForce(new Scene(), 'shard-of-the-throne', { seat: 1 }));
    expect(table.state.seats.map(({ points }) => points)).toEqual([4, 3, 2]);
    table.answer(0, 'combat-ends', `secret:${id}`);
    expect(table.seat(0).points).toBe(5);
    // Nor do they make a leader of who was none.
    const behind = battle([1, 2, 3], inForce(new Scene(), 'shard-of-the-throne', { seat: 1 }));
    expect(behind).toWaitFor([1, 'action']);
  });

  it('30.5 not against a seat that is behind', () => {
    expect(battle([1, 2, 3])).toWaitFor([1, 'action']);
    expect(battle([3, 2, 1])).toWaitFor([1, 'action']);
  });
});
