import { describe, expect, it } from 'vitest';
import { cards, kindOf } from '#games/master-of-the-galaxy/content/cards.ts';
import type { CardId } from '#games/master-of-the-galaxy/content/ids.ts';
import type { DeckKind } from '#games/master-of-the-galaxy/content/kinds.ts';
import { Scene } from '../scene.ts';

const everyBag = { red: 5, blue: 5, yellow: 5, green: 5, black: 5 };

describe('MOG-12 Getting a card', () => {
  it('MOG-12.2 a complete project gives back its cubes and brings a card by the general rule', () => {
    const table = new Scene()
      .fill(0, 'azhgar-host', { project: 2, but: 1 })
      .bag(0, 'g')
      .top('conflict', 'patent-war', 'hostage-embassy', 'scorched-orbits')
      .play();
    const { bank } = structuredClone(table.state);
    table.put(0, 'green>card:azhgar-host.2');
    expect(table.bag(0)).toMatchObject({ red: 2, green: 1 });
    expect(table.held(0, 'azhgar-host').projects[2]?.cells).toEqual([null, null, null]);
    expect(table).toOfferExactly(0, 'lifted', ['patent-war', 'hostage-embassy', 'next']);
    table.answer(0, 'lifted', 'hostage-embassy');
    expect(table.cards(0)).toEqual(['azhgar-host', 'hostage-embassy']);
    expect(table.state.decks.conflict[0]).toBe('scorched-orbits');
    expect(table.state.decks.conflict.at(-1)).toBe('patent-war');
    expect(table.state.bank).toEqual(bank); // nothing of it went to the bank
    expect(table.cards(1)).toEqual(['kitzal-brood']);
    expect(table.bag(1)).toEqual(everyBag);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-12.2 the reward waits for the end of the phase', () => {
    const table = new Scene().fill(0, 'azhgar-host', { project: 2, but: 1 }).bag(0, 'g y').play();
    table.put(0, 'green>card:azhgar-host.2');
    expect(table.held(0, 'azhgar-host').projects[2]?.cells).toEqual(['red', 'red', 'green']);
    expect(table).toWaitFor([0, 'distribute']);
    table.put(0, 'return');
    expect(table).toWaitFor([0, 'lifted']);
  });

  it('MOG-12.2 a project with one free cell brings nothing, and its cubes stay', () => {
    const table = new Scene().card(0, 'starlit-synod', 'r . . g').bag(0, 'y').play();
    table.put(0, 'yellow>card:starlit-synod.0');
    expect(table.held(0, 'starlit-synod').projects[0]?.cells).toEqual(['red', null, 'yellow', 'green']);
    expect(table).toWaitFor([0, 'cards']);
    table.answer(0, 'cards', 'end');
    expect(table.cards(0)).toEqual(['azhgar-host', 'starlit-synod']);
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-12.2 a project that shows two cards brings two, each by the general rule', () => {
    const table = new Scene()
      .card(0, 'starlit-synod', 'r b y .')
      .bag(0, 'g')
      .top('leader', 'salvager-tock', 'listener-mirith', 'magnate-lio-varsh', 'admiral-gorvane')
      .play();
    table.put(0, 'green>card:starlit-synod.0').answer(0, 'lifted', 'salvager-tock');
    expect(table).toOfferExactly(0, 'lifted', ['magnate-lio-varsh', 'admiral-gorvane', 'next']);
    table.answer(0, 'lifted', 'admiral-gorvane');
    expect(table.cards(0)).toEqual(['azhgar-host', 'starlit-synod', 'salvager-tock', 'admiral-gorvane']);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-12.2 of two cards only one comes when the deck holds no more', () => {
    const table = new Scene()
      .card(0, 'starlit-synod', 'r b y .')
      .bag(0, 'g')
      .only('leader', ['salvager-tock'], 2)
      .play();
    table.put(0, 'green>card:starlit-synod.0');
    expect(table.cards(0)).toEqual(['azhgar-host', 'starlit-synod', 'salvager-tock']);
    expect(table.bag(0)).toMatchObject({ red: 1, yellow: 1, green: 1 });
    expect(table).toWaitFor([0, 'cards']);
  });

  it.each<readonly [DeckKind, CardId, number]>([
    ['leader', 'assembly-of-worlds', 0],
    ['conflict', 'war-chancellery', 1],
    ['commerce', 'league-of-free-ports', 0],
    ['progress', 'council-of-formulas', 0],
    ['expansion', 'frontier-directorate', 1],
  ])('MOG-12.3 a project that shows %s takes from that deck and no other', (kind, card, project) => {
    const last = cards[card].projects[project]?.cells.at(-1)?.colour;
    const table = new Scene()
      .card(0, card)
      .fill(0, card, { project, but: 1 })
      .bag(0, `${last?.charAt(0)}`)
      .play();
    const before = structuredClone(table.state.decks);
    table.put(0, `${last}>card:${card}.${project}`);
    expect(table).toOfferExactly(0, 'lifted', [...before[kind].slice(0, 2), 'next']);
    table.answer(0, 'lifted', 'next');
    expect(table.cards(0).at(-1)).toBe(before[kind][2]);
    const [top, second, , ...rest] = before[kind];
    expect(table.state.decks).toEqual({ ...before, [kind]: [...rest, top, second] });
  });

  it('MOG-12.3 for any development the deck is chosen before cards are lifted', () => {
    const table = new Scene().fill(0, 'azhgar-host', { project: 1, but: 1 }).bag(0, 'b').play();
    table.put(0, 'blue>card:azhgar-host.1');
    expect(table).toOfferExactly(0, 'deck', ['expansion', 'commerce', 'progress']);
    table.answer(0, 'deck', 'progress');
    const [top = '', second = ''] = table.state.decks.progress;
    expect(table).toOfferExactly(0, 'lifted', [top, second, 'next']);
    table.answer(0, 'lifted', top);
    expect(table.cards(0)).toEqual(['azhgar-host', top]);
    expect(table.state.decks.expansion).toHaveLength(9);
    expect(table.state.decks.commerce).toHaveLength(9);
  });

  it('MOG-12.3 an empty deck is not among them, and with all three empty nothing is taken', () => {
    const two = new Scene().only('commerce', [], 2).fill(0, 'azhgar-host', { project: 1, but: 1 });
    const table = two.bag(0, 'b').play();
    table.put(0, 'blue>card:azhgar-host.1');
    expect(table).toOfferExactly(0, 'deck', ['expansion', 'progress']);

    const none = new Scene().only('commerce', [], 2).only('expansion', [], 2).only('progress', [], 2);
    const bare = none.fill(0, 'azhgar-host', { project: 1, but: 1 }).bag(0, 'b').play();
    bare.put(0, 'blue>card:azhgar-host.1');
    expect(bare.cards(0)).toEqual(['azhgar-host']);
    expect(bare.bag(0)).toMatchObject({ green: 2, yellow: 2, blue: 1 });
    expect(bare.told()).toContain('fact.deckEmpty');
    expect(bare).toWaitFor([1, 'distribute']);
  });

  it('MOG-12.3 no project and no effect gives a race card', () => {
    for (const card of Object.values(cards)) {
      for (const project of card.projects)
        if (project.kind === 'card') expect(project.gives).not.toBe('race');
      if (!('property' in card) || card.property?.timing !== 'discard') continue;
      const { effect } = card.property;
      if ('deck' in effect) expect(effect.deck).not.toBe('race');
    }
    const table = new Scene().fill(0, 'azhgar-host', { project: 1, but: 1 }).bag(0, 'b').play();
    table.put(0, 'blue>card:azhgar-host.1');
    expect(table).toRefuse(0, 'deck', 'race', 'core.notOffered');
    table.answers([0, 'deck', 'expansion'], [0, 'lifted', 'next']);
    expect(table.cards(0).filter((id) => kindOf(id) === 'race')).toEqual(['azhgar-host']);
  });
});
