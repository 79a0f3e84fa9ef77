import { describe, expect, it } from 'vitest';
import type { Seat } from '#core/seat.ts';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { leaders, trailers } from '#games/twilight-imperium/rules/objectives.ts';
import { awardPoints } from '#games/twilight-imperium/verbs/points.ts';
import { Scene } from '../scene.ts';

/** Everybody gains points at the same moment by an action of seat 0. */
const awarding = (...points: readonly number[]): Component => ({
  abilities: [
    {
      at: 'component-action',
      when: () => true,
      *resolve(t) {
        awardPoints(
          t,
          points.map((count, seat) => ({ seat, points: count })),
        );
      },
    },
  ],
});

function award(scene: Scene, ...points: readonly number[]) {
  const table = scene
    .hand(0, 'plague')
    .plus({ actionCards: { plague: awarding(...points) } })
    .play();
  table.answer(0, 'action', 'card:plague');
  return table;
}

const winner = (scene: Scene, ...points: readonly number[]) => award(scene, ...points).state.winner;

describe('TI4 51 Victory points', () => {
  it('51.0 51.7 whoever has 10 points has won, at once; with 9 the game goes on', () => {
    const table = award(new Scene().seat(0, { points: 9 }), 1, 0, 0);
    expect(table.state.winner).toEqual({ seat: 0, by: 'points' });
    expect(table.session.over).toBe(true);
    expect(table.session.result()).toMatchObject({ winners: [0], scores: [10, 0, 0] });
    const on = award(new Scene().seat(0, { points: 8 }), 1, 0, 0);
    expect(on.state.winner).toBeNull();
    expect(on).toWaitFor([1, 'action']);
  });

  it('51.2a on the longer track at 14', () => {
    const long = () =>
      new Scene().with((s) => {
        s.options = { ...s.options, points: 14 };
      });
    expect(winner(long().seat(0, { points: 12 }), 1, 0, 0)).toBeNull();
    expect(winner(long().seat(0, { points: 13 }), 1, 0, 0)).toEqual({ seat: 0, by: 'points' });
  });

  it('51.4 points are added to those that a seat has', () => {
    const table = award(new Scene().seat(1, { points: 4 }), 0, 2, 0);
    expect(table.state.seats.map(({ points }) => points)).toEqual([0, 6, 0]);
  });

  it('T68 51.4a nobody has more points than the track shows, nor fewer than none', () => {
    expect(award(new Scene().seat(0, { points: 9 }), 3, 0, 0).seat(0).points).toBe(10);
    expect(award(new Scene().seat(1, { points: 1 }), 0, -2, 0).seat(1).points).toBe(0);
  });

  it('51.5 the most or the fewest points means everybody who is tied', () => {
    const points = [3, 1, 3, 1, 2];
    const { state } = new Scene(5).with((s) => {
      s.seats.forEach((seat, i) => {
        seat.points = points[i] ?? 0;
      });
    });
    expect(leaders(state)).toEqual([0, 2]);
    expect(trailers(state)).toEqual([1, 3]);
  });

  it('51.5 65.0 who is out of the game has neither the most nor the fewest', () => {
    const { state } = new Scene(4).seat(0, { points: 3 }).seat(2, { points: 1 }).seat(3, { points: 1 });
    Object.assign(state.seats[1] ?? {}, { points: 0, eliminated: true });
    expect(leaders(state)).toEqual([0]);
    expect(trailers(state)).toEqual([2, 3]);
  });

  it('51.7 of several who reach it together the lowest initiative wins', () => {
    const tied = (by: Seat) =>
      new Scene()
        .seat(0, { points: 9 })
        .seat(1, { points: 9 })
        .strategy(by, { id: 'imperial', exhausted: true });
    expect(winner(tied(2), 1, 1, 0)).toEqual({ seat: 0, by: 'points' });
    expect(winner(tied(0), 1, 1, 0)).toEqual({ seat: 1, by: 'points' });
  });

  it('51.7 T52 without strategy cards the nearest to the speaker clockwise, the speaker first', () => {
    const tied = (speaker: Seat) => {
      const scene = new Scene().with((s) => {
        s.speaker = speaker;
      });
      for (const seat of [0, 1, 2]) scene.seat(seat, { points: 9, strategy: [] });
      return scene;
    };
    expect(winner(tied(2), 1, 1, 0)).toEqual({ seat: 0, by: 'points' });
    expect(winner(tied(1), 1, 1, 0)).toEqual({ seat: 1, by: 'points' });
    expect(winner(tied(1), 1, 0, 1)).toEqual({ seat: 2, by: 'points' });
  });
});
