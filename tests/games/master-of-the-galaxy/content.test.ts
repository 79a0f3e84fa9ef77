import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { SYSTEMS, tracks } from '#games/master-of-the-galaxy/content/board.ts';
import type {
  Card,
  CardProject,
  Cell,
  ConflictSide,
  DevelopmentCard,
} from '#games/master-of-the-galaxy/content/card.ts';
import { cards, kindOf } from '#games/master-of-the-galaxy/content/cards.ts';
import { CARD_IDS } from '#games/master-of-the-galaxy/content/ids.ts';
import {
  COLOURS,
  DEVELOPMENTS,
  type DeckKind,
  type DevelopmentKind,
  SYMBOLS,
} from '#games/master-of-the-galaxy/content/kinds.ts';
import { collapse, extraTurn, guard, ignite, stall } from '#games/master-of-the-galaxy/content/properties.ts';
import type { Property } from '#games/master-of-the-galaxy/content/property.ts';
import * as english from '#games/master-of-the-galaxy/text/names.en.ts';
import * as russian from '#games/master-of-the-galaxy/text/names.ru.ts';

type CardOf<K extends DeckKind> = K extends DevelopmentKind ? DevelopmentCard : Extract<Card, { kind: K }>;
const deck = <K extends DeckKind>(kind: K) =>
  Object.values(cards).filter((card): card is CardOf<K> & Card => card.kind === kind);
const raceCards = deck('race');
const leaderCards = deck('leader');
const conflictCards = deck('conflict');
const governmentCards = deck('government');
const developmentDecks = {
  expansion: deck('expansion'),
  commerce: deck('commerce'),
  progress: deck('progress'),
};
const developmentCards: readonly DevelopmentCard[] = Object.values(developmentDecks).flat();

type ProjectOf<K extends CardProject['kind']> = Extract<CardProject, { kind: K }>;
const ofKind = <K extends CardProject['kind']>(
  projects: readonly CardProject[],
  kind: K,
): readonly ProjectOf<K>[] => projects.filter((project): project is ProjectOf<K> => project.kind === kind);

function tally<T extends string | number>(values: Iterable<T>): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
const colours = (cells: readonly Cell[]) => tally(cells.map((cell) => cell.colour));
const sorted = (values: Iterable<number>) => [...values].sort((one, other) => one - other);
const size = (project: { readonly cells: readonly Cell[] } | undefined) => project?.cells.length ?? 0;
const losses = (project: { readonly cells: readonly Cell[] }) =>
  project.cells.filter((cell) => cell.loss).length;
const between = (value: number, low: number, high: number) => value >= low && value <= high;

