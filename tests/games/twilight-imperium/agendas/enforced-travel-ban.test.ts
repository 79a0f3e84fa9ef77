import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { adjacent } from '#games/twilight-imperium/rules/board.ts';
import { STAND_IN } from '../combat.ts';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

/** An alpha wormhole in the inner ring and another far from it. */
const gates = (scene: Scene) => scene.tile(1, '26').tile(10, '39');
const banned = (scene: Scene) => inForce(gates(scene), 'enforced-travel-ban');

describe('Enforced Travel Ban', () => {
  it('70.1 47.3 as a law nothing moves through an alpha wormhole', () => {
    const free = activating(gates(new Scene()).units(0, '39', { carrier: 1 }), '26');
    expect(free).toOfferExactly(0, 'move', ['39:carrier']);
    const table = activating(banned(new Scene()).units(0, '39', { carrier: 1 }), '26');
    expect(table).toWaitFor([1, 'action']);
  });

  it('systems that touch are reached as ever, and delta wormholes too', () => {
    const table = activating(banned(new Scene()).units(0, '18', { cruiser: 1 }), '26');
    expect(table).toOfferExactly(0, 'move', ['18:cruiser']);
    const { state } = banned(new Scene()).tile(12, '17').tile(15, '51').play();
    expect(adjacent(state, ['17', '51'], { seat: 0, moving: true })).toBe(true);
    expect(adjacent(state, ['26', '39'], { seat: 0, moving: true })).toBe(false);
  });

  it('34.3c where nothing moves wormholes join systems still', () => {
    const { state } = banned(new Scene()).play();
    expect(adjacent(state, ['26', '39'], { seat: 0 })).toBe(true);
  });

  it('what joins systems by other means than wormholes does so still', () => {
    const bridge: Component = { standing: { adjacent: { tier: 'set', apply: () => true } } };
    const { state } = banned(new Scene())
      .plus({ components: { [`technology:${STAND_IN}`]: bridge } })
      .tech(0, STAND_IN)
      .play();
    expect(adjacent(state, ['26', '34'], { seat: 0, moving: true })).toBe(true);
  });

  it('74.6 the Creuss cannot be prevented from using them, others are', () => {
    const { state } = banned(new Scene(3, ['ghost', 'hacan', 'yssaril']))
      .of('ability:quantum-entanglement')
      .play();
    expect(adjacent(state, ['26', '39'], { seat: 0, moving: true })).toBe(true);
    expect(adjacent(state, ['26', '39'], { seat: 1, moving: true })).toBe(false);
  });

  it('beta wormholes are closed as well', () => {
    const { state } = inForce(new Scene().tile(1, '25').tile(10, '40'), 'enforced-travel-ban').play();
    expect(adjacent(state, ['25', '40'], { seat: 0, moving: true })).toBe(false);
  });

  it('voted down, every PDS in a system with a wormhole or next to one is destroyed', () => {
    const table = gates(revealing('enforced-travel-ban'))
      .control(0, 'lodor')
      .units(0, 'lodor', { pds: 2, infantry: 1 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { pds: 1 })
      .control(2, 'tarmann')
      .units(2, 'tarmann', { pds: 1 })
      .play();
    decided(table, 'against');
    expect(table.at('lodor')).toBe('0:infantry 1');
    // Place 2 lies next to place 1, place 4 does not lie next to any gate.
    expect(table.at('vefut-ii')).toBe('');
    expect(table.at('tarmann')).toBe('2:pds 1');
    expect(table.state.laws).toEqual([]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });
});
