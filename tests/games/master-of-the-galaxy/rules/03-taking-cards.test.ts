import { describe, expect, it } from 'vitest';
import { type CardId, CONFLICTS, LEADERS } from '#games/master-of-the-galaxy/content/ids.ts';
import type { DeckKind } from '#games/master-of-the-galaxy/content/kinds.ts';
import { questionTo } from '../../../support/driver.ts';
import { type Galaxy, Scene } from '../scene.ts';

const SEEDS = Array.from({ length: 8 }, (_, i) => i + 1);
const THRONE = 'throne-of-seven-houses';
const [A, B, C, D] = ['salvager-tock', 'admiral-gorvane', 'tribune-calla-ruun', 'archivist-quen'] as const;

/** Seat 0 needs one red cube more, and has it, for a leader. */
const nearLeader = () => new Scene().card(0, THRONE, '', 'y .').bag(0, 'r');
/** The project is completed, so that the leader is taken. */
const takeLeader = (table: Galaxy) => table.put(0, `red>card:${THRONE}.1`);
const shuffledFrom = (piles: readonly (readonly CardId[])[]) => new Set(piles.map(String)).size;

describe('MOG-3 Taking cards', () => {
  it('MOG-3.1 two cards are lifted; the one not kept goes to the bottom of the deck', () => {
    for (const [kept, under] of [
      [A, B],
      [B, A],
    ]) {
      const table = nearLeader().top('leader', A, B, C, D).play();
      const others = structuredClone({ ...table.state.decks, leader: null });
      takeLeader(table);
      expect(table).toOfferExactly(0, 'lifted', [A, B, 'next']);
      table.answer(0, 'lifted', kept as string);
      expect(table.cards(0)).toEqual(['azhgar-host', THRONE, kept]);
      const { leader } = table.state.decks;
      expect([leader.length, leader[0], leader[1], leader.at(-1)]).toEqual([17, C, D, under]);
      expect({ ...table.state.decks, leader: null }).toEqual(others);
      expect(table.cards(1)).toEqual(['kitzal-brood']); // a bystander
      expect(table).toWaitFor([0, 'cards']);
    }
  });

  it('MOG-3.1 or both go to the bottom, and the then top card is taken, whatever it is', () => {
    const table = nearLeader().top('leader', A, B, C, D).play();
    takeLeader(table).answer(0, 'lifted', 'next');
    expect(table.cards(0)).toEqual(['azhgar-host', THRONE, C]);
    expect(table.state.decks.leader).toHaveLength(17);
    expect(table.state.decks.leader[0]).toBe(D);
    expect(table).toWaitFor([0, 'cards']);
  });

  it.each([
    { deck: 'conflict', government: 'war-chancellery', project: 1, colour: 'red' },
    { deck: 'progress', government: 'council-of-formulas', project: 0, colour: 'blue' },
    { deck: 'commerce', government: 'league-of-free-ports', project: 0, colour: 'yellow' },
    { deck: 'expansion', government: 'frontier-directorate', project: 1, colour: 'green' },
  ] as const)('MOG-3.1 a $deck card is taken in the same way', ({ deck, government, project, colour }) => {
    const scene = new Scene().card(0, government).fill(0, government, { project, but: 1 });
    const table = scene.bag(0, colour.charAt(0)).play();
    const [first, second, third] = table.state.decks[deck];
    table.put(0, `${colour}>card:${government}.${project}`);
    expect(table).toOfferExactly(0, 'lifted', [first as string, second as string, 'next']);
    table.answer(0, 'lifted', 'next');
    expect(table.cards(0)).toContain(third);
    expect(table.state.decks[deck].slice(-2)).toEqual([first, second]);
  });

  it('MOG-3.1 a government comes in the same way with a third base', () => {
    const scene = new Scene().base(0, 's0').prepared(0, 'azhgar-host').bag(0, 'k');
    const table = scene.route(0, 's0-a0', { from: 's0', colour: 'red', cubes: 3 }).play();
    const [first, second] = table.state.decks.government;
    table.answer(0, 'distribute', 'return');
    table.answer(0, 'reward', 'base:azhgar-host.0>s0');
    expect(table).toOfferExactly(0, 'lifted', [first as string, second as string, 'next']);
  });

  it('MOG-3.2 the third card is known when the choice is made, as the deck lies face up', () => {
    const table = takeLeader(nearLeader().top('leader', A, B, C).play());
    const { form } = questionTo(table, 0, 'lifted');
    const next = 'options' in form ? form.options.find(({ id }) => id === 'next') : undefined;
    expect(next?.label.args).toMatchObject({ card: C });
    table.answer(0, 'lifted', 'next');
    expect(table.cards(0)).toContain(C);
  });

  it('MOG-3.3 two cards put at the bottom keep their order: the former second lies lowest', () => {
    const table = takeLeader(nearLeader().top('leader', A, B, C).play());
    table.answer(0, 'lifted', 'next');
    expect(table.state.decks.leader.slice(-2)).toEqual([A, B]);
  });

  it('MOG-3.3 of a deck of two both may be put at the bottom and the former top card is taken', () => {
    const digging = takeLeader(nearLeader().only('leader', [A, B], 2).play());
    expect(digging).toOfferExactly(0, 'lifted', [A, B, 'next']);
    digging.answer(0, 'lifted', 'next');
    expect(digging.cards(0)).toContain(A);
    expect(digging.state.decks.leader).toEqual([B]);

    const keeping = takeLeader(nearLeader().only('leader', [A, B], 2).play());
    keeping.answer(0, 'lifted', B);
    expect(keeping.state.decks.leader).toEqual([A]);
  });

  it('MOG-3.3 the only card of a deck is taken without a choice, of an empty deck nothing', () => {
    const last = takeLeader(nearLeader().only('leader', [A], 2).play());
    expect(last.cards(0)).toEqual(['azhgar-host', THRONE, A]);
    expect(last.state.decks.leader).toEqual([]);
    expect(last).toWaitFor([0, 'cards']);

    const none = takeLeader(nearLeader().only('leader', [], 2).play());
    expect(none.cards(0)).toEqual(['azhgar-host', THRONE]);
    expect(none.bag(0)).toMatchObject({ yellow: 1, red: 1 }); // the project is done all the same
    expect(none).toWaitFor([0, 'cards']);
  });

  it('MOG-3.4 a random card comes from the shuffled deck, without a choice of two', () => {
    const gained: CardId[] = [];
    const piles: CardId[][] = [];
    for (const seed of SEEDS) {
      const table = new Scene().working(0, 'chronicle-of-wars').bag(0, 'k').play(seed);
      table.answer(0, 'distribute', 'return');
      table.answer(0, 'cards', 'discard:chronicle-of-wars');
      expect(table).toWaitFor([0, 'cards']);
      const [, card] = table.cards(0);
      gained.push(card as CardId);
      const pile = table.state.decks.conflict;
      expect([...pile, card].sort()).toEqual([...CONFLICTS].sort());
      expect(table.session.view(1).decks.conflict).toEqual({ size: 8, top: pile[0] }); // face up again
      piles.push([...pile]);
    }
    expect(new Set(gained).size).toBeGreaterThan(3);
    expect(shuffledFrom(piles)).toBe(SEEDS.length);
  });

  it('MOG-3.5 a card of choice is any card of the deck, which is shuffled afterwards', () => {
    const piles: CardId[][] = [];
    for (const seed of SEEDS) {
      const table = new Scene().working(0, 'talent-brokerage').bag(0, 'k').play(seed);
      table.answer(0, 'distribute', 'return');
      table.answer(0, 'cards', 'discard:talent-brokerage');
      expect(table).toOfferExactly(0, 'search', LEADERS);
      table.answer(0, 'search', C);
      expect(table.cards(0)).toEqual(['azhgar-host', C]);
      const pile = table.state.decks.leader;
      expect([...pile].sort()).toEqual(LEADERS.filter((id) => id !== C).sort());
      piles.push([...pile]);
      expect(table).toWaitFor([0, 'cards']);
    }
    expect(shuffledFrom(piles)).toBe(SEEDS.length);
  });

  it('MOG-3.7 a turn ends with at most seven cards, the race card among them', () => {
    const scene = new Scene().bag(0, 'k');
    for (const leader of LEADERS.slice(0, 6)) scene.card(0, leader);
    const seven = scene.play();
    seven.answer(0, 'distribute', 'return');
    seven.answer(0, 'cards', 'end');
    expect(seven).toWaitFor([1, 'distribute']);

    const more = new Scene().bag(0, 'k');
    for (const leader of LEADERS.slice(0, 7)) more.card(0, leader);
    const eight = more.play();
    eight.answer(0, 'distribute', 'return');
    expect(eight).toRefuse(0, 'cards', 'end', 'MOG-20.5');
    eight.answer(0, 'cards', `discard:${LEADERS[3]}`);
    eight.answer(0, 'cards', 'end');
    eight.answer(0, 'resources', { green: 1 });
    expect(eight.cards(0)).toHaveLength(7);
    expect(eight).toWaitFor([1, 'distribute']);
  });
});

