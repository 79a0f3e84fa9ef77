import { describe, expect, it } from 'vitest';
import { adjacent } from '#games/twilight-imperium/rules/board.ts';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

/** Alpha (26) and beta (25) wormholes far from each other. */
const gates = (scene: Scene) => scene.tile(1, '26').tile(4, '25').tile(10, '39');
const rebuilt = () => inForce(gates(new Scene()), 'wormhole-reconstruction');

describe('Wormhole Reconstruction', () => {
  it('70.1 as a law alpha and beta wormholes are adjacent to each other', () => {
    const before = gates(new Scene()).play();
    expect(adjacent(before.state, ['26', '25'])).toBe(false);
    const { state } = rebuilt().play();
    expect(adjacent(state, ['26', '25'])).toBe(true);
    expect(adjacent(state, ['26', '39'])).toBe(true);
  });

  it('47.3 ships move from one to the other', () => {
    const table = activating(rebuilt().units(0, '25', { carrier: 1 }), '26');
    table.answer(0, 'move', { '25:carrier': 1 });
    expect(table.at('26')).toBe('0:carrier 1');
  });

  it('70.2a no other system, no delta wormhole, and none to itself', () => {
    const { state } = rebuilt().tile(12, '17').play();
    expect(adjacent(state, ['26', '17'])).toBe(false);
    expect(adjacent(state, ['26', '22'])).toBe(false);
    expect(adjacent(state, ['26', '26'])).toBe(false);
  });

  it('Enforced Travel Ban comes to nothing by it', () => {
    const { state } = inForce(rebuilt(), 'enforced-travel-ban').play();
    expect(adjacent(state, ['26', '39'], { seat: 0, moving: true })).toBe(true);
    expect(adjacent(state, ['26', '25'], { seat: 0, moving: true })).toBe(true);
  });

  it('18.3 voted down, each puts a token in every system with a wormhole and its ships', () => {
    const table = gates(revealing('wormhole-reconstruction'))
      .tile(12, '17')
      .units(0, '26', { cruiser: 1 })
      .units(0, '17', { cruiser: 1 })
      .units(0, '20', { cruiser: 1 })
      .units(1, '26', { carrier: 1 })
      .token(1, '26')
      .control(2, 'quann')
      .units(2, 'quann', { infantry: 1 })
      .play();
    decided(table, 'against');
    expect(table.state.systems['26']?.tokens.toSorted()).toEqual([0, 1]);
    // Whatever the kind of wormhole.
    expect(table.state.systems['17']?.tokens).toEqual([0]);
    expect(table.state.systems['20']?.tokens).toEqual([]);
    // Ground forces are no ships.
    expect(table.state.systems['25']?.tokens).toEqual([]);
    expect(table.state.laws).toEqual([]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('18.3b who has too few in its reinforcements takes the rest from pools', () => {
    const table = gates(revealing('wormhole-reconstruction'))
      .pools(0, { tactic: 7, fleet: 5, strategy: 3 })
      .units(0, '26', { cruiser: 1 })
      .units(0, '25', { cruiser: 1 })
      .play();
    decided(table, 'against');
    expect(table).toWaitFor([0, 'token-pool']);
    table.answer(0, 'token-pool', 'strategy');
    expect(table.seat(0).pools).toEqual({ tactic: 7, fleet: 5, strategy: 2 });
    expect(['25', '26'].map((system) => table.state.systems[system as '25']?.tokens)).toEqual([[0], [0]]);
  });
});
