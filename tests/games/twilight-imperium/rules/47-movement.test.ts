import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { shift } from '#games/twilight-imperium/verbs/units.ts';
import { Scene } from '../scene.ts';
import { activating, asked } from './moving.ts';

// Home of seat 0 is system 14; from there 29, then 20 (also beside 28, 30, 19, 21), then 18 in the middle.

const withTech = (scene: Scene, component: Component) =>
  scene.tech(0, 'gravity-drive').plus({ components: { 'technology:gravity-drive': component } });

/** A lone fighter of seat 1 in system 29, which its space dock keeps. */
const guarded = (scene: Scene) =>
  scene.control(1, 'qucenn').units(1, 'qucenn', { 'space-dock': 1 }).units(1, '29', { fighter: 1 });

describe('TI4 47 Movement', () => {
  it('47.3 47.2 55.1 77.2 moves any number of ships from several systems, those that can reach', () => {
    const scene = new Scene()
      .units(0, '14', { cruiser: 2, dreadnought: 1 })
      .units(0, '29', { dreadnought: 1 })
      .units(0, '28', { carrier: 1, cruiser: 1 })
      .pools(0, { fleet: 5 });
    const table = activating(scene, '20');
    // The dreadnought at home is two systems away and moves one.
    expect(table).toOfferExactly(0, 'move', ['14:cruiser', '29:dreadnought', '28:carrier', '28:cruiser']);
    table.answer(0, 'move', { '14:cruiser': 2, '28:carrier': 1 });
    expect(table.at('20')).toBe('0:carrier 1, 0:cruiser 2');
    expect(table.at('14')).toBe('0:dreadnought 1');
    expect(table.at('28')).toBe('0:cruiser 1');
    expect(table).toWaitFor([1, 'action']);
  });

  it('47.3 damaged ships are named apart and arrive damaged', () => {
    const scene = new Scene().units(0, '14', { dreadnought: 3 }).damaged(0, '14', { dreadnought: 1 });
    const table = activating(scene, '29');
    expect(table).toOfferExactly(0, 'move', ['14:dreadnought', '14:dreadnought:damaged']);
    table.answer(0, 'move', { '14:dreadnought': 1, '14:dreadnought:damaged': 1 });
    expect(table.at('29')).toBe('0:dreadnought 2 (1)');
    expect(table.at('14')).toBe('0:dreadnought 1');
  });

  it('47.3a every ship that moves ends in the active system', () => {
    const table = activating(new Scene().units(0, '28', { cruiser: 1 }).units(0, '30', { cruiser: 1 }), '20');
    table.answer(0, 'move', { '28:cruiser': 1, '30:cruiser': 1 });
    expect(table.at('20')).toBe('0:cruiser 2');
  });

  it('47.3b T14 ships of others close the way, a lone fighter too', () => {
    const table = activating(guarded(new Scene()).units(0, '14', { cruiser: 1 }), '20');
    // The only way out of the home system leads through 29.
    expect(table).toWaitFor([1, 'action']);
    expect(table.at('14')).toBe('0:cruiser 1');
  });

  it('47.3b another way around them is taken, and ground forces of others close nothing', () => {
    const around = activating(guarded(new Scene()).units(0, '28', { cruiser: 1 }), '30');
    expect(around).toOfferExactly(0, 'move', ['28:cruiser']);
    const scene = new Scene()
      .units(0, '14', { cruiser: 1 })
      .control(1, 'qucenn')
      .units(1, 'qucenn', { infantry: 2 });
    expect(activating(scene, '20')).toOfferExactly(0, 'move', ['14:cruiser']);
  });

  it('47.3b ships may end where others are', () => {
    const table = activating(guarded(new Scene()).units(0, '14', { cruiser: 1 }), '29');
    expect(table).toOfferExactly(0, 'move', ['14:cruiser']);
  });

  it('47.3c T14 no ship starts where its own token lies', () => {
    const scene = new Scene().units(0, '14', { cruiser: 1 }).units(0, '29', { cruiser: 1 }).token(0, '29');
    const table = activating(scene, '20');
    expect(table).toOfferExactly(0, 'move', ['14:cruiser']);
  });

  it('47.3d systems with own tokens may be passed', () => {
    const table = activating(new Scene().units(0, '14', { cruiser: 1 }).token(0, '29'), '20');
    table.answer(0, 'move', { '14:cruiser': 1 });
    expect(table.at('20')).toBe('0:cruiser 1');
  });

  it('47.3c tokens of others hold nobody back', () => {
    const table = activating(new Scene().units(0, '14', { cruiser: 1 }).token(1, '14', '29'), '20');
    expect(table).toOfferExactly(0, 'move', ['14:cruiser']);
  });

  it('47.3e T14 a ship may leave the active system, fetch somebody and come back', () => {
    const scene = new Scene()
      .units(0, '20', { 'war-sun': 1 })
      .tech(0, 'war-sun')
      .control(0, 'qucenn')
      .units(0, 'qucenn', { infantry: 2 });
    const table = activating(scene, '20');
    expect(table).toOfferExactly(0, 'move', ['20:war-sun', 'qucenn:infantry']);
    table.answer(0, 'move', { '20:war-sun': 1, 'qucenn:infantry': 2 });
    expect(table.at('20')).toBe('0:infantry 2, 0:war-sun 1');
    expect(table.at('qucenn')).toBe('');
  });

  it('47.3e a ship that moves one system cannot come back, and one with nothing to fetch need not be asked about', () => {
    const slow = new Scene()
      .units(0, '20', { carrier: 1 })
      .control(0, 'qucenn')
      .units(0, 'qucenn', { infantry: 2 });
    expect(activating(slow, '20')).toWaitFor([1, 'action']);
    const idle = new Scene().units(0, '20', { 'war-sun': 1 }).tech(0, 'war-sun');
    expect(activating(idle, '20')).toWaitFor([1, 'action']);
  });

  it('47.3f 55.1 as many systems as the move value says and no more', () => {
    const three = (scene: Scene) => activating(scene.units(0, '14', { cruiser: 1 }), '18');
    expect(three(new Scene())).toWaitFor([1, 'action']);
    expect(three(new Scene().tech(0, 'cruiser-ii'))).toOfferExactly(0, 'move', ['14:cruiser']);
  });

  it('47.4 T16 upgraded fighters fly by themselves, others have to be carried', () => {
    const plain = activating(new Scene().units(0, '14', { fighter: 2, carrier: 1 }), '29');
    expect(plain).toOfferExactly(0, 'move', ['14:carrier', '14:fighter']);
    expect(plain).toRefuse(0, 'move', { '14:fighter': 1 }, 'TI4 46.0');
    const scene = new Scene().units(0, '14', { fighter: 3, carrier: 1 }).tech(0, 'fighter-ii');
    const upgraded = activating(scene, '29');
    expect(upgraded).toOfferExactly(0, 'move', ['14:fighter', '14:carrier']);
    upgraded.answer(0, 'move', { '14:fighter': 2 });
    expect(upgraded.at('29')).toBe('0:fighter 2');
  });

  it('47.5 T13 all ships and passengers are named before anything moves; all arrive at once', () => {
    const scene = new Scene().units(0, '14', { carrier: 1, infantry: 1 }).units(0, '20', { cruiser: 1 });
    const table = activating(scene, '29');
    expect(asked(table)).toEqual(['move']);
    table.answer(0, 'move', { '14:carrier': 1, '20:cruiser': 1, '14:infantry': 1 });
    expect(table.at('29')).toBe('0:carrier 1, 0:cruiser 1, 0:infantry 1');
  });

  it('T13 a plan can be taken back step by step before it is carried out', () => {
    const table = activating(new Scene().units(0, '14', { carrier: 1, infantry: 1 }), '29');
    table.answer(0, 'move', { '14:carrier': 1 });
    expect(table.undo(0)).toBeNull();
    expect(asked(table)).toEqual(['move']);
  });

  it('47.8 an effect that moves a unit outside the Movement step follows its own text only', () => {
    const scene = withTech(new Scene().units(0, '14', { dreadnought: 1 }).token(0, '14'), {
      abilities: [
        {
          at: 'system-activated',
          must: true,
          when: () => true,
          *resolve(t) {
            shift(t, { from: '14', to: '18' }, { seat: 0, unit: 'dreadnought', count: 1 });
          },
        },
      ],
    });
    const table = activating(scene, '18');
    expect(table.at('18')).toBe('0:dreadnought 1');
  });
});

