import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

const LASERS = 'technology:narrow-beam-lasers:0';

describe('BTS-17 Building ships', () => {
  it('BTS-17.1 in Sol or in a shipyard that one controls, nowhere else', () => {
    const game = scene()
      .has(0, 'narrow-beam-lasers')
      .ship(0, 'Y1', 1)
      .ship(1, 'Y2', 1)
      .controls(0, 'Y1')
      .controls(1, 'Y2')
      .pop(0, 1)
      .play();
    game.answer(0, 'action', LASERS);
    expect(game).toOfferExactly(0, 'build', ['pop:SOL', 'pop:Y1']);
    game.answer(0, 'build', 'pop:Y1');
    expect(game.faction(0).ships.Y1).toEqual([1, 1, 0, 0]);
  });

  it('BTS-17.1 several ships may go to different places', () => {
    const game = scene().has(0, 'drone-swarms').ship(0, 'Y1', 1).controls(0, 'Y1').play();
    game.answer(0, 'action', 'technology:drone-swarms:0');
    game.answer(0, 'build', ['supply:SOL', 'supply:Y1']);
    expect([game.faction(0).ships.SOL, game.faction(0).ships.Y1]).toEqual([
      [1, 1, 0, 0],
      [1, 1, 0, 0],
    ]);
  });

  it('BTS-17.2 a ship put where others control may take it', () => {
    const game = scene(3)
      .system('B1', 'kapteyns-star')
      .noShips(0, 1, 2)
      .ship(0, 'B1', 4)
      .controls(0, 'B1', 'ore')
      .guilds('terraformers')
      .ore(0, 2)
      .supply(0, 3, 3, 3, 1, 1)
      .play();
    game.answer(0, 'action', 'guild:terraformers:0');
    game.answer(0, 'disc', 'food');
    expect(game.faction(0).ships).toEqual({ DEEP: [0, 1, 0, 0] });
  });
});

describe('BTS-18 Upgrading ships', () => {
  it.each([
    [1, 1],
    [3, 3],
    [4, 4],
  ] as const)('BTS-18.1 up to level 4 and never beyond, only own ships: from %i', (level, at) => {
    const game = scene()
      .has(0, 'expeditionary-command')
      .noShips(0, 1)
      .ship(0, 'SOL', level)
      .ship(1, 'SOL', 1)
      .play();
    game.answer(0, 'action', 'technology:expeditionary-command:0');
    expect(game.faction(0).ships.SOL?.[Math.min(4, at + 2) - 1]).toBe(1);
    expect(game.faction(1).ships.SOL).toEqual([1, 0, 0, 0]);
  });

  it('BTS-18.2 “up to” so many ships: fewer may be chosen, one ship by two levels is one ship', () => {
    const game = scene().has(0, 'hyperdrive-boosters').noShips(0).ship(0, 'SOL', 1, 1, 2).play();
    game.answer(0, 'action', 'technology:hyperdrive-boosters:0');
    game.answer(0, 'upgrade', ['SOL:1']);
    expect(game.faction(0).ships.SOL).toEqual([1, 2, 0, 0]);
    const two = scene().has(0, 'hyperdrive-boosters').noShips(0).ship(0, 'SOL', 1, 1, 2).play();
    two.answer(0, 'action', 'technology:hyperdrive-boosters:0');
    two.answer(0, 'upgrade', ['SOL:1', 'SOL:2']);
    expect(two.faction(0).ships.SOL).toEqual([1, 1, 1, 0]);
  });
});

describe('BTS-21 Optional effects', () => {
  it('BTS-21.1 upgrades with too few ships are no hindrance', () => {
    const game = scene().has(0, 'supply-outpost').noShips(0).ship(0, 'SOL', 4).play();
    game.answer(0, 'action', 'technology:supply-outpost:0');
    expect(game).toWaitFor([0, 'jump']);
  });

  it('BTS-21.1, BTS-22.1: Modular Fleet may only jump', () => {
    const game = scene().has(0, 'modular-fleet').pop(0, 1).play();
    game.answer(0, 'action', 'technology:modular-fleet:0');
    game.answers([0, 'build', []], [0, 'build', 'no']);
    game.answer(0, 'jump', ['1:SOL>A1']);
    expect(game.faction(0).ships).toEqual({ A1: [1, 0, 0, 0] });
  });
});
