import { describe, expect, it } from 'vitest';
import { heardBy } from '../../../support/driver.ts';
import { Scene } from '../scene.ts';

const NOTE = 'note:spy-net@1';
/** Seat 1 is Yssaril; seat 0 holds its note at the start of its turn. */
const scene = () =>
  new Scene(3, ['hacan', 'yssaril', 'xxcha']).note(0, 'spy-net', 1).hand(1, 'bunker', 'sabotage');

describe('Spy Net', () => {
  it('82.3a at the start of its player’s turn: a look at Yssaril’s cards and one of them; the note goes back', () => {
    const table = scene().play();
    expect(table).toOfferExactly(0, 'turn-starts', [NOTE, 'pass']);
    table.answer(0, 'turn-starts', NOTE);
    expect(table).toOfferExactly(0, 'take-card', ['bunker', 'sabotage']);
    table.answer(0, 'take-card', 'bunker');
    expect(table.seat(0).hand).toEqual(['bunker']);
    expect(table.seat(1).hand).toEqual(['sabotage']);
    expect(table.seat(1).notes).toEqual([{ id: 'spy-net', owner: 1 }]);
    expect(table).toWaitFor([0, 'action']);
  });

  it('24.5 nobody else sees the hand', () => {
    const table = scene().play();
    table.answers([0, 'turn-starts', NOTE], [0, 'take-card', 'bunker']);
    const facts = table.journal.entries.flatMap((entry) => ('facts' in entry ? entry.facts : []));
    expect(JSON.stringify(heardBy(2, facts))).not.toMatch(/bunker|sabotage/);
    expect(JSON.stringify(heardBy(0, facts))).toMatch(/sabotage/);
  });

  it('24.4 whoever then holds more than seven cards discards', () => {
    const table = scene().hand(0, 'summit', 'veto', 'parley', 'spy', 'plague', 'salvage', 'uprising').play();
    table.answers([0, 'turn-starts', NOTE], [0, 'take-card', 'bunker']);
    expect(table).toWaitFor([0, 'discard']);
    table.answer(0, 'discard', ['spy']);
    expect(table.seat(0).hand).toHaveLength(7);
  });

  it('not when Yssaril holds no card, nor at the start of another’s turn; need not be used', () => {
    expect(scene().hand(1).play().quiet()).toWaitFor([0, 'action']);
    const table = scene().play();
    table.answers([0, 'turn-starts', 'pass'], [0, 'action', 'pass']);
    expect(table.quiet()).toWaitFor([1, 'action']);
    expect(table.seat(0).notes).toHaveLength(1);
  });
});
