import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('Colony: each colonised planet brings one cube more', () => {
  it('four cubes in the colour of the system, three in another, for every planet of the turn', () => {
    const table = new Scene().working(0, 'seed-arks').bag(0, 'r b b').play();
    const { red, blue } = table.state.bank;
    table.put(0, 'red>planet:s0.0', 'blue>planet:s0.1', 'blue>planet:s0.2');
    expect(table.bag(0)).toMatchObject({ red: 4, blue: 6 });
    expect(table.state.bank).toMatchObject({ red: red - 4, blue: blue - 6 });
    expect(table).toWaitFor([0, 'cards']);
  });

  it('two such cards bring two more', () => {
    const scene = new Scene().working(0, 'seed-arks').card(0, 'frontier-directorate').bag(0, 'r');
    const table = scene.play();
    table.put(0, 'red>planet:s0.0');
    expect(table.bag(0).red).toBe(5);
  });

  it.each([
    [4, 4],
    [3, 3],
    [0, 0],
  ])('a bank of %i gives %i', (stock, came) => {
    const table = new Scene().card(0, 'frontier-directorate').bag(0, 'r').bank('red', stock, 2).play();
    table.put(0, 'red>planet:s0.0');
    expect(table.bag(0).red).toBe(came);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('not while the development has a cell free, the leader lacks a symbol, or the card is a rival’s', () => {
    const scenes = [
      new Scene().card(0, 'seed-arks', 'g g . k'),
      new Scene().card(0, 'pathfinder-brom-adeyo').working(0, 'ore-barges'),
      new Scene().card(1, 'frontier-directorate'),
    ];
    for (const scene of scenes) {
      const table = scene.bag(0, 'r').play();
      table.put(0, 'red>planet:s0.0');
      expect(table.bag(0).red).toBe(3);
    }
    const leader = new Scene().card(0, 'pathfinder-brom-adeyo').working(0, 'ore-barges');
    const table = leader.working(0, 'terraced-habitats').bag(0, 'r').play();
    table.put(0, 'red>planet:s0.0');
    expect(table.bag(0).red).toBe(4);
  });
});
