import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { Scene } from '../scene.ts';

const building = (scene: Scene) => {
  const table = scene.strategy(0, { id: 'construction', exhausted: false }).play();
  return table.answers([0, 'action', 'strategic:construction']);
};

describe('TI4 72 Structures', () => {
  it('72.1 43.1 structures are placed on planets that the seat controls', () => {
    const table = building(new Scene());
    expect(table).toOfferExactly(0, 'structure', [
      'pds:archon-ren',
      'pds:archon-tau',
      'space-dock:archon-ren',
      'space-dock:archon-tau',
      'none',
    ]);
  });

  it('72.1a a dock that floats stands in the space area; how many stand there is no matter', () => {
    const floating: Component = {
      standing: {
        site: { tier: 'set', apply: (value, { unit }) => (unit === 'space-dock' ? ('14' as const) : value) },
      },
    };
    const scene = new Scene().tech(0, 'sarween-tools').units(0, '14', { 'space-dock': 1 });
    const table = building(scene.plus({ components: { 'technology:sarween-tools': floating } }));
    table.answer(0, 'structure', 'space-dock:archon-ren');
    expect(table.at('14')).toBe('0:space-dock 2');
    expect(table.at('archon-ren')).toBe('');
    table.answer(0, 'structure', 'pds:archon-ren');
    expect(table.at('archon-ren')).toBe('0:pds 1');
  });

  it('72.3 structures cannot be moved or transported', () => {
    const scene = new Scene()
      .units(0, '14', { carrier: 1 })
      .units(0, 'archon-ren', { pds: 1, 'space-dock': 1, infantry: 1 });
    const table = scene.play().answers([0, 'action', 'tactical'], [0, 'activate', '29']);
    expect(table).toOfferExactly(0, 'move', ['14:carrier', 'archon-ren:infantry']);
    table.answer(0, 'move', { '14:carrier': 1, 'archon-ren:infantry': 1 });
    expect(table.at('archon-ren')).toBe('0:pds 1, 0:space-dock 1');
  });

  it('76.4 structures come from the reinforcements: none left, none placed', () => {
    const scene = new Scene().control(0, 'vefut-ii').control(0, 'saudor').control(0, 'starpoint');
    scene.units(0, 'vefut-ii', { 'space-dock': 1 }).units(0, 'saudor', { 'space-dock': 1 });
    scene.units(0, 'starpoint', { 'space-dock': 1 }).token(0, '20', '23', '27');
    expect(building(scene)).toRefuse(0, 'structure', 'space-dock:archon-ren', 'TI4 76.4');
  });

  it('76.4a 42.3a T46 lacking figures, one may come from a system without a token', () => {
    const scene = new Scene().control(0, 'vefut-ii').control(0, 'saudor').control(0, 'starpoint');
    scene.units(0, 'vefut-ii', { 'space-dock': 1 }).units(0, 'saudor', { 'space-dock': 1 });
    scene.units(0, 'starpoint', { 'space-dock': 1 }).token(0, '20');
    const table = building(scene);
    table.answer(0, 'structure', 'space-dock:archon-ren');
    expect(table.offers(0, 'recycle').slice().sort()).toEqual(['saudor', 'starpoint']);
    table.answer(0, 'recycle', { saudor: 1 });
    expect(table.at('saudor')).toBe('');
    expect(table.at('archon-ren')).toBe('0:space-dock 1');
    expect(table.at('starpoint')).toBe('0:space-dock 1');
  });

  it('76.4a T46 38.3 fighters that a dock kept go when it is taken away', () => {
    const scene = new Scene().control(0, 'vefut-ii').control(0, 'saudor').control(0, 'starpoint');
    scene.units(0, 'vefut-ii', { 'space-dock': 1 }).units(0, 'saudor', { 'space-dock': 1 });
    scene.units(0, 'starpoint', { 'space-dock': 1 }).token(0, '20', '27').units(0, '23', { fighter: 3 });
    const table = building(scene);
    table.answer(0, 'structure', 'space-dock:archon-ren');
    expect(table.at('saudor')).toBe('');
    expect(table.at('23')).toBe('');
  });

  it('74.6 where something forbids it, the reason is shown', () => {
    const ban: Component = {
      standing: { placing: { tier: 'overrule', apply: (value, { at }) => value && at !== 'archon-ren' } },
    };
    const scene = new Scene().tech(1, 'sarween-tools');
    const table = building(scene.plus({ components: { 'technology:sarween-tools': ban } }));
    expect(table).toRefuse(0, 'structure', 'pds:archon-ren', 'TI4 74.6');
    table.answer(0, 'structure', 'pds:archon-tau');
  });
});