describe('MOG-1 Decks', () => {
  const decks = tally(CARD_IDS.map(kindOf));

  it('MOG-1.2 36 politics cards: 18 leaders, 9 conflicts, 9 governments', () => {
    expect([decks.leader, decks.conflict, decks.government]).toEqual([18, 9, 9]);
  });

  it('MOG-1.3 27 development cards: 9 expansion, 9 commerce, 9 progress', () => {
    expect([decks.expansion, decks.commerce, decks.progress]).toEqual([9, 9, 9]);
  });

  it('MOG-1.4 9 race cards, and every card id once', () => {
    expect(decks.race).toBe(9);
    expect(new Set(CARD_IDS).size).toBe(72);
    expect(Object.keys(cards).sort()).toEqual([...CARD_IDS].sort());
    for (const id of CARD_IDS) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('no project asks for more than three cells of one colour', () => {
    const sides = conflictCards.flatMap((card) => [card.red, card.blue]);
    for (const project of [...Object.values(cards).flatMap((card) => card.projects), ...sides])
      expect(Math.max(...Object.values(colours(project.cells)))).toBeLessThanOrEqual(3);
  });

  it('MOG-14.1 loss cells occur on cards only: on developments and conflicts', () => {
    for (const track of Object.values(tracks)) expect(Object.keys(track).sort()).toEqual(['ends', 'length']);
    for (const card of [...raceCards, ...leaderCards, ...governmentCards])
      for (const project of card.projects) expect(losses(project)).toBe(0);
  });

  it('MOG-12.3 no project gives a race card', () => {
    for (const card of Object.values(cards))
      for (const project of ofKind(card.projects, 'card')) expect(project.gives).not.toBe('race');
  });
});

describe('MOG-10, MOG-15 Races', () => {
  const parts = raceCards.map((card) => ({
    bases: ofKind(card.projects, 'base'),
    developments: ofKind(card.projects, 'card').filter((project) => project.gives === 'development'),
    conflicts: ofKind(card.projects, 'card').filter((project) => project.gives === 'conflict'),
    programmes: ofKind(card.projects, 'programme'),
    all: card.projects,
  }));

  it('MOG-10.1 every race has a base project of 4 cells, at most one race of 5', () => {
    for (const race of parts) expect(race.bases).toHaveLength(1);
    const sizes = sorted(parts.map((race) => size(race.bases[0])));
    expect(sizes.slice(0, 8)).toEqual(Array(8).fill(4));
    expect(sizes[8]).toBeLessThanOrEqual(5);
  });

  it('MOG-12.1 every race gets any development for 3 to 5 cells, three warlike ones a conflict for 3 or 4', () => {
    for (const race of parts) {
      expect(race.developments).toHaveLength(1);
      expect(between(size(race.developments[0]), 3, 5)).toBe(true);
      for (const project of race.conflicts) expect(between(size(project), 3, 4)).toBe(true);
      expect(race.all).toHaveLength(3 + race.conflicts.length);
    }
    expect(parts.filter((race) => race.conflicts.length === 1)).toHaveLength(3);
    expect(parts.filter((race) => size(race.developments[0]) === 5).length).toBeLessThanOrEqual(2);
  });

  it('MOG-15.1 every programme has 5 or 6 cells and three symbols of different kinds; no two are equal', () => {
    for (const race of parts) {
      expect(race.programmes).toHaveLength(1);
      expect(between(size(race.programmes[0]), 5, 6)).toBe(true);
      expect(new Set(race.programmes[0]?.symbols).size).toBe(3);
      expect(race.programmes[0]?.symbols).toHaveLength(3);
    }
    const symbols = parts.map((race) => race.programmes[0]?.symbols ?? []);
    expect(new Set(symbols.map((three) => [...three].sort().join())).size).toBe(9);
    const kinds = tally(symbols.flat());
    for (const kind of SYMBOLS) expect(between(kinds[kind] ?? 0, 5, 6)).toBe(true);
  });

  it('projects mix two or three colours; black stands once in three programmes only', () => {
    for (const race of parts)
      for (const project of race.all) {
        expect(between(Object.keys(colours(project.cells)).length, 2, 3)).toBe(true);
        expect(colours(project.cells).black ?? 0).toBeLessThanOrEqual(project.kind === 'programme' ? 1 : 0);
      }
    expect(
      parts.filter((race) => race.programmes[0]?.cells.some((cell) => cell.colour === 'black')),
    ).toHaveLength(3);
  });

  it('every race leans on two colours, every colour carries four or five races', () => {
    const leanings = parts.flatMap((race) => {
      const counts = colours(race.all.flatMap((project) => project.cells));
      const [first, second, third] = [...COLOURS].sort(
        (one, other) => (counts[other] ?? 0) - (counts[one] ?? 0),
      );
      if (!first || !second || !third) throw new Error('four colours expected');
      expect(counts[second] ?? 0).toBeGreaterThan(counts[third] ?? 0);
      return [first, second];
    });
    const carried = tally(leanings);
    for (const colour of COLOURS) expect(between(carried[colour] ?? 0, 4, 5)).toBe(true);
  });

  it('races cost the same, plus or minus one cell: the warlike pay for their second way', () => {
    for (const race of parts)
      expect(size(race.bases[0]) + size(race.developments[0]) + size(race.programmes[0])).toBe(
        13 + race.conflicts.length,
      );
  });
});

describe('MOG-16, MOG-17 Leaders', () => {
  it('MOG-16.1 fourteen of eighteen steal, for three cells of one or two colours', () => {
    const thefts = leaderCards.flatMap((card) => ofKind(card.projects, 'theft'));
    expect(thefts).toHaveLength(14);
    for (const card of leaderCards) expect(ofKind(card.projects, 'theft')).toHaveLength(card.projects.length);
    for (const theft of thefts) {
      expect(theft.cells).toHaveLength(3);
      expect(between(Object.keys(colours(theft.cells)).length, 1, 2)).toBe(true);
    }
    expect(sorted(Object.values(tally(thefts.map((theft) => theft.takes))))).toEqual([3, 3, 4, 4]);
  });

  it('MOG-17.3 six require one symbol, eight two, four three; every kind about equally often', () => {
    expect(tally(leaderCards.map((card) => card.requires.length))).toEqual({ 1: 6, 2: 8, 3: 4 });
    const kinds = tally(leaderCards.flatMap((card) => card.requires));
    for (const kind of SYMBOLS) expect(between(kinds[kind] ?? 0, 6, 7)).toBe(true);
  });

  it('MOG-17.2 ten work on discard, eight otherwise', () => {
    expect(leaderCards.filter((card) => card.property.timing === 'discard')).toHaveLength(10);
  });
});

describe('MOG-17, MOG-21 Properties', () => {
  const holding = (model: Property) =>
    CARD_IDS.filter((id) => {
      const card = cards[id];
      return 'property' in card && isDeepStrictEqual(card.property, model);
    });

  it('MOG-21.1 two cards give an extra turn, both leaders that require three symbols', () => {
    const givers = leaderCards.filter((card) => isDeepStrictEqual(card.property, extraTurn()));
    expect(givers.map((card) => card.requires.length)).toEqual([3, 3]);
    expect(holding(extraTurn())).toHaveLength(2);
  });

  it('MOG-21.2 two cards make a rival skip, both leaders', () => {
    expect(holding(stall()).map(kindOf)).toEqual(['leader', 'leader']);
  });

  it('MOG-4.3, MOG-4.6 one leader makes a black hole and one removes it', () => {
    expect([...holding(collapse()), ...holding(ignite())].map(kindOf)).toEqual(['leader', 'leader']);
  });

  it('MOG-16.2 a single leader of three symbols protects from theft', () => {
    const guards = leaderCards.filter((card) => isDeepStrictEqual(card.property, guard()));
    expect(guards.map((card) => card.requires.length)).toEqual([3]);
    expect(holding(guard())).toHaveLength(1);
  });

  it('no permanent property adds cubes drawn or placed per turn', () => {
    const allowed = [
      'sift',
      'colony',
      'cards',
      'patronage',
      'amnesty',
      'spoils',
      'insight',
      'exchange',
      'guard',
    ];
    for (const card of [...leaderCards, ...governmentCards, ...developmentCards])
      if (card.property?.timing === 'permanent')
        for (const [name, value] of Object.entries(card.property.modify)) {
          expect(allowed).toContain(name);
          if (typeof value === 'number') expect(value).toBe(1);
          if (Array.isArray(value)) expect(value).toHaveLength(1);
        }
  });
});

describe('MOG-18 Conflicts', () => {
  const destroys = (side: ConflictSide) => side.goals.some((goal) => goal.kind === 'destroy');

  it('MOG-18.10 a side costs what it wins: 4 or 5 cells for bases, 3 for cards only; the goal stands opposite', () => {
    for (const { red, blue } of conflictCards) {
      expect(destroys(red)).toBe(true);
      if (!destroys(blue)) {
        expect([size(red), size(blue)]).toEqual([3, 4]);
        continue;
      }
      expect(between(size(red), 4, 5)).toBe(true);
      expect(size(blue)).toBe(4);
      const blueWinsMore = red.goals.length > blue.goals.length;
      expect(size(red) - size(blue)).toBe(blueWinsMore ? 0 : 1);
    }
    expect(conflictCards.filter((card) => destroys(card.blue))).toHaveLength(5);
  });

  it('MOG-18.13 every goal part is one of the known kinds and takes one card', () => {
    for (const card of conflictCards)
      for (const side of [card.red, card.blue]) {
        expect(side.goals.length).toBeGreaterThan(0);
        for (const goal of side.goals) if (goal.kind !== 'destroy') expect(goal.count).toBe(1);
      }
  });

  it('half of the cells of a side are red, one is a loss cell, on the longest two', () => {
    for (const card of conflictCards)
      for (const side of [card.red, card.blue]) {
        expect(Math.abs((colours(side.cells).red ?? 0) - size(side) / 2)).toBeLessThanOrEqual(0.5);
        expect(losses(side)).toBe(size(side) === 5 ? 2 : 1);
      }
  });

  it('MOG-18.9 the plunder number is 2 or 3', () => {
    for (const card of conflictCards) expect(between(card.plunder, 2, 3)).toBe(true);
  });

  it('MOG-18.5 five cards show a symbol, one of each kind', () => {
    const shown = conflictCards.flatMap((card) => card.symbol ?? []);
    expect([...shown].sort()).toEqual([...SYMBOLS].sort());
  });
});

describe('MOG-12, MOG-17 Governments', () => {
  it('MOG-12.4 two projects: 2 cells for a card of a named type, 3 or 4 for any development', () => {
    for (const card of governmentCards) {
      expect(card.projects).toHaveLength(2);
      const gets = ofKind(card.projects, 'card');
      expect(gets.length).toBeGreaterThan(0);
      for (const project of gets)
        if (project.gives === 'development') expect(between(size(project), 3, 4)).toBe(true);
        else expect(size(project)).toBe(2 * project.count);
    }
  });

  it('MOG-10.6 four have a base project of 4 or 5 cells', () => {
    const bases = governmentCards.flatMap((card) => ofKind(card.projects, 'base'));
    expect(bases).toHaveLength(4);
    for (const project of bases) expect(between(size(project), 4, 5)).toBe(true);
  });

  it('MOG-17.1 properties are permanent or conditional, never on discard; no two are equal', () => {
    for (const card of governmentCards) expect(card.property.timing).not.toBe('discard');
    for (const card of governmentCards)
      expect(governmentCards.filter((other) => isDeepStrictEqual(other.property, card.property))).toEqual([
        card,
      ]);
  });
});

describe('MOG-13 Developments', () => {
  const table = {
    expansion: {
      main: 'green',
      symbols: { economic: 1, diplomatic: 1, cultural: 4, military: 3, scientific: 1 },
    },
    commerce: {
      main: 'yellow',
      symbols: { economic: 4, diplomatic: 3, cultural: 1, military: 1, scientific: 1 },
    },
    progress: {
      main: 'blue',
      symbols: { economic: 1, diplomatic: 2, cultural: 1, military: 2, scientific: 4 },
    },
  } as const;
  const cellsOf = (card: DevelopmentCard) => card.projects.flatMap((project) => project.cells);

  it.each(DEVELOPMENTS)('MOG-13.1 ten symbols of %s as tabled', (kind) => {
    expect(tally(developmentDecks[kind].flatMap((card) => card.symbols))).toEqual(table[kind].symbols);
  });

  it('MOG-5.3 six symbols of each kind, never two equal on one card', () => {
    for (const card of developmentCards) expect(new Set(card.symbols).size).toBe(card.symbols.length);
    const kinds = tally(developmentCards.flatMap((card) => card.symbols));
    for (const kind of SYMBOLS) expect(kinds[kind]).toBe(6);
  });

  it.each(DEVELOPMENTS)(
    '%s has three cards of 3 cells, three of 4, two of 5, one of 6; two with black',
    (kind) => {
      const own = developmentDecks[kind];
      for (const card of own) expect(card.projects.map((project) => project.kind)).toEqual(['development']);
      expect(sorted(own.map((card) => cellsOf(card).length))).toEqual([3, 3, 3, 4, 4, 4, 5, 5, 6]);
      const blacks = own.map((card) => colours(cellsOf(card)).black ?? 0);
      expect(sorted(blacks)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1]);
    },
  );

  it.each(DEVELOPMENTS)('the main colour of %s stands on each card and most often', (kind) => {
    const { main } = table[kind];
    for (const card of developmentDecks[kind]) expect(colours(cellsOf(card))[main] ?? 0).toBeGreaterThan(0);
    const counts = colours(developmentDecks[kind].flatMap(cellsOf));
    expect(counts[main]).toBe(Math.max(...Object.values(counts)));
  });

  it('MOG-14.2 one loss cell per three cells from 4 cells on', () => {
    for (const cells of developmentCards.map(cellsOf))
      expect(losses({ cells })).toBe(cells.length < 4 ? 0 : Math.floor(cells.length / 3));
  });

  it('every card is worth its cells: 4 bring a property with the symbol, 5 two symbols, 6 a property alone', () => {
    for (const card of developmentCards) {
      const length = cellsOf(card).length;
      expect(card.symbols).toHaveLength(length === 6 ? 0 : length === 5 ? 2 : 1);
      if (length !== 5) expect(card.property !== undefined).toBe(length !== 3);
    }
  });
});

describe.each(Object.entries({ english, russian }))(
  'MOG-1.9 Names, %s',
  (language, { names, systemNames }) => {
    it('names every card and system once, short and in its own letters', () => {
      expect(Object.keys(names).sort()).toEqual([...CARD_IDS].sort());
      expect(Object.keys(systemNames).sort()).toEqual([...SYSTEMS].sort());
      const all = [...Object.values(names).map((card) => card.name), ...Object.values(systemNames)];
      expect(new Set(all).size).toBe(all.length);
      for (const name of all) {
        expect(name.length).toBeLessThanOrEqual(28);
        expect(name).toMatch(language === 'english' ? /^[A-Za-z' -]+$/ : /^[А-Яа-яЁё -]+$/);
      }
    });

    it('tells one short sentence about each card, no two alike', () => {
      const lore = Object.values(names).map((card) => card.lore);
      for (const sentence of lore) expect(sentence).toMatch(/^[^.!?]{10,109}\.$/);
      expect(new Set(lore).size).toBe(lore.length);
    });
  },
);
