import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

const PEOPLE = 'start:people:0';

describe('BTS-3 Turn', () => {
  it('BTS-3.1 a turn is an action, a production and an achievement, then the next player goes on', () => {
    const table = scene()
      .achievements('scholars')
      .with((s) => {
        s.achievements = [{ id: 'armada', discs: [] }];
      });
    const game = table.ship(0, 'SOL', 4, 4, 1).play();
    expect(game).toWaitFor([0, 'action']);
    game.answer(0, 'action', PEOPLE);
    expect(game).toWaitFor([0, 'production']);
    expect(game.state.achievements[0]?.discs).toEqual([]);
    game.answer(0, 'production', 'ore');
    expect(game.state.achievements[0]?.discs).toEqual([0]);
    expect(game).toWaitFor([1, 'action']);
  });

  it('BTS-3.2 nobody begins before the production of the player before is decided', () => {
    const game = scene().play();
    game.answer(0, 'action', PEOPLE);
    expect(game.session.openFor(1)).toEqual([]);
  });
});

describe('BTS-4 Action phase', () => {
  it('BTS-4.1 the pawn moves to the space, and what is printed there is done', () => {
    const game = scene().ore(0, 0).pop(0, 0).play();
    game.answer(0, 'action', PEOPLE);
    expect(game.faction(0).pawn).toBe(PEOPLE);
    expect([game.faction(0).ore, game.faction(0).pop]).toEqual([1, 1]);
  });

  it('BTS-4.2 a space where another pawn stands may not be chosen, another one of the same action may', () => {
    const game = scene(3).pawn(1, 'start:research-1:0').ore(0, 1).play();
    expect(game).toRefuse(0, 'action', 'start:research-1:0', 'BTS-4.2');
    game.answer(0, 'action', 'start:research-1:1');
    expect(game).toWaitFor([0, 'slot']);
  });

  it('BTS-4.3 the pawn must move, also to another space of the same action', () => {
    const game = scene(3).pawn(0, 'start:research-1:0').ore(0, 1).play();
    expect(game).toRefuse(0, 'action', 'start:research-1:0', 'BTS-4.3');
    game.answer(0, 'action', 'start:research-1:1');
    expect(game.faction(0).pawn).toBe('start:research-1:1');
  });

  it('BTS-4.4 the lowest start action holds any number of pawns, and one may stay there', () => {
    const game = scene(3).pawn(0, PEOPLE).pawn(1, PEOPLE).play();
    game.idle(0).idle(1).idle(2);
    game.answer(0, 'action', PEOPLE);
    expect(game.state.seats.map(({ pawn }) => pawn)).toEqual([PEOPLE, PEOPLE, PEOPLE]);
  });

  it('BTS-4.5 a technology serves only those who have researched it', () => {
    const game = scene().has(1, 'narrow-beam-lasers').play();
    expect(game.offers(0, 'action')).not.toContain('technology:narrow-beam-lasers:0');
    game.idle(0);
    expect(game.offers(1, 'action')).toContain('technology:narrow-beam-lasers:0');
  });

  it('BTS-4.6 what is printed on the board needs no research: uncovered guilds too', () => {
    const game = scene().guilds('academy').researched(0, 'IIB').ore(0, 5).pop(0, 1).play();
    game.answer(0, 'action', 'guild:academy:1');
    expect(game.state.slots.IIIB.cubes).toEqual([0]);
  });

  it.each([
    ['ore', 1, 2],
    ['population', 2, 0],
  ])('BTS-4.7 an action that cannot be paid may not be chosen: no %s', (_, ore, pop) => {
    const game = scene().researched(0, 'I1').ore(0, ore).pop(0, pop).play();
    expect(game).toRefuse(0, 'action', 'start:research-2:0', 'BTS-4.7');
  });

  it('BTS-4.8 an action that would change nothing may not be chosen, one that gains something may', () => {
    const game = scene()
      .has(0, 'wormhole-network')
      .has(0, 'orbital-bazaar')
      .noShips(0, 1, 2)
      .pop(0, 0)
      .ore(0, 0)
      .play();
    expect(game).toRefuse(0, 'action', 'start:ship:0', 'BTS-4.8');
    game.answer(0, 'action', 'technology:orbital-bazaar:0');
    expect(game.faction(0).ore).toBe(3);
    expect(game).toWaitFor([0, 'production']);
  });

  it('BTS-4.8 a jump that moves nothing is refused where nothing else changes', () => {
    const game = scene().pop(0, 0).play();
    game.answer(0, 'action', 'start:ship:0');
    expect(game).toRefuse(0, 'jump', [], 'BTS-4.8');
  });

  it('BTS-4.9 two spaces of the start technology cost 1 ore more', () => {
    const game = scene(4).ore(0, 1).pop(0, 2).play();
    const extra = game.session.view('table').spaces.filter(({ extra: ore }) => ore > 0);
    expect(extra.map(({ id }) => id)).toEqual(['start:research-1:1', 'start:research-2:1']);
    game.answer(0, 'action', 'start:research-1:1');
    expect(game.faction(0).ore).toBe(0);
    expect(scene(4).ore(0, 0).play()).toRefuse(0, 'action', 'start:research-1:1', 'BTS-4.7');
  });

  it('BTS-4.10 the cost is paid before the effect: ore that comes of it cannot pay for it', () => {
    const game = scene().has(0, 'advanced-robotics').ore(0, 0).play();
    expect(game).toRefuse(0, 'action', 'technology:advanced-robotics:0', 'BTS-4.7');
  });

  it('BTS-4.11 a technology without a space gives none', () => {
    const game = scene().has(0, 'advanced-genetics').play();
    expect(game.offers(0, 'action').filter((id) => id.includes('genetics'))).toEqual([]);
  });

  it('BTS-4.12 a technology researched this turn offers its action from the next turn on', () => {
    const game = scene(2).open('I1', 'narrow-beam-lasers').pop(0, 2).play();
    game.answers([0, 'action', 'start:research-1:0'], [0, 'slot', 'I1']);
    game.answer(0, 'jump', []);
    expect(game).toWaitFor([0, 'production']);
    game.answer(0, 'production', 'ore');
    game.idle(1);
    expect(game.offers(0, 'action')).toContain('technology:narrow-beam-lasers:0');
  });
});