describe('TI4 55 Move', () => {
  it('55.1 an addition to the move value of all ships carries all of them further', () => {
    const scene = withTech(new Scene().units(0, '14', { dreadnought: 2 }), {
      standing: {
        move: {
          tier: 'adjust',
          apply: (move, { seat }, { source }) => (seat === source.seat ? move + 1 : move),
        },
      },
    });
    const table = activating(scene, '20');
    table.answer(0, 'move', { '14:dreadnought': 2 });
    expect(table.at('20')).toBe('0:dreadnought 2');
  });

  it('55.1 an addition for one ship carries one of them further', () => {
    const scene = withTech(new Scene().units(0, '14', { dreadnought: 2, cruiser: 1 }), {
      standing: {
        moveBonuses: {
          tier: 'adjust',
          apply: (spurts, { seat }, { source }) => (seat === source.seat ? [...spurts, 1] : spurts),
        },
      },
    });
    const table = activating(scene, '20');
    expect(table).toOfferExactly(0, 'move', ['14:dreadnought', '14:cruiser']);
    expect(table).toRefuse(0, 'move', { '14:dreadnought': 2 }, 'TI4 55.1');
    table.answer(0, 'move', { '14:dreadnought': 1, '14:cruiser': 1 });
    expect(table.at('20')).toBe('0:cruiser 1, 0:dreadnought 1');
  });

  it('55.1 what forbids moving into the active system leaves nothing to move', () => {
    const scene = withTech(new Scene().units(0, '14', { cruiser: 1 }), {
      standing: { moveInto: { tier: 'overrule', apply: () => false } },
    });
    expect(activating(scene, '29')).toWaitFor([1, 'action']);
  });

  it('47.5 a ship that may move apart goes before or after the others, once', () => {
    const scene = withTech(new Scene().units(0, '14', { flagship: 1, cruiser: 1 }), {
      standing: { movesApart: { tier: 'set', apply: (apart, { unit }) => apart || unit === 'flagship' } },
    });
    const first = activating(scene, '29');
    expect(first).toOfferExactly(0, 'move', ['14:flagship']);
    first.answer(0, 'move', { '14:flagship': 1 });
    expect(first.at('29')).toBe('0:flagship 1');
    expect(first).toOfferExactly(0, 'move', ['14:cruiser']);
    first.answer(0, 'move', { '14:cruiser': 1 });
    expect(first).toWaitFor([1, 'action']);
  });

  it('47.5 55.1 an addition for one ship is used up by a ship that went ahead', () => {
    const scene = withTech(new Scene().units(0, '14', { flagship: 1, dreadnought: 1 }), {
      standing: {
        movesApart: { tier: 'set', apply: (apart, { unit }) => apart || unit === 'flagship' },
        moveBonuses: { tier: 'adjust', apply: (spurts, { seat }) => (seat === 0 ? [...spurts, 1] : spurts) },
      },
    });
    const ahead = activating(scene, '20');
    ahead.answer(0, 'move', { '14:flagship': 1 });
    expect(ahead).toWaitFor([1, 'action']);
    const other = withTech(new Scene().units(0, '14', { flagship: 1, dreadnought: 1 }), {
      standing: {
        movesApart: { tier: 'set', apply: (apart, { unit }) => apart || unit === 'flagship' },
        moveBonuses: { tier: 'adjust', apply: (spurts, { seat }) => (seat === 0 ? [...spurts, 1] : spurts) },
      },
    });
    const table = activating(other, '20');
    table.answers([0, 'move', {}], [0, 'move', { '14:dreadnought': 1 }]);
    expect(table).toWaitFor([1, 'action']);
    expect(table.at('20')).toBe('0:dreadnought 1');
  });
});
