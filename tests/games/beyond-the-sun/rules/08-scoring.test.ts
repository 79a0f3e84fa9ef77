import { describe, expect, it } from 'vitest';
import { automationVp } from '#games/beyond-the-sun/view.ts';
import { scene } from '../scene.ts';

const empty = (seats: 2 | 3 | 4 = 3) =>
  scene(seats)
    .noShips(0, 1, 2)
    .with((s) => {
      s.achievements = [];
    });

/** A game of two that both idle to its end, and who has won it. */
function ended(prepare: (s: ReturnType<typeof scene>) => void) {
  const begun = scene(2)
    .noShips(0, 1)
    .with((s) => {
      s.achievements = [];
      s.turns = 2;
      s.endAfter = 4;
      for (const seat of s.seats) seat.ore = 0;
    });
  prepare(begun);
  const game = begun.play();
  game.idle(0).idle(1);
  expect(game.session.over).toBe(true);
  return game.session.result().winners;
}

describe('BTS-8 Scoring', () => {
  it.each([
    ['I1', 1],
    ['IIA', 1 + 2],
    ['IIIB', 1 + 1 + 2 + 3],
  ] as const)(
    'BTS-8.1, BTS-8.2, BTS-8.3: technologies score by their level: %s and what leads there',
    (slot, vp) => {
      expect(empty().researched(0, slot).play().score(0)).toMatchObject({ technologies: vp, total: vp });
    },
  );

  it('BTS-8.4 private technologies score by their level', () => {
    const game = empty().private(0, 'war-college').private(0, 'eden-seeders').play();
    expect(game.score(0).technologies).toBe(2 + 3);
  });

  it('BTS-8.5 level IIII scores what is printed', () => {
    const game = empty().open('IIIIX', 'post-scarcity').researched(0, 'IIIIX').play();
    expect(game.score(0).levelFour).toBe(6);
  });

  it('BTS-8.6 automation scores all that is seen, and 1 for each level above the seventh', () => {
    expect([0, 1, 2, 4, 5, 6, 7, 8, 10].map(automationVp)).toEqual([0, 0, 1, 1, 2, 2, 3, 4, 6]);
    expect(empty().automated(0, 'food', 8).play().score(0).automation).toBe(4);
  });

  it('BTS-8.7 colonies score what is printed', () => {
    const game = empty().colony(0, 'vega').colony(0, 'arcturus').play();
    expect(game.score(0).colonies).toBe(5 + 12);
  });

  it('BTS-8.8 outposts score 1 each, in shipyards too', () => {
    const game = empty().ship(0, 'A1', 1).ship(0, 'Y1', 1).controls(0, 'A1').controls(0, 'Y1').play();
    expect(game.score(0).outposts).toBe(2);
  });

  it('BTS-8.9 the strongest in Sol and in Deep Space score 1, all who tie, nobody without ships', () => {
    const game = empty().ship(0, 'SOL', 2).ship(1, 'SOL', 1, 1).ship(2, 'SOL', 1).play();
    expect([0, 1, 2].map((seat) => game.score(seat).strongest)).toEqual([1, 1, 0]);
    expect(empty().play().score(0).strongest).toBe(0);
    expect(empty().ship(2, 'DEEP', 1).play().score(2).strongest).toBe(1);
  });

  it('BTS-8.10 events in play score for whom they are', () => {
    const laid = (id: 'hall-of-sciences' | 'grand-fleet-review') =>
      empty().with((s) => s.lasting.push({ id, at: null, system: null, owner: null }));
    const hall = laid('hall-of-sciences').researched(0, 'I1').researched(1, 'I2').play();
    expect([0, 1, 2].map((seat) => hall.score(seat).events)).toEqual([2, 2, 0]);
    const review = laid('grand-fleet-review').ship(2, 'SOL', 3).ship(1, 'DEEP', 2).play();
    expect([0, 1, 2].map((seat) => review.score(seat).events)).toEqual([0, 0, 2]);
    expect(laid('grand-fleet-review').play().score(0).events).toBe(0);
  });

  it('BTS-8.11 achievements score the space of the disc', () => {
    const game = empty(4).achievement('empire', 1, 0, 2).play();
    expect([0, 1, 2].map((seat) => game.score(seat).achievements)).toEqual([4, 6, 2]);
  });

  it('BTS-8.12 most points win', () => {
    expect(ended((s) => s.researched(1, 'I1'))).toEqual([1]);
  });

  it('BTS-8.12 a tie goes to the fewest discs on the tracks, then to population, then to ore', () => {
    expect(ended((s) => s.automated(1, 'ore', 1).pop(0, 5))).toEqual([1]);
    expect(ended((s) => s.pop(0, 4).pop(1, 5).ore(0, 9))).toEqual([1]);
    expect(ended((s) => s.pop(0, 4).pop(1, 4).ore(1, 1))).toEqual([1]);
    expect(ended((s) => s.pop(0, 4).pop(1, 4))).toEqual([0, 1]);
  });
});
