import { describe, expect, it } from 'vitest';
import { counted, Scene } from '../scene.ts';

describe('Amnesty: once a turn a project is cancelled without a black cube', () => {
  it('cancels an own project while other cubes are still to be placed', () => {
    const table = new Scene()
      .card(0, 'grand-registry')
      .card(0, 'letters-of-marque', 'y . . r')
      .bag(0, 'b')
      .play();
    const { bank } = structuredClone(table.state);
    table.put(0, 'amnesty>card:letters-of-marque.0');
    expect(table.bag(0)).toEqual(counted('y'));
    expect(table.state.bank).toEqual({ ...bank, red: bank.red + 1 }); // the loss cell
    expect(table.state.turn.drawn).toEqual(['blue']); // no cube was spent
    expect(table).toWaitFor([0, 'distribute']);
  });

  it('once a turn; a black cube may cancel another one besides', () => {
    const table = new Scene()
      .card(0, 'grand-registry')
      .card(0, 'ore-barges', 'y . .')
      .card(0, 'plasma-lenses', 'b . .')
      .bag(0, 'k b')
      .play();
    table.put(0, 'amnesty>card:ore-barges.0');
    expect(table).toRefuse(0, 'distribute', 'amnesty>card:plasma-lenses.0', 'core.notOffered');
    table.put(0, 'cancel>card:plasma-lenses.0', 'return');
    expect(table.bag(0)).toEqual(counted('y b b k'));
  });

  it('two such cards cancel two projects', () => {
    const table = new Scene()
      .card(0, 'grand-registry')
      .card(0, 'tribune-calla-ruun')
      .working(0, 'consular-docks')
      .card(0, 'ore-barges', 'y . .')
      .card(0, 'plasma-lenses', 'b . .')
      .card(0, 'pulsar-observatory', 'b . .')
      .bag(0, 'r')
      .play();
    table.put(0, 'amnesty>card:ore-barges.0', 'amnesty>card:plasma-lenses.0');
    expect(table).toRefuse(0, 'distribute', 'amnesty>card:pulsar-observatory.0', 'core.notOffered');
  });

  it('it comes back with the next turn', () => {
    const table = new Scene(2)
      .card(0, 'grand-registry')
      .card(0, 'ore-barges', 'y . .')
      .card(0, 'plasma-lenses', 'b . .')
      .bag(0, 'r')
      .play();
    table.put(0, 'amnesty>card:ore-barges.0', 'return').answer(0, 'cards', 'end');
    table.put(1, 'return');
    expect(table.offers(0, 'distribute')).toContain('amnesty>card:plasma-lenses.0');
  });

  it('never a planet, and never a rival’s project', () => {
    const table = new Scene()
      .card(0, 'grand-registry')
      .card(1, 'ore-barges', 'y . .')
      .colony('s0', 0, 'red')
      .bag(0, 'r')
      .play();
    expect(table.offers(0, 'distribute').filter((id) => id.startsWith('amnesty'))).toEqual([]);
  });

  it('not for a leader without his symbol, nor for a rival of the owner', () => {
    const lacks = new Scene().card(0, 'tribune-calla-ruun', 'b . .').bag(0, 'r').play();
    expect(lacks).toRefuse(0, 'distribute', 'amnesty>card:tribune-calla-ruun.0', 'core.notOffered');
    const rival = new Scene().card(1, 'grand-registry').card(0, 'ore-barges', 'y . .').bag(0, 'r').play();
    expect(rival).toRefuse(0, 'distribute', 'amnesty>card:ore-barges.0', 'core.notOffered');
  });
});
