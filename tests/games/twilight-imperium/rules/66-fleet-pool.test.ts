import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { returnTokens } from '#games/twilight-imperium/verbs/tokens.ts';
import { activate, story, witness } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';
import { activating, asked } from './moving.ts';

/** Whoever has the technology loses so many tokens of its fleet pool when it activates a system. */
const losingTokens = (count: number): { components: Record<string, Component> } => ({
  components: {
    'technology:gravity-drive': {
      abilities: [
        {
          at: 'system-activated',
          must: true,
          when: () => true,
          *resolve(t, { by: { seat } }) {
            returnTokens(t, seat, { pool: 'fleet', count });
          },
        },
      ],
    },
  },
});

describe('TI4 66 Fleet pool', () => {
  it('66.1 33.2 as many ships as tokens in the pool may be in a system', () => {
    const table = activating(new Scene().units(0, '14', { cruiser: 3 }), '29');
    table.answer(0, 'move', { '14:cruiser': 3 });
    expect(table.at('29')).toBe('0:cruiser 3');
    expect(table).toWaitFor([1, 'action']);
  });

  it('66.1 33.2 more than that cannot set out for one system; nothing has moved', () => {
    const scene = new Scene().units(0, '14', { cruiser: 2, dreadnought: 1 }).units(0, '28', { cruiser: 1 });
    const table = activating(scene, '29');
    expect(table).toRefuse(0, 'move', { '14:cruiser': 2, '14:dreadnought': 1, '28:cruiser': 1 }, 'TI4 66.1');
    expect([table.at('14'), table.at('28'), table.at('29')]).toEqual([
      '0:cruiser 2, 0:dreadnought 1',
      '0:cruiser 1',
      '',
    ]);
    table.answer(0, 'move', { '14:cruiser': 2, '14:dreadnought': 1 });
    expect(table.at('29')).toBe('0:cruiser 2, 0:dreadnought 1');
  });

  it('66.3 a plan says how many would be too many with those that are there', () => {
    const scene = new Scene().units(0, '14', { cruiser: 2, fighter: 2 }).units(0, '29', { carrier: 2 });
    const table = activating(scene, '29');
    const key = table.key(0, 'move');
    const over = (choice: Record<string, number>) =>
      table.session.previewAnswer(0, key, choice)?.sum?.args.over;
    expect([over({}), over({ '14:cruiser': 1 }), over({ '14:cruiser': 2 })]).toEqual([0, 0, 1]);
  });

  it('12.2 66.1 ships that a rift may swallow are not counted before they have passed it', () => {
    const ships = (scene: Scene) => scene.units(0, '14', { cruiser: 3 }).units(0, '28', { cruiser: 1 });
    const all = { '14:cruiser': 3, '28:cruiser': 1 };
    expect(activating(ships(new Scene()), '20')).toRefuse(0, 'move', all, 'TI4 66.1');
    // Place 9, through which the three have to go, is a rift.
    const table = activating(ships(new Scene().tile(9, '41')), '20');
    table.answer(0, 'move', all);
    expect([table.at('14'), table.at('28')]).toEqual(['', '']);
    expect(table.at('20')).toMatch(/^0:cruiser [123]$/);
  });

  it('66.3 T18 with one more, one goes back to the reinforcements; ships all alike need no question', () => {
    const scene = new Scene().units(0, '14', { cruiser: 2 }).units(0, '29', { cruiser: 2 });
    const table = activating(scene, '29');
    table.answer(0, 'move', { '14:cruiser': 2 });
    expect(table.at('29')).toBe('0:cruiser 3');
    expect(table).toWaitFor([1, 'action']);
  });

  it('66.3 81.2 T18 the owner chooses which go, before cannons fire; they are not destroyed', () => {
    const scene = new Scene()
      .units(0, '14', { cruiser: 2, dreadnought: 1 })
      .units(0, '29', { destroyer: 2 })
      .damaged(0, '14', { dreadnought: 1 });
    const table = activating(scene, '29');
    table.answer(0, 'move', { '14:cruiser': 2, '14:dreadnought:damaged': 1 });
    expect(table).toWaitFor([0, 'fleet-excess']);
    expect(table.state.tactical?.step).toBe('movement');
    expect(table).toOfferExactly(0, 'fleet-excess', ['cruiser', 'destroyer', 'dreadnought:damaged']);
    expect(table).toRefuse(0, 'fleet-excess', { destroyer: 1 });
    expect(table).toRefuse(0, 'fleet-excess', { destroyer: 2, cruiser: 1 });
    table.answer(0, 'fleet-excess', { destroyer: 1, 'dreadnought:damaged': 1 });
    expect(table.at('29')).toBe('0:cruiser 2, 0:destroyer 1');
    expect(table.told()).toContain('fact.removed');
    expect(table.told()).not.toContain('fact.destroyed');
    expect(table).toWaitFor([1, 'action']);
  });

  it('66.3 surplus leaves before anybody responds to the arrival', () => {
    const scene = witness(
      new Scene().units(0, '14', { cruiser: 2 }).units(0, '29', { cruiser: 2 }),
      1,
      'ships-moved',
    );
    const table = activating(scene, '29').answers([0, 'move', { '14:cruiser': 2 }]) as Imperium;
    const told = story(table);
    expect(told.indexOf('removed')).toBeGreaterThan(told.indexOf('moved'));
    expect(told.indexOf('removed')).toBeLessThan(told.indexOf('ships-moved'));
  });

  it('66.3 and before anybody responds to what was produced', () => {
    const scene = witness(new Scene().units(0, '14', { cruiser: 2 }).goods(0, 6), 0, 'production-done').units(
      0,
      'archon-ren',
      { 'space-dock': 1 },
    );
    const table = activate(scene, '14');
    table.answers([0, 'production', { cruiser: 3 }], [0, 'payment', []]);
    const told = story(table);
    expect(told).toContain('removed');
    expect(told.indexOf('removed')).toBeLessThan(told.indexOf('production-done'));
  });

  it('66.3 left to itself the table gives up the cheapest ships', () => {
    const scene = new Scene().units(0, '14', { dreadnought: 3 }).units(0, '29', { cruiser: 1 });
    const over = activating(scene, '29');
    over.answer(0, 'move', { '14:dreadnought': 3 });
    const question = over.session.openFor(0).find(({ topic }) => topic === 'fleet-excess');
    expect(question?.fallback).toEqual({ cruiser: 1 });
  });

  it('66.1a 33.2a fighters and ground forces do not count', () => {
    const scene = new Scene()
      .units(0, '14', { carrier: 3, fighter: 6, infantry: 6 })
      .control(0, 'qucenn')
      .units(0, 'qucenn', { infantry: 5, pds: 2 });
    const table = activating(scene, '29');
    table.answers([0, 'move', { '14:carrier': 3, '14:fighter': 6, '14:infantry': 6 }]);
    expect(table.at('29')).toBe('0:carrier 3, 0:fighter 6, 0:infantry 6');
    expect(asked(table)).toEqual(['commit']);
  });

  it('66.1a fighters that fly by themselves do not count while there is room for them', () => {
    const scene = new Scene().units(0, '14', { carrier: 3, fighter: 6 }).tech(0, 'fighter-ii');
    const table = activating(scene, '29');
    table.answer(0, 'move', { '14:carrier': 3, '14:fighter': 6 });
    expect(table.at('29')).toBe('0:carrier 3, 0:fighter 6');
    expect(table).toWaitFor([1, 'action']);
  });

  it('66.1b ships that only pass a system do not count there', () => {
    const scene = new Scene().units(0, '14', { cruiser: 2 }).units(0, '29', { dreadnought: 3 });
    const table = activating(scene, '20');
    table.answer(0, 'move', { '14:cruiser': 2 });
    expect(table.at('29')).toBe('0:dreadnought 3');
    expect(table.at('20')).toBe('0:cruiser 2');
  });

  it('66.1 each system counts by itself', () => {
    const scene = new Scene()
      .units(0, '14', { cruiser: 3 })
      .units(0, '29', { cruiser: 3 })
      .units(0, '28', { cruiser: 3 });
    const table = activating(scene, '30');
    table.answer(0, 'move', {});
    expect([table.at('14'), table.at('29'), table.at('28')]).toEqual([
      '0:cruiser 3',
      '0:cruiser 3',
      '0:cruiser 3',
    ]);
  });

  it('66.3 at any moment: a token taken from the fleet pool tells at once, and others keep theirs', () => {
    const scene = new Scene()
      .units(0, '14', { cruiser: 3 })
      .units(1, '16', { cruiser: 3 })
      .strategy(0, { id: 'warfare', exhausted: false })
      .token(0, '20');
    const table = scene.play();
    table.answer(0, 'action', 'strategic:warfare');
    table.answers([0, 'token-pool', 'tactic'], [0, 'redistribute', { tactic: 6, fleet: 1, strategy: 2 }]);
    expect(table.at('14')).toBe('0:cruiser 1');
    expect(table.at('16')).toBe('1:cruiser 3');
  });

  it('66.3 what raises the limit counts', () => {
    const scene = new Scene()
      .units(0, '14', { cruiser: 5 })
      .tech(0, 'gravity-drive')
      .plus({
        components: {
          'technology:gravity-drive': {
            standing: {
              fleet: {
                tier: 'adjust',
                apply: (limit, { seat }, { source }) => (seat === source.seat ? limit + 2 : limit),
              },
            },
          },
        },
      });
    const table = activating(scene, '29');
    table.answer(0, 'move', { '14:cruiser': 5 });
    expect(table.at('29')).toBe('0:cruiser 5');
  });
});

