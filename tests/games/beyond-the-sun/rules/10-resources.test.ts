import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('BTS-10 Ore', () => {
  it('BTS-10.1 a cost is paid in full before the effect', () => {
    const game = scene().has(0, 'advanced-robotics').ore(0, 3).play();
    game.answer(0, 'action', 'technology:advanced-robotics:0');
    expect(game.faction(0).ore).toBe(3 - 1 + 1);
  });

  it('BTS-10.2 ore comes from a supply without end, nobody else loses any', () => {
    const game = scene().ore(0, 40).ore(1, 2).play();
    game.answer(0, 'action', 'start:people:0');
    expect([game.faction(0).ore, game.faction(1).ore]).toEqual([41, 2]);
  });
});

describe('BTS-11 to BTS-13 Population and supply', () => {
  it('BTS-11.1 a population is used only if there is one, and goes where the effect says', () => {
    expect(scene().pop(0, 0).play()).toRefuse(0, 'action', 'start:research-1:0', 'BTS-4.7');
    const game = scene().pop(0, 1).play();
    game.answers([0, 'action', 'start:research-1:0'], [0, 'slot', 'I4']);
    expect([game.faction(0).pop, game.state.slots.I4.cubes]).toEqual([0, [0]]);
  });

  it('BTS-12.1 supply is taken from the left, a column emptied before the next', () => {
    const game = scene().has(0, 'mass-cloning').supply(0, 1, 1, 3, 4, 3).play();
    game.answer(0, 'action', 'technology:mass-cloning:0/A');
    expect(game.supply(0)).toEqual([0, 0, 2, 4, 3]);
  });

  it('BTS-12.2 food discs do not matter for it', () => {
    const game = scene().has(0, 'mass-cloning').supply(0, 0, 0, 0, 3, 3).play();
    expect(game.faction(0).food).toBe(8);
    game.answer(0, 'action', 'technology:mass-cloning:0/A');
    expect(game.supply(0)).toEqual([0, 0, 0, 0, 3]);
  });

  it('BTS-12.3 without supply population may be used instead, and need not be', () => {
    const short = () => scene().has(0, 'orbital-dockyards').supply(0, 0, 0, 0, 0, 0).play();
    const game = short();
    const { pop } = game.faction(0);
    game.answer(0, 'action', 'technology:orbital-dockyards:0');
    expect(game).toOfferExactly(0, 'build', ['pop:SOL', 'no']);
    game.answer(0, 'build', 'pop:SOL');
    expect(game.faction(0).pop).toBe(pop - 1);
    const skipped = short();
    skipped.answers([0, 'action', 'technology:orbital-dockyards:0'], [0, 'build', 'no']);
    expect(skipped.faction(0).pop).toBe(pop);
  });

  it('BTS-13.1 a cost in population needs that many', () => {
    const game = scene().has(0, 'human-experimentation').pop(0, 1).play();
    expect(game).toRefuse(0, 'action', 'technology:human-experimentation:0', 'BTS-4.7');
  });

  it('BTS-13.4 cost and effect are counted apart: 2 returned and 1 used are 3', () => {
    const two = scene().has(0, 'human-experimentation').researched(0, 'I2').pop(0, 2).play();
    expect(two).toRefuse(0, 'action', 'technology:human-experimentation:0', 'BTS-4.7');
    const three = scene().has(0, 'human-experimentation').researched(0, 'I2', 'I3').pop(0, 3).play();
    three.answer(0, 'action', 'technology:human-experimentation:0');
    expect(three.faction(0).pop).toBe(1);
    expect(three).toWaitFor([0, 'slot']);
  });

  it('BTS-13.2 returned cubes fill the rightmost columns first', () => {
    const game = scene().supply(0, 1, 1, 3, 3, 3).play();
    game.answers([0, 'action', 'start:people:0'], [0, 'production', 'trade']);
    game.answer(0, 'trade', ['popOre', 'popOre', 'popOre']);
    expect(game.supply(0)).toEqual([0, 2, 3, 4, 4]);
  });

  it('BTS-13.3, BTS-23.3: with all columns full further cubes lie above column A', () => {
    const game = scene().supply(0, 3, 3, 3, 4, 4).noShips(0).play();
    expect(game.supply(0)[0]).toBeGreaterThan(3);
    const more = scene().noShips(0).pop(0, 0).play();
    expect(more.supply(0)).toEqual([6, 3, 3, 4, 4]);
  });

  it('BTS-13.5 cubes taken from other columns still return to the rightmost one', () => {
    const game = scene().has(0, 'android-rights-movement').supply(0, 3, 3, 1, 1, 1).ore(0, 0).play();
    game.answer(0, 'action', 'technology:android-rights-movement:0');
    game.answer(0, 'columns', { A: 2, B: 1 });
    if (game.session.waiting()[0]?.topic === 'slot') game.answer(0, 'slot', 'no');
    expect(game.supply(0)).toEqual([1, 2, 1, 1, 1]);
    game.answers([0, 'production', 'trade'], [0, 'trade', ['popOre']]);
    expect(game.supply(0)).toEqual([1, 2, 1, 1, 2]);
  });
});

describe('BTS-16 Automation', () => {
  const robots = (off: number) =>
    scene().has(0, 'advanced-robotics').ore(0, 5).automated(0, 'ore', off).play();

  it('BTS-16.1 the leftmost disc of the track goes to the first free space', () => {
    const game = robots(0);
    game.answer(0, 'action', 'technology:advanced-robotics:0');
    expect([game.faction(0).oreDiscs, game.faction(0).automation]).toEqual([7, ['ore']]);
    expect(game.faction(0).food).toBe(8);
  });

  it('BTS-16.2, BTS-23.1: without a disc on the track an achievement disc is used, no achievement', () => {
    const game = robots(8);
    game.answer(0, 'action', 'technology:advanced-robotics:0');
    expect(game.faction(0).automation.at(-1)).toBe('star');
    expect(game.state.achievements.every(({ discs }) => discs.length === 0)).toBe(true);
  });

  it('BTS-16.3 beyond the seventh space discs go on', () => {
    const game = robots(7);
    game.answer(0, 'action', 'technology:advanced-robotics:0');
    expect([game.faction(0).automation.length, game.score(0).automation]).toEqual([8, 4]);
  });

  it('BTS-16.4 discs on automation stay when a place is lost', () => {
    const game = scene()
      .automated(0, 'food', 1)
      .system('A1', 'alpha-centauri')
      .noShips(0, 1)
      .ship(0, 'A1', 1)
      .ship(1, 'SOL', 2)
      .controls(0, 'A1')
      .play();
    game.idle(0);
    game.answers([1, 'action', 'start:ship:0'], [1, 'build', 'no'], [1, 'jump', ['2:SOL>A1']]);
    expect([game.faction(0).food, game.faction(0).automation]).toEqual([7, ['food']]);
  });
});
