import { describe, expect, it } from 'vitest';
import { counted, type Galaxy, Scene } from '../scene.ts';

const fought = (table: Galaxy) => table.state.conflicts.map(({ card }) => card);

/** Seat 1 will place a prepared base by a complete route into the neutral m0, which seat 0 fights from b0. */
const settling = (red: 'b0' | 'm0') =>
  new Scene()
    .turnOf(1)
    .base(0, 'b0')
    .base(1, 'a1')
    .bag(0, '')
    .bag(1, 'k')
    .prepared(1, 'kitzal-brood')
    .route(1, 'a1-m0', { from: 'a1', colour: 'yellow', cubes: 2 })
    .conflict('scorched-orbits', 'b0-m0', {
      red,
      ...(red === 'b0' ? { onRed: 'r r . y y' } : { onBlue: 'r r . y' }),
    });

/** Seat 0 in b0 and seat 1 in m0 are in conflict, with cubes of both on the card: 'r r* y b' and 'r r* y g'. */
const feud = (red: 'b0' | 'm0' = 'b0') =>
  new Scene()
    .base(0, 'b0')
    .base(1, 'm0')
    .bag(0, 'k')
    .bag(1, 'g')
    .bag(2, 'g')
    .conflict('chain-of-feuds', 'b0-m0', { red, onRed: 'r r . .', onBlue: 'r r y .' });

/** Seat 0 is about to destroy m0 of seat 1 from b0; seat 2 fights m0 too, from m1, and s0 fights a0. */
const twoWars = (red: 'm0' | 'm1' = 'm0') =>
  new Scene()
    .base(0, 'b0')
    .base(1, 'm0')
    .base(2, 'm1')
    .bag(0, 'r')
    .bag(1, '')
    .bag(2, '')
    .conflict('scorched-orbits', 'b0-m0', { red: 'm0', onBlue: '. r y y' })
    .conflict('chain-of-feuds', 'm0-m1', { red, onRed: 'r r . .', onBlue: '. r y .' })
    .conflict('patent-war', 's0-a0', { red: 's0', onRed: 'r . .' });

const DESTROY = 'red>side:b0-m0.blue';

