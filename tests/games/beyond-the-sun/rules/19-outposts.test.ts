import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

const SHIP = 'start:ship:0';

describe('BTS-19 Outposts', () => {
  it('BTS-19.3 strength is the sum of levels, outposts add nothing', () => {
    const game = scene().noShips(0, 1).ship(0, 'SOL', 1, 1).ship(1, 'A1', 1).controls(1, 'A1').play();
    game.answers([0, 'action', SHIP], [0, 'build', 'no'], [0, 'jump', ['1:SOL>A1', '1:SOL>A1']]);
    expect(game.controller('A1')).toBe(0);
    expect(game.session.view('table').places.A1?.strength).toEqual([2, 1, 0]);
  });

  it('BTS-19.4, BTS-19.10: control is looked at in the turn of others too', () => {
    const game = scene()
      .noShips(0, 1, 2)
      .ship(0, 'A1', 3)
      .ship(1, 'A1', 2)
      .ship(2, 'A1', 1)
      .controls(0, 'A1')
      .play();
    game.answers([0, 'action', SHIP], [0, 'build', 'no'], [0, 'jump', ['3:A1>A2']]);
    expect(game.controller('A1')).toBe(1);
    expect(game).toWaitFor([0, 'production']);
  });

  it('BTS-19.12 without a disc of the kind an achievement disc is laid', () => {
    const game = scene().system('A1', 'vega').noShips(0).ship(0, 'SOL', 1).automated(0, 'ore', 8).play();
    game.answers([0, 'action', SHIP], [0, 'build', 'no'], [0, 'jump', ['1:SOL>A1']]);
    expect(game.state.outposts.A1).toEqual({ seat: 0, disc: 'star' });
    expect(game.score(0).achievements).toBe(0);
  });

  it('BTS-19.13 who loses control gets the disc back on the rightmost space of its track', () => {
    const game = scene()
      .system('A1', 'tau-ceti')
      .noShips(0, 1)
      .ship(0, 'SOL', 2)
      .ship(1, 'A1', 1)
      .controls(1, 'A1', 'food')
      .play();
    expect(game.faction(1).food).toBe(7);
    game.answers([0, 'action', SHIP], [0, 'build', 'no'], [0, 'jump', ['2:SOL>A1']]);
    game.answer(0, 'disc', 'ore');
    expect([game.faction(1).food, game.faction(0).oreDiscs]).toEqual([8, 7]);
  });

  it('BTS-23.2 an achievement disc that returns is nowhere on the tracks', () => {
    const game = scene()
      .system('A1', 'vega')
      .noShips(0, 1)
      .automated(1, 'ore', 8)
      .ship(0, 'SOL', 2)
      .ship(1, 'A1', 1)
      .with((s) => {
        s.outposts.A1 = { seat: 1, disc: 'star' };
      })
      .play();
    game.answers([0, 'action', SHIP], [0, 'build', 'no'], [0, 'jump', ['2:SOL>A1']]);
    expect([game.faction(1).food, game.faction(1).oreDiscs]).toEqual([8, 0]);
  });

  it('BTS-19.14 the control bonus is received anew by every taker, and not on colonising', () => {
    const game = scene()
      .system('A1', 'vega')
      .noShips(0, 1)
      .ship(0, 'A1', 3)
      .controls(0, 'A1')
      .guilds('terraformers')
      .ore(0, 2)
      .play();
    game.answer(0, 'action', 'guild:terraformers:0');
    expect(game.faction(0).ore).toBe(2); // the colonisation bonus alone
  });

  it('BTS-19.15 a system with a rule of its own says so: Ross 154 lets its owner push', () => {
    const game = scene().colony(0, 'ross-154').pawn(1, 'start:research-1:0').play();
    game.answer(0, 'action', 'start:research-1:0');
    expect(game.faction(1).pawn).toBeNull();
  });

  it('BTS-19.16 bonuses of places taken at once come in the order of the taker’s choice', () => {
    const game = scene(3)
      .system('A1', 'tau-ceti')
      .system('B1', 'trappist-1')
      .has(0, 'wormhole-network')
      .noShips(0)
      .ship(0, 'SOL', 1)
      .ship(0, 'Y1', 1)
      .controls(0, 'Y1')
      .supply(0, 0, 0, 1, 1, 1)
      .play();
    game.answers([0, 'action', 'technology:wormhole-network:0'], [0, 'jump', ['1:SOL>A1', '1:Y1>B1']]);
    game.answers([0, 'disc', 'food'], [0, 'disc', 'food']);
    expect(game.offers(0, 'bonuses')).toEqual(['A1', 'B1']);
    game.answer(0, 'bonuses', ['B1', 'A1']);
    // Population first: of column C. Then a cube of column E goes to column A.
    expect(game.supply(0)).toEqual([1, 0, 0, 1, 0]);
  });

  it('BTS-25.5 jump 4: a tie in the shipyard changes nothing, the rival left behind takes what was left', () => {
    const game = scene(3)
      .system('A1', 'barnards-star')
      .system('A2', 'tau-ceti')
      .system('B2', 'sirius')
      .has(0, 'wormhole-network')
      .has(0, 'supply-outpost')
      .noShips(0, 1, 2)
      .ship(0, 'B2', 2)
      .ship(0, 'Y2', 3)
      .ship(1, 'B2', 1)
      .ship(1, 'Y1', 1)
      .ship(2, 'A2', 2)
      .controls(0, 'B2')
      .controls(0, 'Y2')
      .controls(2, 'A2', 'ore')
      .controls(1, 'Y1')
      .ore(1, 0)
      .play();
    game.answer(0, 'action', 'technology:wormhole-network:0');
    game.answer(0, 'jump', ['2:B2>Y2', '3:Y2>A2']);
    game.answer(0, 'disc', 'food');
    expect(game.state.outposts.A2).toEqual({ seat: 0, disc: 'food' });
    expect(game.faction(2).oreDiscs).toBe(8);
    // In the system that was left a rival takes control and the bonus, in the turn of another.
    expect([game.controller('B2'), game.faction(1).ore]).toEqual([1, 1]);
    expect(game.controller('Y2')).toBe(0);
    expect(game.controller('Y1')).toBe(1);
  });
});
