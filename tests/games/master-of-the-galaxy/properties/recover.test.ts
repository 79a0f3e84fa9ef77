import { describe, expect, it } from 'vitest';
import { counted, Scene } from '../scene.ts';

/** Seat 0 has the salvager and the scientific symbol he asks for. */
const salvager = () => new Scene().working(0, 'plasma-lenses').card(0, 'salvager-tock').bag(0, 'y');
const use = [0, 'cards', 'discard:salvager-tock'] as const;

describe('Recover: all cubes of an own project return to the bag, also from loss cells', () => {
  it('empties a project into the bag, loss cells included', () => {
    const table = salvager().working(0, 'letters-of-marque').play().put(0, 'return'); // y y r r*
    const { bank } = structuredClone(table.state);
    table.answers(use, [0, 'recover', 'card:letters-of-marque.0']);
    expect(table.bag(0)).toEqual(counted('y y y r r'));
    expect(table.state.bank).toEqual(bank);
    expect(table.held(0, 'letters-of-marque').projects[0]?.done).toBe(false); // it stops working
    expect(table.symbols(0).military).toBe(1);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('any own project with cubes: cards, routes, sides of conflicts; no planet, no rival’s', () => {
    const table = salvager()
      .card(0, 'ore-barges')
      .card(0, 'consular-docks', 'y . .')
      .card(1, 'border-bazaars', 'y r g')
      .colony('s0', 0, 'red')
      .route(0, 's0-a0', { from: 's0', colour: 'red', cubes: 2 })
      .conflict('patent-war', 's0-b0', { red: 's0', onRed: 'r . y' })
      .play()
      .put(0, 'return')
      .answers(use);
    expect(table).toOfferExactly(0, 'recover', [
      'card:plasma-lenses.0',
      'card:consular-docks.0',
      'route:s0-a0',
      'side:s0-b0.red',
    ]);
    table.answer(0, 'recover', 'side:s0-b0.red');
    expect(table.bag(0)).toEqual(counted('y r y'));
    expect(table.symbols(0).economic).toBe(0); // the lead is gone
    expect(table.held(1, 'border-bazaars').projects[0]?.cells).toEqual(['yellow', 'red', 'green']);
  });

  it('the cubes of the discarded card itself go home by the rule, before another project is chosen', () => {
    const scene = new Scene().working(0, 'joint-survey-fleet').card(0, 'ore-barges', 'y . .').bag(0, 'r');
    const table = scene.play().put(0, 'return');
    const { green } = table.state.bank;
    table.answer(0, 'cards', 'discard:joint-survey-fleet'); // g g* b b y
    expect(table.bag(0)).toEqual(counted('r g b b y'));
    expect(table.state.bank.green).toBe(green + 1);
    expect(table).toOfferExactly(0, 'recover', ['card:ore-barges.0']);
  });

  it('with nothing to recover it has no effect', () => {
    const table = new Scene().working(0, 'joint-survey-fleet').bag(0, 'r').play().put(0, 'return');
    table.answer(0, 'cards', 'discard:joint-survey-fleet');
    expect(table.told()).toContain('fact.noEffect');
    expect(table).toWaitFor([0, 'resources']);
  });

  it('not with the symbol missing, nor on a development with a cell free', () => {
    const lacks = new Scene().card(0, 'salvager-tock').card(0, 'letters-of-marque', 'y . . r').bag(0, 'y');
    const table = lacks.play().put(0, 'return').answers(use);
    expect(table.held(0, 'letters-of-marque').projects[0]?.cells).toEqual(['yellow', null, null, 'red']);
    expect(table).toWaitFor([0, 'cards']);

    const scene = new Scene().card(0, 'joint-survey-fleet', 'g g b b .').card(0, 'ore-barges', 'y . .');
    const bare = scene.bag(0, 'r').play().put(0, 'return');
    bare.answer(0, 'cards', 'discard:joint-survey-fleet');
    expect(bare).toWaitFor([0, 'cards']);
  });
});
