import { describe, expect, it } from 'vitest';
import { waits } from '../combat.ts';
import { activating } from '../rules/moving.ts';
import { type Imperium, Scene } from '../scene.ts';

const FORESIGHT = 'ability:foresight';

/** Seat 0 moves a cruiser from 29 into system 20, where seat 1, the Naalu, has ships. */
const intrusion = (change: (scene: Scene) => Scene = (scene) => scene): Imperium =>
  activating(
    change(
      new Scene(3, ['xxcha', 'naalu', 'hacan'])
        .of(FORESIGHT)
        .units(0, '29', { cruiser: 1 })
        .units(1, '20', { carrier: 1, fighter: 2, infantry: 1 }),
    ),
    '20',
  ).answers([0, 'move', { '29:cruiser': 1 }]) as Imperium;

describe('Foresight', () => {
  it('for a token of the strategy pool all ships leave for an adjacent system without others’ ships', () => {
    const table = intrusion((scene) => scene.units(2, '28', { destroyer: 1 }));
    expect(table).toWaitFor([1, 'ships-moved']);
    table.answer(1, 'ships-moved', FORESIGHT);
    // Not to 28 (ships of seat 2); 29 is empty by now.
    expect(table).toOfferExactly(1, 'foresight', ['18', '19', '21', '29', '30']);
    table.answer(1, 'foresight', '30');
    expect(table.at('30')).toBe('1:carrier 1, 1:fighter 2, 1:infantry 1');
    expect(table.at('20')).toBe('0:cruiser 1');
    expect(table.seat(1).pools.strategy).toBe(1);
    expect(table.state.systems['30']?.tokens).toEqual([1]);
    expect(table.state.battle).toBeNull();
    expect(waits(table)).toEqual(['1:action']);
  });

  it('may be left alone: then there is a combat', () => {
    const table = intrusion().answers([1, 'ships-moved', 'pass']);
    expect(table.told()).toContain('fact.battle');
    expect(table.seat(1).pools.strategy).toBe(2);
  });

  it('takes a token, own ships in the system, and another’s arrival', () => {
    expect(intrusion((scene) => scene.pools(1, { strategy: 0 })).told()).toContain('fact.battle');
    const own = activating(
      new Scene(3, ['naalu', 'xxcha', 'hacan'])
        .of(FORESIGHT)
        .units(0, '29', { cruiser: 1 })
        .units(0, '20', { carrier: 1 }),
      '20',
    ).answers([0, 'move', { '29:cruiser': 1 }]);
    expect(waits(own as Imperium)).not.toContain('0:ships-moved');
    const nothing = activating(
      new Scene(3, ['xxcha', 'naalu', 'hacan'])
        .of(FORESIGHT)
        .units(0, '20', { cruiser: 1 })
        .units(1, '20', { carrier: 1 }),
      '20',
    );
    expect(nothing.told()).toContain('fact.battle');
  });

  it('18.6 where an own token lies already the one of the pool goes to the reinforcements', () => {
    const table = intrusion((scene) => scene.token(1, '30'));
    table.answer(1, 'ships-moved', FORESIGHT);
    table.answer(1, 'foresight', '30');
    expect(table.state.systems['30']?.tokens).toEqual([1]);
    expect(table.seat(1).pools.strategy).toBe(1);
  });

  it('54.1 anomalies are closed as to any movement', () => {
    const table = intrusion((scene) => scene.tile(10, '44'));
    table.answer(1, 'ships-moved', FORESIGHT);
    expect(table.offers(1, 'foresight')).not.toContain('44');
  });

  it('fighters leave by themselves, and leave the room to ground forces', () => {
    const table = intrusion((scene) =>
      scene
        .control(1, 'vefut-ii')
        .units(1, 'vefut-ii', { 'space-dock': 1 })
        .with(({ systems }) => {
          for (const stack of systems['20']?.units ?? []) {
            if (stack.unit === 'fighter') stack.count = 3;
            if (stack.unit === 'infantry') stack.count = 3;
          }
        }),
    );
    table.answer(1, 'ships-moved', FORESIGHT);
    table.answer(1, 'foresight', '21');
    expect(table.at('20')).toBe('0:cruiser 1');
    // 38.3: what has no room where they arrive goes there.
    expect(table).toWaitFor([1, 'capacity-excess']);
    expect(table.at('21')).toBe('1:carrier 1, 1:fighter 3, 1:infantry 3');
    table.answer(1, 'capacity-excess', { fighter: 1, infantry: 1 });
    expect(table.at('21')).toBe('1:carrier 1, 1:fighter 2, 1:infantry 2');
    expect(table.told()).not.toContain('fact.battle');
  });

  it('works for fighters alone, where they find room', () => {
    const table = activating(
      new Scene(3, ['xxcha', 'naalu', 'hacan'])
        .of(FORESIGHT)
        .units(0, '29', { cruiser: 1 })
        .control(1, 'vefut-ii')
        .units(1, 'vefut-ii', { 'space-dock': 1 })
        .units(1, '20', { fighter: 2 })
        .units(1, '30', { carrier: 1 }),
      '20',
    ).answers([0, 'move', { '29:cruiser': 1 }], [1, 'ships-moved', FORESIGHT], [1, 'foresight', '30']);
    expect((table as Imperium).at('30')).toBe('1:carrier 1, 1:fighter 2');
  });
});
