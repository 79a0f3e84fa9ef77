import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { pointsOf } from './drawn.ts';

describe('Staff of Silence', () => {
  it('is worth 3 points and is kept until it is played', () => {
    expect(pointsOf('staff-of-silence')).toEqual({ vp: 3, atOnce: false });
  });

  it('adds four votes, which are not crossed out, to the own ones', () => {
    const table = scene().council('tariffs').relics(0, 'staff-of-silence').votes(0, 1).votes(1, 6).play();
    expect(table).toOfferExactly(0, 'vote', [
      'for',
      'for+staff-of-silence',
      'against',
      'against+staff-of-silence',
      'abstain',
    ]);
    table.vote(0, 'for+staff-of-silence', 2).vote(1, 'against', 5).vote(2, 'abstain');
    expect(table.facts('fact.votes')).toEqual([{ for: 6, against: 5 }]);
    expect(table.player(0).industry.votes).toEqual({ gained: 2, spent: 2 });
    expect(table.player(0).relics).toEqual([{ id: 'staff-of-silence', played: true }]);
  });

  it('counts alone, too', () => {
    const table = scene().council('tariffs').relics(0, 'staff-of-silence').votes(1, 2).play();
    table.vote(0, 'for+staff-of-silence', 0).vote(1, 'against', 3).vote(2, 'abstain');
    expect(table.facts('fact.votes')).toEqual([{ for: 4, against: 3 }]);
    expect(table.purse(0).votes).toBe(1);
  });

  it('need not be played, and is played in no other event', () => {
    const table = scene().council('tariffs').relics(0, 'staff-of-silence').play().decides('for');
    expect(table.player(0).relics).toEqual([{ id: 'staff-of-silence', played: false }]);
    expect(table.activate(0, 'navigation').offers(0, 'card')).not.toContain('r:staff-of-silence');
    expect(table.activate(1, 'navigation').offers(1, 'card')).toContain('I+a1');
  });
});
