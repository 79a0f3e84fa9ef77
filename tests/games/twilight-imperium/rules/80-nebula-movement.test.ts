import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { Scene } from '../scene.ts';
import { activating } from './moving.ts';

// Place 9, the only way from the home of seat 0 (system 14) to 20, is a nebula (42).
const nebula = () => new Scene().tile(9, '42');
const withTech = (scene: Scene, component: Component) =>
  scene.tech(0, 'gravity-drive').plus({ components: { 'technology:gravity-drive': component } });

describe('TI4 80 Nebula: movement', () => {
  it('80.1 T14 ships end in it if it is the active system', () => {
    const table = activating(nebula().units(0, '14', { cruiser: 1 }), '42');
    table.answer(0, 'move', { '14:cruiser': 1 });
    expect(table.at('42')).toBe('0:cruiser 1');
  });

  it('80.1a no ship moves through it', () => {
    const table = activating(nebula().units(0, '14', { cruiser: 1 }), '20');
    expect(table).toWaitFor([1, 'action']);
  });

  it('80.1a a ship in it cannot leave and come back', () => {
    const war = (scene: Scene, system: '42' | '29') =>
      activating(
        scene.units(0, system, { 'war-sun': 1 }).tech(0, 'war-sun').units(0, 'archon-ren', { infantry: 1 }),
        system,
      );
    const fast: Component = { standing: { move: { tier: 'adjust', apply: (move) => move + 1 } } };
    expect(war(withTech(nebula(), fast), '42')).toWaitFor([1, 'action']);
    expect(war(withTech(new Scene(), fast), '29')).toOfferExactly(0, 'move', [
      '29:war-sun',
      'archon-ren:infantry',
    ]);
  });

  it('80.2 T14 a ship that leaves it moves one system', () => {
    expect(activating(nebula().units(0, '42', { cruiser: 1 }), '20')).toOfferExactly(0, 'move', [
      '42:cruiser',
    ]);
    expect(activating(nebula().units(0, '42', { cruiser: 1 }), '18')).toWaitFor([1, 'action']);
    expect(activating(new Scene().units(0, '29', { cruiser: 1 }), '18')).toOfferExactly(0, 'move', [
      '29:cruiser',
    ]);
  });

  it('80.2a T14 what raises the move value raises that 1', () => {
    const fast: Component = { standing: { move: { tier: 'adjust', apply: (move) => move + 1 } } };
    const table = activating(withTech(nebula().units(0, '42', { cruiser: 1 }), fast), '18');
    expect(table).toOfferExactly(0, 'move', ['42:cruiser']);
  });

  it('80.2a T15 a gravity rift on the way does so too', () => {
    const scene = nebula().tile(2, '41').units(0, '42', { dreadnought: 1 });
    expect(activating(scene, '18')).toOfferExactly(0, 'move', ['42:dreadnought']);
  });

  it('80.2 a ship without a move value gains none', () => {
    const table = activating(nebula().units(0, '42', { carrier: 1, fighter: 1 }), '20');
    expect(table).toOfferExactly(0, 'move', ['42:carrier', '42:fighter']);
    expect(table).toRefuse(0, 'move', { '42:fighter': 1 }, 'TI4 46.0');
  });
});
