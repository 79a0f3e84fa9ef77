import { describe, expect, it } from 'vitest';
import { adjacent, wormholesOf } from '#games/twilight-imperium/rules/board.ts';
import { ZERO } from '../abilities/naalu.ts';
import { activate, goOn } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';

/** A seat with nothing left: it goes out as soon as anything is checked. */
const beaten = (scene: Scene, seat: number) =>
  scene.with(({ planets }) => {
    for (const planet of Object.values(planets)) if (planet.controller === seat) planet.controller = null;
  });

describe('TI4 65 Elimination: faction tokens', () => {
  it('65.10b the wormhole tokens of Creuss stay on the board', () => {
    const scene = new Scene(3, ['xxcha', 'ghost', 'hacan']).with(({ effects }) =>
      effects.push({
        component: 'technology:wormhole-generator',
        seat: 1,
        until: 'game',
        data: { alpha: '20', beta: '36' },
      }),
    );
    const table = goOn(activate(beaten(scene.tile(12, '39'), 1), '29')) as Imperium;
    expect(table.seat(1).eliminated).toBe(true);
    const state = table.state as never;
    expect(wormholesOf(state, '20')).toEqual(['alpha']);
    expect(wormholesOf(state, '36')).toEqual(['beta']);
    expect(adjacent(state, ['20', '39'])).toBe(true);
  });

  it('65.10c whoever has the “0” token of an eliminated Naalu keeps it to the end of the status phase', () => {
    const scene = new Scene(3, ['xxcha', 'naalu', 'hacan'])
      .of(ZERO)
      .with(({ effects, seats }) => {
        effects.push({ component: ZERO, seat: 2, until: 'round', data: null });
        seats[2]?.area.push({ id: 'gift-of-prescience', owner: 1 });
        for (const seat of seats) seat.strategy = [];
      })
      .strategy(0, { id: 'leadership', exhausted: true })
      .strategy(2, { id: 'imperial', exhausted: true })
      .seat(2, { passed: true })
      .objective('corner-the-market', { revealed: false });
    const table = goOn(activate(beaten(scene, 1), '29')) as Imperium;
    expect(table.seat(1).eliminated).toBe(true);
    expect(table.seat(2).area).toEqual([]);
    expect(table.session.view('table').initiativeOrder).toEqual([2, 0]);
    table.answer(0, 'action', 'pass');
    for (const seat of [0, 2]) table.answer(seat, 'redistribute', tokensOf(table, seat));
    expect(table.state.stage).toEqual({ kind: 'strategy' });
    expect(table.state.effects).toEqual([]);
    expect(table.session.view('table').initiativeOrder).toEqual([0, 2]);
  });

  it('65.10c it is gone before the agenda phase', () => {
    const scene = new Scene(3, ['xxcha', 'naalu', 'hacan'])
      .of(ZERO)
      .with((s) => {
        s.effects.push({ component: ZERO, seat: 2, until: 'round', data: null });
        s.custodians = false;
        s.decks.agenda = ['mutiny', 'economic-equality'];
        for (const seat of s.seats) seat.passed = true;
      })
      .stage({ kind: 'status' })
      .objective('corner-the-market', { revealed: false })
      .seat(1, { eliminated: true, strategy: [], pools: { tactic: 0, fleet: 0, strategy: 0 } });
    const table = beaten(scene, 1).play();
    for (const seat of [0, 2]) table.answer(seat, 'redistribute', tokensOf(table, seat));
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 1 });
    expect(table.state.effects).toEqual([]);
  });

  it('65.10a a faction technology with an assimilator token stays in play', () => {
    const scene = new Scene(3, ['nekro', 'naalu', 'hacan'])
      .tech(1, 'neuroglaive')
      .with(({ seats }) =>
        seats[0]?.technologies.push({ id: 'valefar-assimilator-x', exhausted: false, as: 'neuroglaive' }),
      );
    const table = goOn(activate(beaten(scene.units(0, '30', { cruiser: 1 }), 1), '29')) as Imperium;
    expect(table.seat(1)).toMatchObject({ eliminated: true, technologies: [] });
    table.answers([2, 'action', 'tactical'], [2, 'activate', '30']);
    expect(table.seat(2).pools.fleet).toBe(2);
  });
});

function tokensOf(table: Imperium, seat: number) {
  const { tactic, fleet, strategy } = table.seat(seat).pools;
  return { tactic, fleet, strategy };
}
