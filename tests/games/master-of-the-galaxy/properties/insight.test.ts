import { describe, expect, it } from 'vitest';
import type { CardId } from '#games/master-of-the-galaxy/content/ids.ts';
import { Scene } from '../scene.ts';

const DECK: readonly CardId[] = [
  'siege-of-the-citadels',
  'scorched-orbits',
  'chain-of-feuds',
  'patent-war',
  'hostage-embassy',
];
/** Seat 0 takes a conflict with its last cube. */
const taker = () => new Scene().fill(0, 'azhgar-host', { project: 2, but: 1 }).bag(0, 'g');
const take = 'green>card:azhgar-host.2';

describe('Insight: one card more is lifted whenever a card is taken', () => {
  it('three are lifted, the others go under the deck in their order', () => {
    const table = taker().working(0, 'probability-loom').only('conflict', DECK, 2).play();
    table.put(0, take);
    expect(table).toOfferExactly(0, 'lifted', [...DECK.slice(0, 3), 'next']);
    table.answer(0, 'lifted', 'scorched-orbits');
    expect(table.cards(0).at(-1)).toBe('scorched-orbits');
    expect(table.state.decks.conflict).toEqual([
      'patent-war',
      'hostage-embassy',
      'siege-of-the-citadels',
      'chain-of-feuds',
    ]);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('or all three go under and the fourth is taken', () => {
    const table = taker().working(0, 'probability-loom').only('conflict', DECK, 2).play();
    table.put(0, take).answer(0, 'lifted', 'next');
    expect(table.cards(0).at(-1)).toBe('patent-war');
    expect(table.state.decks.conflict).toEqual([
      'hostage-embassy',
      'siege-of-the-citadels',
      'scorched-orbits',
      'chain-of-feuds',
    ]);
  });

  it('a deck of three is lifted whole: what then lies on top is its first card', () => {
    const table = taker().working(0, 'probability-loom').only('conflict', DECK.slice(0, 3), 2).play();
    table.put(0, take);
    expect(table).toOfferExactly(0, 'lifted', [...DECK.slice(0, 3), 'next']);
    table.answer(0, 'lifted', 'next');
    expect(table.cards(0).at(-1)).toBe('siege-of-the-citadels');
    expect(table.state.decks.conflict).toEqual(['scorched-orbits', 'chain-of-feuds']);
  });

  it('of a smaller deck all there is', () => {
    const two = taker().working(0, 'probability-loom').only('conflict', DECK.slice(0, 2), 2).play();
    two.put(0, take);
    expect(two).toOfferExactly(0, 'lifted', [...DECK.slice(0, 2), 'next']);
    const none = taker().working(0, 'probability-loom').only('conflict', [], 2).play();
    none.put(0, take);
    expect(none.cards(0)).toEqual(['azhgar-host', 'probability-loom']);
    expect(none).toWaitFor([0, 'cards']);
  });

  it('two such cards lift four', () => {
    const scene = taker().working(0, 'probability-loom').working(0, 'consular-docks');
    const table = scene.card(0, 'listener-mirith').only('conflict', DECK, 2).play();
    table.put(0, take);
    expect(table).toOfferExactly(0, 'lifted', [...DECK.slice(0, 4), 'next']);
  });

  it('not with a cell free, by a leader without his symbols, or by a rival’s card', () => {
    const scenes = [
      taker().card(0, 'probability-loom', 'b b y .'),
      taker().card(0, 'listener-mirith').working(0, 'consular-docks'),
      taker().working(1, 'probability-loom'),
    ];
    for (const scene of scenes) {
      const table = scene.only('conflict', DECK, 2).play();
      table.put(0, take);
      expect(table).toOfferExactly(0, 'lifted', [...DECK.slice(0, 2), 'next']);
    }
  });
});
