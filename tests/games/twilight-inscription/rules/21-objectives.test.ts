import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

/** Seats with six claimed planet systems of seven; each card lets one claim c1 … e5, the seventh. */
function race(...seats: readonly number[]) {
  const table = scene().objective('mercantilist').events('open-lanes', 'first-sails', 'old-maps').dice('MMM');
  for (const seat of seats) table.has(seat, 'claimedAsset', 6);
  return table.play();
}

const SEVENTH = ['I+e5'];

describe('TIN 21 Objectives', () => {
  it('TIN-21.1 who fulfils one writes its points on the sheet it belongs to', () => {
    const table = race(0);
    const before = table.score(0);
    table.plays(0, 'navigation', SEVENTH).others('warfare');
    expect(table.player(0).objectives).toEqual([{ id: 'mercantilist', vp: 7 }]);
    expect(table.score(0)).toEqual({ ...before, navigation: before.navigation + 7, total: before.total + 7 });
    expect(table.facts('fact.objective')).toEqual([
      { seat: 0, objective: 'mercantilist', vp: 7, first: true },
    ]);
    expect(table.player(1).objectives).toEqual([]);
  });

  it('TIN-21.1 objectives that are not in play bring nothing', () => {
    const table = scene().objective('lord-of-lanes').has(0, 'claimedAsset', 7);
    expect(table.events('first-harvest', 'old-maps').play().player(0).objectives).toEqual([]);
  });

  it('TIN-21.2 the first turns the card, later ones get the lower value', () => {
    const table = race(0, 1);
    expect(table.state.objectives[0]).toEqual({ id: 'mercantilist', first: null });
    table.plays(0, 'navigation', SEVENTH).others('warfare');
    expect(table.state.objectives[0]).toEqual({ id: 'mercantilist', first: 1 });
    table.plays(1, 'navigation', SEVENTH).others('warfare');
    expect(table.player(0).objectives).toEqual([{ id: 'mercantilist', vp: 7 }]);
    expect(table.player(1).objectives).toEqual([{ id: 'mercantilist', vp: 4 }]);
  });

  it('TIN-21.3 all who are first in the same round get the higher value', () => {
    const table = race(0, 2)
      .plays(2, 'navigation', SEVENTH)
      .plays(0, 'navigation', SEVENTH)
      .others('warfare');
    expect([0, 1, 2].map((seat) => table.player(seat).objectives.map(({ vp }) => vp))).toEqual([
      [7],
      [],
      [7],
    ]);
  });

  it('TIN-21.4 it counts when the round ends, and nobody hears of it before', () => {
    const table = race(0, 1).plays(0, 'navigation', SEVENTH);
    expect(table.player(0).objectives).toEqual([]);
    table.activate(1, 'warfare').activate(2, 'warfare').rest('card');
    expect(table.state.dice).not.toBeNull();
    expect(table.player(0).objectives).toEqual([]);
    table.rest('dice');
    expect(table.player(0).objectives).toHaveLength(1);
  });

  it('TIN-21.5 everybody fulfils an objective once', () => {
    const table = race(0).plays(0, 'navigation', SEVENTH).others('warfare').others('warfare');
    expect(table.state.round).toBe(3);
    expect(table.player(0).objectives).toEqual([{ id: 'mercantilist', vp: 7 }]);
  });
});
