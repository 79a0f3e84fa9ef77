import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('MOG-14 Irrecoverable losses', () => {
  it('MOG-14.1 a cube is put into a loss cell as into any other, and the project is complete with it', () => {
    const table = new Scene().card(0, 'letters-of-marque', 'y y . .').bag(0, 'r r').play();
    const fits = table.offers(0, 'distribute').filter((id) => id.includes('letters-of-marque'));
    expect(fits).toEqual(['red>card:letters-of-marque.0', 'red>card:letters-of-marque.0*']);
    table.put(0, 'red>card:letters-of-marque.0*');
    expect(table.held(0, 'letters-of-marque').projects[0]?.cells).toEqual(['yellow', 'yellow', null, 'red']);
    table.put(0, 'red>card:letters-of-marque.0');
    expect(table.held(0, 'letters-of-marque').projects[0]?.done).toBe(true);
    expect(table).toWaitFor([0, 'lifted']);
  });

  it('MOG-14.1 planets and routes have none: what is taken off a route comes home whole', () => {
    const scene = new Scene().route(0, 's0-a0', { from: 's0', colour: 'red', cubes: 2 });
    const table = scene.conflict('patent-war', 's0-b0', { red: 's0' }).bag(0, 'r k').play();
    const lossy = table.offers(0, 'distribute').filter((id) => id.endsWith('*'));
    expect(lossy.filter((id) => !id.includes('card:') && !id.includes('side:'))).toEqual([]);
    const { bank } = structuredClone(table.state);
    table.put(0, 'cancel>route:s0-a0', 'return');
    expect(table.bag(0)).toMatchObject({ red: 3, black: 1 });
    expect(table.state.bank).toEqual(bank);
  });

  it('MOG-14.2 cancelled with a black cube: from the loss cell to the bank, the others to the bag', () => {
    const table = new Scene().card(0, 'letters-of-marque', 'y . r r').bag(0, 'k').play();
    const { red, yellow } = table.state.bank;
    table.put(0, 'cancel>card:letters-of-marque.0');
    expect(table.bag(0)).toEqual({ red: 1, blue: 0, yellow: 1, green: 0, black: 1 });
    expect(table.state.bank).toMatchObject({ red: red + 1, yellow });
  });

  it('MOG-14.2 discarded with its card', () => {
    const table = new Scene().working(0, 'bastions-of-the-rim').bag(0, 'b').play();
    const { red, green } = table.state.bank;
    table.put(0, 'return').answer(0, 'cards', 'discard:bastions-of-the-rim');
    expect(table.bag(0)).toMatchObject({ red: 2, green: 2 });
    expect(table.state.bank).toMatchObject({ red: red + 1, green });
  });

  it('MOG-14.2 on both sides of a won conflict', () => {
    const table = new Scene()
      .base(0, 'm0')
      .base(1, 'a1')
      .conflict('hostage-embassy', 'a1-m0', { red: 'm0', onRed: '. b g', onBlue: '. r b .' })
      .bag(0, 'r')
      .bag(1, 'y')
      .play();
    const { bank } = structuredClone(table.state);
    table.put(0, 'red>side:a1-m0.red'); // 'r b* g' against 'r r* b y'
    expect(table.bag(0)).toMatchObject({ red: 1, blue: 0, green: 1 });
    expect(table.bag(1)).toMatchObject({ red: 0, blue: 1, yellow: 1 });
    expect(table.state.bank).toEqual({ ...bank, blue: bank.blue + 1, red: bank.red + 1 });
  });

  it('MOG-14.2 on a conflict that ends by agreement', () => {
    const table = new Scene()
      .base(0, 'm0')
      .base(1, 'a1')
      .conflict('hostage-embassy', 'a1-m0', { red: 'm0', onRed: 'r b .', onBlue: '. r . .' })
      .bag(0, 'y')
      .bag(1, 'y')
      .play();
    const { bank } = structuredClone(table.state);
    table.answers([0, 'distribute', 'truce:a1-m0'], [1, 'truce', 'agree:a1-m0']);
    expect(table.state.conflicts).toEqual([]);
    expect(table.bag(0)).toMatchObject({ red: 1, blue: 0 });
    expect(table.bag(1)).toMatchObject({ red: 0, yellow: 1 });
    expect(table.state.bank).toEqual({ ...bank, blue: bank.blue + 1, red: bank.red + 1 });
    expect(table).toWaitFor([0, 'distribute']);
  });

  it('MOG-14.2 from a card that the winner of a conflict takes', () => {
    const table = new Scene()
      .base(0, 'm0')
      .base(1, 'a1')
      .working(1, 'boarding-flotilla')
      .conflict('patent-war', 'a1-m0', { red: 'm0', onRed: '. y y' })
      .bag(0, 'r')
      .bag(1, '')
      .play();
    const { red } = table.state.bank;
    table.put(0, 'red>side:a1-m0.red');
    // three cubes are plundered first; the one on the loss cell is left
    for (const cell of ['0', '2', '3']) table.answer(0, 'plunder', `card:boarding-flotilla.0#${cell}`);
    table.answer(0, 'seize', 'boarding-flotilla');
    expect(table.cards(0)).toContain('boarding-flotilla');
    expect(table.bag(1)).toEqual({ red: 0, blue: 0, yellow: 0, green: 0, black: 0 });
    expect(table.state.bank.red).toBe(red + 1);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-14.3 a thief puts it into his own bag', () => {
    const table = new Scene()
      .turnOf(1)
      .card(0, 'boarding-flotilla', 'r r . .')
      .card(1, 'corsair-zaira-rell', 'r r .')
      .bag(0, '')
      .bag(1, 'r')
      .play();
    const { bank } = structuredClone(table.state);
    table.put(1, 'red>card:corsair-zaira-rell.0');
    expect(table).toOfferExactly(1, 'steal', ['card:boarding-flotilla.0#0', 'card:boarding-flotilla.0#1']);
    table.answer(1, 'steal', 'card:boarding-flotilla.0#1');
    expect(table.bag(1).red).toBe(4);
    expect(table.state.bank).toEqual(bank);
    expect(table.held(0, 'boarding-flotilla').projects[0]?.cells).toEqual(['red', null, null, null]);
  });

  it('MOG-14.3 a plunderer does the same', () => {
    const table = new Scene()
      .base(0, 'm0')
      .base(1, 'a1')
      .card(1, 'boarding-flotilla', '. r . .')
      .conflict('patent-war', 'a1-m0', { red: 'm0', onRed: '. y .' })
      .bag(0, 'r y')
      .play();
    const { bank } = structuredClone(table.state);
    table.put(0, 'yellow>side:a1-m0.red*', 'red>side:a1-m0.red');
    table.answer(0, 'plunder', 'card:boarding-flotilla.0#1');
    expect(table.bag(0).red).toBe(2); // the conflict's own, and the plundered one
    expect(table.state.bank).toEqual({ ...bank, yellow: bank.yellow + 1 }); // from the loss cell of the conflict
  });
});
