import { describe, expect, it } from 'vitest';
import { goOn } from '../combat.ts';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

const LAW = 'law:minister-of-war';

/** Seat 0 has taken a tactical action in system 22, with its token there and others where the scene has them. */
const acted = (owner: number, scene = new Scene()) =>
  inForce(scene, 'minister-of-war', { seat: owner })
    .play()
    .answers([0, 'action', 'tactical'], [0, 'activate', '22']);

describe('Minister of War', () => {
  it('26.3 26.4 lies in front of the elected player', () => {
    const table = decided(revealing('minister-of-war').play(), 'seat:1');
    expect(table.state.laws).toMatchObject([{ id: 'minister-of-war', seat: 1 }]);
  });

  it('82.0 after an action its owner discards it, takes a token off the board and may act once more', () => {
    const table = acted(0, new Scene().token(0, '20').token(1, '21'));
    expect(table).toOfferExactly(0, 'action-done', [LAW, 'pass']);
    table.answer(0, 'action-done', LAW);
    expect(table).toOfferExactly(0, 'agenda-lift', ['20', '22']);
    table.answer(0, 'agenda-lift', '20');
    expect(table.state.laws).toEqual([]);
    expect(table.state.discards.agenda).toEqual(['minister-of-war']);
    expect(table.state.systems['20']?.tokens).toEqual([]);
    expect(table.state.systems['22']?.tokens).toEqual([0]);
    expect(table.state.systems['21']?.tokens).toEqual([1]);
    // 18.3: back to the reinforcements, not to a pool.
    expect(table.seat(0).pools).toEqual({ tactic: 2, fleet: 3, strategy: 2 });
    table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    expect(table).toWaitFor([1, 'action']);
    expect(table.state.effects).toEqual([]);
  });

  it('74.7 the further action may be left', () => {
    const table = acted(0);
    table.answer(0, 'action-done', LAW);
    // The only token on the board goes without a question.
    expect(table.state.systems['22']?.tokens).toEqual([]);
    table.answer(0, 'action', 'end');
    expect(table).toWaitFor([1, 'action']);
    expect(table.seat(0).passed).toBe(false);
  });

  it('its owner may keep it', () => {
    const table = acted(0);
    table.answer(0, 'action-done', 'pass');
    expect(table).toWaitFor([1, 'action']);
    expect(table.state.laws).toHaveLength(1);
  });

  it('it is of no use after the action of another', () => {
    expect(acted(1, new Scene().token(1, '21'))).toWaitFor([1, 'action']);
  });

  it('74.17 without a token on the board there is nothing to take back, and no further action', () => {
    const table = inForce(new Scene(), 'minister-of-war', { seat: 0 })
      .strategy(0, { id: 'leadership', exhausted: false })
      .play();
    goOn(table.answers([0, 'action', 'strategic:leadership']), '0:action-done');
    expect(table).toWaitFor([1, 'action']);
    expect(table.state.laws).toHaveLength(1);
  });

  it('with Fleet Logistics its owner has three actions', () => {
    const table = acted(0, new Scene().tech(0, 'fleet-logistics'));
    table.answer(0, 'action-done', LAW);
    table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    table.answers([0, 'action', 'tactical'], [0, 'activate', '21']);
    expect(table).toWaitFor([1, 'action']);
  });
});
