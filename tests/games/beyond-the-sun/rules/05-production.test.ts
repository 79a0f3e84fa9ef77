import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

const PEOPLE = 'start:people:0';

describe('BTS-5 Production phase', () => {
  it('BTS-5.1 exactly one of growth, ore and trade, without the pawn', () => {
    const game = scene().play();
    game.answer(0, 'action', PEOPLE);
    expect(game).toOfferExactly(0, 'production', ['growth', 'ore', 'trade']);
    game.answer(0, 'production', 'ore');
    expect(game.faction(0).pawn).toBe(PEOPLE);
    expect(game).toWaitFor([1, 'action']);
  });

  it('BTS-5.2 growth takes a cube of every column whose symbol is seen', () => {
    const game = scene().automated(0, 'food', 4).supply(0, 2, 3, 3, 4, 3).play();
    game.answers([0, 'action', PEOPLE], [0, 'production', 'growth']);
    expect(game.supply(0)).toEqual([0, 2, 2, 4, 3]);
  });

  it('BTS-5.3 an empty column gives nothing, and no other column instead', () => {
    const game = scene().automated(0, 'food', 2).supply(0, 1, 0, 3, 4, 3).play();
    game.answers([0, 'action', PEOPLE], [0, 'production', 'growth']);
    expect(game.supply(0)).toEqual([0, 0, 3, 4, 3]);
  });

  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [7, 4],
    [8, 5],
  ])('BTS-5.4 with %i ore discs off, ore production gives %i', (off, ore) => {
    const game = scene().automated(0, 'ore', off).ore(0, 0).play();
    game.answers([0, 'action', PEOPLE], [0, 'production', 'ore']);
    expect(game.faction(0).ore).toBe(1 + ore);
  });

  it('BTS-5.5 growth is taken in full: there is nothing to choose', () => {
    const game = scene().automated(0, 'food', 8).supply(0, 2, 1, 1, 1, 1).play();
    const { pop } = game.faction(0);
    game.answers([0, 'action', PEOPLE], [0, 'production', 'growth']);
    expect(game.faction(0).pop).toBe(pop + 1 + 5);
    expect(game).toWaitFor([1, 'action']);
  });

  it('BTS-5.6 trade is any number of exchanges in any order, each with what the ones before have left', () => {
    const game = scene().supply(0, 1, 3, 3, 4, 3).pop(0, 2).ore(0, 1).play();
    game.answers([0, 'action', PEOPLE], [0, 'production', 'trade']);
    game.answer(0, 'trade', ['popOre', 'orePop']);
    expect([game.faction(0).ore, game.faction(0).pop]).toEqual([0, 3]);
  });

  it('BTS-5.7 ore for population costs 3 and takes the leftmost cube, whatever the discs', () => {
    const game = scene().supply(0, 1, 2, 3, 4, 4).ore(0, 2).play();
    game.answers([0, 'action', PEOPLE], [0, 'production', 'trade']);
    game.answer(0, 'trade', ['orePop']);
    expect(game.faction(0).ore).toBe(0);
    expect(game.supply(0)).toEqual([0, 1, 3, 4, 4]);
    const bare = scene().supply(0, 0, 0, 0, 0, 0).ore(0, 9).play();
    bare.answers([0, 'action', PEOPLE], [0, 'production', 'trade']);
    expect(bare.offers(0, 'trade')).not.toContain('orePop');
  });

  it('BTS-5.8 a ship becomes population for 1 ore', () => {
    const game = scene().noShips(0).ship(0, 'DEEP', 3).ore(0, 0).play();
    game.answer(0, 'action', PEOPLE);
    const { pop } = game.faction(0);
    game.answers([0, 'production', 'trade'], [0, 'trade', ['ship:DEEP:3']]);
    expect([game.faction(0).ore, game.faction(0).pop, game.faction(0).ships]).toEqual([0, pop + 1, {}]);
  });

  it('BTS-5.9 population returns to the rightmost column with room for 1 ore', () => {
    const game = scene().supply(0, 3, 3, 3, 4, 3).ore(0, 0).play();
    game.answers([0, 'action', PEOPLE], [0, 'production', 'trade'], [0, 'trade', ['popOre']]);
    expect(game.supply(0)).toEqual([2, 3, 3, 4, 4]);
    expect(game.faction(0).ore).toBe(2);
  });

  it('BTS-5.10 control is looked at when a ship leaves by trade', () => {
    const game = scene().noShips(0, 1).ship(0, 'A1', 2).ship(1, 'A1', 1).controls(0, 'A1').ore(0, 0).play();
    game.answers([0, 'action', PEOPLE], [0, 'production', 'trade'], [0, 'trade', ['ship:A1:2']]);
    expect(game.controller('A1')).toBe(1);
  });

  it('BTS-5.11 trade without an exchange is a pass', () => {
    const game = scene().play();
    game.answer(0, 'action', PEOPLE);
    const before = game.faction(0);
    game.answers([0, 'production', 'trade'], [0, 'trade', []]);
    expect(game.faction(0)).toEqual(before);
    expect(game).toWaitFor([1, 'action']);
  });
});

describe('BTS-25 Worked examples of production', () => {
  it('BTS-25.1 five food discs off and an empty column A: one cube each of B and C', () => {
    const game = scene().automated(0, 'food', 5).supply(0, 1, 3, 3, 4, 3).play();
    game.answers([0, 'action', PEOPLE], [0, 'production', 'growth']);
    expect(game.supply(0)).toEqual([0, 2, 2, 4, 3]);
  });

  it('BTS-25.2 four ore discs off: three ore', () => {
    const game = scene().automated(0, 'ore', 4).ore(0, 0).play();
    game.answers([0, 'action', PEOPLE], [0, 'production', 'ore']);
    expect(game.faction(0).ore).toBe(1 + 3);
  });
});
