import { describe, expect, it } from 'vitest';
import { CONFLICTS, GOVERNMENTS } from '#games/master-of-the-galaxy/content/ids.ts';
import { counted, Scene } from '../scene.ts';

/** Seat 0 in phase 3 with an implemented chronicle, on a table of some seed. */
const chronicler = (seed = 1) => {
  const scene = new Scene().working(0, 'chronicle-of-wars').card(0, 'ore-barges').bag(0, 'b');
  return scene.play(seed).put(0, 'return');
};

describe('Windfall: a random card of a kind', () => {
  it('one conflict comes without a choice, the others stay in the deck', () => {
    const table = chronicler();
    table.answer(0, 'cards', 'discard:chronicle-of-wars');
    const [, , got] = table.cards(0);
    expect(CONFLICTS).toContain(got);
    expect(table.state.decks.conflict.toSorted()).toEqual(CONFLICTS.filter((id) => id !== got).toSorted());
    expect(table.cards(1)).toEqual(['kitzal-brood']);
    expect(table).toWaitFor([0, 'cards']); // where it may still be laid
    expect(table.offers(0, 'cards')).toContain(`lay:${got}`);
  });

  it('chance decides, not the order of the deck', () => {
    const got = [1, 2, 3, 4, 5, 6].map((seed) => {
      const table = chronicler(seed);
      table.answer(0, 'cards', 'discard:chronicle-of-wars');
      return table.cards(0)[2];
    });
    expect(new Set(got).size).toBeGreaterThan(1);
  });

  it('the last card of a deck comes, from an empty one nothing', () => {
    const stocked = (...left: readonly 'patent-war'[]) => {
      const scene = new Scene()
        .working(0, 'chronicle-of-wars')
        .card(0, 'ore-barges')
        .only('conflict', left, 2);
      const table = scene.bag(0, 'b').play().put(0, 'return');
      table.answer(0, 'cards', 'discard:chronicle-of-wars');
      return table;
    };
    expect(stocked('patent-war').cards(0)).toEqual(['azhgar-host', 'ore-barges', 'patent-war']);
    const none = stocked();
    expect(none.cards(0)).toEqual(['azhgar-host', 'ore-barges']);
    expect(none.told()).toContain('fact.deckEmpty');
    expect(none).toWaitFor([0, 'cards']);
  });

  it('not while the card has a cell free', () => {
    const scene = new Scene().card(0, 'chronicle-of-wars', 'b b r r .').card(0, 'ore-barges').bag(0, 'b');
    const table = scene.play().put(0, 'return');
    table.answer(0, 'cards', 'discard:chronicle-of-wars');
    expect(table.cards(0)).toEqual(['azhgar-host', 'ore-barges']);
    expect(table.state.decks.conflict).toEqual(CONFLICTS);
  });
});

/** Seat 0 in phase 3 with a chancellor and the two symbols she asks for. */
const chancellor = () =>
  new Scene()
    .working(0, 'terraced-habitats')
    .working(0, 'consular-docks')
    .card(0, 'chancellor-iderne')
    .bag(0, 'b');

describe('Commission: a card of choice from a deck', () => {
  it('any card of the deck, which is shuffled afterwards', () => {
    const left = [1, 2, 3].map((seed) => {
      const table = chancellor().play(seed).put(0, 'return');
      table.answer(0, 'cards', 'discard:chancellor-iderne');
      expect(table).toOfferExactly(0, 'search', GOVERNMENTS);
      table.answer(0, 'search', 'planners-syndicate');
      expect(table.cards(0).at(-1)).toBe('planners-syndicate');
      expect(table.bag(0)).toEqual(counted('b'));
      expect(table).toWaitFor([0, 'cards']);
      return table.state.decks.government;
    });
    const rest = GOVERNMENTS.filter((id) => id !== 'planners-syndicate');
    for (const deck of left) expect(deck.toSorted()).toEqual(rest.toSorted());
    expect(left.some((deck) => deck.join() !== rest.join())).toBe(true);
  });

  it('an empty deck gives nothing', () => {
    const table = chancellor().only('government', [], 2).play().put(0, 'return');
    table.answer(0, 'cards', 'discard:chancellor-iderne');
    expect(table.told()).toContain('fact.deckEmpty');
    expect(table).toWaitFor([0, 'cards']);
  });

  it('not with a symbol missing', () => {
    const scene = new Scene().working(0, 'terraced-habitats').card(0, 'chancellor-iderne').bag(0, 'b');
    const table = scene.play().put(0, 'return');
    table.answer(0, 'cards', 'discard:chancellor-iderne');
    expect(table).toWaitFor([0, 'cards']);
    expect(table.state.decks.government).toEqual(GOVERNMENTS);
  });

  it('a development brings it only when implemented: any leader', () => {
    const works = new Scene().working(0, 'talent-brokerage').bag(0, 'b').play().put(0, 'return');
    const leaders = [...works.state.decks.leader];
    works.answer(0, 'cards', 'discard:talent-brokerage');
    expect(works).toOfferExactly(0, 'search', leaders);
    works.answer(0, 'search', 'patroness-eloi-sund');
    expect(works.cards(0)).toEqual(['azhgar-host', 'patroness-eloi-sund']);

    const bare = new Scene().card(0, 'talent-brokerage', 'y y b .').bag(0, 'b').play().put(0, 'return');
    bare.answer(0, 'cards', 'discard:talent-brokerage');
    expect(bare).toWaitFor([0, 'resources']);
  });
});
