import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

const discs = (game: ReturnType<ReturnType<typeof scene>['play']>, id: string) =>
  game.state.achievements.find((one) => one.id === id)?.discs;

/** A seat with ten levels of ships has the strength that Armada asks for. */
const armada = () => scene().achievements('armada').ship(0, 'SOL', 4, 4, 1);

describe('BTS-6 Achievement phase', () => {
  it('BTS-6.1 one achievement a turn, however many conditions are met', () => {
    const game = scene()
      .achievements('armada', 'hegemony')
      .noShips(0)
      .ship(0, 'SOL', 4, 4, 2)
      .controls(0, 'A1')
      .controls(0, 'A2')
      .controls(0, 'Y1')
      .controls(0, 'Y2')
      .play();
    game.idle(0);
    expect(game).toOfferExactly(0, 'achievement', ['armada', 'hegemony']);
    game.answer(0, 'achievement', 'hegemony');
    expect([discs(game, 'armada'), discs(game, 'hegemony')]).toEqual([[], [0]]);
    expect(game).toWaitFor([1, 'action']);
  });

  it('BTS-6.2 the disc goes to the leftmost free space', () => {
    const game = armada()
      .with((s) => s.achievements[0]?.discs.push(2))
      .play();
    game.idle(0);
    expect(discs(game, 'armada')).toEqual([2, 0]);
    expect(game.score(0).achievements).toBe(2);
  });

  it('BTS-6.3 a full card cannot be gained', () => {
    const game = scene(4)
      .achievements('armada')
      .ship(0, 'SOL', 4, 4, 1)
      .with((s) => s.achievements[0]?.discs.push(1, 2, 3))
      .play();
    game.idle(0);
    expect(discs(game, 'armada')).toEqual([1, 2, 3]);
  });

  it('BTS-6.4 each is gained once', () => {
    const game = armada().play();
    game.idle(0).until(0);
    game.idle(0);
    expect(discs(game, 'armada')).toEqual([0]);
  });

  it('BTS-6.5 the disc stays when the condition no longer holds', () => {
    const game = armada().ore(0, 5).play();
    game.idle(0).until(0);
    game.answers([0, 'action', 'start:people:0'], [0, 'production', 'trade']);
    game.answer(0, 'trade', ['ship:SOL:4', 'ship:SOL:4']);
    expect(game.session.view('table').seats[0]?.totalStrength).toBeLessThan(10);
    expect(discs(game, 'armada')).toEqual([0]);
  });

  it('BTS-6.6 an achievement whose condition is met is gained without being asked', () => {
    const game = armada().play();
    game.idle(0);
    expect(discs(game, 'armada')).toEqual([0]);
  });

  it('BTS-6.7 discs of achievements come from a store without end: none leaves the tracks', () => {
    const game = armada().play();
    game.idle(0);
    expect([game.faction(0).food, game.faction(0).oreDiscs]).toEqual([8, 8]);
  });

  it('BTS-6.8 nothing is gained in the turn of another', () => {
    const game = scene().achievements('armada').ship(1, 'SOL', 4, 4, 1).play();
    game.idle(0);
    expect(discs(game, 'armada')).toEqual([]);
    game.idle(1);
    expect(discs(game, 'armada')).toEqual([1]);
  });

  it.each([9, 10])('BTS-6.6 a condition holds from its number on: strength %i of 10', (strength) => {
    const game = scene().achievements('armada').noShips(0).ship(0, 'SOL', 4, 4);
    for (let more = 8; more < strength; more++) game.ship(0, 'SOL', 1);
    const table = game.play();
    table.idle(0);
    expect(discs(table, 'armada')).toEqual(strength >= 10 ? [0] : []);
  });
});

describe('BTS-7 End of the game', () => {
  const ending = (seats: 2 | 3 | 4, ...held: readonly number[]) =>
    scene(seats)
      .achievements('armada', 'frontier')
      .with((s) => s.achievements[1]?.discs.push(...held));

  it.each([
    [2, [0, 1]],
    [3, [1, 2]],
    [4, [1, 2, 3]],
  ] as const)('BTS-7.1 with %i players the end comes at the right number of discs', (seats, held) => {
    const few = ending(seats, ...held.slice(1))
      .ship(0, 'SOL', 4, 4, 1)
      .play();
    few.idle(0);
    expect(few.session.view('table').lastRound).toBeNull();
    const enough = ending(seats, ...held)
      .ship(0, 'SOL', 4, 4, 1)
      .play();
    enough.idle(0);
    expect(enough.session.view('table').lastRound).toBe(2);
  });

  it('BTS-7.2 the round is finished, one more is played, then points are counted', () => {
    const game = ending(3, 1, 2).ship(0, 'SOL', 4, 4, 1).play();
    for (const seat of [0, 1, 2, 0, 1]) game.idle(seat);
    expect(game.session.over).toBe(false);
    game.idle(2);
    expect(game.session.over).toBe(true);
  });

  it('BTS-7.3 triggered by the last of a round, the final round follows at once', () => {
    const game = ending(3, 0, 1).turns(2).ship(2, 'SOL', 4, 4, 1).play();
    game.idle(2);
    expect(game.session.view('table').lastRound).toBe(2);
    for (const seat of [0, 1, 2]) game.idle(seat);
    expect(game.session.over).toBe(true);
  });

  it('BTS-7.4 achievements can still be gained after that', () => {
    const game = ending(3, 1, 2).ship(0, 'SOL', 4, 4, 1).ship(1, 'SOL', 4, 4, 1).play();
    game.idle(0).idle(1);
    expect(discs(game, 'armada')).toEqual([0, 1]);
  });

  it('BTS-7.5 everybody has had as many turns, whoever began', () => {
    const game = scene(3, { first: 1 })
      .achievements('armada', 'frontier')
      .with((s) => s.achievements[1]?.discs.push(0, 2))
      .ship(2, 'SOL', 4, 4, 1)
      .play();
    const turns = [0, 0, 0];
    while (!game.session.over) {
      const seat = game.session.waiting()[0]?.seat ?? 0;
      turns[seat] = (turns[seat] ?? 0) + 1;
      game.idle(seat);
    }
    expect(turns).toEqual([2, 2, 2]);
  });

  it('BTS-25.3 the third of four triggers: the fourth plays, then each once more', () => {
    const game = ending(4, 0, 1, 3).turns(2).ship(2, 'SOL', 4, 4, 1).play();
    for (const seat of [2, 3, 0, 1, 2]) game.idle(seat);
    expect(game.session.over).toBe(false);
    game.idle(3);
    expect(game.session.over).toBe(true);
  });
});
