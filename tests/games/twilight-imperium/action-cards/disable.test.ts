import { describe, expect, it } from 'vitest';
import { arena, diceOf, missing } from '../combat.ts';
import { attack, isAsked } from './fighting.ts';

const card = 'card:disable';
const invaders = () =>
  missing(arena(), 1, 'cannon')
    .hand(0, 'disable')
    .units(0, '20', { dreadnought: 2, infantry: 2 })
    .control(1, 'vefut-ii');
const scene = () => invaders().units(1, 'vefut-ii', { pds: 1, infantry: 3 });

describe('TI4 24 Disable', () => {
  it('48.3 PDS of others have no PLANETARY SHIELD in its player’s invasion: the planet can be bombarded', () => {
    const table = attack(scene(), '20');
    expect(table).toOfferExactly(0, 'invasion-starts', [card, 'pass']);
    table.answer(0, 'invasion-starts', card);
    expect(table).toOfferExactly(0, 'bombardment', ['bombard', 'some', 'hold']);
  });

  it('11.3 nor SPACE CANNON: they do not fire at what lands', () => {
    const table = attack(scene(), '20');
    const before = diceOf(table, 1, 'cannon');
    expect(before).toBe('cannon pds 1');
    table.answers([0, 'invasion-starts', card], [0, 'bombardment', 'hold']);
    table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    expect(diceOf(table, 1, 'cannon')).toBe(before);
    const other = attack(scene(), '20');
    other.answers([0, 'invasion-starts', 'pass'], [0, 'commit', { 'vefut-ii:infantry': 2 }]);
    expect(diceOf(other, 1, 'cannon')).toBe('cannon pds 1, cannon pds 1');
  });

  it('not where no PDS of another stands', () => {
    const table = attack(invaders().units(1, 'vefut-ii', { infantry: 3, 'space-dock': 1 }), '20');
    expect(isAsked(table, 0, 'invasion-starts')).toBe(false);
  });

  it('only by who invades', () => {
    const table = attack(scene().hand(0).hand(1, 'disable').units(1, '21', { cruiser: 1 }), '20');
    expect(isAsked(table, 1, 'invasion-starts') && table.offers(1, 'invasion-starts').includes(card)).toBe(
      false,
    );
  });
});
