import { describe, expect, it } from 'vitest';
import { counted, Scene } from '../scene.ts';

/** Seat 0 in b0 on the red side ('r b* g', one red short), seat 1 in m0 on the blue side ('r r* b y'); plunder 2. */
const embassy = (onBlue = '') =>
  new Scene()
    .base(0, 'b0')
    .base(1, 'm0')
    .bag(0, 'r')
    .bag(1, '')
    .conflict('hostage-embassy', 'b0-m0', { red: 'b0', onRed: '. b g', onBlue });

describe('MOG-18 Rewards of a conflict', () => {
  it('MOG-18.7 both take their cubes off the card when the phase ends; cells of loss go to the bank', () => {
    const table = embassy('r r . y').bag(0, 'r y').play();
    const { red, blue, yellow, green } = table.state.bank;
    table.put(0, 'red>side:b0-m0.red');
    expect(table.state.conflicts[0]?.cells.red).toEqual(['red', 'blue', 'green']); // the phase is not over yet
    table.put(0, 'return');
    expect(table.bag(0)).toEqual(counted('r y g'));
    expect(table.bag(1)).toEqual(counted('r y'));
    expect(table.bag(2)).toEqual(counted('r r r r r b b b b b y y y y y g g g g g k k k k k'));
    expect(table.state.bank).toMatchObject({ red: red + 1, blue: blue + 1, yellow, green });
    expect(table.state.conflicts).toEqual([]);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-18.8 the winner takes the card and may lay it again', () => {
    const table = embassy('r r b .').play();
    table.put(0, 'red>side:b0-m0.red');
    expect(table.cards(0)).toEqual(['azhgar-host', 'hostage-embassy']);
    expect(table.cards(1)).toEqual(['kitzal-brood']);
    table.answers([0, 'cards', 'lay:hostage-embassy'], [0, 'lay', 'b0-m0@b0:blue']);
    expect(table.state.conflicts).toMatchObject([
      {
        card: 'hostage-embassy',
        red: 'm0',
        cells: { red: [null, null, null], blue: [null, null, null, null] },
      },
    ]);
  });

  it('MOG-18.8 the card goes to the blue side when that one is filled first', () => {
    const table = embassy('r r b .').turnOf(1).bag(1, 'y').play();
    table.put(1, 'yellow>side:b0-m0.blue');
    expect(table.cards(1)).toContain('hostage-embassy');
    expect(table.cards(0)).toEqual(['azhgar-host']);
  });

  it('MOG-18.9 the winner takes the printed number of cubes from projects of the loser, not from planets, conflicts or in black', () => {
    const table = embassy()
      .fill(1, 'kitzal-brood', { but: 2 })
      .route(1, 'm0-c', { from: 'm0', colour: 'green', cubes: 2 })
      .card(1, 'boarding-flotilla', '. r . .')
      .card(1, 'barter-engines', '. . . k')
      .card(2, 'ore-barges', 'y . .')
      .colony('m0', 0, 'green')
      .conflict('scorched-orbits', 's1-b1', { red: 's1', onRed: 'r . . . .' })
      .play();
    const { red } = table.state.bank;
    table.put(0, 'red>side:b0-m0.red');
    const reach = ['card:kitzal-brood.0#0', 'route:m0-c#1', 'card:boarding-flotilla.0#1'];
    expect(table).toOfferExactly(0, 'plunder', reach); // of a route only the farthest cube
    table.answer(0, 'plunder', 'card:boarding-flotilla.0#1');
    expect(table.bag(0)).toEqual(counted('r g r'));
    expect(table.state.bank.red).toBe(red); // also from a cell of loss into the winner's bag
    expect(table).toOfferExactly(0, 'plunder', ['card:kitzal-brood.0#0', 'route:m0-c#1']);
    table.answer(0, 'plunder', 'route:m0-c#1');
    expect(table.bag(0)).toEqual(counted('r g r g'));
    expect(table.state.routes['m0-c']?.cubes).toBe(1);
    expect(table.held(1, 'kitzal-brood').projects[0]?.cells).toEqual(['green', 'green', null, null]);
    expect(table.held(2, 'ore-barges').projects[0]?.cells).toEqual(['yellow', null, null]); // a bystander
    expect(table).toWaitFor([0, 'cards']); // two, and no third
  });

  it('MOG-18.9 a card with the number three gives a third cube', () => {
    const table = new Scene()
      .base(0, 'b0')
      .base(1, 'm0')
      .bag(0, 'r')
      .conflict('patent-war', 'b0-m0', { red: 'b0', onRed: '. y y' })
      .route(1, 'm0-m1', { from: 'm0', colour: 'green', cubes: 4 })
      .play();
    table.put(0, 'red>side:b0-m0.red');
    for (const cell of [3, 2, 1]) table.answer(0, 'plunder', `route:m0-m1#${cell}`);
    expect(table.state.routes['m0-m1']?.cubes).toBe(1);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-18.9 a loser with fewer cubes gives all there are, and a plundered development stops at once', () => {
    const table = embassy().working(1, 'picket-stations').play();
    expect(table.symbols(1).military).toBe(1);
    table.put(0, 'red>side:b0-m0.red');
    table.answer(0, 'plunder', 'card:picket-stations.0#2');
    expect(table.symbols(1).military).toBe(0);
    table.answer(0, 'plunder', 'card:picket-stations.0#0');
    expect(table.held(1, 'picket-stations').projects[0]?.cells).toEqual([null, 'red', null]);

    const poor = embassy().fill(1, 'kitzal-brood', { but: 3 }).play();
    poor.put(0, 'red>side:b0-m0.red').answer(0, 'plunder', 'card:kitzal-brood.0#0');
    expect(poor.bag(0)).toEqual(counted('r g g'));
    expect(poor).toWaitFor([0, 'cards']);
  });

  it('MOG-18.10 the winner gets the goal that is printed on the side of the loser', () => {
    const patents = (onRed: string, onBlue: string) =>
      new Scene()
        .base(0, 'b0')
        .base(1, 'm0')
        .card(0, 'ore-barges')
        .card(1, 'plasma-lenses')
        .conflict('patent-war', 'b0-m0', { red: 'b0', onRed, onBlue });
    // Red prints «destroy», blue prints «take a development».
    const red = patents('. y y', '').bag(0, 'r').play();
    red.put(0, 'red>side:b0-m0.red');
    expect(red).toOfferExactly(0, 'seize', ['plasma-lenses']);
    red.answer(0, 'seize', 'plasma-lenses');
    expect(red.state.systems.m0).toMatchObject({ owner: 1, bases: 1 });
    expect(red).toWaitFor([0, 'cards']);

    const blue = patents('', 'r r y .').turnOf(1).bag(1, 'g').play();
    blue.put(1, 'green>side:b0-m0.blue');
    expect(blue).toWaitFor([1, 'conquer']);
    expect(blue.state.systems.b0).toMatchObject({ owner: null, bases: 0 });
    expect(blue.cards(0)).toContain('ore-barges');
  });

  it('MOG-18.21 first the card, then the plunder, then the goal: a route is plundered before it returns', () => {
    const table = new Scene()
      .base(0, 'b0')
      .base(1, 'm0')
      .bag(0, 'r')
      .bag(1, '')
      .conflict('hunt-for-the-flagship', 'b0-m0', { red: 'b0', onRed: '. r g b' })
      .route(1, 'm0-c', { from: 'm0', colour: 'green', cubes: 3 })
      .play();
    table.put(0, 'red>side:b0-m0.red');
    expect(table).toWaitFor([0, 'plunder']);
    expect(table.cards(0)).toContain('hunt-for-the-flagship');
    expect(table.state.systems.m0.owner).toBe(1);
    table.answers([0, 'plunder', 'route:m0-c#2'], [0, 'plunder', 'route:m0-c#1']);
    expect(table).toWaitFor([0, 'conquer']);
    expect(table.state.systems.m0.owner).toBe(null);
    expect(table.bag(0)).toEqual(counted('r g b g g'));
    expect(table.bag(1)).toEqual(counted('g'));
  });

  /** Seat 0 is about to fill two sides against m0 of seat 1: one destroys, the other takes a leader. */
  const twoFronts = () =>
    new Scene()
      .base(0, 'b0')
      .base(0, 'm1')
      .base(1, 'm0')
      .bag(0, 'r r')
      .bag(1, '')
      .card(1, 'salvager-tock')
      .conflict('hostage-embassy', 'b0-m0', { red: 'b0', onRed: '. b g' })
      .conflict('war-of-the-deep-probes', 'm0-m1', { red: 'm0', onBlue: '. r b b', onRed: 'r . r . .' });

  it('MOG-18.22 several conflicts completed in one phase are resolved in the order that the seat likes', () => {
    const table = twoFronts().play();
    table.put(0, 'red>side:b0-m0.red', 'red>side:m0-m1.blue');
    expect(table).toOfferExactly(0, 'reward', ['side:b0-m0.red', 'side:m0-m1.blue']);
    table.answers([0, 'reward', 'side:b0-m0.red'], [0, 'seize', 'salvager-tock']);
    expect(table).toWaitFor([0, 'conquer']); // the second one is rewarded as well
    table.answer(0, 'conquer', 'neutral');
    expect(table.cards(0)).toEqual([
      'azhgar-host',
      'hostage-embassy',
      'salvager-tock',
      'war-of-the-deep-probes',
    ]);
  });

  it('MOG-18.22 one that the result of another terminates gives no reward', () => {
    const table = twoFronts().play();
    table.put(0, 'red>side:b0-m0.red', 'red>side:m0-m1.blue').answer(0, 'reward', 'side:m0-m1.blue');
    table.answer(0, 'conquer', 'neutral');
    expect(table.state.conflicts).toEqual([]);
    expect(table.cards(1)).toEqual(['kitzal-brood', 'salvager-tock']); // no leader is taken
    expect(table.cards(0)).toContain('hostage-embassy'); // by the red side, not as a reward (19.4)
    expect(table.told().filter((key) => key === 'fact.conflictWon')).toHaveLength(1);
    expect(table.told().filter((key) => key === 'fact.conflictEnded')).toHaveLength(1);
    expect(table).toWaitFor([0, 'cards']);
  });
});
