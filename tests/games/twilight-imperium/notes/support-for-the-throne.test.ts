import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const given = (scene = new Scene()) => {
  const table = scene.units(1, '29', { destroyer: 1 }).note(1, 'support-for-the-throne', 1).play();
  return table.answers(
    [1, 'deal', 'offer:0'],
    [1, 'terms', { 'give:note:support-for-the-throne:1': 1 }],
    [0, 'deal', 'accept:1'],
  );
};

const supported = () =>
  new Scene().units(1, '29', { destroyer: 1 }).with((s) => {
    s.seats[0]!.area.push({ id: 'support-for-the-throne', owner: 1 });
    s.seats[0]!.points = 3;
  });

describe('Support for the Throne', () => {
  it('74.23a 51.6 is laid open as soon as it is received, for a point', () => {
    const table = given();
    expect(table.seat(0)).toMatchObject({
      points: 1,
      notes: [],
      area: [{ id: 'support-for-the-throne', owner: 1 }],
    });
    expect(table).toWaitFor([0, 'action']);
  });

  it('51.7 the point can win the game at once', () => {
    const table = given(new Scene().seat(0, { points: 9 }));
    expect(table.session.over).toBe(true);
    expect(table.state.winner).toEqual({ seat: 0, by: 'points' });
  });

  it('25.2 to its own player it says nothing', () => {
    const scene = new Scene().units(1, '29', { destroyer: 1 }).note(1, 'support-for-the-throne', 0);
    const table = scene.play();
    table.answers(
      [1, 'deal', 'offer:0'],
      [1, 'terms', { 'give:note:support-for-the-throne:0': 1 }],
      [0, 'deal', 'accept:1'],
    );
    expect(table.seat(0)).toMatchObject({
      points: 0,
      notes: [{ id: 'support-for-the-throne', owner: 0 }],
      area: [],
    });
  });

  it('goes back with the point when its holder activates a system with units of the owner', () => {
    const table = supported().play().answers([0, 'action', 'tactical'], [0, 'activate', '29']);
    expect(table.seat(0)).toMatchObject({ points: 2, area: [] });
    expect(table.seat(1).notes).toEqual([{ id: 'support-for-the-throne', owner: 1 }]);
  });

  it('stays when the system holds nothing of the owner, or when somebody else activates it', () => {
    const table = supported().units(2, '20', { destroyer: 1 }).play();
    table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    expect(table.seat(0).points).toBe(3);
    table.answers([1, 'action', 'pass'], [2, 'action', 'tactical'], [2, 'activate', '29']);
    expect(table.seat(0)).toMatchObject({ points: 3, area: [{ id: 'support-for-the-throne', owner: 1 }] });
  });

  it('25.7 the point is lost when the owner is eliminated, and the note leaves the game', () => {
    const scene = new Scene().with((s) => {
      s.seats[0]!.area.push({ id: 'support-for-the-throne', owner: 1 });
      s.seats[0]!.points = 3;
      for (const planet of ['arretze', 'hercant', 'kamdorn'] as const) s.planets[planet]!.controller = null;
    });
    const table = scene.play().answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    expect(table.seat(1).eliminated).toBe(true);
    expect(table.seat(0)).toMatchObject({ points: 2, area: [] });
  });
});
