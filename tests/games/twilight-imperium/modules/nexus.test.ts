import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { adjacent, adjacentTo, areNeighbours } from '#games/twilight-imperium/rules/board.ts';
import { influenceOf, resourcesOf } from '#games/twilight-imperium/rules/planets.ts';
import type { SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { activate, missing } from '../combat.ts';
import { canScore, held } from '../objectives/status.ts';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

/** Alpha at 26 and 39, beta at 25 and 40, far apart; the nexus beside the board. Home of seat 0 touches 26. */
const withNexus = (scene: Scene = new Scene()) =>
  scene.modules('se.nexus').tile(9, '26').tile(15, '39').tile(13, '40').tile(7, '25').tile(-2, '150');

/** Somewhere there is a wormhole more. */
const opens = (system: SystemId, wormhole: 'alpha' | 'beta'): Component => ({
  standing: {
    addedWormholes: { tier: 'adjust', apply: (gates) => [...gates, { system, wormhole }] },
  },
});

describe('SE-17 Wormhole nexus', () => {
  it('SE-17.1 lies outside the galaxy: it shares an edge with nothing', () => {
    const { state } = new Scene().modules('se.nexus').tile(-2, '150').play();
    expect(state.board['150']).toBe(-2);
    expect(adjacentTo(state, '150')).toEqual([]);
  });

  it('SE-17.1 fleets reach it through alpha or beta wormholes, and no other way', () => {
    for (const end of ['26', '39', '25', '40'] as const)
      expect(activating(withNexus().units(0, end, { carrier: 1 }), '150')).toOfferExactly(0, 'move', [
        `${end}:carrier`,
      ]);
    for (const elsewhere of ['14', '18', '19'] as const)
      expect(activating(withNexus().units(0, elsewhere, { carrier: 1 }), '150')).toWaitFor([1, 'action']);
  });

  it('SE-17.2 a fleet at a wormhole goes to the nexus or to the other end; from the nexus to any end', () => {
    for (const end of ['150', '39'] as const) {
      const table = activating(withNexus().units(0, '26', { carrier: 1 }), end);
      table.answer(0, 'move', { '26:carrier': 1 });
      expect(table.at(end)).toBe('0:carrier 1');
    }
    for (const end of ['26', '39', '25', '40'] as const) {
      const table = activating(withNexus().units(0, '150', { carrier: 1 }), end);
      table.answer(0, 'move', { '150:carrier': 1 });
      expect(table.at(end)).toBe('0:carrier 1');
    }
  });

  it('SE-17.2 whoever moves two systems passes through it, unless ships of another stand in the way', () => {
    const cruiser = () => withNexus().units(0, '26', { cruiser: 1 });
    expect(activating(cruiser(), '40')).toOfferExactly(0, 'move', ['26:cruiser']);
    expect(activating(withNexus().units(0, '26', { carrier: 1 }), '40')).toWaitFor([1, 'action']);
    expect(activating(cruiser().units(1, '150', { destroyer: 1 }), '40')).toWaitFor([1, 'action']);
  });

  it('SE-17.3 is adjacent to every alpha and beta system, which stay apart from each other', () => {
    const { state } = withNexus().play();
    expect(adjacentTo(state, '150')).toEqual(['25', '26', '39', '40']);
    expect(adjacentTo(state, '39')).toContain('150');
    expect(adjacent(state, ['26', '39'])).toBe(true);
    expect(adjacent(state, ['26', '40'])).toBe(false);
    expect(adjacent(state, ['150', '150'])).toBe(false);
  });

  it('SE-17.3 is adjacent to wormholes that come later, and not to those of another kind', () => {
    const opened = (wormhole: 'alpha' | 'beta') =>
      withNexus()
        .tech(0, 'gravity-drive')
        .plus({ components: { 'technology:gravity-drive': opens('32', wormhole) } });
    for (const wormhole of ['alpha', 'beta'] as const)
      expect(adjacentTo(opened(wormhole).play().state, '150')).toEqual(['25', '26', '32', '39', '40']);
    const delta = new Scene(3, ['ghost', 'hacan', 'yssaril'])
      .modules('se.nexus')
      .tile(22, '17')
      .tile(-1, '51')
      .tile(-2, '150')
      .play();
    expect(adjacentTo(delta.state, '150')).toEqual([]);
    expect(adjacentTo(delta.state, '51')).toEqual(['17']);
  });

  it('SE-17.3 is an ordinary system: a token lies there, Mallice is invaded and controlled', () => {
    const table = activating(withNexus().units(0, '26', { carrier: 1, infantry: 2 }), '150');
    expect(table.state.systems[150]?.tokens).toEqual([0]);
    table.answer(0, 'move', { '26:carrier': 1, '26:infantry': 2 });
    table.answer(0, 'commit', { 'mallice:infantry': 2 });
    expect(table.planet('mallice')).toMatchObject({ controller: 0, exhausted: true });
    expect([resourcesOf(table.state, 'mallice'), influenceOf(table.state, 'mallice')]).toEqual([0, 3]);
    expect(table.at('150')).toBe('0:carrier 1');
    expect(table).toWaitFor([1, 'action']);
  });

  it('SE-17.3 66.1 no more ships there than tokens in the fleet pool', () => {
    const table = activating(
      withNexus().units(0, '26', { cruiser: 3 }).units(0, '25', { cruiser: 1 }),
      '150',
    );
    expect(table).toRefuse(0, 'move', { '26:cruiser': 3, '25:cruiser': 1 }, 'TI4 66.1');
    table.answer(0, 'move', { '26:cruiser': 2, '25:cruiser': 1 });
    expect(table.at('150')).toBe('0:cruiser 3');
  });

  it('SE-17.3 35.7 a fleet may retreat there through a wormhole', () => {
    const scene = withNexus().units(0, '39', { cruiser: 1 }).units(1, '39', { cruiser: 1 });
    const harmless = missing(missing(scene, 0, 'combat'), 1, 'combat');
    const table = activate(harmless.control(0, 'mallice'), '39');
    table.answer(0, 'retreat', 'retreat');
    expect(table.at('150')).toBe('0:cruiser 1');
    expect(table.state.systems[150]?.tokens).toEqual([0]);
  });

  it('SE-17.3 73.2 seats are neighbours through it', () => {
    const scene = () => withNexus().units(0, '26', { cruiser: 1 });
    expect(areNeighbours(scene().control(1, 'mallice').play().state, 0, 1)).toBe(true);
    expect(areNeighbours(scene().units(1, '40', { cruiser: 1 }).play().state, 0, 1)).toBe(false);
  });

  it('SE-17.4 it is none of the gates to keep: a ship there helps neither with alpha nor with beta', () => {
    const scores = (...at: readonly SystemId[]) => {
      const scene = withNexus(held('become-the-gatekeeper'));
      for (const system of at) scene.units(0, system, { destroyer: 1 });
      return canScore(scene.play(), 0, 'become-the-gatekeeper');
    };
    expect(scores('150')).toBe(false);
    expect(scores('150', '26')).toBe(false);
    expect(scores('150', '25')).toBe(false);
    expect(scores('25', '26')).toBe(true);
    expect(scores('25', '26', '150')).toBe(true);
  });
});
