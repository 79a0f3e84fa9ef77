import { describe, expect, it } from 'vitest';
import { counted, type Galaxy, Scene } from '../scene.ts';

/** Seat 0 has the sapper and, with its start system, the military symbol she asks for. */
const sapper = () => new Scene().card(0, 'sapper-hedda-crane').bag(0, 'b');
function used(scene: Scene): Galaxy {
  const table = scene.play().put(0, 'return');
  table.answer(0, 'cards', 'discard:sapper-hedda-crane');
  return table;
}
const built = (table: Galaxy) => table.held(0, 'azhgar-host').projects[0]?.cells;

describe('Foundation: free cells of a base project are filled from the bank', () => {
  it('fills two free cells of the race’s base project', () => {
    const scene = sapper();
    const { green } = scene.state.bank;
    const table = used(scene); // g g r y
    expect(built(table)).toEqual(['green', 'green', null, null]);
    expect(table.state.bank.green).toBe(green - 2);
    expect(table.bag(0)).toEqual(counted('b'));
    expect(table.state.seats[0]?.reserve).toBe(8); // no base yet
    expect(table).toWaitFor([0, 'resources']);
  });

  it('skips cells that are filled', () => {
    const whole = ['green', 'green', 'red', 'yellow'];
    expect(built(used(sapper().fill(0, 'azhgar-host', { but: 2 })))).toEqual(whole);
    expect(built(used(sapper().fill(0, 'azhgar-host', { but: 1 })))).toEqual(whole);
  });

  it('skips cells for which the bank has no cube', () => {
    expect(built(used(sapper().bank('green', 0, 2)))).toEqual([null, null, 'red', 'yellow']);
    expect(built(used(sapper().bank('green', 1, 2)))).toEqual(['green', null, 'red', null]);
  });

  it('with no fitting cube in the bank it has no effect', () => {
    const table = used(sapper().bank('green', 0, 2).bank('red', 0, 2).bank('yellow', 0, 2));
    expect(built(table)).toEqual([null, null, null, null]);
    expect(table.told()).toContain('fact.noEffect');
    expect(table).toWaitFor([0, 'resources']);
  });

  it('the base is prepared at the end of phase 2 of the next turn', () => {
    const table = new Scene(2)
      .card(0, 'sapper-hedda-crane')
      .fill(0, 'azhgar-host', { but: 2 })
      .bag(0, 'b')
      .play()
      .put(0, 'return');
    table.answers([0, 'cards', 'discard:sapper-hedda-crane'], [0, 'resources', { blue: 1 }]);
    expect(table.held(0, 'azhgar-host').projects[0]?.disc).toBe(false);
    table.put(1, 'return');
    table.put(0, 'return');
    expect(table.held(0, 'azhgar-host').projects[0]).toEqual({
      cells: [null, null, null, null],
      done: false,
      disc: true,
    });
    expect(table.bag(0)).toEqual(counted('b b g g r y'));
  });

  it('with two base projects the seat chooses one, and all cells go there', () => {
    const scene = new Scene().working(0, 'worldframe-yards').card(0, 'planners-syndicate').bag(0, 'b');
    const table = scene.play().put(0, 'return');
    table.answer(0, 'cards', 'discard:worldframe-yards');
    expect(table).toOfferExactly(0, 'foundation', ['card:azhgar-host.0', 'card:planners-syndicate.0']);
    table.answer(0, 'foundation', 'card:planners-syndicate.0');
    expect(table.held(0, 'planners-syndicate').projects[0]?.cells).toEqual([
      'green',
      'green',
      'yellow',
      'yellow',
    ]);
    expect(built(table)).toEqual([null, null, null, null]);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('a truce that empties the bank meanwhile does not hold the seat up', () => {
    const table = new Scene()
      .card(0, 'sapper-hedda-crane')
      .card(0, 'throne-of-seven-houses')
      .base(0, 'm0')
      .base(1, 'a1')
      .card(1, 'war-chancellery') // a red cube for each conflict gained
      .conflict('patent-war', 'a1-m0', { red: 'a1' })
      .bag(0, 'b')
      .bank('red', 1, 2)
      .bank('yellow', 0, 2)
      .bank('green', 0, 2)
      .play();
    table.put(0, 'truce:a1-m0', 'return').answer(0, 'cards', 'discard:sapper-hedda-crane');
    expect(table).toWaitFor([0, 'foundation']);
    table.answer(1, 'truce', 'agree:a1-m0');
    expect(table.told()).toContain('fact.noEffect');
    expect(table).toWaitFor([0, 'cards']);
  });

  it('not with a symbol missing, nor on a development with a cell free', () => {
    const lacks = new Scene().turnOf(1).card(1, 'sapper-hedda-crane').bag(1, 'b').play().put(1, 'return');
    lacks.answer(1, 'cards', 'discard:sapper-hedda-crane');
    expect(lacks.held(1, 'kitzal-brood').projects[0]?.cells).toEqual([null, null, null, null]);
    expect(lacks).toWaitFor([1, 'resources']);

    const bare = new Scene().card(0, 'worldframe-yards', 'g g g r r .').bag(0, 'b').play().put(0, 'return');
    bare.answer(0, 'cards', 'discard:worldframe-yards');
    expect(built(bare)).toEqual([null, null, null, null]);
    expect(bare).toWaitFor([0, 'resources']);
  });
});
