import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';
import { said } from '../technologies/told.ts';
import { activating } from './moving.ts';

const atHome = () => new Scene().units(0, 'archon-ren', { 'space-dock': 1 }).goods(0, 30);

describe('TI4 42 Component limitations', () => {
  it('42.1 a roll has as many dice as it takes', () => {
    const scene = new Scene()
      .pools(0, { fleet: 12 })
      .units(0, '29', { cruiser: 8, destroyer: 8 })
      .units(1, '20', { carrier: 4, fighter: 16 });
    const table = activating(
      scene.pools(0, { fleet: 16, tactic: 1, strategy: 0 }).pools(1, { fleet: 5 }),
      '20',
    );
    table.answer(0, 'move', { '29:cruiser': 8, '29:destroyer': 8 });
    const dice = said(table, 'fact.rolled')
      .filter(({ seat, kind }) => seat === 0 && kind === 'barrage')
      .flatMap(({ groups }) => groups.flatMap(({ results }) => [...results]));
    expect(dice).toHaveLength(16);
    for (const result of dice) expect(result).toBeGreaterThanOrEqual(1);
  });

  it('42.2 18.3 command tokens run out; goods do not', () => {
    const scene = new Scene().pools(0, { tactic: 13, fleet: 3, strategy: 0 }).goods(0, 500);
    const table = scene.strategy(0, { id: 'leadership', exhausted: false }).play();
    table.answer(0, 'action', 'strategic:leadership');
    const { pools } = table.seat(0);
    expect(pools.tactic + pools.fleet + pools.strategy).toBe(16);
    expect(table.seat(0).goods).toBe(500);
  });

  it('42.3 ships are limited by their figures, fighters and infantry are not', () => {
    const scene = atHome()
      .units(0, '20', { dreadnought: 5, fighter: 3, carrier: 1 })
      .token(0, '20')
      .pools(0, { fleet: 9 });
    const table = activating(scene, '14');
    expect(table.offers(0, 'production')).not.toContain('dreadnought');
    table.answers([0, 'production', { fighter: 2, 'infantry:archon-ren': 2 }], [0, 'payment', []]);
    expect(table.at('14')).toBe('0:fighter 2');
  });

  it('42.3a figures from systems without an own token may be placed anew; as many as come back are placed', () => {
    const scene = atHome().units(0, '20', { flagship: 1 });
    const table = activating(scene, '14');
    table.answers([0, 'production', { flagship: 1 }], [0, 'payment', []]);
    expect(table.at('20')).toBe('');
    expect(table.at('14')).toBe('0:flagship 1');
  });

  it('42.3a nobody has to: without asking for it nothing is taken from the board', () => {
    const table = activating(atHome().units(0, '20', { dreadnought: 5 }).pools(0, { fleet: 5 }), '14');
    table.answers([0, 'production', { destroyer: 1 }], [0, 'payment', []]);
    expect(table.at('20')).toBe('0:dreadnought 5');
  });

  it('42.3b T47 15.0 produced fighters beyond the plastic stand as tokens', () => {
    const table = activating(atHome().units(0, '14', { carrier: 3, fighter: 10 }), '14');
    table.answers([0, 'production', { fighter: 2 }], [0, 'payment', []]);
    expect(table.at('14')).toBe('0:carrier 3, 0:fighter 12');
  });

  it('42.4 a deck that has run out is made anew from its discards', () => {
    const scene = new Scene().with((s) => {
      s.discards.action = ['sabotage', 'summit', 'veto'];
    });
    const table = scene.strategy(0, { id: 'politics', exhausted: false }).play();
    table.answers([0, 'action', 'strategic:politics'], [0, 'speaker', 'seat:1']);
    expect(table.seat(0).hand).toHaveLength(2);
    expect(table.state.decks.action).toHaveLength(1);
    expect(table.state.discards.action).toEqual([]);
  });
});
