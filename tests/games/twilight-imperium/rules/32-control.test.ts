import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import type { ImperiumTable } from '#games/twilight-imperium/table.ts';
import { setController } from '#games/twilight-imperium/verbs/planets.ts';
import { place } from '#games/twilight-imperium/verbs/units.ts';
import { Scene } from '../scene.ts';
import { activating } from './moving.ts';

const over = (infantry = 2) => new Scene().units(0, '29', { carrier: 1, infantry });
const withTech = (scene: Scene, component: Component) =>
  scene.tech(0, 'gravity-drive').plus({ components: { 'technology:gravity-drive': component } });

/** An effect of seat 0 that puts infantry on Qucenn when a system is activated. */
const dropping: Component = {
  abilities: [
    {
      at: 'system-activated',
      must: true,
      when: () => true,
      *resolve(t) {
        place(t, 'qucenn', { seat: 0, unit: 'infantry', count: 1 });
      },
    },
  ],
};

describe('TI4 32 Control', () => {
  it('32.1 32.1a a planet that nobody had comes exhausted', () => {
    const table = activating(over(), '29');
    table.answer(0, 'commit', { 'qucenn:infantry': 1 });
    expect(table.planet('qucenn')).toMatchObject({ controller: 0, exhausted: true });
  });

  it('32.1b 32.7 a planet of another is taken from that seat', () => {
    const table = activating(over().control(1, 'qucenn').control(1, 'rarron'), '29');
    table.answer(0, 'commit', { 'qucenn:infantry': 1 });
    expect(table.planet('qucenn')).toMatchObject({ controller: 0, exhausted: true });
    expect(table.planet('rarron')).toMatchObject({ controller: 1, exhausted: false });
  });

  it('32.2 11.5c T40 landing on an own planet gains nothing, and its card stays as it was', () => {
    const seen: string[] = [];
    const watched = withTech(over(2).control(0, 'qucenn'), {
      abilities: [
        {
          at: 'control-gained',
          must: true,
          when: () => true,
          *resolve(_t, { event: { planet } }) {
            seen.push(planet);
          },
        },
      ],
    });
    const table = activating(watched, '29');
    table.answer(0, 'commit', { 'qucenn:infantry': 1, 'rarron:infantry': 1 });
    expect(seen).toEqual(['rarron']);
    expect(table.planet('qucenn')).toMatchObject({ controller: 0, exhausted: false });
  });

  it('32.3 32.4 49.5 a planet stays one’s own without units on it', () => {
    const scene = new Scene()
      .units(0, '29', { carrier: 1 })
      .control(0, 'qucenn')
      .units(0, 'qucenn', { infantry: 2 });
    const table = activating(scene, '20');
    table.answers([0, 'move', { '29:carrier': 1, 'qucenn:infantry': 2 }], [0, 'commit', {}]);
    expect(table.at('qucenn')).toBe('');
    expect(table.planet('qucenn')).toMatchObject({ controller: 0, exhausted: false });
  });

  it('32.3 ships of others in the system change nothing', () => {
    const scene = new Scene().units(0, '14', { cruiser: 1 }).control(1, 'qucenn');
    const table = activating(scene, '29');
    table.answer(0, 'move', { '14:cruiser': 1 });
    expect(table.planet('qucenn').controller).toBe(1);
  });

  it('32.5 32.5a T70 outside an invasion a planet without its controller’s units goes to whoever has units on it', () => {
    const table = activating(withTech(new Scene().control(1, 'qucenn').control(1, 'rarron'), dropping), '38');
    expect(table.planet('qucenn')).toMatchObject({ controller: 0, exhausted: true });
    expect(table.planet('rarron').controller).toBe(1);
  });

  it('32.5 T70 with units of its controller it stays', () => {
    const scene = new Scene().control(1, 'qucenn').units(1, 'qucenn', { infantry: 1 });
    expect(activating(withTech(scene, dropping), '38').planet('qucenn').controller).toBe(1);
  });

  it('32.5b T70 in an invasion control waits for its last step', () => {
    const scene = over(4).control(1, 'qucenn').control(1, 'rarron').units(1, 'rarron', { infantry: 3 });
    const seen: (number | null)[] = [];
    const watched = withTech(scene, {
      abilities: [
        {
          at: 'forces-committed',
          must: true,
          when: () => true,
          *resolve(t) {
            seen.push(t.state.planets.qucenn?.controller ?? null);
          },
        },
        {
          at: 'combat-ends',
          must: true,
          when: () => true,
          *resolve(t) {
            seen.push(t.state.planets.qucenn?.controller ?? null);
          },
        },
      ],
    });
    const table = activating(watched, '29');
    table.answer(0, 'commit', { 'qucenn:infantry': 1, 'rarron:infantry': 3 });
    expect(new Set(seen)).toEqual(new Set([1]));
    expect(table.planet('qucenn').controller).toBe(0);
  });

  it('32.6 32.7 an effect may take control away', () => {
    const scene = withTech(new Scene().control(1, 'qucenn'), {
      abilities: [
        {
          at: 'system-activated',
          must: true,
          when: () => true,
          *resolve(t) {
            setController(t, 'qucenn', null);
          },
        },
      ],
    });
    const table = activating(scene, '38');
    expect(table.planet('qucenn').controller).toBeNull();
    expect(table.told()).toContain('fact.controlLost');
  });

  it('11.5a 74.16 what happens when control changes comes before structures fall, what comes after it afterwards', () => {
    const seen: string[] = [];
    const look = (at: 'control-changes' | 'control-gained') =>
      ({
        at,
        must: true,
        when: () => true,
        *resolve(t: ImperiumTable) {
          seen.push(`${at} ${t.state.planets.qucenn?.controller} ${t.state.planets.qucenn?.units.length}`);
        },
      }) as NonNullable<Component['abilities']>[number];
    const scene = over(1).control(1, 'qucenn').units(1, 'qucenn', { 'space-dock': 1 });
    const table = activating(
      withTech(scene, { abilities: [look('control-changes'), look('control-gained')] }),
      '29',
    );
    table.answer(0, 'commit', { 'qucenn:infantry': 1 });
    expect(seen).toEqual(['control-changes 1 2', 'control-gained 0 1']);
  });

  it('59.3 T41 what is attached to a planet stays with it as it was', () => {
    const scene = over(1)
      .control(1, 'qucenn')
      .with((state) => {
        state.laws.push({ id: 'core-mining', seat: null, planet: 'qucenn', exhausted: false, data: null });
        state.laws.push({
          id: 'terraforming-initiative',
          seat: null,
          planet: 'qucenn',
          exhausted: true,
          data: null,
        });
      });
    const table = activating(scene, '29');
    table.answer(0, 'commit', { 'qucenn:infantry': 1 });
    expect(table.planet('qucenn')).toMatchObject({ controller: 0, exhausted: true });
    expect(table.state.laws).toMatchObject([
      { id: 'core-mining', planet: 'qucenn', exhausted: false },
      { id: 'terraforming-initiative', planet: 'qucenn', exhausted: true },
    ]);
  });

  it('42.2 control tokens never run out: an eighteenth planet is gained like the first', () => {
    const scene = over(1);
    const others = (Object.keys(scene.state.planets) as (keyof Scene['state']['planets'])[]).filter(
      (planet) => planet !== 'qucenn' && scene.state.planets[planet]?.controller === null,
    );
    for (const planet of others.slice(0, 17)) scene.control(0, planet);
    const table = activating(scene, '29');
    table.answer(0, 'commit', { 'qucenn:infantry': 1 });
    expect(Object.values(table.state.planets).filter((planet) => planet.controller === 0)).toHaveLength(20);
  });
});

