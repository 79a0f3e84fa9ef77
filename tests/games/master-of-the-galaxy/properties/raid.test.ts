import { describe, expect, it } from 'vitest';
import { counted, Scene } from '../scene.ts';

/** Seat 0 has an implemented flotilla, r r* g g, that carries off two cubes. */
const flotilla = () => new Scene().working(0, 'boarding-flotilla').card(0, 'ore-barges').bag(0, 'b');
const use = [0, 'cards', 'discard:boarding-flotilla'] as const;
const home = 'b r g g';

describe('Raid: cubes from the projects of one rival', () => {
  it('two cubes of choice, also from loss cells; the first one fixes the rival', () => {
    const table = flotilla()
      .card(1, 'letters-of-marque', 'y y . r')
      .route(1, 's1-a1', { from: 's1', colour: 'blue', cubes: 2 })
      .card(2, 'border-bazaars', 'y r g')
      .play()
      .put(0, 'return')
      .answers(use);
    expect(table).toOfferExactly(0, 'raid', [
      'card:letters-of-marque.0#0',
      'card:letters-of-marque.0#3',
      'route:s1-a1#1',
      'card:border-bazaars.0#0',
      'card:border-bazaars.0#1',
      'card:border-bazaars.0#2',
    ]);
    const { bank } = structuredClone(table.state);
    table.answer(0, 'raid', 'card:letters-of-marque.0#3');
    expect(table).toOfferExactly(0, 'raid', ['card:letters-of-marque.0#0', 'route:s1-a1#1']);
    table.answer(0, 'raid', 'route:s1-a1#1');
    expect(table.bag(0)).toEqual(counted(`${home} r b`));
    expect(table.state.bank).toEqual(bank);
    expect(table.state.routes['s1-a1']?.cubes).toBe(1);
    expect(table.held(2, 'border-bazaars').projects[0]?.cells).toEqual(['yellow', 'red', 'green']);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('never black cubes, planets, or sides of conflicts', () => {
    const table = flotilla()
      .base(1, 'a1')
      .base(2, 'm0')
      .card(1, 'seed-arks', '. . y k')
      .colony('s1', 0, 'red')
      .conflict('patent-war', 'a1-m0', { red: 'a1', onRed: 'r . .', onBlue: 'r . . .' })
      .play()
      .put(0, 'return')
      .answers(use);
    expect(table).toOfferExactly(0, 'raid', ['card:seed-arks.0#2']);
  });

  it('a rival with one cube loses one, and a table without any none', () => {
    const one = flotilla().card(1, 'seed-arks', '. . y k').card(2, 'border-bazaars', 'y r g').play();
    one.put(0, 'return').answers(use, [0, 'raid', 'card:seed-arks.0#2']);
    expect(one.bag(0)).toEqual(counted(`${home} y`));
    expect(one).toWaitFor([0, 'cards']);

    const none = flotilla().play().put(0, 'return').answers(use);
    expect(none.bag(0)).toEqual(counted(home));
    expect(none.told()).toContain('fact.noEffect');
    expect(none).toWaitFor([0, 'cards']);
  });

  it('a robbed development stops working at once', () => {
    const table = flotilla().working(1, 'consular-docks').play().put(0, 'return').answers(use);
    expect(table.symbols(1).diplomatic).toBe(1);
    table.answer(0, 'raid', 'card:consular-docks.0#2');
    expect(table.symbols(1).diplomatic).toBe(0);
  });

  it('not while the card has a cell free', () => {
    const scene = new Scene().card(0, 'boarding-flotilla', 'r r g .').card(0, 'ore-barges').bag(0, 'b');
    const table = scene.card(1, 'border-bazaars', 'y r g').play().put(0, 'return').answers(use);
    expect(table.held(1, 'border-bazaars').projects[0]?.cells).toEqual(['yellow', 'red', 'green']);
    expect(table).toWaitFor([0, 'cards']);
  });
});
