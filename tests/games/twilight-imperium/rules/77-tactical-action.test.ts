import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';
import { activating } from './moving.ts';

describe('TI4 77 Tactical action', () => {
  it('77.0 77.4 77.5 its steps follow one another: movement, cannons, combat, invasion, production', () => {
    const scene = new Scene()
      .units(0, '14', { cruiser: 1 })
      .units(0, '29', { carrier: 1, infantry: 2 })
      .control(0, 'qucenn')
      .units(0, 'qucenn', { 'space-dock': 1 })
      .control(1, 'rarron')
      .units(1, 'rarron', { pds: 1 })
      .goods(0, 5);
    const table = activating(scene, '29');
    for (const [step, seat, topic, choice] of [
      ['movement', 0, 'move', {}],
      ['cannon', 1, 'space-cannon', 'hold'],
      ['invasion', 0, 'commit', {}],
      ['production', 0, 'production', {}],
    ] as const) {
      expect(table).toWaitFor([seat, topic]);
      expect(table.state.tactical?.step).toBe(step);
      table.answer(seat, topic, choice);
    }
    expect(table).toWaitFor([1, 'action']);
  });

  it('77.2b moving nothing is one answer and the action goes on', () => {
    const table = activating(new Scene().units(0, '14', { cruiser: 1 }), '29');
    table.answer(0, 'move', {});
    expect(table.at('14')).toBe('0:cruiser 1');
    expect(table).toWaitFor([1, 'action']);
  });

  it('77.2b where nothing can move nobody is asked', () => {
    const table = activating(new Scene().units(0, '14', { dreadnought: 1 }), '20');
    expect(table).toWaitFor([1, 'action']);
  });

  it('77.2a a ship with capacity takes somebody along', () => {
    const table = activating(new Scene().units(0, '14', { carrier: 1, fighter: 2 }), '29');
    table.answers([0, 'move', { '14:carrier': 1, '14:fighter': 2 }]);
    expect(table.at('29')).toBe('0:carrier 1, 0:fighter 2');
  });

  it('77.2c 47.6 T18 once the ships have arrived space cannons may be fired at them', () => {
    const scene = new Scene()
      .units(0, '14', { cruiser: 2 })
      .control(1, 'qucenn')
      .units(1, 'qucenn', { pds: 2 });
    const table = activating(scene, '29');
    table.answer(0, 'move', { '14:cruiser': 2 });
    expect(table.at('29')).toBe('0:cruiser 2');
    expect(table).toWaitFor([1, 'space-cannon']);
  });

  it('77.3 77.3a ships of two seats must fight; ships of one do not', () => {
    const alone = activating(new Scene().units(0, '14', { cruiser: 1 }), '29');
    alone.answer(0, 'move', { '14:cruiser': 1 });
    expect(alone).toWaitFor([1, 'action']);
    const two = activating(new Scene().units(0, '14', { cruiser: 1 }).units(1, '29', { destroyer: 1 }), '29');
    two.answer(0, 'move', { '14:cruiser': 1 });
    expect(two.state.tactical?.step).toBe('combat');
    expect(two.state.battle).toMatchObject({ kind: 'space', system: '29', attacker: 0, defender: 1 });
  });

  it('77.5a producing is free even where nothing moved or landed', () => {
    const scene = new Scene().units(0, 'archon-ren', { 'space-dock': 1 }).goods(0, 2);
    const table = activating(scene, '14');
    expect(table).toWaitFor([0, 'production']);
  });

  it('82.0 the action is done and the turn passes on, the token stays', () => {
    const table = activating(new Scene(), '29');
    expect(table).toWaitFor([1, 'action']);
    expect(table.state.systems['29']?.tokens).toEqual([0]);
  });

  it('an effect at the activation may end the turn at once: nothing moves, and no second action follows', () => {
    const scene = new Scene()
      .units(0, '14', { cruiser: 1 })
      .tech(0, 'fleet-logistics')
      .tech(1, 'gravity-drive')
      .plus({
        components: {
          'technology:gravity-drive': {
            abilities: [
              {
                at: 'system-activated',
                must: true,
                when: (_, by, { seat }) => by.seat !== seat,
                *resolve(_t, { event }) {
                  event.endsTurn = true;
                },
              },
            ],
          },
        },
      });
    const table = activating(scene, '29');
    expect(table.at('14')).toBe('0:cruiser 1');
    expect(table.state.tactical).toBeNull();
    expect(table).toWaitFor([1, 'action']);
  });

  it('74.6 what forbids an activation bars the system', () => {
    const scene = new Scene().tech(1, 'gravity-drive').plus({
      components: {
        'technology:gravity-drive': {
          standing: {
            activate: { tier: 'overrule', apply: (may, { system }) => may && system !== '20' },
          },
        },
      },
    });
    const table = scene.play();
    table.answer(0, 'action', 'tactical');
    expect(table).toRefuse(0, 'activate', '20', 'no.activation');
    expect(table).not.toRefuse(0, 'activate', '29');
  });
});
