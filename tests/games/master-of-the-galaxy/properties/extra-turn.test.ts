import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** Seat 0 has the symbols for Ilvane: cultural, economic, scientific. */
const hourless = () =>
  new Scene().working(0, 'azhgar-host', 3).working(0, 'plasma-lenses').card(0, 'ilvane-the-hourless');

describe('Extra turn: another turn right after this one', () => {
  it('all three phases again, then the turn passes to the left', () => {
    const table = hourless().bag(0, 'b').play();
    table.put(0, 'return').answers([0, 'cards', 'discard:ilvane-the-hourless'], [0, 'cards', 'end']);
    table.answer(0, 'resources', { red: 1 });
    expect(table).toWaitFor([0, 'distribute']);
    expect(table.state.turn.drawn.toSorted()).toEqual(['blue', 'red']);
    expect(table.state.seats.map(({ turns }) => turns)).toEqual([2, 0, 0]);
    table.put(0, 'return').answer(0, 'cards', 'end');
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('both cards in one turn bring two extra turns', () => {
    const scene = hourless().working(0, 'consular-docks').card(0, 'marshal-oru-tan').bag(0, 'b');
    const table = scene.play();
    table.put(0, 'return');
    table.answers([0, 'cards', 'discard:ilvane-the-hourless'], [0, 'cards', 'discard:marshal-oru-tan']);
    table.answers([0, 'cards', 'end'], [0, 'resources', { red: 3 }]);
    for (const turns of [2, 3]) {
      expect(table.state.seats[0]?.turns).toBe(turns);
      table.put(0, 'return').answer(0, 'cards', 'end');
    }
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('never more than two in a row: a third is refused, and the turn passes', () => {
    const table = hourless()
      .only('leader', [], 2)
      .card(0, 'terraced-habitats', 'g g .')
      .card(0, 'ore-barges', 'y y .')
      .bag(0, 'b')
      .play();
    table.put(0, 'return').answers([0, 'cards', 'discard:ilvane-the-hourless'], [0, 'cards', 'end']);
    table.answer(0, 'resources', { yellow: 1 });
    // the first development of a type brings back the only leader of the deck
    table.put(0, 'yellow>card:terraced-habitats.0', 'return');
    table.answers([0, 'cards', 'discard:ilvane-the-hourless'], [0, 'cards', 'end']);
    table.answer(0, 'resources', { green: 1 });
    expect(table).toWaitFor([0, 'distribute']); // the second extra turn
    table.put(0, 'green>card:ore-barges.0', 'return');
    table.answers([0, 'cards', 'discard:ilvane-the-hourless'], [0, 'cards', 'end']);
    table.answer(0, 'resources', { green: 1 });
    expect(table.told()).toContain('fact.noExtraTurn');
    expect(table.state.seats[0]?.turns).toBe(3);
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('not with a symbol missing: the card counts as discarded and no more', () => {
    const scene = new Scene().working(0, 'azhgar-host', 3).card(0, 'ilvane-the-hourless').bag(0, 'b');
    const table = scene.play();
    table.put(0, 'return').answer(0, 'cards', 'discard:ilvane-the-hourless');
    table.answer(0, 'resources', { red: 1 });
    expect(table).toWaitFor([1, 'distribute']);
  });
});