describe('MOG-19 Termination of a conflict', () => {
  it('MOG-19.1 a conflict ends when its neutral system gains an owner', () => {
    const table = settling('b0').play();
    table.put(1, 'return');
    expect(fought(table)).toEqual(['scorched-orbits']);
    table.answer(1, 'reward', 'base:kitzal-brood.0>m0');
    expect(fought(table)).toEqual([]);
    expect(table.state.systems.m0.owner).toBe(1);
    expect(table).toWaitFor([1, 'lifted']);
  });

  it('MOG-19.1 a conflict ends when a system of it becomes neutral or changes its owner, others go on', () => {
    const table = twoWars().play();
    table.put(0, DESTROY);
    expect(table).toWaitFor([0, 'conquer']);
    expect(fought(table)).toEqual(['patent-war']);
    table.answer(0, 'conquer', 'reserve');
    expect(fought(table)).toEqual(['patent-war']);
  });

  it('MOG-19.1 a second base in a system ends nothing', () => {
    const table = feud()
      .turnOf(1)
      .prepared(1, 'kitzal-brood')
      .route(1, 'm0-c', { from: 'm0', colour: 'green', cubes: 3 })
      .play();
    table.put(1, 'return');
    table.answer(1, 'reward', 'base:kitzal-brood.0>m0');
    expect(table.state.systems.m0.bases).toBe(2);
    expect(fought(table)).toEqual(['chain-of-feuds']);
  });

  it('MOG-19.2 the seat at turn offers, the other agrees beside it, and nobody waits for that', () => {
    const table = feud().play();
    expect(table).toWaitFor([0, 'distribute']);
    expect(table).toOfferExactly(1, 'truce', ['truce:b0-m0', 'nothing']);
    expect(table.session.openFor(2)).toEqual([]);
    table.put(0, 'truce:b0-m0');
    expect(fought(table)).toEqual(['chain-of-feuds']); // one alone does not end it
    expect(table).toOfferExactly(1, 'truce', ['agree:b0-m0', 'nothing']);
    table.answer(1, 'truce', 'agree:b0-m0');
    expect(fought(table)).toEqual([]);
    expect(table.session.openFor(1)).toEqual([]);
    expect(table).toOfferExactly(0, 'distribute', ['return']); // and the turn goes on
  });

  it('MOG-19.2 the other offers and the seat at turn agrees, in phase 2 or in phase 3', () => {
    const early = feud().play();
    early.answer(1, 'truce', 'truce:b0-m0');
    early.put(0, 'agree:b0-m0');
    expect(fought(early)).toEqual([]);
    expect(early).toWaitFor([0, 'distribute']);

    const late = feud().play();
    late.put(0, 'return').answer(1, 'truce', 'truce:b0-m0');
    late.answer(0, 'cards', 'agree:b0-m0');
    expect(fought(late)).toEqual([]);
  });

  it('MOG-19.2 an offer may be withdrawn or passed over, and then binds nobody', () => {
    const table = feud().play();
    table.put(0, 'truce:b0-m0', 'withdraw:b0-m0');
    table.answer(1, 'truce', 'nothing');
    expect(table).toOfferExactly(1, 'truce', ['truce:b0-m0', 'nothing']);
    table.answer(1, 'truce', 'truce:b0-m0');
    expect(fought(table)).toEqual(['chain-of-feuds']);
  });

  it('MOG-19.2 a side that is full has won and can no longer be talked away', () => {
    const table = new Scene()
      .base(0, 'b0')
      .base(1, 'm0')
      .bag(0, 'b k')
      .conflict('chain-of-feuds', 'b0-m0', { red: 'b0', onRed: 'r r y .', onBlue: 'r . . .' })
      .play();
    table.answer(1, 'truce', 'truce:b0-m0');
    expect(table.offers(0, 'distribute')).toContain('agree:b0-m0');
    table.put(0, 'blue>side:b0-m0.red');
    expect(table.offers(0, 'distribute')).not.toContain('agree:b0-m0');
    expect(table.session.openFor(1)).toEqual([]);
    table.put(0, 'return');
    expect(table.told()).toContain('fact.conflictWon');
  });

  it('MOG-19.2 it ends in the turn of either of the two, not in the turn of a third', () => {
    const table = feud().turnOf(2).play();
    expect(table).toOfferExactly(2, 'distribute', [
      'green>planet:s2.0',
      'green>route:s2-a2@s2',
      'green>card:nehari-seers.0',
      'return',
    ]);
    expect(table.session.openFor(0)).toEqual([]);
    expect(table.session.openFor(1)).toEqual([]);
    table.put(2, 'return').put(0, 'truce:b0-m0', 'return').end(0);
    table.put(1, 'agree:b0-m0'); // in the turn of the other
    expect(fought(table)).toEqual([]);
  });

  /** Seat 0 wins a conflict against seat 1 that gives one of his conflicts; he fights the neutral b1 from s1. */
  const prey = () =>
    new Scene()
      .base(0, 'b0')
      .base(1, 'm0')
      .bag(0, 'r')
      .bag(1, '')
      .conflict('raid-on-the-shipyards', 'b0-m0', { red: 'b0', onRed: '. r b' })
      .conflict('scorched-orbits', 's1-b1', { red: 'b1', onBlue: 'r r y .' });

  it('MOG-19.3 a conflict ends when its card is chosen as reward of another one', () => {
    const table = prey().play();
    table.put(0, 'red>side:b0-m0.red').answer(0, 'seize', 'scorched-orbits');
    expect(fought(table)).toEqual([]);
    expect(table.bag(1)).toEqual(counted('r y'));
    expect(table.symbols(1)).toMatchObject({ scientific: 2, economic: 1 }); // as before: of s1 and m0
  });

  it('MOG-19.4 ended by a change of owner the card goes to the participant that the red side faced', () => {
    const red = settling('b0').play();
    red.put(1, 'return').answer(1, 'reward', 'base:kitzal-brood.0>m0');
    expect(red.cards(0)).toEqual(['azhgar-host', 'scorched-orbits']);
    expect(red.state.decks.conflict).not.toContain('scorched-orbits');
  });

  it('MOG-19.4 a red side that faced a neutral system discards the card', () => {
    const blue = settling('m0').play();
    blue.put(1, 'return').answer(1, 'reward', 'base:kitzal-brood.0>m0');
    expect(blue.cards(0)).toEqual(['azhgar-host']);
    expect(blue.cards(1)).not.toContain('scorched-orbits');
    expect(blue.state.decks.conflict.at(-1)).toBe('scorched-orbits');
  });

  it.each([
    ['b0', 0],
    ['m0', 1],
  ] as const)('MOG-19.4 ended by agreement the card goes to the red side as well: %s', (red, seat) => {
    const table = feud(red).play();
    table.put(0, 'truce:b0-m0').answer(1, 'truce', 'agree:b0-m0');
    expect(table.cards(seat)).toContain('chain-of-feuds');
    expect(table.cards(1 - seat)).not.toContain('chain-of-feuds');
  });

  it('MOG-19.4 chosen as a reward the card goes to the one who chose, wherever its red side lay', () => {
    const table = prey().play();
    table.put(0, 'red>side:b0-m0.red').answer(0, 'seize', 'scorched-orbits');
    expect(table.cards(0)).toEqual(['azhgar-host', 'raid-on-the-shipyards', 'scorched-orbits']);
    expect(table.cards(1)).toEqual(['kitzal-brood']);
  });

  it('MOG-19.5 the cubes return to their owners, of loss to the bank, and nobody is rewarded', () => {
    const table = feud().card(1, 'ore-barges', 'y . .').play();
    const { red, blue, yellow, green } = table.state.bank;
    table.put(0, 'truce:b0-m0').answer(1, 'truce', 'agree:b0-m0');
    expect(table.bag(0)).toEqual(counted('r'));
    expect(table.bag(1)).toEqual(counted('r y g'));
    expect(table.state.bank).toMatchObject({ red: red + 2, blue, yellow, green });
    expect(table.held(1, 'ore-barges').projects[0]?.cells).toEqual(['yellow', null, null]);
    expect(table.state.systems).toMatchObject({ b0: { owner: 0 }, m0: { owner: 1 } });
    expect(table).toWaitFor([0, 'distribute']);
  });

  it('MOG-19.5 the same when a system changes its owner', () => {
    const table = settling('b0').play();
    const { red, yellow } = table.state.bank;
    table.put(1, 'return').answer(1, 'reward', 'base:kitzal-brood.0>m0');
    expect(table.bag(0)).toEqual(counted('r y'));
    expect(table.state.bank).toMatchObject({ red: red + 1, yellow: yellow + 1 });
  });

  it('MOG-19.6 the participant is the owner of the system before the change', () => {
    const table = twoWars('m0').play();
    table.put(0, DESTROY).answer(0, 'conquer', 'reserve');
    expect(table.state.systems.m0.owner).toBe(0);
    expect(table.cards(1)).toEqual(['kitzal-brood', 'chain-of-feuds']);
    expect(table.bag(1)).toEqual(counted('r'));
    expect(table.bag(2)).toEqual(counted('y'));

    const other = twoWars('m1').play();
    other.put(0, DESTROY).answer(0, 'conquer', 'reserve');
    expect(other.cards(2)).toEqual(['nehari-seers', 'chain-of-feuds']);
  });

  it('MOG-19.7 with a neutral system there is nobody to agree with', () => {
    const table = new Scene()
      .base(0, 'b0')
      .bag(0, 'k')
      .bag(1, 'k')
      .conflict('chain-of-feuds', 'b0-m0', { red: 'b0' })
      .play();
    expect(table).toOfferExactly(0, 'distribute', ['return']);
    expect([1, 2].flatMap((seat) => table.session.openFor(seat))).toEqual([]);
    table.put(0, 'return');
    expect(table).toWaitFor([1, 'distribute']); // not even asked in phase 3
  });

  it('MOG-19.8 a won conflict is not terminated by its own goal, but the others of the system are', () => {
    const table = twoWars().play();
    table.put(0, DESTROY);
    expect(table.cards(0)).toEqual(['azhgar-host', 'scorched-orbits']); // though its red side faced m0
    expect(table.told().filter((key) => key === 'fact.conflictEnded')).toHaveLength(1);
    expect(table.cards(1)).toEqual(['kitzal-brood', 'chain-of-feuds']);
    expect(table.state.conflicts).toMatchObject([
      { card: 'patent-war', cells: { red: ['red', null, null] } },
    ]);
  });
});
