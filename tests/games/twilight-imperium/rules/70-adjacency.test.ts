import { describe, expect, it } from 'vitest';
import { bookOf } from '#games/twilight-imperium/hooks/book.ts';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { adjacent, adjacentTo, areNeighbours } from '#games/twilight-imperium/rules/board.ts';
import { SYSTEM_IDS } from '#games/twilight-imperium/tables/ids.ts';
import { systems } from '#games/twilight-imperium/tables/systems.ts';
import { Scene } from '../scene.ts';
import { activating } from './moving.ts';

// Home of seat 0 (system 14) touches place 9 only; far away on the other side lie places 14 to 16.
const wormholes = () => new Scene().tile(9, '26').tile(15, '39').tile(13, '40');

/** For seat 0, alpha and beta wormholes are one. */
const entangled: Component = {
  standing: {
    adjacent: {
      tier: 'adjust',
      apply: (are, { a, b, seat }, { source }) =>
        are || (seat === source.seat && systems[a].wormholes.length > 0 && systems[b].wormholes.length > 0),
    },
  },
};
const withTech = (scene: Scene, component: Component) =>
  scene.tech(0, 'gravity-drive').plus({ components: { 'technology:gravity-drive': component } });

describe('TI4 70 Adjacency', () => {
  it('T17 nothing parts what is adjacent for all, unless ships are being moved', () => {
    const { state } = wormholes().play();
    const changes = bookOf(state).modifiers.get('adjacent') ?? [];
    expect(changes.length).toBeGreaterThan(0);
    const source = { component: 'law:enforced-travel-ban', seat: 0, owner: null, planet: null } as const;
    for (const { what } of changes)
      for (const [a, b] of [
        ['26', '39'],
        ['18', '19'],
      ] as const) {
        const about = { a, b, seat: 0, moving: false };
        expect(what.apply(true, about, { state, source: { ...source, exhausted: false, data: '26' } })).toBe(
          true,
        );
      }
  });

  it('70.0 tiles that share an edge are adjacent, others are not', () => {
    const { state } = new Scene().play();
    expect([...adjacentTo(state, '18')].sort()).toEqual(['19', '20', '21', '22', '23', '24']);
    expect([...adjacentTo(state, '29')].sort()).toEqual(['14', '20', '28', '30']);
    expect(adjacent(state, ['14', '20'])).toBe(false);
  });

  it('70.0 ships move from tile to tile only', () => {
    expect(activating(new Scene().units(0, '29', { carrier: 1 }), '20')).toOfferExactly(0, 'move', [
      '29:carrier',
    ]);
    expect(activating(new Scene().units(0, '29', { carrier: 1 }), '18')).toWaitFor([1, 'action']);
  });

  it('70.1 88.0 88.1 wormholes of one type make systems adjacent, those of two types do not', () => {
    const { state } = wormholes().play();
    expect(adjacent(state, ['26', '39'])).toBe(true);
    expect(adjacent(state, ['26', '40'])).toBe(false);
    const table = activating(wormholes().units(0, '26', { carrier: 1 }), '39');
    expect(table).toOfferExactly(0, 'move', ['26:carrier']);
    expect(activating(wormholes().units(0, '26', { carrier: 1 }), '40')).toWaitFor([1, 'action']);
  });

  it('88.1 21.1 a tile beside the board is adjacent through its wormhole only', () => {
    const scene = new Scene(3, ['ghost', 'hacan', 'yssaril']).tile(22, '17').with((state) => {
      state.board['51'] = -1;
      state.systems['51'] = { tokens: [], units: [] };
      state.planets.creuss = { controller: 0, exhausted: false, units: [] };
    });
    const { state } = scene.play();
    expect(adjacentTo(state, '51')).toEqual(['17']);
  });

  it('88.4 88.4a 70.1 delta wormholes work like the others, between the gate and the home beyond it', () => {
    expect(SYSTEM_IDS.filter((id) => systems[id].wormholes.includes('delta'))).toEqual(['17', '51']);
    const scene = new Scene(3, ['ghost', 'hacan', 'yssaril']).tile(22, '17').with((state) => {
      state.board['51'] = -1;
      state.systems['51'] = { tokens: [], units: [{ seat: 0, unit: 'cruiser', count: 1, damaged: 0 }] };
      state.planets.creuss = { controller: 0, exhausted: false, units: [] };
    });
    const table = activating(scene, '29');
    table.answer(0, 'move', { '51:cruiser': 1 });
    expect(table.at('29')).toBe('0:cruiser 1');
  });

  it('70.2 70.3 a planet is adjacent to its own system and to what that is adjacent to', () => {
    const { state } = new Scene().play();
    expect(adjacent(state, ['qucenn', '29'])).toBe(true);
    expect(adjacent(state, ['qucenn', '20'])).toBe(true);
    expect(adjacent(state, ['qucenn', '18'])).toBe(false);
    expect(adjacent(state, ['29', '29'])).toBe(false);
  });

  it('70.2a no system is adjacent to itself, not even with two wormholes', () => {
    const { state } = wormholes().play();
    for (const system of ['18', '26', '39'] as const) expect(adjacent(state, [system, system])).toBe(false);
    const { state: other } = withTech(wormholes(), entangled).play();
    expect(adjacent(other, ['26', '26'], { seat: 0 })).toBe(false);
    expect(adjacentTo(other, '26', { seat: 0 })).not.toContain('26');
  });

  it('70.2 88.2 34.3c T21 a unit on a planet is adjacent to what its system is adjacent to: an upgraded PDS fires there, by wormhole too', () => {
    const near = (scene: Scene, system: '20' | '39' | '18') => {
      const table = activating(scene.units(0, system, { cruiser: 2 }).tech(1, 'pds-ii'), system);
      return table.session.waiting().map(({ seat, topic }) => `${seat}:${topic}`);
    };
    const pds = () => new Scene().control(1, 'qucenn').units(1, 'qucenn', { pds: 1 });
    expect(near(pds(), '20')).toEqual(['1:space-cannon']);
    expect(near(pds(), '18')).toEqual(['1:action']);
    const lodor = wormholes().control(1, 'lodor').units(1, 'lodor', { pds: 1 });
    expect(near(lodor, '39')).toEqual(['1:space-cannon']);
  });

  it('T17 adjacency may hold for one seat and not for another', () => {
    const { state } = withTech(wormholes(), entangled).play();
    expect(adjacent(state, ['26', '40'], { seat: 0 })).toBe(true);
    expect(adjacent(state, ['26', '40'], { seat: 1 })).toBe(false);
    expect(adjacent(state, ['26', '40'])).toBe(false);
    const mine = activating(withTech(wormholes().units(0, '26', { carrier: 1 }), entangled), '40');
    expect(mine).toOfferExactly(0, 'move', ['26:carrier']);
    const theirs = withTech(
      wormholes().units(1, '26', { carrier: 1 }).stage({ kind: 'turn', seat: 1 }),
      entangled,
    );
    expect(activating(theirs, '40', { seat: 1 })).toWaitFor([2, 'action']);
  });
});

