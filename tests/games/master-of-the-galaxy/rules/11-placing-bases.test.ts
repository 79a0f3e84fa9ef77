import { describe, expect, it } from 'vitest';
import { SYSTEMS, type SystemId } from '#games/master-of-the-galaxy/content/board.ts';
import type { Colour } from '#games/master-of-the-galaxy/content/kinds.ts';
import { type Galaxy, Scene } from '../scene.ts';

const from = (near: SystemId, colour: Colour, cubes: number) => ({ from: near, colour, cubes });
const onto = (...systems: readonly SystemId[]) => systems.map((id) => `base:azhgar-host.0>${id}`);

/** Seat 0 has a prepared base and ends its phase with nothing else to do. */
const ready = () => new Scene().prepared(0, 'azhgar-host').bag(0, 'g');
const ended = (scene: Scene): Galaxy => {
  const table = scene.play();
  table.answer(0, 'distribute', 'return');
  return table;
};

describe('MOG-11 Placing a base: when and where', () => {
  it('MOG-11.1 a prepared base may be placed at the end of phase 2 or kept', () => {
    const scene = () => ready().route(0, 's0-a0', from('s0', 'red', 3));
    const table = scene().play();
    expect(table.offers(0, 'distribute').filter((id) => id.startsWith('base:'))).toEqual([]); // not earlier
    table.answer(0, 'distribute', 'return');
    expect(table).toOfferExactly(0, 'reward', [...onto('a0', 's0'), 'keep']);
    table.answer(0, 'reward', 'keep');
    expect(table.held(0, 'azhgar-host').projects[0]?.disc).toBe(true);
    expect(table.state.systems.a0.owner).toBe(null);
    expect(table).toWaitFor([1, 'distribute']);
    table.answers([1, 'distribute', 'return'], [2, 'distribute', 'return'], [0, 'distribute', 'return']);
    expect(table).toOfferExactly(0, 'reward', [...onto('a0', 's0'), 'keep']); // again in the next turn
  });

  it("MOG-11.1 neither in phase 3 nor in a rival's turn", () => {
    const table = ended(
      ready()
        .card(0, 'salvager-tock')
        .route(0, 's0-a0', from('s0', 'red', 3)),
    );
    table.answer(0, 'reward', 'keep');
    expect(table).toOfferExactly(0, 'cards', ['discard:salvager-tock', 'end']);
    table.answer(0, 'cards', 'end');
    expect(table.session.openFor(0)).toEqual([]);
  });

  it('MOG-11.1 where no condition holds nobody is asked', () => {
    expect(ended(ready())).toWaitFor([1, 'distribute']);
    const unprepared = new Scene().bag(0, 'g').route(0, 's0-a0', from('s0', 'red', 3));
    expect(ended(unprepared)).toWaitFor([1, 'distribute']);
  });

  it('MOG-11.2 a base takes a neutral system or reinforces an own one', () => {
    const scene = () =>
      ready()
        .base(1, 'b0')
        .route(0, 's0-a0', from('s0', 'red', 3));
    const taking = ended(scene());
    taking.answer(0, 'reward', 'base:azhgar-host.0>a0');
    expect(taking.state.systems.a0).toMatchObject({ owner: 0, bases: 1 });
    expect(taking.state.systems.s0.bases).toBe(1);
    const reinforcing = ended(scene());
    reinforcing.answer(0, 'reward', 'base:azhgar-host.0>s0');
    expect(reinforcing.state.systems.s0).toMatchObject({ owner: 0, bases: 2 });
    expect(reinforcing.state.systems.a0.owner).toBe(null);
    expect(reinforcing.held(0, 'azhgar-host').projects[0]?.disc).toBe(false);
    expect(ended(scene())).toRefuse(0, 'reward', 'base:azhgar-host.0>b0', 'core.notOffered'); // a rival's
  });

  it('MOG-11.4 into a neutral system only along a complete own route', () => {
    const short = ended(ready().route(0, 's0-a0', from('s0', 'red', 2)));
    expect(short).toWaitFor([1, 'distribute']);
    const foreign = ready()
      .base(1, 'm3')
      .route(1, 'a0-m3', from('m3', 'yellow', 2));
    expect(ended(foreign)).toWaitFor([1, 'distribute']);
    const table = ended(ready().route(0, 's0-a0', from('s0', 'red', 3)));
    expect(table).toOfferExactly(0, 'reward', [...onto('a0', 's0'), 'keep']); // b0 has no route
  });

  it('MOG-11.4 a route from any own system will do', () => {
    const table = ended(
      ready()
        .base(0, 'b0')
        .route(0, 'a0-b0', from('b0', 'blue', 4)),
    );
    expect(table).toOfferExactly(0, 'reward', [...onto('a0'), 'keep']);
  });

  it('MOG-11.5 a base prepared later may follow the route, also in the same end of phase', () => {
    const table = new Scene()
      .bag(0, 'y')
      .fill(0, 'azhgar-host', { but: 1 })
      .route(0, 's0-a0', from('s0', 'red', 3))
      .play();
    table.put(0, 'yellow>card:azhgar-host.0');
    table.answer(0, 'reward', 'base:azhgar-host.0>a0');
    expect(table.state.systems.a0).toMatchObject({ owner: 0, bases: 1 });
  });

  it('MOG-11.5 not if somebody took the system first', () => {
    const table = new Scene(2)
      .turnOf(1)
      .bag(1, 'b')
      .base(1, 'm3')
      .prepared(1, 'kitzal-brood')
      .route(1, 'a0-m3', from('m3', 'yellow', 2))
      .route(0, 's0-a0', from('s0', 'red', 3))
      .fill(0, 'azhgar-host', { but: 1 })
      .bag(0, '')
      .play();
    table.answers(
      [1, 'distribute', 'return'],
      [1, 'reward', 'base:kitzal-brood.0>a0'],
      [1, 'lifted', 'next'],
    );
    table.answer(1, 'cards', 'end');
    table.answer(0, 'distribute', 'return'); // three red cubes came home
    expect(table.state.systems.a0.owner).toBe(1);
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-11.7 an own system is reinforced only if a complete own route joins it to another', () => {
    expect(ended(ready().route(0, 's0-b0', from('s0', 'red', 2)))).toWaitFor([1, 'distribute']);
    const neutral = ended(ready().route(0, 's0-b0', from('s0', 'red', 3)));
    expect(neutral).toOfferExactly(0, 'reward', [...onto('s0', 'b0'), 'keep']);
    const alone = ended(
      ready()
        .base(0, 'm1')
        .route(0, 's0-b0', from('s0', 'red', 3)),
    );
    expect(alone).toRefuse(0, 'reward', 'base:azhgar-host.0>m1', 'core.notOffered'); // not m1
  });

  it('MOG-11.7 a route between own systems serves both, from whichever end it was laid', () => {
    for (const near of ['s0', 'a0'] as const) {
      const table = ended(
        ready()
          .base(0, 'a0')
          .route(0, 's0-a0', from(near, 'red', 3)),
      );
      expect(table).toOfferExactly(0, 'reward', [...onto('s0', 'a0'), 'keep']);
    }
  });

  it('MOG-11.7 a third base needs the route as well', () => {
    const scene = () => ready().base(0, 's0');
    expect(ended(scene())).toWaitFor([1, 'distribute']);
    const joined = ended(scene().route(0, 's0-b0', from('s0', 'red', 3)));
    joined.answer(0, 'reward', 'base:azhgar-host.0>s0');
    expect(joined.state.systems.s0.bases).toBe(3);
  });

  it('MOG-11.8 as many bases as planets: one, two, three', () => {
    const offers = (at: SystemId, more: number) => {
      const scene = ready()
        .route(0, 's0-a0', from('s0', 'red', 3))
        .route(0, 's0-b0', from('s0', 'red', 3));
      if (more > 0) scene.base(0, at, more);
      return ended(scene).offers(0, 'reward').includes(`base:azhgar-host.0>${at}`);
    };
    expect([0, 1].map((more) => offers('b0', more))).toEqual([true, false]); // one planet
    expect([0, 1, 2].map((more) => offers('a0', more))).toEqual([true, true, false]); // two
    expect([0, 1, 2].map((more) => offers('s0', more))).toEqual([true, true, false]); // three, with one to begin
  });

  it('MOG-11.8 whether the planets are colonised does not matter', () => {
    const scene = () =>
      ready()
        .base(0, 'a0')
        .route(0, 's0-a0', from('s0', 'red', 3));
    const free = ended(scene());
    const used = ended(scene().colony('a0', 0, 'green').colony('a0', 1, 'red'));
    for (const table of [free, used])
      expect(table).toOfferExactly(0, 'reward', [...onto('s0', 'a0'), 'keep']);
  });

  it('MOG-11.12 with no base on the board a prepared one goes into any neutral system, without a route', () => {
    const table = ended(ready().with(expel).top('leader', 'salvager-tock', 'admiral-gorvane'));
    const taken = ['s1', 's2']; // rivals
    const holes = ['s3', 'a3', 'b3']; // nobody plays in this corner
    const neutral = SYSTEMS.filter((id) => !taken.includes(id) && !holes.includes(id));
    expect(table).toOfferExactly(0, 'reward', [...onto(...neutral), 'keep']);
    table.answer(0, 'reward', 'base:azhgar-host.0>c');
    expect(table.state.systems.c).toMatchObject({ owner: 0, bases: 1 });
    table.answer(0, 'lifted', 'admiral-gorvane'); // a leader as usual
    expect(table.cards(0)).toEqual(['azhgar-host', 'admiral-gorvane']);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-11.12 such a seat is not out: it takes its turns and fills its projects', () => {
    const table = new Scene().with(expel).bag(0, 'y').fill(0, 'azhgar-host', { but: 1 }).play();
    table.put(0, 'yellow>card:azhgar-host.0');
    table.answer(0, 'reward', 'base:azhgar-host.0>s0');
    expect(table.state.systems.s0).toMatchObject({ owner: 0, bases: 1 });
  });

  it('MOG-11.12 a single base on the board is enough to need routes again', () => {
    expect(ended(ready())).toWaitFor([1, 'distribute']);
    const two = ready().card(0, 'war-chancellery').prepared(0, 'war-chancellery').with(expel);
    const table = ended(two);
    table.answers([0, 'reward', 'base:azhgar-host.0>c'], [0, 'lifted', 'next']);
    expect(table).toWaitFor([0, 'cards']); // the second finds no place
    expect(table.held(0, 'war-chancellery').projects[0]?.disc).toBe(true);
  });
});

/** Seat 0 has lost its last base. */
function expel(s: Scene['state']): void {
  s.systems.s0.owner = null;
  s.systems.s0.bases = 0;
  for (const seat of s.seats.slice(0, 1)) seat.reserve += 1;
}