describe('MOG-3 Gaining and discarding cards', () => {
  const CHANCELLERY = 'war-chancellery'; // gives a red cube for each conflict card gained
  const reds = (table: Galaxy) => table.bag(0).red;

  it('MOG-3.8 a property for gained cards answers a card that is drawn, of its kind only', () => {
    const table = new Scene().card(0, CHANCELLERY, '', 'r .').bag(0, 'r').play();
    const { red } = table.state.bank;
    table.put(0, `red>card:${CHANCELLERY}.1`);
    table.answer(0, 'lifted', 'next');
    expect(reds(table)).toBe(3); // the two of the project, and one for the card
    expect(table.state.bank.red).toBe(red - 1);

    const leader = new Scene().card(0, CHANCELLERY).card(0, THRONE, '', 'y .').bag(0, 'r').play();
    takeLeader(leader).answer(0, 'lifted', 'next');
    expect(leader.bag(0)).toEqual({ red: 1, blue: 0, yellow: 1, green: 0, black: 0 }); // those of the project
  });

  it('MOG-3.8 … a card that is drawn by chance', () => {
    const table = new Scene().card(0, CHANCELLERY).working(0, 'chronicle-of-wars').bag(0, 'k').play();
    table.answer(0, 'distribute', 'return');
    const red = table.state.bank.red;
    table.answer(0, 'cards', 'discard:chronicle-of-wars'); // its two red cubes return as well
    expect(reds(table)).toBe(3);
    expect(table.state.bank.red).toBe(red - 1);
  });

  it('MOG-3.8 … a card won in a conflict, and one taken from a rival', () => {
    const scene = new Scene().card(0, CHANCELLERY).card(1, 'patent-war').base(0, 'a1').bag(0, 'b');
    scene.conflict('raid-on-the-shipyards', 's1-a1', { red: 'a1', onRed: 'r r .' });
    const table = scene.play();
    const { red } = table.state.bank;
    table.put(0, 'blue>side:s1-a1.red');
    expect(table).toOfferExactly(0, 'seize', ['patent-war']);
    expect(reds(table)).toBe(2); // the plain cell returns, and one for the card of the conflict
    table.answer(0, 'seize', 'patent-war');
    expect(reds(table)).toBe(3);
    expect(table.state.bank.red).toBe(red + 1 - 2); // the loss cell came, two cubes went
    expect(table.cards(0)).toEqual(['azhgar-host', CHANCELLERY, 'raid-on-the-shipyards', 'patent-war']);
    expect(table.bag(1).red).toBe(5); // a rival without the property
  });

  it("MOG-3.8 … a card that falls to its owner in a rival's turn, and not the rival's own cards", () => {
    const scene = new Scene().turnOf(1).card(0, CHANCELLERY).bag(0, 'k').bag(1, 'k').base(0, 'b0');
    scene.base(1, 'a1').prepared(1, 'kitzal-brood');
    scene.route(1, 'a1-m0', { from: 'a1', colour: 'yellow', cubes: 2 });
    scene.conflict('patent-war', 'b0-m0', { red: 'b0' });
    const table = scene.play();
    table.answer(1, 'distribute', 'return');
    table.answer(1, 'reward', 'base:kitzal-brood.0>m0'); // the neutral system has an owner now: the conflict ends
    expect(table.cards(0)).toContain('patent-war');
    expect(reds(table)).toBe(1);
    table.answer(1, 'lifted', 'next');
    expect(reds(table)).toBe(1);
    expect(table.bag(1)).toMatchObject({ red: 0, blue: 0 });
  });

  it('MOG-3.9 discarded cards go to the bottom of their own deck in the order of discarding', () => {
    const scene = new Scene().bag(0, 'k').card(0, A).card(0, 'patent-war').card(0, B).card(0, 'ore-barges');
    const table = scene.play();
    table.answer(0, 'distribute', 'return');
    const before = structuredClone(table.state.decks) as Record<DeckKind, CardId[]>;
    table.answer(0, 'cards', `discard:${B}`);
    table.answer(0, 'cards', 'discard:ore-barges');
    table.answer(0, 'cards', `discard:${A}`);
    table.answer(0, 'cards', 'discard:patent-war');
    expect(table.state.decks).toEqual({
      ...before,
      leader: [...before.leader, B, A],
      commerce: [...before.commerce, 'ore-barges'],
      conflict: [...before.conflict, 'patent-war'],
    });
  });

  it('MOG-3.9 so do cards that a conflict makes a rival discard', () => {
    const scene = new Scene().card(1, CHANCELLERY).card(1, A).card(1, B).base(0, 'a1').bag(0, 'g');
    scene.conflict('heretics-uprising', 's1-a1', { red: 'a1', onRed: 'r r .' });
    const table = scene.play();
    table.put(0, 'green>side:s1-a1.red');
    table.answer(0, 'strip', CHANCELLERY);
    table.answer(0, 'strip', B);
    expect(table.state.decks.government.at(-1)).toBe(CHANCELLERY);
    expect(table.state.decks.leader.at(-1)).toBe(B);
    expect(table.cards(1)).toEqual(['kitzal-brood', A]);
  });
});
