import { describe, expect, it } from 'vitest';
import { twilightInscription } from '#games/twilight-inscription/index.ts';
import type { State } from '#games/twilight-inscription/state.ts';
import { agendas } from '#games/twilight-inscription/tables/agendas.ts';
import { events } from '#games/twilight-inscription/tables/events.ts';
import { FACTIONS } from '#games/twilight-inscription/tables/factions.ts';
import { objectives } from '#games/twilight-inscription/tables/objectives.ts';
import { RELICS } from '#games/twilight-inscription/tables/relics.ts';
import { SHEETS } from '#games/twilight-inscription/tables/vocabulary.ts';
import { start } from '../../../support/driver.ts';
import { scene } from '../scene.ts';

const SEEDS = Array.from({ length: 12 }, (_, at) => at + 1);

const tables = (seats: number, side: 'A' | 'B' = 'B') =>
  SEEDS.map((seed) => start(twilightInscription, { seats, seed, options: { side } }).state);

/** How many different things the seeds bring. */
const kinds = (things: readonly unknown[]) => new Set(things.map((one) => JSON.stringify(one))).size;

/** Three seats before they choose a faction. */
const choosing = () =>
  scene(3)
    .events('open-lanes')
    .with((s: State) => {
      s.phase = 'set-up';
      s.seats[0]!.dealt = ['titans', 'sol', 'jolnar'];
      s.seats[1]!.dealt = ['hacan', 'nomad', 'yin'];
      s.seats[2]!.dealt = ['norr', 'saar', 'argent'];
    });

describe('TIN-2 Set-up', () => {
  it('TIN-2.1 on side A everybody gets a random sheet of each type, which nobody else has', () => {
    const all = tables(8, 'A');
    for (const { variants } of all)
      for (const sheet of SHEETS)
        expect(variants.map((own) => own[sheet]).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(kinds(all.map(({ variants }) => variants))).toBeGreaterThan(1);
  });

  it('TIN-2.1 on side B all play on the same sheets', () => {
    for (const { variants } of tables(8))
      expect(kinds([...variants, { navigation: 0, expansion: 0, industry: 0, warfare: 0 }])).toBe(1);
  });

  it('TIN-2.2 everybody is dealt three factions that nobody else has', () => {
    const all = tables(8);
    for (const { seats } of all) {
      expect(seats.map(({ dealt }) => dealt.length)).toEqual(Array(8).fill(3));
      expect(seats.flatMap(({ dealt }) => dealt).sort()).toEqual([...FACTIONS].sort());
    }
    expect(kinds(all.map(({ seats }) => seats[0]?.dealt))).toBeGreaterThan(1);
  });

  it('TIN-2.2 one of the three is kept, the others leave the game', () => {
    const table = choosing().play();
    expect(table).toOfferExactly(1, 'faction', ['hacan', 'nomad', 'yin']);
    expect(table).toRefuse(1, 'faction', 'sol', 'core.notOffered');
    table.answers([1, 'faction', 'nomad'], [0, 'faction', 'sol'], [2, 'faction', 'saar']);
    expect([0, 1, 2].map((seat) => table.player(seat).faction)).toEqual(['sol', 'nomad', 'saar']);
    expect([0, 1, 2].flatMap((seat) => table.player(seat).dealt)).toEqual([]);
    expect(table.state.phase).toBe('playing');
  });

  it('TIN-2.2 a set-up text is resolved at once, before the first event', () => {
    const table = choosing().play();
    table.answer(0, 'faction', 'titans');
    expect(table.unspent(0)).toEqual(['planet']);
    expect(table).toOfferExactly(0, 'set-up', ['xB1', 'xB2', 'xC2', 'xD1', 'xD2']);
    table.answers([1, 'faction', 'hacan'], [2, 'faction', 'argent']);
    expect(table.state.event).toBeNull();
    expect(table.player(1).industry.goods.gained).toBe(0);
    expect(table.player(2).warfare.paid.map(({ copy }) => copy)).toEqual(['D1', 'D2', 'D3']);
    table.mark(0, ['xB2'], 'set-up');
    expect(table.player(0).industry.crossed).toEqual(['C1', 'B2']);
    expect(table.state.event).toBe('open-lanes');
  });

  it('TIN-2.3 one random agenda of each of the stages II, III and IV', () => {
    const all = tables(3).map((s) => s.agendas);
    for (const ids of all) expect(ids.map((id) => agendas[id].stage)).toEqual([2, 3, 4]);
    expect(kinds(all)).toBeGreaterThan(1);
  });

  it('TIN-2.4 stages follow each other; in each backs alternate and the lowest is blue', () => {
    const decks = tables(3).map((s) => [s.event ?? [], s.deck].flat());
    for (const deck of decks) {
      expect(new Set(deck).size).toBe(25);
      const stages = deck.map((id) => events[id].stage);
      expect(stages).toEqual([...stages].sort());
      for (const stage of [1, 2, 3, 4, 5]) {
        const backs = deck.filter((id) => events[id].stage === stage).map((id) => events[id].back);
        expect(backs.toReversed()).toEqual(backs.map((_, at) => (at % 2 === 0 ? 'blue' : 'black')));
      }
      expect(deck.at(-1)).toBe('empty-throne');
    }
    expect(kinds(decks)).toBeGreaterThan(1);
  });

  it('TIN-2.5 one random objective of each type, none reached', () => {
    const all = tables(3).map((s) => s.objectives);
    for (const four of all) {
      expect(four.map(({ id }) => objectives[id].sheet)).toEqual([...SHEETS]);
      expect(four.every(({ first }) => first === null)).toBe(true);
    }
    expect(kinds(all)).toBeGreaterThan(1);
  });

  it('TIN-2.6 the relics are shuffled, and all of them are there', () => {
    const all = tables(3).map((s) => [...s.relics, ...s.piles.flat()]);
    for (const ids of all) expect([...ids].sort()).toEqual([...RELICS].sort());
    expect(kinds(all)).toBeGreaterThan(1);
  });

  it('TIN-2.7 somebody has the chair, which brings no advantage', () => {
    for (const { chair, seats } of tables(4)) {
      expect(seats[chair]).toBeDefined();
      expect(kinds(seats.map((player) => ({ ...player, dealt: [] })))).toBe(1);
    }
  });
});
