import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('MOG-13 Implementing a development card', () => {
  it('MOG-13.1 before implementation a card has neither symbols nor text, even with one cell free', () => {
    const table = new Scene().card(0, 'seed-arks', 'g g y .').bag(0, 'r').play();
    expect(table.symbols(0).cultural).toBe(0);
    table.put(0, 'red>planet:s0.0');
    expect(table.bag(0).red).toBe(3); // seed-arks would bring a fourth

    const other = new Scene().working(0, 'seed-arks').bag(0, 'r').play();
    expect(other.symbols(0).cultural).toBe(1);
    other.put(0, 'red>planet:s0.0');
    expect(other.bag(0).red).toBe(4);
  });

  it('MOG-13.2 a complete card is implemented at the end of the phase, and its cubes stay', () => {
    const table = new Scene().card(0, 'ore-barges', 'y y .').bag(0, 'g r').play();
    table.put(0, 'green>card:ore-barges.0');
    expect(table.symbols(0).economic).toBe(0); // not before the phase ends
    table.put(0, 'return');
    expect(table.symbols(0).economic).toBe(1);
    expect(table.held(0, 'ore-barges').projects[0]).toEqual({
      cells: ['yellow', 'yellow', 'green'],
      done: true,
      disc: false,
    });
    expect(table.bag(0)).toMatchObject({ yellow: 0, green: 0, red: 1 });
    expect(table.symbols(2).economic).toBe(1); // a bystander keeps what its start system shows
    expect(table).toWaitFor([0, 'lifted']);
  });

  it('MOG-13.2 a card with a free cell left is not implemented', () => {
    const table = new Scene().card(0, 'ore-barges', 'y . .').bag(0, 'g').play();
    table.put(0, 'green>card:ore-barges.0');
    expect(table.symbols(0).economic).toBe(0);
    expect(table.told()).not.toContain('fact.implemented');
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-13.3 one stolen cube stops the card at once, and only that card', () => {
    const table = new Scene()
      .turnOf(1)
      .working(0, 'ore-barges')
      .working(0, 'terraced-habitats')
      .card(1, 'legate-pell-amaris', 'y y .')
      .bag(1, 'b')
      .play();
    table.put(1, 'blue>card:legate-pell-amaris.0');
    expect(table.symbols(0)).toMatchObject({ economic: 1, cultural: 1 });
    table.answer(1, 'steal', 'card:ore-barges.0#0');
    expect(table.symbols(0)).toMatchObject({ economic: 0, cultural: 1 });
    expect(table.held(0, 'ore-barges').projects[0]).toEqual({
      cells: [null, 'yellow', 'green'],
      done: false,
      disc: false,
    });
    expect(table).toWaitFor([1, 'cards']);
  });

  it('MOG-13.3 a property stops with the cube: cancelled in the same phase, it no longer works at its end', () => {
    const table = new Scene().working(0, 'seed-arks').bag(0, 'r k').play();
    table.put(0, 'red>planet:s0.0', 'cancel>card:seed-arks.0');
    expect(table.bag(0).red).toBe(3);
    expect(table.symbols(0).cultural).toBe(0);
  });

  it('MOG-13.4 a discard property works only if the card is implemented at that moment', () => {
    const bare = new Scene().card(0, 'jubilee-fund', 'y y g g .').bag(0, 'b').play();
    bare.put(0, 'return').answer(0, 'cards', 'discard:jubilee-fund');
    expect(bare).toWaitFor([0, 'resources']); // the one cube for a discarded card
    expect(bare).toRefuse(0, 'resources', { red: 3 });
    bare.answer(0, 'resources', { red: 1 });
    expect(bare).toWaitFor([1, 'distribute']);

    const table = new Scene().working(0, 'jubilee-fund').bag(0, 'b').play();
    table.put(0, 'return').answer(0, 'cards', 'discard:jubilee-fund');
    table.answer(0, 'resources', { red: 3 });
    table.answer(0, 'resources', { red: 1 });
    expect(table.bag(0).red).toBe(5); // three, one, and the one that lay on the card
  });

  it('MOG-13.4 a card cancelled in phase 2 of the same turn is not implemented any more', () => {
    const table = new Scene().working(0, 'jubilee-fund').bag(0, 'k').play();
    table.put(0, 'cancel>card:jubilee-fund.0').answer(0, 'cards', 'discard:jubilee-fund');
    table.answer(0, 'resources', { red: 1 });
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-13.5 the last cube of a fourth card of a type may not be placed', () => {
    const table = new Scene()
      .working(0, 'ore-barges')
      .working(0, 'consular-docks')
      .working(0, 'border-bazaars')
      .card(0, 'letters-of-marque', 'y . r .')
      .card(0, 'terraced-habitats', 'g g .')
      .bag(0, 'y y r')
      .play();
    table.put(0, 'yellow>card:letters-of-marque.0'); // the last but one may
    expect(table).toRefuse(0, 'distribute', 'red>card:letters-of-marque.0*', 'MOG-13.5');
    table.put(0, 'yellow>card:terraced-habitats.0', 'return'); // another type has its own three
    expect(table.held(0, 'terraced-habitats').projects[0]?.done).toBe(true);
    expect(table.held(0, 'letters-of-marque').projects[0]?.done).toBe(false);
  });

  it('MOG-13.5 a third card may be completed, and cards completed in this phase count', () => {
    const table = new Scene()
      .working(0, 'ore-barges')
      .working(0, 'consular-docks')
      .card(0, 'border-bazaars', 'y r .')
      .card(0, 'barter-engines', 'y y . k')
      .bag(0, 'g g')
      .play();
    table.put(0, 'green>card:border-bazaars.0');
    expect(table).toRefuse(0, 'distribute', 'green>card:barter-engines.0', 'MOG-13.5');
    table.put(0, 'return');
    expect(table.held(0, 'border-bazaars').projects[0]?.done).toBe(true);
  });

  it('MOG-13.5 a card that stopped working makes room for another', () => {
    const table = new Scene()
      .working(0, 'ore-barges')
      .working(0, 'consular-docks')
      .working(0, 'border-bazaars')
      .card(0, 'talent-brokerage', 'y y b .')
      .bag(0, 'g k')
      .play();
    expect(table).toRefuse(0, 'distribute', 'green>card:talent-brokerage.0', 'MOG-13.5');
    table.put(0, 'cancel>card:consular-docks.0', 'green>card:talent-brokerage.0');
    expect(table.held(0, 'talent-brokerage').projects[0]?.done).toBe(true);
    expect(table.symbols(0)).toMatchObject({ economic: 2, diplomatic: 1 });
  });

  it.each([
    ['a leader', 'leader', []],
    ['a conflict', 'conflict', ['consular-docks']],
    ['a government', 'government', ['consular-docks', 'border-bazaars']],
  ] as const)('MOG-13.6 the card brings %s by how many of its type now work', (_, deck, before) => {
    const scene = new Scene().working(0, 'terraced-habitats'); // another type does not count
    for (const card of before) scene.working(0, card);
    const table = scene
      .card(0, 'letters-of-marque', 'y y . .')
      .card(0, 'ore-barges', 'y y .')
      .bag(0, 'g')
      .play();
    const [top = '', second = '', third] = table.state.decks[deck];
    table.put(0, 'green>card:ore-barges.0');
    expect(table).toOfferExactly(0, 'lifted', [top, second, 'next']); // it must be taken
    table.answer(0, 'lifted', 'next');
    expect(table.cards(0).at(-1)).toBe(third);
    expect(table.cards(1)).toEqual(['kitzal-brood']);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-13.6 several cards in one phase are counted one by one in the order the seat likes', () => {
    const table = new Scene()
      .card(0, 'ore-barges', 'y y .')
      .card(0, 'border-bazaars', 'y r .')
      .bag(0, 'g g')
      .play();
    table.put(0, 'green>card:ore-barges.0', 'green>card:border-bazaars.0');
    expect(table).toOfferExactly(0, 'reward', ['card:ore-barges.0', 'card:border-bazaars.0']);
    const [leader = ''] = table.state.decks.leader;
    const [conflict = ''] = table.state.decks.conflict;
    table.answer(0, 'reward', 'card:border-bazaars.0');
    expect(table.symbols(0).economic).toBe(1); // the other one not yet
    table.answer(0, 'lifted', leader);
    table.answer(0, 'lifted', conflict);
    expect(table.cards(0).slice(-2)).toEqual([leader, conflict]);
    expect(table.symbols(0).economic).toBe(2);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-13.6 an empty politics deck gives nothing, and the card works all the same', () => {
    const table = new Scene().only('leader', [], 2).card(0, 'ore-barges', 'y y .').bag(0, 'g').play();
    table.put(0, 'green>card:ore-barges.0');
    expect(table.symbols(0).economic).toBe(1);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-13.7 a card that lost a cube is implemented again by refilling, with its politics card', () => {
    const table = new Scene(2)
      .turnOf(1)
      .working(0, 'ore-barges')
      .working(0, 'consular-docks')
      .card(1, 'legate-pell-amaris', 'y y .')
      .bag(0, 'y')
      .bag(1, 'b')
      .play();
    table.put(1, 'blue>card:legate-pell-amaris.0').answer(1, 'steal', 'card:ore-barges.0#0');
    table.answer(1, 'cards', 'end');
    table.put(0, 'yellow>card:ore-barges.0');
    expect(table.symbols(0).economic).toBe(1);
    const [conflict = ''] = table.state.decks.conflict;
    table.answer(0, 'lifted', conflict); // the second of its type again
    expect(table.cards(0)).toEqual(['azhgar-host', 'ore-barges', 'consular-docks', conflict]);
  });

  it('MOG-13.7 a card that kept its cubes is not rewarded again', () => {
    const table = new Scene().working(0, 'ore-barges').bag(0, 'g').play();
    table.put(0, 'return');
    expect(table).toWaitFor([0, 'cards']);
    expect(table.told()).not.toContain('fact.implemented');
  });
});