describe('TI4 5 Space dock, 64 PDS', () => {
  it('5.4 64.4 at any moment structures among others’ units without ground forces of their own are destroyed', () => {
    const scene = new Scene().control(1, 'qucenn').units(1, 'qucenn', { 'space-dock': 1, pds: 2 });
    const table = activating(withTech(scene, dropping), '38');
    expect(table.at('qucenn')).toBe('0:infantry 1');
    expect(table.planet('qucenn').controller).toBe(0);
  });

  it('5.4 64.4 with a ground force of their own they stand', () => {
    const scene = new Scene()
      .control(1, 'qucenn')
      .units(1, 'qucenn', { 'space-dock': 1, pds: 2, infantry: 1 });
    const table = activating(withTech(scene, dropping), '38');
    expect(table.at('qucenn')).toBe('0:infantry 1, 1:infantry 1, 1:pds 2, 1:space-dock 1');
    expect(table.planet('qucenn').controller).toBe(1);
  });

  it('5.4 64.4 alone on their planet they stand', () => {
    const table = activating(
      new Scene().control(1, 'qucenn').units(1, 'qucenn', { 'space-dock': 1, pds: 2 }),
      '38',
    );
    expect(table.at('qucenn')).toBe('1:pds 2, 1:space-dock 1');
  });

  it('5.4a 6.0 T71 a structure in the space area falls when it is blockaded, and not while a ship of its owner is there', () => {
    const saar = (scene: Scene) => scene.units(0, '14', { cruiser: 1 });
    const alone = activating(
      saar(new Scene(3, ['xxcha', 'saar', 'yssaril']).units(1, '29', { 'space-dock': 1 })),
      '29',
    );
    expect(alone.at('29')).toBe('1:space-dock 1');
    alone.answer(0, 'move', { '14:cruiser': 1 });
    expect(alone.at('29')).toBe('0:cruiser 1');
    const kept = saar(
      new Scene(3, ['xxcha', 'saar', 'yssaril']).units(1, '29', { 'space-dock': 1, cruiser: 1 }),
    );
    const table = activating(kept, '29');
    table.answer(0, 'move', { '14:cruiser': 1 });
    expect(table.at('29')).toContain('1:space-dock 1');
  });
});
