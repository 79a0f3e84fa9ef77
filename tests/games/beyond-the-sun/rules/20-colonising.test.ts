import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

const GUILD = 'guild:terraformers:0';

/** Seat 0 controls A1 with these ships and may colonise by the guild. */
const settler = (system: 'vega' | 'tau-ceti' | 'epsilon-eridani', ...levels: readonly (1 | 2 | 3 | 4)[]) =>
  scene()
    .system('A1', system)
    .noShips(0, 1, 2)
    .ship(0, 'A1', ...levels)
    .controls(0, 'A1')
    .guilds('terraformers')
    .ore(0, 2);

describe('BTS-20 Colonising', () => {
  it('BTS-20.1 only systems, never shipyards, Sol or Deep Space', () => {
    const game = scene()
      .noShips(0)
      .ship(0, 'Y1', 4)
      .ship(0, 'SOL', 4)
      .ship(0, 'DEEP', 4)
      .controls(0, 'Y1')
      .guilds('terraformers')
      .ore(0, 2)
      .play();
    expect(game).toRefuse(0, 'action', GUILD, 'BTS-4.7');
  });

  it.each([
    [2, false],
    [3, true],
  ] as const)('BTS-20.2 with control and the printed strength of 3: %i there', (level, can) => {
    const game = settler('vega', level).play();
    if (!can) return expect(game).toRefuse(0, 'action', GUILD, 'BTS-4.7');
    game.answer(0, 'action', GUILD);
    expect(game.faction(0).colonies.map(({ system }) => system)).toEqual(['vega']);
  });

  it('BTS-20.2 strength without control is not enough, and the strength of others does not matter', () => {
    const without = scene()
      .system('A1', 'vega')
      .noShips(0, 1)
      .ship(0, 'A1', 3)
      .ship(1, 'A1', 3)
      .controls(1, 'A1')
      .guilds('terraformers')
      .ore(0, 2);
    expect(without.play()).toRefuse(0, 'action', GUILD, 'BTS-4.7');
    const beside = settler('vega', 3).ship(1, 'A1', 3).play();
    beside.answer(0, 'action', GUILD);
    expect(beside.faction(0).colonies).toHaveLength(1);
  });

  it('BTS-20.3 the player chooses which ships return, more than needed is lost', () => {
    const game = settler('vega', 1, 2, 4).play();
    game.answer(0, 'action', GUILD);
    expect(game.offers(0, 'colonise')).toEqual(
      expect.arrayContaining(['A1:1+2', 'A1:4', 'A1:1+2+4', 'A1:2+4', 'A1:1+4']),
    );
    expect(game.offers(0, 'colonise')).toHaveLength(5);
    const cubes = () => game.supply(0).reduce((sum, n) => sum + n, 0);
    const before = cubes();
    game.answer(0, 'colonise', 'A1:4');
    expect(cubes()).toBe(before + 1);
  });

  it('BTS-20.5 all other ships there go to Deep Space, those of others too', () => {
    const game = settler('vega', 1, 3).ship(1, 'A1', 2).play();
    game.answers([0, 'action', GUILD], [0, 'colonise', 'A1:3']);
    expect([game.faction(0).ships, game.faction(1).ships]).toEqual([
      { DEEP: [1, 0, 0, 0] },
      { DEEP: [0, 1, 0, 0] },
    ]);
  });

  it('BTS-20.6 the card is taken with its disc, and the next of its deck is revealed', () => {
    const game = settler('vega', 3).systemDeck('A', 'procyon').play();
    game.answer(0, 'action', GUILD);
    expect(game.state.systems.A1).toBe('procyon');
    expect(game.controller('A1')).toBeNull();
  });

  it('BTS-20.6 an empty deck is helped out by the other, and the slot stays empty without both', () => {
    const helped = settler('vega', 3).with((s) => {
      s.seats[1]?.colonies.push(...s.systemDecks.A.splice(0).map((system) => ({ system, discs: [] })));
    });
    const next = helped.state.systemDecks.B[0];
    const game = helped.play();
    game.answer(0, 'action', GUILD);
    expect(game.state.systems.A1).toBe(next);
    const bare = settler('vega', 3).with((s) => {
      const all = [...s.systemDecks.A.splice(0), ...s.systemDecks.B.splice(0)];
      s.seats[1]?.colonies.push(...all.map((system) => ({ system, discs: [] })));
    });
    const last = bare.play();
    last.answer(0, 'action', GUILD);
    expect(last.state.systems.A1).toBeNull();
  });

  it('BTS-20.7 one more disc of the system’s kind, chosen anew where there are two', () => {
    const one = settler('vega', 3).play();
    one.answer(0, 'action', GUILD);
    expect(one.faction(0).colonies).toEqual([{ system: 'vega', discs: ['ore', 'ore'] }]);
    const two = settler('tau-ceti', 4).play();
    two.answers([0, 'action', GUILD], [0, 'disc', 'ore']);
    expect(two.faction(0).colonies[0]?.discs).toEqual(['food', 'ore']);
  });

  it('BTS-20.7 without such a disc an achievement disc is laid', () => {
    const game = settler('vega', 3).automated(0, 'ore', 7).play();
    game.answer(0, 'action', GUILD);
    expect(game.faction(0).colonies[0]?.discs).toEqual(['ore', 'star']);
  });

  it('BTS-20.8 the bonus comes last: its jump may enter the new system', () => {
    const game = settler('epsilon-eridani', 1, 3).systemDeck('A', 'wolf-359').play();
    game.answers([0, 'action', GUILD], [0, 'colonise', 'A1:3']);
    game.answer(0, 'jump', ['1:DEEP>B1']);
    expect(game.faction(0).ships).toEqual({ B1: [1, 0, 0, 0] });
  });

  it('BTS-20.9 colonies are not controlled: they are no outposts, and no ship takes them', () => {
    const game = settler('vega', 3).play();
    game.answer(0, 'action', GUILD);
    expect(game.score(0)).toMatchObject({ outposts: 0, colonies: 5 });
  });

  it('BTS-20.10 ships return before others are exiled, the disc is laid before the bonus', () => {
    const game = settler('vega', 3).ship(1, 'A1', 1).play();
    const { facts } = game.answer(0, 'action', GUILD);
    const keys = facts.map(({ message }) => message.key);
    const order = ['fact.colonised', 'fact.revealed', 'fact.colonyDisc', 'fact.ore'];
    expect(keys.filter((key) => order.includes(key))).toEqual(order);
  });

  it('BTS-20.4, BTS-25.6: Kapteyn’s Star: cubes return to B and A, two ships leave, the bonus is a ship', () => {
    const game = scene(3)
      .system('B1', 'kapteyns-star')
      .systemDeck('B', 'sirius')
      .noShips(0, 1, 2)
      .ship(0, 'B1', 2, 2, 1)
      .ship(1, 'B1', 1)
      .controls(0, 'B1', 'ore')
      .supply(0, 2, 2, 3, 4, 4)
      .guilds('terraformers')
      .ore(0, 2)
      .play();
    game.answers([0, 'action', GUILD], [0, 'colonise', 'B1:2+2'], [0, 'disc', 'food']);
    expect(game.faction(0).colonies).toEqual([{ system: 'kapteyns-star', discs: ['ore', 'food'] }]);
    expect(game.state.systems.B1).toBe('sirius');
    // One cube filled column B, the other column A, from which the bonus took one for its ship.
    expect(game.supply(0)).toEqual([2, 3, 3, 4, 4]);
    expect(game.faction(0).ships).toEqual({ DEEP: [1, 1, 0, 0] });
    expect(game.faction(1).ships).toEqual({ DEEP: [1, 0, 0, 0] });
  });
});