describe('TI4 73 Neighbours', () => {
  it('73.0 seats are neighbours by units or planets in one system or in adjacent ones', () => {
    const apart = new Scene().play().state;
    expect(areNeighbours(apart, 0, 1)).toBe(false);
    const units = new Scene().units(1, '29', { cruiser: 1 }).play().state;
    expect(areNeighbours(units, 0, 1)).toBe(true);
    expect(areNeighbours(units, 1, 0)).toBe(true);
    expect(areNeighbours(units, 0, 2)).toBe(false);
    const planets = new Scene().control(1, 'qucenn').play().state;
    expect(areNeighbours(planets, 0, 1)).toBe(true);
    const same = new Scene().units(0, '38', { cruiser: 1 }).units(1, '38', { cruiser: 1 }).play().state;
    expect(areNeighbours(same, 0, 1)).toBe(true);
    const gap = new Scene().units(1, '20', { cruiser: 1 }).play().state;
    expect(areNeighbours(gap, 0, 1)).toBe(false);
  });

  it('73.2 88.3 through wormholes too', () => {
    const { state } = wormholes().control(0, 'lodor').units(1, '39', { cruiser: 1 }).play();
    expect(areNeighbours(state, 0, 1)).toBe(true);
    const other = wormholes().control(0, 'lodor').units(1, '40', { cruiser: 1 }).play().state;
    expect(areNeighbours(other, 0, 1)).toBe(false);
  });

  it('73.3 T17 what one of them treats as adjacent counts for both', () => {
    const { state } = withTech(
      wormholes().control(0, 'lodor').units(1, '40', { cruiser: 1 }),
      entangled,
    ).play();
    expect(areNeighbours(state, 0, 1)).toBe(true);
    expect(areNeighbours(state, 1, 0)).toBe(true);
    // Wherever the one who sees it sits.
    const later = wormholes()
      .control(0, 'lodor')
      .units(1, '40', { cruiser: 1 })
      .tech(1, 'gravity-drive')
      .plus({ components: { 'technology:gravity-drive': entangled } })
      .play().state;
    expect(areNeighbours(later, 0, 1)).toBe(true);
    expect(areNeighbours(later, 1, 0)).toBe(true);
  });

  it('73.1 T54 being neighbours begins and ends with the board as it is now, in mid-action too', () => {
    const scene = new Scene().units(0, '30', { cruiser: 1 }).units(1, '31', { cruiser: 1 });
    const table = activating(scene, '29');
    expect(areNeighbours(table.state, 0, 1)).toBe(true);
    table.answer(0, 'move', { '30:cruiser': 1 });
    expect(areNeighbours(table.state, 0, 1)).toBe(false);
    const coming = activating(new Scene().units(0, '14', { cruiser: 1 }).control(1, 'mellon'), '29');
    expect(areNeighbours(coming.state, 0, 1)).toBe(false);
    coming.answer(0, 'move', { '14:cruiser': 1 });
    expect(areNeighbours(coming.state, 0, 1)).toBe(true);
  });
});

describe('TI4 86 System tiles', () => {
  it('86.2 green backs are home systems, one for each faction, beside the gate', () => {
    const green = SYSTEM_IDS.filter((id) => systems[id].back === 'green');
    const homes = green.map((id) => systems[id].home).filter((home) => home !== null);
    expect(new Set(homes).size).toBe(17);
    expect(homes).toHaveLength(17);
    expect(green.filter((id) => systems[id].home === null)).toEqual(['17']);
  });

  it('86.3 86.4 blue backs have planets, red backs are anomalies or have none', () => {
    for (const id of SYSTEM_IDS) {
      const { back, planets, anomaly } = systems[id];
      if (back === 'blue') expect(planets.length).toBeGreaterThan(0);
      if (back === 'red') expect(planets.length === 0 || anomaly !== null).toBe(true);
    }
  });

  it('86.5 ground forces stand on planets, or in space while ships carry them', () => {
    const table = activating(new Scene().units(0, '29', { carrier: 1, infantry: 2 }), '29');
    table.answer(0, 'commit', { 'qucenn:infantry': 1 });
    expect([table.at('29'), table.at('qucenn')]).toEqual(['0:carrier 1, 0:infantry 1', '0:infantry 1']);
  });
});
