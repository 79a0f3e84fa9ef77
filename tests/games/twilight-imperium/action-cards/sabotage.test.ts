import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** Seat 0 plays Industrial Initiative, worth one trade good; the others hold what is given. */
function played(scene: Scene) {
  const table = scene.control(0, 'wellon').play();
  table.answer(0, 'action', 'card:industrial-initiative');
  return table.quiet();
}

describe('TI4 24 Sabotage', () => {
  it('24.8 a cancelled card has no effect and is discarded', () => {
    const table = played(new Scene().hand(0, 'industrial-initiative').hand(1, 'sabotage'));
    expect(table).toOfferExactly(1, 'action-card-played', ['card:sabotage', 'pass']);
    table.answer(1, 'action-card-played', 'card:sabotage');
    expect(table.seat(0)).toMatchObject({ goods: 0, hand: [] });
    expect(table.seat(1).hand).toEqual([]);
    expect(table.state.discards.action).toEqual(['sabotage', 'industrial-initiative']);
    expect(table.state.playing).toEqual([]);
  });

  it('31.4 T3 a cancelled component action was none: the seat still has its action', () => {
    const table = played(new Scene().hand(0, 'industrial-initiative').hand(1, 'sabotage'));
    table.answer(1, 'action-card-played', 'card:sabotage');
    expect(table).toWaitFor([0, 'action']);
    expect(table.state.turn?.actions).toBe(0);
  });

  it('T3 24.8 a cancel can be cancelled, and that again', () => {
    const scene = new Scene()
      .hand(0, 'industrial-initiative', 'sabotage', 'bunker')
      .hand(1, 'sabotage', 'sabotage', 'bunker');
    const table = played(scene);
    table.answer(1, 'action-card-played', 'card:sabotage');
    expect(table).toOfferExactly(0, 'action-card-played', ['card:sabotage', 'pass']);
    const saved = played(scene);
    saved.answers([1, 'action-card-played', 'card:sabotage'], [0, 'action-card-played', 'card:sabotage']);
    saved.answer(1, 'action-card-played', 'pass');
    // The first cancel had no effect and may be tried again, being no card played (24.6b).
    expect(saved).toOfferExactly(1, 'action-card-played', ['card:sabotage', 'pass']);
    saved.answer(1, 'action-card-played', 'pass');
    expect(saved.seat(0).goods).toBe(1);
    table.answers([0, 'action-card-played', 'card:sabotage'], [1, 'action-card-played', 'card:sabotage']);
    expect(table.quiet().seat(0).goods).toBe(0);
    expect(table.state.discards.action).toEqual([
      'sabotage',
      'sabotage',
      'sabotage',
      'industrial-initiative',
    ]);
  });

  it('nobody cancels a card of its own, and nobody is asked who has no card', () => {
    const table = played(new Scene().hand(0, 'industrial-initiative', 'sabotage'));
    expect(table.seat(0).goods).toBe(1);
    expect(table).toWaitFor([1, 'action']);
  });

  it('T4 once a card is cancelled there is nothing more to cancel', () => {
    const table = played(
      new Scene().hand(0, 'industrial-initiative').hand(1, 'sabotage').hand(2, 'sabotage'),
    );
    table.answers([1, 'action-card-played', 'card:sabotage'], [2, 'action-card-played', 'card:sabotage']);
    // Seat 2 is asked about the cancel itself now; its own is not spent.
    table.answer(2, 'action-card-played', 'pass');
    expect(table.seat(2).hand).toEqual(['sabotage']);
    expect(table.seat(0).goods).toBe(0);
    expect(table).toWaitFor([0, 'action']);
  });
});
