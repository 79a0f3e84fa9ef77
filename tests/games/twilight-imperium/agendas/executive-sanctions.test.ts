import { describe, expect, it } from 'vitest';
import { handLimit } from '#games/twilight-imperium/rules/cards.ts';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

describe('Executive Sanctions', () => {
  it('24.4 24.4a for: nobody holds more than three action cards; who does discards at once, all at the same time', () => {
    const table = revealing('executive-sanctions')
      .hand(0, 'bunker', 'spy', 'summit', 'plague')
      .hand(1, 'fire-team', 'uprising', 'spy')
      .hand(2, 'bunker', 'spy', 'summit', 'plague', 'uprising')
      .play()
      .quiet();
    table.answers([1, 'vote', 'abstain']).quiet();
    table.answers([2, 'vote', 'abstain']).quiet();
    table.answers([0, 'vote', 'abstain']).quiet();
    table.answers([0, 'outcome', 'for']).quiet();
    expect(table).toWaitFor([0, 'discard'], [2, 'discard']);
    table.answer(2, 'discard', ['spy', 'plague']);
    expect(table).toRefuse(0, 'discard', []);
    table.answers([0, 'discard', ['bunker']]).quiet();
    expect(table.state.seats.map(({ hand }) => hand)).toEqual([
      ['spy', 'summit', 'plague'],
      ['fire-team', 'uprising', 'spy'],
      ['bunker', 'summit', 'uprising'],
    ]);
    expect(table.state.laws).toMatchObject([{ id: 'executive-sanctions', seat: null }]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('24.4 while it is in force the fourth card is one too many', () => {
    const table = inForce(new Scene(), 'executive-sanctions')
      .hand(0, 'bunker', 'spy', 'fire-team')
      .strategy(0, { id: 'politics', exhausted: false })
      .with((s) => {
        s.decks.action = ['plague', 'uprising'];
        s.decks.agenda = ['mutiny', 'economic-equality'];
      })
      .play();
    expect(handLimit(table.state, 1)).toBe(3);
    table.answers([0, 'action', 'strategic:politics'], [0, 'speaker', 'seat:1']).quiet();
    expect(table).toRefuse(0, 'discard', ['plague']);
    table.answer(0, 'discard', ['plague', 'bunker']);
    expect(table.seat(0).hand).toEqual(['spy', 'fire-team', 'uprising']);
  });

  it('74.6 it does not bind who may hold any number', () => {
    const { state } = inForce(new Scene(), 'executive-sanctions').of('ability:crafty').play();
    expect(handLimit(state, 2)).toBeGreaterThan(99);
    expect(handLimit(state, 1)).toBe(3);
  });

  it('against: each discards one card by lot, if it has any', () => {
    const hands = new Set<string>();
    for (let seed = 1; seed < 12; seed++) {
      const table = revealing('executive-sanctions')
        .hand(1, 'bunker', 'spy', 'summit')
        .hand(2, 'plague')
        .play(seed)
        .quiet();
      table.answers([1, 'vote', 'abstain']).quiet();
      table.answers([2, 'vote', 'abstain']).quiet();
      table.answers([0, 'vote', 'abstain']).quiet();
      table.answers([0, 'outcome', 'against']).quiet();
      expect(table.state.seats.map(({ hand }) => hand.length)).toEqual([0, 2, 0]);
      expect(table.state.discards.action).toHaveLength(2);
      expect(table.state.laws).toEqual([]);
      hands.add(table.seat(1).hand.join());
    }
    expect(hands.size).toBeGreaterThan(1);
  });

  it('against: without cards nothing happens', () => {
    const table = decided(revealing('executive-sanctions').play(), 'against');
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });
});
