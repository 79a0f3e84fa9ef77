import { describe, expect, it } from 'vitest';
import { arena, hitting } from '../combat.ts';
import { attack, isAsked } from './fighting.ts';

const card = 'card:maneuvering-jets';

/** Two PDS of seat 1 always hit what seat 0 has in system 20, and what it lands. */
const scene = () =>
  hitting(arena(), 1, 'cannon')
    .units(0, '20', { carrier: 3, infantry: 4 })
    .control(1, 'vefut-ii')
    .units(1, 'vefut-ii', { pds: 2 });

describe('TI4 24 Maneuvering Jets', () => {
  it('one hit of another’s SPACE CANNON roll is cancelled', () => {
    const table = attack(scene().hand(0, 'maneuvering-jets'), '20');
    expect(table).toOfferExactly(0, 'cannon-hits', [card, 'pass']);
    table.answer(0, 'cannon-hits', card);
    expect(table.at('20')).toBe('0:carrier 2, 0:infantry 4');
    expect(table).toWaitFor([0, 'commit']);
  });

  it('24.6b one copy for each roll: the second waits for the next', () => {
    const table = attack(scene().hand(0, 'maneuvering-jets', 'maneuvering-jets'), '20');
    table.answer(0, 'cannon-hits', card);
    expect(table.quiet().at('20')).toBe('0:carrier 2, 0:infantry 4');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 4 });
    table.quiet();
    expect(table).toOfferExactly(0, 'cannon-hits', [card, 'pass']);
    table.answer(0, 'cannon-hits', card);
    expect(table.at('vefut-ii')).toBe('0:infantry 3');
    expect(table.planet('vefut-ii').controller).toBe(0);
  });

  it('unplayed, both hit; who fires cannot play it', () => {
    const table = attack(scene().hand(0, 'maneuvering-jets').hand(1, 'maneuvering-jets'), '20');
    expect(isAsked(table, 1, 'cannon-hits')).toBe(false);
    table.answer(0, 'cannon-hits', 'pass');
    expect(table.quiet().at('20')).toBe('0:carrier 1, 0:infantry 4');
  });
});
