import { describe, expect, it } from 'vitest';
import type { CardId } from '#games/master-of-the-galaxy/content/ids.ts';
import { counted, Scene } from '../scene.ts';

/** Seat 0 in b0 will win with the last red cube of the red side against seat 1 in m0. */
const winning = (card: CardId, onRed: string) =>
  new Scene()
    .base(0, 'b0')
    .base(1, 'm0')
    .bag(0, 'r')
    .bag(1, '')
    .conflict(card, 'b0-m0', { red: 'b0', onRed });

const LAST = 'red>side:b0-m0.red';

describe('MOG-18 Goals of a conflict', () => {
  it('MOG-18.11 MOG-18.19 «destroy»: all bases of the loser leave his system for the reserve', () => {
    const table = winning('scorched-orbits', '. r r y y').base(1, 'm0').base(1, 'a1').base(2, 'm1').play();
    table.put(0, LAST);
    expect(table).toWaitFor([0, 'conquer']);
    expect(table.state.systems.m0).toMatchObject({ owner: null, bases: 0 });
    expect(table.state.seats[1]?.reserve).toBe(7); // nine without s1 and a1
    expect(table.state.systems.a1).toMatchObject({ owner: 1, bases: 1 });
    expect(table.state.systems.m1).toMatchObject({ owner: 2, bases: 1 });
  });

  it('MOG-18.11 the routes that touch the lost system return, complete or not, and no others', () => {
    const table = winning('hunt-for-the-flagship', '. r g b')
      .base(1, 'a1')
      .route(1, 'a1-m0', { from: 'a1', colour: 'yellow', cubes: 2 })
      .route(1, 'm0-c', { from: 'm0', colour: 'green', cubes: 1 })
      .route(1, 's1-a1', { from: 's1', colour: 'blue', cubes: 3 })
      .route(0, 's0-b0', { from: 's0', colour: 'red', cubes: 3 })
      .play();
    table.put(0, LAST);
    table.answers([0, 'plunder', 'route:s1-a1#2'], [0, 'plunder', 'route:s1-a1#1']);
    expect(Object.keys(table.state.routes).sort()).toEqual(['s0-b0', 's1-a1']);
    expect(table.bag(1)).toEqual(counted('y y g'));
  });

  it('MOG-18.11 MOG-18.18 the winner may place a base from the reserve without route, and takes a leader', () => {
    const table = winning('scorched-orbits', '. r r y y').base(1, 'm0').play();
    table.put(0, LAST);
    expect(table).toOfferExactly(0, 'conquer', ['reserve', 'neutral']);
    table.answer(0, 'conquer', 'reserve');
    expect(table.state.systems.m0).toMatchObject({ owner: 0, bases: 1 });
    expect(table.state.seats[0]?.reserve).toBe(6);
    const [top] = table.offers(0, 'lifted');
    table.answer(0, 'lifted', top as string);
    expect(table.cards(0)).toEqual(['azhgar-host', 'scorched-orbits', top]);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-18.11 a prepared base may be placed instead', () => {
    const table = winning('scorched-orbits', '. r r y y').prepared(0, 'azhgar-host').play();
    table.put(0, LAST);
    expect(table).toOfferExactly(0, 'conquer', ['reserve', 'base:azhgar-host.0', 'neutral']);
    table.answer(0, 'conquer', 'base:azhgar-host.0');
    expect(table.state.systems.m0).toMatchObject({ owner: 0, bases: 1 });
    expect(table.held(0, 'azhgar-host').projects[0]?.disc).toBe(false);
    expect(table.state.seats[0]?.reserve).toBe(6); // nine without s0, b0 and m0
    expect(table).toWaitFor([0, 'lifted']);
  });

  it('MOG-18.12 without a base of the winner the system is neutral, and is entered by a route', () => {
    const table = winning('scorched-orbits', '. r r y y')
      .base(1, 'a1')
      .bag(1, 'g')
      .prepared(0, 'azhgar-host')
      .play();
    table.put(0, LAST).answer(0, 'conquer', 'neutral');
    expect(table.state.systems.m0).toMatchObject({ owner: null, bases: 0 });
    expect(table).toWaitFor([0, 'cards']); // the prepared base has no route to go there by
    table.end(0);
    expect(table.offers(1, 'distribute')).toContain('green>route:a1-m0@a1');
    expect(table).toRefuse(1, 'distribute', 'green>planet:m0.0', 'core.notOffered');
  });

  it('MOG-18.13 «take»: one card of the shown kind by choice of the winner, never the race', () => {
    const table = winning('patent-war', '. y y')
      .card(1, 'ore-barges')
      .card(1, 'plasma-lenses')
      .card(1, 'salvager-tock')
      .card(1, 'war-chancellery')
      .card(2, 'picket-stations')
      .play();
    table.put(0, LAST);
    expect(table).toOfferExactly(0, 'seize', ['ore-barges', 'plasma-lenses']);
    table.answer(0, 'seize', 'plasma-lenses');
    expect(table.cards(0)).toEqual(['azhgar-host', 'patent-war', 'plasma-lenses']);
    expect(table.cards(1)).toEqual(['kitzal-brood', 'ore-barges', 'salvager-tock', 'war-chancellery']);
    expect(table.cards(2)).toEqual(['nehari-seers', 'picket-stations']);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-18.13 «take a leader»: only leaders are shown, and nothing happens if the loser has none', () => {
    const table = winning('hostage-embassy', '. b g')
      .card(1, 'salvager-tock')
      .card(1, 'ore-barges')
      .card(2, 'archivist-quen')
      .play();
    table.put(0, LAST);
    expect(table).toOfferExactly(0, 'seize', ['salvager-tock']);

    const none = winning('hostage-embassy', '. b g').card(1, 'ore-barges').play();
    none.put(0, LAST);
    expect(none).toWaitFor([0, 'cards']);
    expect(none.cards(1)).toEqual(['kitzal-brood', 'ore-barges']);
  });

  it('MOG-18.13 «discard»: several parts are carried out one after another, the cards go under their decks', () => {
    const table = winning('heretics-uprising', '. r g')
      .card(1, 'war-chancellery')
      .card(1, 'starlit-synod')
      .card(1, 'salvager-tock')
      .play();
    table.put(0, LAST);
    expect(table).toOfferExactly(0, 'strip', ['war-chancellery', 'starlit-synod']);
    table.answer(0, 'strip', 'starlit-synod');
    expect(table).toOfferExactly(0, 'strip', ['salvager-tock']);
    table.answer(0, 'strip', 'salvager-tock');
    expect(table.cards(1)).toEqual(['kitzal-brood', 'war-chancellery']);
    expect(table.cards(0)).toEqual(['azhgar-host', 'heretics-uprising']);
    expect(table.state.decks.government.at(-1)).toBe('starlit-synod');
    expect(table.state.decks.leader.at(-1)).toBe('salvager-tock');
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-18.13 one goal may destroy and discard', () => {
    const table = winning('siege-of-the-citadels', '. r r g y').card(1, 'war-chancellery').play();
    table.put(0, LAST);
    table.answer(0, 'conquer', 'neutral');
    expect(table).toOfferExactly(0, 'strip', ['war-chancellery']);
    table.answer(0, 'strip', 'war-chancellery');
    expect(table.cards(1)).toEqual(['kitzal-brood']);
  });

  /** The loser also fights seat 2 from b1, and seat 0 fights seat 2 without him. */
  const manyFronts = () =>
    winning('raid-on-the-shipyards', '. r b')
      .base(1, 'b1')
      .base(2, 'm1')
      .base(0, 'm2')
      .bag(2, '')
      .card(1, 'patent-war')
      .conflict('chain-of-feuds', 'b1-m1', { red: 'm1', onRed: 'r r . .', onBlue: '. r y .' })
      .conflict('scorched-orbits', 'm1-m2', { red: 'm2' });

  it('MOG-18.14 a conflict is chosen from the cards of the loser or from the board, where he takes part', () => {
    const table = manyFronts().play();
    table.put(0, LAST);
    expect(table).toOfferExactly(0, 'seize', ['patent-war', 'chain-of-feuds']);
    table.answer(0, 'seize', 'patent-war');
    expect(table.cards(0)).toEqual(['azhgar-host', 'raid-on-the-shipyards', 'patent-war']);
    expect(table.state.conflicts.map(({ card }) => card)).toEqual(['chain-of-feuds', 'scorched-orbits']);
  });

  it('MOG-18.14 a conflict chosen from the board is terminated', () => {
    const table = manyFronts().play();
    const { red } = table.state.bank;
    table.put(0, LAST).answer(0, 'seize', 'chain-of-feuds');
    expect(table.state.conflicts.map(({ card }) => card)).toEqual(['scorched-orbits']);
    expect(table.cards(0)).toEqual(['azhgar-host', 'raid-on-the-shipyards', 'chain-of-feuds']);
    expect(table.cards(1)).toEqual(['kitzal-brood', 'patent-war']);
    expect(table.bag(1)).toEqual(counted('y'));
    expect(table.bag(2)).toEqual(counted('r'));
    expect(table.state.bank.red).toBe(red + 3); // three cells of loss: two of this one, one of the one that is won
  });

  it('MOG-18.15 cubes on a card that is taken return to the bag of its owner, of loss to the bank', () => {
    const table = winning('patent-war', '. y y').working(1, 'boarding-flotilla').play();
    const { red } = table.state.bank;
    table.put(0, LAST);
    for (const cell of [0, 1, 2]) table.answer(0, 'plunder', `card:boarding-flotilla.0#${cell}`);
    table.answer(0, 'seize', 'boarding-flotilla');
    expect(table.bag(1)).toEqual(counted('g'));
    expect(table.held(0, 'boarding-flotilla').projects).toEqual([
      { cells: [null, null, null, null], done: false, disc: false },
    ]);
    expect(table.symbols(0).military).toBe(1); // that of s0 alone
    expect(table.state.bank.red).toBe(red);
  });

  it('MOG-18.15 the prepared base on a discarded government returns to the reserve, its cubes to the bag', () => {
    const table = winning('heretics-uprising', '. r g')
      .card(1, 'war-chancellery', 'r r . . .', 'r .')
      .prepared(1, 'war-chancellery')
      .play();
    expect(table.state.seats[1]?.reserve).toBe(6);
    table.put(0, LAST);
    table.answer(0, 'plunder', 'card:war-chancellery.0#0');
    table.answer(0, 'plunder', 'card:war-chancellery.0#1');
    table.answer(0, 'strip', 'war-chancellery');
    expect(table.state.seats[1]?.reserve).toBe(7);
    expect(table.bag(1)).toEqual(counted('r'));
  });

  it('MOG-18.15 cells of loss on a taken development go to the bank', () => {
    const table = winning('patent-war', '. y y').card(1, 'thinking-moon', 'b b b y r k').play();
    const { blue, yellow } = table.state.bank;
    table.put(0, LAST);
    table.answers(
      [0, 'plunder', 'card:thinking-moon.0#0'],
      [0, 'plunder', 'card:thinking-moon.0#1'],
      [0, 'plunder', 'card:thinking-moon.0#4'],
      [0, 'seize', 'thinking-moon'],
    );
    expect(table.bag(1)).toEqual(counted('k'));
    expect(table.state.bank).toMatchObject({ blue: blue + 1, yellow: yellow + 2 }); // one yellow of the conflict
  });
});