describe('BTS-9 The start technology', () => {
  it('BTS-9.1 action 1 uses a population and researches level I', () => {
    const game = scene().pop(0, 1).play();
    game.answer(0, 'action', 'start:research-1:0');
    expect(game).toOfferExactly(0, 'slot', ['I1', 'I2', 'I3', 'I4']);
    game.answer(0, 'slot', 'I2');
    expect(game.state.slots.I2.cubes).toEqual([0]);
  });

  it('BTS-9.2 action 2 pays 2 ore and researches level II, open or not', () => {
    const game = scene().open('IIA', 'war-college').researched(0, 'I1', 'I2').ore(0, 2).pop(0, 1).play();
    game.answer(0, 'action', 'start:research-2:0');
    expect(game.faction(0).ore).toBe(0);
    expect(game).toOfferExactly(0, 'slot', ['IIA', 'IIB', 'IIC']);
  });

  it('BTS-9.3 action 3 may build a ship 1, then jumps 2', () => {
    const game = scene().noShips(0).pop(0, 1).play();
    game.answer(0, 'action', 'start:ship:0');
    expect(game.faction(0).ships).toEqual({ SOL: [1, 0, 0, 0] });
    game.answer(0, 'jump', ['1:SOL>A1']);
    expect(game.faction(0).ships).toEqual({ A1: [1, 0, 0, 0] });
  });

  it('BTS-9.4 action 4 takes the leftmost supply cube and 1 ore, without supply the ore alone', () => {
    const game = scene().supply(0, 0, 0, 2, 4, 3).ore(0, 0).play();
    const { pop } = game.faction(0);
    game.answer(0, 'action', PEOPLE);
    expect(game.supply(0)).toEqual([0, 0, 1, 4, 3]);
    expect([game.faction(0).pop, game.faction(0).ore]).toEqual([pop + 1, 1]);
    const bare = scene().supply(0, 0, 0, 0, 0, 0).ore(0, 0).play();
    bare.answer(0, 'action', PEOPLE);
    expect(bare.faction(0).ore).toBe(1);
  });

  it('BTS-9.5 everybody has the start technology', () => {
    const game = scene(3).play();
    for (const seat of [0, 1, 2]) {
      expect(game.offers(seat, 'action')).toContain(PEOPLE);
      game.idle(seat);
    }
  });

  it('BTS-9.6 with four players action 3 has two spaces and action 1 two', () => {
    const of = (seats: 2 | 3 | 4, id: string) =>
      scene(seats)
        .play()
        .session.view('table')
        .spaces.filter(({ source }) => source.id === id).length;
    expect([of(4, 'ship'), of(4, 'research-1')]).toEqual([2, 2]);
    expect(of(3, 'ship')).toBe(1);
  });
});
