import { describe, expect, it } from 'vitest';
import { counted, Scene } from '../scene.ts';

/** Red cubes of seat 0 may fill yellow cells, once a turn. */
const ports = () => new Scene().card(0, 'league-of-free-ports');
const exchanged = (ids: readonly string[]) => ids.filter((id) => id.includes('~'));

describe('Exchange: once a turn a cube of one colour fills a cell of another', () => {
  it('fills the cell, and the project counts it as filled', () => {
    const table = ports().card(0, 'ore-barges', 'y . g').bag(0, 'r').play();
    table.put(0, 'red~yellow>card:ore-barges.0');
    expect(table.held(0, 'ore-barges').projects[0]).toEqual({
      cells: ['yellow', 'red', 'green'],
      done: true,
      disc: false,
    });
    expect(table).toWaitFor([0, 'lifted']);
  });

  it('the cube keeps its own colour when it comes home', () => {
    const table = ports().bag(0, 'r').card(0, 'consular-docks').play();
    table.put(0, 'red~yellow>card:league-of-free-ports.0');
    expect(table.held(0, 'league-of-free-ports').projects[0]?.cells).toEqual(['red', null]);

    const full = new Scene().card(0, 'league-of-free-ports', 'y .').bag(0, 'r').play();
    full.put(0, 'red~yellow>card:league-of-free-ports.0');
    expect(full.bag(0)).toEqual(counted('r y'));
  });

  it('once a turn only, and again in the next', () => {
    const table = new Scene(2).card(0, 'league-of-free-ports').bag(0, 'r r').play();
    table.put(0, 'red~yellow>card:league-of-free-ports.0');
    expect(exchanged(table.offers(0, 'distribute'))).toEqual([]);
    table.put(0, 'return').answer(0, 'cards', 'end');
    table.put(1, 'return');
    expect(table.offers(0, 'distribute')).toContain('red~yellow>card:league-of-free-ports.0');
  });

  it('different exchanges are counted each on its own', () => {
    const scene = ports().working(0, 'swarm-ballistics').card(0, 'border-bazaars').bag(0, 'r b');
    const table = scene.play();
    table.put(0, 'red~yellow>card:border-bazaars.0', 'blue~red>card:border-bazaars.0');
    expect(table.held(0, 'border-bazaars').projects[0]?.cells).toEqual(['red', 'blue', null]);
  });

  it('works in a conflict, also in its loss cells; not on planets and routes', () => {
    const scene = ports().base(0, 'a0').conflict('patent-war', 's0-b0', { red: 's0' }).bag(0, 'r');
    const table = scene.play();
    const ids = exchanged(table.offers(0, 'distribute'));
    expect(ids).toContain('red~yellow>side:s0-b0.red');
    expect(ids).toContain('red~yellow>side:s0-b0.red*');
    expect(ids.filter((id) => !id.includes('>card:') && !id.includes('>side:'))).toEqual([]);
    table.put(0, 'red~yellow>side:s0-b0.red*');
    expect(table.state.conflicts[0]?.cells.red).toEqual([null, null, 'red']);
  });

  it('goes one way only, from the one colour to the other', () => {
    const table = ports().card(0, 'picket-stations').bag(0, 'y b').play();
    expect(exchanged(table.offers(0, 'distribute'))).toEqual([]);
  });

  it('the last cell of a fourth development stays barred', () => {
    const scene = ports()
      .working(0, 'consular-docks')
      .working(0, 'border-bazaars')
      .working(0, 'barter-engines');
    const table = scene.card(0, 'ore-barges', 'y . g').bag(0, 'r').play();
    expect(table).toRefuse(0, 'distribute', 'red~yellow>card:ore-barges.0', 'MOG-13.5');
  });

  it('not with a cell free, for a leader without his symbol, or by a rival’s card', () => {
    const scenes = [
      new Scene().card(0, 'swarm-ballistics', 'b b r .').bag(0, 'b'),
      new Scene().card(0, 'condottiere-sarn-vey').bag(0, 'y'),
      new Scene().card(1, 'league-of-free-ports').bag(0, 'r'),
    ];
    for (const scene of scenes) {
      const table = scene.card(0, 'corsair-zaira-rell').card(0, 'ore-barges').play();
      expect(exchanged(table.offers(0, 'distribute'))).toEqual([]);
    }
    const leader = new Scene().card(0, 'condottiere-sarn-vey').working(0, 'consular-docks').bag(0, 'y');
    const works = leader.card(0, 'corsair-zaira-rell').play();
    expect(works.offers(0, 'distribute')).toContain('yellow~red>card:corsair-zaira-rell.0');
  });
});
