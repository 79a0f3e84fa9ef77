import { describe, expect, it } from 'vitest';
import { decided, revealing } from '../agendas/voting.ts';
import type { Imperium, Scene } from '../scene.ts';

/** Who had foretold rightly, in order. */
const foretold = (table: Imperium) =>
  table.journal.entries.flatMap((entry) =>
    'facts' in entry
      ? entry.facts.flatMap(({ message }) =>
          message.key === 'fact.foretold' ? [(message.args as { seat: number }).seat] : [],
        )
      : [],
  );

/** A seat plays a card after the agenda is revealed, and names an outcome. */
const predicts = (table: Imperium, seat: number, [card, outcome]: readonly [string, string]) =>
  table.answers([seat, 'agenda-read', `card:${card}`], [seat, 'prediction', outcome]).quiet();

const speaker = (scene: Scene, seat: number) =>
  scene.with((s) => {
    s.speaker = seat;
  });

describe('TI4 83 Predictions', () => {
  it('83.22b 74.20 T60 several right ones come true clockwise from the speaker', () => {
    const set = revealing('archived-secret', 4)
      .hand(0, 'trade-rider')
      .hand(2, 'diplomacy-rider', 'leadership-rider')
      .hand(3, 'politics-rider');
    const table = speaker(set, 2).play().quiet();
    table.answers([0, 'agenda-read', 'card:trade-rider'], [3, 'agenda-read', 'pass']);
    predicts(table, 2, ['leadership-rider', 'seat:1']);
    table.answers([0, 'agenda-read', 'card:trade-rider'], [2, 'agenda-read', 'pass']);
    predicts(table, 3, ['politics-rider', 'seat:1']);
    table.answer(2, 'agenda-read', 'pass');
    predicts(table, 0, ['trade-rider', 'seat:1']);
    predicts(table, 2, ['diplomacy-rider', 'seat:0']);
    table.answers([1, 'vote', 'abstain'], [2, 'outcome', 'seat:1']);
    table.answer(2, 'token-pool', { tactic: 3 });
    // The speaker token goes over with the second of them; the order stays.
    expect(foretold(table.quiet())).toEqual([2, 3, 0]);
    expect(table.state.speaker).toBe(3);
    expect(table.seat(0).goods).toBe(5);
  });

  it('83.22b 83.10a they go by whoever is elected in the end', () => {
    const table = revealing('archived-secret')
      .hand(1, 'confusing-legal-text')
      .hand(2, 'trade-rider')
      .play()
      .quiet();
    table.answer(1, 'agenda-read', 'pass');
    predicts(table, 2, ['trade-rider', 'seat:0']);
    decided(table, 'seat:1').quiet();
    table.answers([1, 'player-elected', 'card:confusing-legal-text'], [1, 'card-seat', 'seat:0']).quiet();
    expect(foretold(table)).toEqual([2]);
    expect(table.seat(2).goods).toBe(5);
  });

  it('83.22b 24.8 a prediction that was cancelled is none, and whoever made it votes', () => {
    const table = revealing('archived-secret').hand(1, 'trade-rider').hand(2, 'sabotage').play().quiet();
    table.answer(2, 'agenda-read', 'pass');
    predicts(table, 1, ['trade-rider', 'seat:0']).answer(2, 'action-card-played', 'card:sabotage');
    expect(table.quiet().state.agenda?.predictions).toEqual([]);
    expect(table).toWaitFor([1, 'vote']);
    expect(foretold(decided(table, 'seat:0'))).toEqual([]);
  });

  it('83.22 74.16 T60 nothing is foretold before it is settled which agenda it is', () => {
    const table = revealing('archived-secret').hand(1, 'veto', 'trade-rider').play().quiet();
    expect(table).toOfferExactly(1, 'agenda-revealed', ['card:veto', 'pass']);
    table.answer(1, 'agenda-revealed', 'card:veto');
    expect(table.quiet().state.agenda).toMatchObject({ id: 'economic-equality', predictions: [] });
    predicts(table, 1, ['trade-rider', 'against']);
    decided(table, 'against').quiet();
    expect(foretold(table)).toEqual([1]);
  });
});
