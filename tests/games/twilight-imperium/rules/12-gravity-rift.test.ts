import { describe, expect, it } from 'vitest';
import { facts } from '../combat.ts';
import type { Imperium } from '../scene.ts';
import { Scene } from '../scene.ts';
import { activating, asked, seeded } from './moving.ts';

// Place 9, the only way out of the home of seat 0 (system 14), is a gravity rift (41); beyond it lie 20, 28 and 30.
const rift = () => new Scene().tile(9, '41').pools(0, { fleet: 8 });

/** Results of the dice that were thrown for rifts. */
const dice = (table: Imperium) =>
  table.journal.entries.flatMap((entry) =>
    'facts' in entry
      ? entry.facts.flatMap(({ message }) =>
          message.key === 'fact.rift' ? [message.args.result as number] : [],
        )
      : [],
  );

describe('TI4 12 Gravity rift', () => {
  it('12.1 12.1a T15 a ship that passes through moves one system further', () => {
    const scene = rift().units(0, '14', { dreadnought: 1, cruiser: 1 });
    expect(activating(scene, '20')).toOfferExactly(0, 'move', ['14:dreadnought', '14:cruiser']);
    // Two systems beyond: the cruiser moves 2 + 1, the dreadnought only 1 + 1.
    const further = rift().units(0, '14', { dreadnought: 1, cruiser: 1 });
    expect(activating(further, '18')).toOfferExactly(0, 'move', ['14:cruiser']);
  });

  it('12.1 a ship that starts in a rift moves one system further', () => {
    const table = activating(rift().units(0, '41', { dreadnought: 1 }), '18');
    expect(table).toOfferExactly(0, 'move', ['41:dreadnought']);
  });

  it('12.1 ending in a rift gives nothing and costs nothing', () => {
    const far = activating(new Scene().tile(2, '41').units(0, '14', { dreadnought: 1 }), '41');
    expect(far).toWaitFor([1, 'action']);
    const near = activating(rift().units(0, '14', { dreadnought: 1 }), '41');
    near.answer(0, 'move', { '14:dreadnought': 1 });
    expect(dice(near)).toEqual([]);
    expect(near.at('41')).toBe('0:dreadnought 1');
  });

  it('12.2 12.2c one die for each ship: 1 to 3 and it goes back to the reinforcements, 4 to 10 and it arrives', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const table = activating(rift().units(0, '14', { cruiser: 4 }), '20', { seed });
      table.answer(0, 'move', { '14:cruiser': 4 });
      const rolled = dice(table);
      expect(rolled).toHaveLength(4);
      const through = rolled.filter((result) => result > 3).length;
      expect(table.at('20')).toBe(through === 0 ? '' : `0:cruiser ${through}`);
      expect(table.at('14')).toBe('');
    }
  });

  it('12.2 both a 3 and a 4 are seen: the one is lost, the other is not', () => {
    const play = (seed: number) => {
      const table = activating(rift().units(0, '14', { cruiser: 1 }), '20', { seed });
      table.answer(0, 'move', { '14:cruiser': 1 });
      return table;
    };
    expect(seeded(play, (table) => dice(table)[0] === 3).at('20')).toBe('');
    expect(seeded(play, (table) => dice(table)[0] === 4).at('20')).toBe('0:cruiser 1');
  });

  it('12.2a 46.0 fighters that could fly through a rift may be carried instead, but not both', () => {
    const scene = rift().units(0, '14', { carrier: 1, fighter: 2 }).tech(0, 'fighter-ii');
    const table = activating(scene, '20');
    expect(table).toOfferExactly(0, 'move', ['14:fighter', '14:carrier', '14:fighter:aboard']);
    const plan = { '14:carrier': 1, '14:fighter': 1, '14:fighter:aboard': 2 };
    expect(table).toRefuse(0, 'move', plan, 'TI4 46.0');
    table.answer(0, 'move', { ...plan, '14:fighter:aboard': 1 });
    // One die for the carrier, one for the fighter that flies, none for the one aboard.
    expect(dice(table)).toHaveLength(2);
  });

  it('12.2 a way without a rift is taken where there is one', () => {
    // From 28 to 30 the rift and 20 lie between: no die is thrown.
    const table = activating(rift().units(0, '28', { cruiser: 1 }), '30');
    table.answer(0, 'move', { '28:cruiser': 1 });
    expect(dice(table)).toEqual([]);
    expect(table.at('30')).toBe('0:cruiser 1');
  });

  it('12.2a 12.2b 46.1b T15 no dice for passengers; they share the fate of their ship', () => {
    const play = (seed: number) => {
      const table = activating(rift().units(0, '14', { carrier: 1, fighter: 2 }), '20', { seed });
      table.answers([0, 'move', { '14:carrier': 1, '14:fighter': 2 }]);
      return table;
    };
    const lost = seeded(play, (table) => (dice(table)[0] ?? 9) <= 3);
    expect(dice(lost)).toHaveLength(1);
    expect([lost.at('14'), lost.at('20')]).toEqual(['', '']);
    const safe = seeded(play, (table) => (dice(table)[0] ?? 0) > 3);
    expect(dice(safe)).toHaveLength(1);
    expect(safe.at('20')).toBe('0:carrier 1, 0:fighter 2');
  });

  it('12.2b T15 whoever was to come aboard only after the rift stays where it is', () => {
    const play = (seed: number) => {
      const scene = rift()
        .units(0, '14', { carrier: 1 })
        .units(0, 'archon-ren', { infantry: 1 })
        .control(0, 'vefut-ii')
        .units(0, 'vefut-ii', { infantry: 2 });
      const table = activating(scene, '20', { seed });
      table.answer(0, 'move', { '14:carrier': 1, 'archon-ren:infantry': 1, 'vefut-ii:infantry': 2 });
      return table;
    };
    const lost = seeded(play, (table) => (dice(table)[0] ?? 9) <= 3);
    expect(lost.at('archon-ren')).toBe('');
    expect(lost.at('vefut-ii')).toBe('0:infantry 2');
  });

  it('12.2b 81.2 a ship that is lost is removed, not destroyed', () => {
    const play = (seed: number) => {
      const table = activating(rift().units(0, '14', { cruiser: 1 }), '20', { seed });
      table.answer(0, 'move', { '14:cruiser': 1 });
      return table;
    };
    const lost = seeded(play, (table) => (dice(table)[0] ?? 9) <= 3);
    expect(lost.told()).toContain('fact.removed');
    expect(lost.told()).not.toContain('fact.destroyed');
  });

  it('12.3 T15 a rift may be met twice in one movement: two additions, two dice', () => {
    // Out of the rift, home for the infantry, through the rift again: a carrier with move 1.
    const play = (seed: number) => {
      const scene = rift().units(0, '41', { carrier: 1 }).units(0, 'archon-ren', { infantry: 1 });
      const table = activating(scene, '20', { seed });
      table.answers([0, 'move', { '41:carrier': 1, 'archon-ren:infantry': 1 }]);
      return table;
    };
    const through = seeded(play, (table) => table.at('20') !== '');
    expect(dice(through)).toHaveLength(2);
    expect(through.at('20')).toBe('0:carrier 1, 0:infantry 1');
    // Lost at the first die: the infantry never came aboard.
    const early = seeded(play, (table) => dice(table).length === 1);
    expect(early.at('archon-ren')).toBe('0:infantry 1');
    const late = seeded(play, (table) => dice(table).length === 2 && table.at('20') === '');
    expect(late.at('archon-ren')).toBe('');
  });

  it('12.2b who rides where is asked only if several ships pass a rift with somebody aboard', () => {
    const two = activating(rift().units(0, '14', { carrier: 2, fighter: 2, infantry: 2 }), '20');
    two.answers([0, 'move', { '14:carrier': 2, '14:fighter': 2, '14:infantry': 2 }]);
    expect(asked(two)).toEqual(['berths']);
    expect(two).toRefuse(0, 'berths', { '0:14:fighter': 2, '0:14:infantry': 1, '1:14:infantry': 0 });
    expect(two).toRefuse(0, 'berths', { '0:14:fighter': 2, '1:14:fighter': 2 }, 'no.everybodyOnce');
    expect(two).not.toRefuse(0, 'berths', { '0:14:fighter': 2, '1:14:infantry': 2 });
    const one = activating(rift().units(0, '14', { carrier: 1, fighter: 2 }), '20');
    one.answers([0, 'move', { '14:carrier': 1, '14:fighter': 2 }]);
    expect(asked(one)).toEqual([]);
  });

  it('12.2b those aboard go down with their own ship and no other', () => {
    const play = (seed: number) => {
      const table = activating(rift().units(0, '14', { carrier: 2, fighter: 2, infantry: 2 }), '20', {
        seed,
      });
      table.answers(
        [0, 'move', { '14:carrier': 2, '14:fighter': 2, '14:infantry': 2 }],
        [0, 'berths', { '0:14:fighter': 2, '1:14:infantry': 2 }],
      );
      return table;
    };
    const first = seeded(play, (table) => (dice(table)[0] ?? 9) <= 3 && (dice(table)[1] ?? 0) > 3);
    expect(first.at('20')).toBe('0:carrier 1, 0:infantry 2');
  });

  it('12.2b by default passengers ride on ships that meet no rift', () => {
    // The dreadnought comes from 28 past the infantry there, the carrier from home through the rift: nobody need ride with it.
    const scene = rift()
      .units(0, '14', { carrier: 1 })
      .units(0, '28', { dreadnought: 1 })
      .control(0, 'tequran')
      .units(0, 'tequran', { infantry: 1 });
    const table = activating(scene, '20');
    table.answers([0, 'move', { '14:carrier': 1, '28:dreadnought': 1, 'tequran:infantry': 1 }]);
    expect(asked(table)).not.toContain('berths');
    expect(table.at('20')).toContain('0:infantry 1');
  });

  // A carrier stays in the rift with infantry for one of those that come from 28.
  const pickup = (scene = rift()) =>
    activating(
      scene.units(0, '41', { carrier: 1, infantry: 1 }).units(0, '28', { carrier: 1, dreadnought: 2 }),
      '20',
    );

  it('46.1 47.3 which ship makes a detour through a rift is for its owner to say', () => {
    const table = pickup();
    table.answer(0, 'move', { '28:carrier': 1, '28:dreadnought': 1, '41:infantry': 1 });
    expect(table).toOfferExactly(0, 'detour', ['28:carrier*1', '28:dreadnought*1']);
    table.answer(0, 'detour', '28:dreadnought*1');
    expect(facts(table, 'fact.rift').map(({ unit }) => unit)).toEqual(['dreadnought']);
  });

  it('46.1 47.3 of ships that are alike nobody need choose', () => {
    const table = pickup();
    table.answer(0, 'move', { '28:dreadnought': 2, '41:infantry': 1 });
    expect(asked(table)).not.toContain('detour');
    expect(dice(table)).toHaveLength(1);
  });

  it('46.1 47.3 nor where only one has room', () => {
    const table = pickup();
    table.answer(0, 'move', { '28:carrier': 1, '41:infantry': 1 });
    expect(asked(table)).not.toContain('detour');
  });
});
