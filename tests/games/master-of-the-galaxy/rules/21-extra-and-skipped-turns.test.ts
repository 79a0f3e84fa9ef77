import { describe, expect, it } from 'vitest';
import type { CardId } from '#games/master-of-the-galaxy/content/ids.ts';
import { type Galaxy, Scene } from '../scene.ts';

/** Seat 0 has two military symbols and one of every other kind: all its leaders work. */
const supreme = (seats: 2 | 3, ...leaders: readonly CardId[]) => {
  const scene = new Scene(seats)
    .working(0, 'azhgar-host', 3)
    .working(0, 'pulsar-observatory')
    .working(0, 'consular-docks')
    .bag(0, 'r r r');
  for (let seat = 1; seat < seats; seat++) scene.bag(seat, 'k');
  for (const leader of leaders) scene.card(0, leader);
  return scene;
};

/** Puts the drawn cubes back, discards cards and ends the turn with red cubes for them. */
function turn(table: Galaxy, seat: number, ...discarded: readonly CardId[]): void {
  table.put(seat, 'return');
  if (!table.session.openFor(seat).some(({ topic }) => topic === 'cards')) return;
  for (const id of discarded) table.answer(seat, 'cards', `discard:${id}`);
  table.end(seat);
  const due = [0, 1, 3, 5][discarded.length] ?? 5;
  if (due > 0) table.answer(seat, 'resources', { red: due });
}

const turns = (table: Galaxy) => table.state.seats.map(({ turns: count }) => count);

describe('MOG-21 Extra turns and skipped turns', () => {
  it('MOG-21.1 an extra turn is a whole turn right after the present one', () => {
    const table = supreme(3, 'ilvane-the-hourless').play();
    turn(table, 0, 'ilvane-the-hourless');
    expect(table).toWaitFor([0, 'distribute']);
    expect(table.state.turn).toMatchObject({ seat: 0, phase: 'distribute', drawn: ['red', 'red', 'red'] });
    expect(turns(table)).toEqual([2, 0, 0]);
    table.put(0, 'red>planet:s0.0', 'return');
    expect(table.bag(0).red).toBe(6); // three of four came back, three are the reward of phase 2
    table.end(0); // and there is a phase 3
    expect(table).toWaitFor([1, 'distribute']);
    expect(turns(table)).toEqual([2, 1, 0]);
  });

  it('MOG-21.1 without the symbols there is no extra turn', () => {
    const table = new Scene()
      .card(0, 'ilvane-the-hourless')
      .card(0, 'ore-barges')
      .bag(0, 'r')
      .bag(1, 'k')
      .play();
    turn(table, 0, 'ilvane-the-hourless');
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-21.1 nobody takes more than two extra turns in a row', () => {
    const table = supreme(3, 'ilvane-the-hourless', 'marshal-oru-tan')
      .card(0, 'throne-of-seven-houses', '', 'y .')
      .only('leader', [], 2)
      .play();
    turn(table, 0, 'ilvane-the-hourless', 'marshal-oru-tan'); // two at once
    turn(table, 0);
    expect(turns(table)).toEqual([3, 0, 0]);
    table.put(0, 'red>card:throne-of-seven-houses.1', 'return').answer(0, 'lifted', 'ilvane-the-hourless');
    table.answer(0, 'cards', 'discard:ilvane-the-hourless');
    table.end(0).answer(0, 'resources', { red: 1 });
    expect(table.told()).toContain('fact.noExtraTurn');
    expect(turns(table)).toEqual([3, 1, 0]);
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-21.1 in a row: after turns of others it may be two again', () => {
    const table = supreme(3, 'ilvane-the-hourless', 'marshal-oru-tan')
      .card(1, 'throne-of-seven-houses')
      .play();
    turn(table, 0, 'ilvane-the-hourless', 'marshal-oru-tan');
    turn(table, 0);
    turn(table, 0);
    expect(turns(table)).toEqual([3, 1, 0]);
    expect(table.state.turn).toMatchObject({ seat: 1, extra: 0, streak: 0 });
  });

  it('MOG-21.2 a seat that must skip a turn lays a token on its race card, one for each turn', () => {
    const table = supreme(3, 'admiral-gorvane', 'legate-pell-amaris').play();
    table.put(0, 'return').answer(0, 'cards', 'discard:admiral-gorvane');
    table.answer(0, 'stall', '2');
    expect(table.state.seats.map(({ skips }) => skips)).toEqual([0, 0, 1]);
    table.answers([0, 'cards', 'discard:legate-pell-amaris'], [0, 'stall', '2']);
    expect(table.state.seats.map(({ skips }) => skips)).toEqual([0, 0, 2]);
  });

  it('MOG-21.3 instead of its turn it removes one token, no phase takes place, and the turn goes to the left', () => {
    const table = supreme(3, 'admiral-gorvane').play();
    table.put(0, 'return').answer(0, 'cards', 'discard:admiral-gorvane');
    table.answer(0, 'stall', '1');
    table.end(0).answer(0, 'resources', { red: 1 });
    expect(table).toWaitFor([2, 'distribute']);
    expect(table.state.seats[1]?.skips).toBe(0);
    expect(turns(table)).toEqual([1, 0, 1]);
    expect(table.bag(1).black).toBe(1); // nothing was drawn
    turn(table, 2);
    turn(table, 0);
    expect(table).toWaitFor([1, 'distribute']); // one token, one turn
  });

  it('MOG-21.3 with two tokens two turns are skipped', () => {
    const table = supreme(3)
      .with((s) => {
        (s.seats[1] as { skips: number }).skips = 2;
      })
      .play();
    for (const left of [1, 0]) {
      turn(table, 0);
      expect(table.state.seats[1]?.skips).toBe(left);
      expect(table).toWaitFor([2, 'distribute']);
      turn(table, 2);
    }
    turn(table, 0);
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-21.4 a second turn in a row because all rivals skip is not an extra turn: two more may follow', () => {
    const table = supreme(2, 'admiral-gorvane', 'ilvane-the-hourless', 'marshal-oru-tan').play();
    turn(table, 0, 'admiral-gorvane'); // the only rival skips
    expect(table).toWaitFor([0, 'distribute']);
    expect(turns(table)).toEqual([2, 0]);
    turn(table, 0, 'ilvane-the-hourless', 'marshal-oru-tan');
    turn(table, 0);
    expect(turns(table)).toEqual([4, 0]);
    turn(table, 0);
    expect(turns(table)).toEqual([4, 1]);
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-21.5 when the nine tokens run out others stand in for them', () => {
    const table = supreme(2, 'admiral-gorvane')
      .with((s) => {
        (s.seats[1] as { skips: number }).skips = 3; // with the six on the board all nine are out
      })
      .play();
    turn(table, 0, 'admiral-gorvane');
    expect(table.state.seats[1]?.skips).toBe(3); // four, and one removed already
    expect(table).toWaitFor([0, 'distribute']);
  });
});
