import { describe, expect, it } from 'vitest';
import {
  ability,
  activate,
  arena,
  facts,
  hitting,
  missing,
  rolls,
  STAND_IN,
  waits,
  witness,
} from '../combat.ts';

const duel = () =>
  missing(hitting(arena(), 0, 'combat'), 1, 'combat')
    .units(0, '20', { cruiser: 1 })
    .units(1, '20', { cruiser: 1 });

describe('TI4 63 Opponent', () => {
  it('63.0 4.0 20.0 the active seat attacks, the other one with ships there defends', () => {
    const table = activate(witness(duel(), 1, 'combat-round-starts'), '20');
    expect(facts(table, 'fact.witness')).toMatchObject([{ event: { attacker: 0, defender: 1 } }]);
  });

  it('63.0 4.0 20.0 on a planet the other one with ground forces there defends', () => {
    const scene = missing(arena(), 1, 'combat').control(2, 'vefut-ii').units(2, 'vefut-ii', { infantry: 1 });
    const table = activate(hitting(scene, 0, 'combat').units(0, '20', { carrier: 1, infantry: 2 }), '20');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    expect(facts(table, 'fact.battle')).toMatchObject([{ kind: 'ground', attacker: 0, defender: 2 }]);
  });

  it('63.1 T27 who has no units on either side can do nothing about the combat', () => {
    const table = activate(
      witness(
        duel(),
        2,
        'combat-round-starts',
        'dice-rolled',
        'hits-assigned',
        'combat-round-ends',
        'combat-ends',
      ),
      '20',
    );
    expect(facts(table, 'fact.battleOver')).toHaveLength(1);
    expect(facts(table, 'fact.witness')).toEqual([]);
  });

  it('63.1 T27 nor is it asked, and its ships elsewhere are left alone', () => {
    const scene = ability(duel().tech(2, STAND_IN).units(2, '28', { cruiser: 1 }), {
      at: 'combat-round-starts',
      when: () => true,
      *resolve() {
        throw new Error('seat 2 is no opponent');
      },
    });
    const table = activate(scene, '20');
    expect(waits(table)).toEqual(['1:action']);
    expect(table.at('28')).toBe('2:cruiser 1');
    expect(rolls(table).every(({ seat }) => seat !== 2)).toBe(true);
  });
});