describe('TI4 33 Ships', () => {
  it('33.1 86.6 ships that arrive are in the space area', () => {
    const table = activating(new Scene().units(0, '14', { cruiser: 1 }), '29');
    table.answer(0, 'move', { '14:cruiser': 1 });
    expect([table.at('29'), table.at('qucenn'), table.at('rarron')]).toEqual(['0:cruiser 1', '', '']);
  });
});

describe('TI4 71 Reinforcements', () => {
  it('71.1 43.3 with all figures on the board none can be produced', () => {
    const scene = new Scene()
      .units(0, '14', { cruiser: 4 })
      .units(0, '28', { cruiser: 3 })
      .units(0, 'archon-ren', { 'space-dock': 1 })
      .goods(0, 9)
      .pools(0, { fleet: 4 })
      .token(0, '28');
    const table = activating(scene.units(0, '30', { cruiser: 1 }).token(0, '30'), '14');
    // All eight cruisers are on the board, none in a system that may give one back but the active one's neighbours.
    expect(asked(table)).toEqual(['production']);
    expect(table).toRefuse(0, 'production', { cruiser: 1 });
  });

  it('71.1 43.3 66.3 ships removed from the board are in the reinforcements again', () => {
    const scene = new Scene()
      .units(0, '14', { cruiser: 1, destroyer: 2 })
      .units(0, '28', { cruiser: 7 })
      .units(0, 'archon-ren', { 'space-dock': 1 })
      .goods(0, 9)
      .pools(0, { fleet: 7 })
      .token(0, '28');
    const table = activating(scene.tech(0, 'gravity-drive').plus(losingTokens(5)), '14');
    table.answer(0, 'fleet-excess', { cruiser: 1 });
    expect(table.at('28')).toBe('0:cruiser 2');
    expect(table.at('14')).toBe('0:destroyer 2');
    table.answers([0, 'production', { cruiser: 2 }], [0, 'payment', []]);
    expect(table).toWaitFor([0, 'fleet-excess']);
    expect(table.at('14')).toBe('0:cruiser 2, 0:destroyer 2');
  });
});
