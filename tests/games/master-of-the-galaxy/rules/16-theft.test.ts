import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** Seat 0 needs one more red cube for a red theft, and has it. */
const redThief = (seats: 2 | 3 | 4 = 3) =>
  new Scene(seats).card(0, 'corsair-zaira-rell', 'r r .').bag(0, 'r');
const strike = 'red>card:corsair-zaira-rell.0';

describe('MOG-16 Stealing a resource', () => {
  it('MOG-16.1 a complete theft gives back its cubes and takes one cube of the shown colour', () => {
    const table = redThief().card(1, 'border-bazaars', 'y r g').card(2, 'pilgrim-convoys', '. r .').play();
    const { bank } = structuredClone(table.state);
    const [, one, two] = structuredClone(table.state.seats);
    table.put(0, strike);
    expect(table.bag(0)).toEqual({ red: 3, blue: 0, yellow: 0, green: 0, black: 0 }); // before the choice
    expect(table).toOfferExactly(0, 'steal', ['card:border-bazaars.0#1', 'card:pilgrim-convoys.0#1']);
    table.answer(0, 'steal', 'card:border-bazaars.0#1');
    expect(table.bag(0)).toEqual({ red: 4, blue: 0, yellow: 0, green: 0, black: 0 });
    expect(table.held(0, 'corsair-zaira-rell').projects[0]?.cells).toEqual([null, null, null]);
    expect(table.held(1, 'border-bazaars').projects[0]?.cells).toEqual(['yellow', null, 'green']);
    expect(table.bag(1)).toEqual(one?.bag);
    expect(table.state.seats[2]).toEqual(two);
    expect(table.state.bank).toEqual(bank);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-16.1 MOG-18.9 cubes of one colour in cells of different colours are different choices', () => {
    // An exchanged red cube in the yellow cell, beside another in the red one.
    const table = redThief().card(1, 'border-bazaars', 'r r g').play();
    table.put(0, strike);
    expect(table).toOfferExactly(0, 'steal', ['card:border-bazaars.0#0', 'card:border-bazaars.0#1']);
    table.answer(0, 'steal', 'card:border-bazaars.0#0');
    expect(table.held(1, 'border-bazaars').projects[0]?.cells).toEqual([null, 'red', 'green']);
  });

  it('MOG-16.1 only at the end of the phase, and not with a cell free', () => {
    const early = redThief().bag(0, 'r b').card(1, 'border-bazaars', 'y r g').play();
    early.put(0, strike);
    expect(early).toWaitFor([0, 'distribute']);
    early.put(0, 'return');
    expect(early).toWaitFor([0, 'steal']);

    const scene = new Scene().card(0, 'corsair-zaira-rell', 'r . .').bag(0, 'r');
    const short = scene.card(1, 'border-bazaars', 'y r g').play();
    short.put(0, strike);
    expect(short.held(0, 'corsair-zaira-rell').projects[0]?.cells).toEqual(['red', 'red', null]);
    expect(short).toWaitFor([0, 'cards']);
  });

  it('MOG-16.2 neither black cubes nor those on colonised planets can be stolen', () => {
    const table = redThief()
      .card(1, 'seed-arks', 'g . . k')
      .card(1, 'pilgrim-convoys', '. r .')
      .colony('s1', 0, 'red')
      .colony('s2', 1, 'red')
      .play();
    table.put(0, strike);
    expect(table).toOfferExactly(0, 'steal', ['card:pilgrim-convoys.0#1']);
    expect(table).toRefuse(0, 'steal', 'card:seed-arks.0#3', 'core.notOffered');
    expect(table).toRefuse(0, 'steal', 'planet:s1.0#0', 'core.notOffered');
  });

  it('MOG-16.3 the theft works even while the property of the leader does not', () => {
    const table = redThief().card(1, 'pilgrim-convoys', '. r .').play();
    expect(table.symbols(0).economic).toBe(0); // the corsair asks for economic and military
    table.put(0, strike).answer(0, 'steal', 'card:pilgrim-convoys.0#1');
    expect(table.bag(0).red).toBe(4);
  });

  it('MOG-16.4 any project of any rival: cards begun or working, programmes, sides; of a route the farthest cube', () => {
    const table = redThief()
      .base(0, 'm0')
      .base(1, 'a1')
      .card(0, 'border-bazaars', '. r .') // an own project is none
      .fill(1, 'kitzal-brood', { project: 0, but: 0 }) // a base nearly there: g g g r
      .working(1, 'kitzal-brood', 2) // the programme: r r g y y
      .working(1, 'picket-stations') // r r g
      .card(2, 'sapper-hedda-crane', 'r . .')
      .route(2, 's2-b2', { from: 's2', colour: 'red', cubes: 2 })
      .route(2, 's2-a2', { from: 's2', colour: 'yellow', cubes: 3 })
      .conflict('patent-war', 'a1-m0', { red: 'm0', onBlue: '. r . .' })
      .play();
    table.put(0, strike);
    expect(table).toOfferExactly(0, 'steal', [
      'card:kitzal-brood.0#3',
      'card:kitzal-brood.2#0',
      'card:picket-stations.0#0',
      'card:sapper-hedda-crane.0#0',
      'route:s2-b2#1',
      'side:a1-m0.blue#1',
    ]);
    table.answer(0, 'steal', 'route:s2-b2#1');
    expect(table.state.routes['s2-b2']).toEqual({ owner: 2, from: 's2', colour: 'red', cubes: 1 });
  });

  it('MOG-16.4 a cube stolen from the other side of a conflict can turn its lead', () => {
    const table = redThief()
      .base(0, 'm0')
      .base(1, 'a1')
      .conflict('patent-war', 'a1-m0', { red: 'm0', onRed: '. y .', onBlue: '. r . .' })
      .play();
    const { economic } = table.symbols(0);
    table.put(0, strike).answer(0, 'steal', 'side:a1-m0.blue#1');
    expect(table.state.conflicts[0]?.cells.blue).toEqual([null, null, null, null]);
    expect(table.symbols(0).economic).toBe(economic + 1);
  });

  it('MOG-16.5 with nothing to steal the cubes still return, and the turn goes on', () => {
    const table = redThief().card(1, 'border-bazaars', 'y . g').card(0, 'pilgrim-convoys', '. r .').play();
    table.put(0, strike);
    expect(table.bag(0).red).toBe(3);
    expect(table.told()).toContain('fact.nothingToSteal');
    expect(table.held(1, 'border-bazaars').projects[0]?.cells).toEqual(['yellow', null, 'green']);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-16.5 a truce that takes the last target away while the thief chooses does not hold him up', () => {
    const table = redThief()
      .bag(0, 'r b')
      .base(0, 'm0')
      .base(1, 'a1')
      .bag(1, '')
      .conflict('patent-war', 'a1-m0', { red: 'm0', onBlue: 'r . . .' })
      .play();
    table.put(0, strike, 'truce:a1-m0', 'return');
    expect(table).toWaitFor([0, 'steal']);
    table.answer(1, 'truce', 'agree:a1-m0');
    expect(table.bag(1).red).toBe(1);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-16.6 several leaders may be held, each with its own theft, up to the limit of seven cards', () => {
    const scene = redThief().card(0, 'salvager-tock', 'g g .').bag(0, 'r r');
    for (const id of ['listener-mirith', 'magnate-lio-varsh', 'admiral-gorvane', 'lampbearer-oanu'] as const)
      scene.card(0, id);
    const table = scene.card(1, 'pilgrim-convoys', 'g r .').play();
    table.put(0, strike, 'red>card:salvager-tock.0');
    table.answers(
      [0, 'reward', 'card:salvager-tock.0'],
      [0, 'steal', 'card:pilgrim-convoys.0#0'],
      [0, 'steal', 'card:pilgrim-convoys.0#1'],
    );
    expect(table.bag(0)).toMatchObject({ red: 5, green: 3 });
    expect(table.cards(0)).toHaveLength(7);
    table.answer(0, 'cards', 'end');
    expect(table).toWaitFor([1, 'distribute']);

    const many = redThief().bag(0, 'b');
    for (const id of many.state.decks.leader.slice(0, 6)) many.card(0, id);
    const eight = many.play();
    eight.put(0, 'return');
    expect(eight).toRefuse(0, 'cards', 'end', 'MOG-20.5');
  });
});
