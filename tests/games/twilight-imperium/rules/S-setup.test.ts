import { describe, expect, it } from 'vitest';
import { invalid } from '#games/twilight-imperium/invalid.ts';
import type { Options } from '#games/twilight-imperium/options.ts';
import {
  SECRET_IDS,
  STAGE_ONE,
  STAGE_TWO,
  STRATEGY_CARDS,
} from '#games/twilight-imperium/tables/card-ids.ts';
import { factions } from '#games/twilight-imperium/tables/factions.ts';
import { FACTION_IDS, type FactionId } from '#games/twilight-imperium/tables/ids.ts';
import { systems } from '#games/twilight-imperium/tables/systems.ts';
import { technologies } from '#games/twilight-imperium/tables/technologies.ts';
import { facts } from '../combat.ts';
import { type Imperium, newTable } from '../scene.ts';

const CHOSEN: readonly FactionId[] = ['sol', 'hacan', 'letnev', 'winnu', 'ghost', 'saar'];

/** A table whose factions are settled, at the last part of set-up. */
const settled = (seats: number, more: Partial<Options> = {}, seed = 1) =>
  newTable(seats, { seatFactions: CHOSEN.slice(0, seats), ...more }, seed);

/** Answers everything by its fallback until the first strategy phase. */
function prepared(table: Imperium): Imperium {
  for (let answers = 0; table.state.stage.kind !== 'strategy'; answers++) {
    const open = table.session.open().find(({ held }) => held === null);
    if (!open || answers > 100) throw new Error('set-up does not end');
    table.answer(open.seat, open.topic, open.fallback);
  }
  return table;
}

describe('TI4 S1 S2 The speaker and factions', () => {
  it('S1 58.5 the lot makes any seat the speaker', () => {
    const speakers = Array.from({ length: 40 }, (_, seed) => newTable(3, {}, seed).state.speaker);
    expect(new Set(speakers)).toEqual(new Set([0, 1, 2]));
  });

  it('S2 in turn, from the speaker clockwise, each seat chooses a faction that nobody has', () => {
    const table = newTable(3, { factions: 'chosen' });
    const { speaker } = table.state;
    const [second, third] = [(speaker + 1) % 3, (speaker + 2) % 3];
    expect(table).toOfferExactly(speaker, 'faction', FACTION_IDS);
    table.answer(speaker, 'faction', 'sol');
    expect(table).toWaitFor([second, 'faction']);
    expect(table).toRefuse(second, 'faction', 'sol');
    table.answer(second, 'faction', 'hacan');
    table.answer(third, 'faction', 'yin');
    expect([speaker, second, third].map((seat) => table.seat(seat).faction)).toEqual(['sol', 'hacan', 'yin']);
  });

  it('S2 drafted, all choose at once out of different sheets, which only they see, and nobody shows before the last', () => {
    const table = newTable(6, { factions: 'drafted', dealtFactions: 2 });
    const dealt = table.state.seats.map((_, seat) => table.offers(seat, 'faction'));
    expect(dealt.map((ids) => ids.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(new Set(dealt.flat()).size).toBe(12);
    expect(table.session.view(0).seats[0]?.own?.factions).toEqual(dealt[0]);
    expect(table.session.view(1).seats[0]?.own).toBeNull();
    for (const seat of [0, 1, 2, 3, 4]) table.answer(seat, 'faction', dealt[seat]?.[1] ?? '');
    expect(table.seat(0).faction).toBeNull();
    table.answer(5, 'faction', dealt[5]?.[0] ?? '');
    expect(table.state.seats.map(({ faction }) => faction)).toEqual(
      dealt.map((ids, i) => ids[i < 5 ? 1 : 0]),
    );
    expect(table.seat(0).dealt.factions).toEqual([]);
  });

  it('S2 with six seats no more are dealt than there are, and the table says how many that is', () => {
    for (const dealtFactions of [3, 5] as const) {
      const table = newTable(6, { factions: 'drafted', dealtFactions });
      expect(table.offers(3, 'faction')).toHaveLength(2);
      expect(facts(table, 'fact.factionsDealt')).toEqual([{ count: 2, meant: dealtFactions }]);
    }
    const enough = newTable(5, { factions: 'drafted', dealtFactions: 3 });
    expect(enough.offers(3, 'faction')).toHaveLength(3);
    expect(facts(enough, 'fact.factionsDealt')).toEqual([]);
    // Nobody would have a choice to make: nothing is dealt, and nothing said.
    const settled = newTable(3, { factions: 'drafted', seatFactions: ['sol', 'yin', 'saar'] });
    expect(facts(settled, 'fact.factionsDealt')).toEqual([]);
  });

  it('S2 by lot, nobody is asked and no two play the same', () => {
    const table = newTable(6, { factions: 'random' });
    const played = table.state.seats.map(({ faction }) => faction);
    expect(new Set(played).size).toBe(6);
    expect(played).not.toContain(null);
    expect(table.session.open().some(({ topic }) => topic === 'faction')).toBe(false);
  });

  it('S2 what is settled beforehand stands, and others choose from the rest', () => {
    const table = newTable(3, { factions: 'chosen', seatFactions: [null, 'yin'] });
    expect(table.seat(1).faction).toBe('yin');
    const first = table.state.speaker === 1 ? 2 : table.state.speaker;
    expect(table.offers(first, 'faction')).not.toContain('yin');
    expect(table.offers(first, 'faction')).toHaveLength(16);
  });
});

describe('TI4 S3 S4 S5 Components of a faction and a colour', () => {
  it('S3 S4a 25.0 a seat has four notes of its colour and one of its faction, and its home with all its planets', () => {
    const table = settled(3);
    expect(table.seat(0).notes).toEqual(
      ['ceasefire', 'trade-agreement', 'political-secret', 'support-for-the-throne', 'military-support'].map(
        (id) => ({ id, owner: 0 }),
      ),
    );
    expect(table.state.board['1']).toBe(22);
    expect(table.planet('jord').controller).toBe(0);
  });

  it('S3b tokens of their own have the Naalu, the Nekro and Creuss only: nothing lies on any table at the start', () => {
    const table = prepared(newTable(4, { seatFactions: ['naalu', 'nekro', 'ghost', 'sol'] }));
    expect(table.state.effects).toEqual([]);
  });

  it('S4 no two seats have the same colour, and a colour asked for is given', () => {
    const table = settled(6, { colours: ['yellow', 'blue'] });
    const colours = table.state.seats.map(({ colour }) => colour);
    expect(colours.slice(0, 2)).toEqual(['yellow', 'blue']);
    expect(new Set(colours).size).toBe(6);
  });

  it('S4a the technology deck of a colour has 25 cards, and each faction adds two of its own', () => {
    expect(Object.values(technologies).filter(({ faction }) => faction === null)).toHaveLength(25);
    for (const { ownTechnologies } of Object.values(factions)) expect(ownTechnologies).toHaveLength(2);
  });

  it('S5 32.0 the planets of the home are controlled and readied', () => {
    const table = settled(3);
    for (const planet of ['hercant', 'arretze', 'kamdorn'] as const)
      expect(table.planet(planet)).toMatchObject({ controller: 1, exhausted: false });
    expect(table.planet('mecatol-rex').controller).toBeNull();
  });
});

describe('TI4 S7 to S11 Tokens, decks and starting components', () => {
  it('S7 16.0 37.1 the custodians token lies on Mecatol Rex', () => {
    expect(settled(3).state.custodians).toBe(true);
  });

  it('S8 the decks are complete and in another order at every table', () => {
    const [first, second] = [settled(3, {}, 1).state, settled(3, {}, 2).state];
    const [one, other] = [first.decks, second.decks];
    expect([one.action.length, one.agenda.length, one.stageOne.length, one.stageTwo.length]).toEqual([
      80, 50, 5, 5,
    ]);
    for (const deck of ['action', 'agenda', 'secret'] as const) expect(one[deck]).not.toEqual(other[deck]);
    expect(one.secret).not.toEqual(SECRET_IDS.filter((id) => one.secret.includes(id)));
    const laid = ({ objectives }: typeof first) => objectives.map(({ id }) => id);
    expect(laid(first).slice(0, 5)).not.toEqual(laid(second).slice(0, 5));
    expect(laid(first).slice(5)).not.toEqual(laid(second).slice(5));
  });

  it('S10 27.5 all eight strategy cards lie in the common area, Leadership 1 to Imperial 8', () => {
    const table = prepared(settled(3));
    expect(table).toOfferExactly(table.state.speaker, 'strategy-card', STRATEGY_CARDS);
    expect(table.session.view('table').strategyCards.map(({ id, initiative }) => [initiative, id])).toEqual(
      [
        'leadership',
        'diplomacy',
        'politics',
        'construction',
        'trade',
        'warfare',
        'technology',
        'imperial',
      ].map((id, i) => [i + 1, id]),
    );
  });

  it('S11 86.5 86.6 a home of one planet gets its units without a question: ships in space, the rest on the planet', () => {
    const table = settled(3);
    expect(table.at('1')).toBe('0:carrier 2, 0:destroyer 1, 0:fighter 3');
    expect(table.at('jord')).toBe('0:infantry 5, 0:space-dock 1');
    expect(table.seat(0).technologies.map(({ id }) => id)).toEqual([
      'antimass-deflectors',
      'neural-motivator',
    ]);
  });

  it('S11 a home of several planets is set up as its seat likes, all of it and nothing more', () => {
    const table = settled(3);
    const all = { 'infantry:arc-prime': 1, 'infantry:wren-terra': 2, 'space-dock:wren-terra': 1 };
    expect(table).toRefuse(
      2,
      'starting-units',
      { 'infantry:arc-prime': 3, 'infantry:wren-terra': 1 },
      'TI4 S11',
    );
    expect(table).toRefuse(2, 'starting-units', { 'infantry:arc-prime': 3 });
    table.answer(2, 'starting-units', all);
    expect(table.at('arc-prime')).toBe('2:infantry 1');
    expect(table.at('wren-terra')).toBe('2:infantry 2, 2:space-dock 1');
    expect(table.at('10')).toBe('2:carrier 1, 2:destroyer 1, 2:dreadnought 1, 2:fighter 1');
  });

  it('S11 whoever may choose a starting technology is asked', () => {
    const table = settled(4);
    const four = ['antimass-deflectors', 'neural-motivator', 'plasma-scoring', 'sarween-tools'];
    expect(table).toOfferExactly(3, 'starting-technology', four);
    table.answer(3, 'starting-technology', 'sarween-tools');
    expect(table.seat(3).technologies).toEqual([{ id: 'sarween-tools', exhausted: false }]);
  });

  it('S11a 18.1 three tokens in tactic and fleet, two in strategy', () => {
    for (const { pools } of settled(3).state.seats)
      expect(pools).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
  });

  it.each(FACTION_IDS)('S11 every faction can be set up: %s', (faction) => {
    const table = prepared(newTable(3, { seatFactions: [faction] }));
    const { home, units } = factions[faction];
    const places = [home, ...systems[home].planets] as const;
    const placed = places.flatMap((place) => table.at(place).split(', ').filter(Boolean));
    const counted = Object.entries(units).map(([unit, count]) => ({ unit, count }));
    for (const { unit, count } of counted)
      expect(
        placed
          .filter((text) => text.startsWith(`0:${unit} `))
          .reduce((sum, text) => sum + Number(text.split(' ')[1]), 0),
      ).toBe(count);
    expect(invalid(table.state)).toBeNull();
    expect(table.state.stage.kind).toBe('strategy');
  });
});

describe('TI4 S12 Objectives', () => {
  it('S12a T10 each seat keeps one of two secrets, at once and unseen, and the other goes back into the deck', () => {
    const table = settled(3);
    table.answer(1, 'starting-units', table.session.openFor(1)[0]?.fallback ?? '');
    const [kept = '', back = ''] = table.offers(1, 'keep-secret');
    expect(table.state.decks.secret).not.toContain(kept);
    expect(table.session.view(0).seats[1]?.own).toBeNull();
    table.answer(1, 'keep-secret', kept);
    expect(table.seat(1).secrets.held).toEqual([kept]);
    prepared(table);
    expect(table.state.decks.secret).toHaveLength(SECRET_IDS.length - 3);
    expect(table.state.decks.secret).toContain(back);
    expect(table.seat(1).dealt.secrets).toEqual([]);
  });

  it('S12a what went back is shuffled in, and does not lie under the deck', () => {
    const places = [1, 2, 3].map((seed) => {
      const table = settled(3, {}, seed);
      table.answer(1, 'starting-units', table.session.openFor(1)[0]?.fallback ?? '');
      const [kept = '', back = ''] = table.offers(1, 'keep-secret');
      table.answer(1, 'keep-secret', kept);
      const deck: readonly string[] = prepared(table).state.decks.secret;
      return deck.indexOf(back);
    });
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...places)).toBeLessThan(SECRET_IDS.length - 6);
  });

  it('S12a secrets are seen only after the units stand', () => {
    const table = settled(3);
    expect(table.seat(1).dealt.secrets).toEqual([]);
    table.answer(1, 'starting-units', table.session.openFor(1)[0]?.fallback ?? '');
    expect(table.seat(1).dealt.secrets).toHaveLength(2);
    expect(table.undo(1)).not.toBeNull();
  });

  it('S12b 51.3 everyone begins at 0 points, on the side of the track that was agreed', () => {
    const table = settled(3, { points: 14 });
    expect(table.state.seats.map(({ points }) => points)).toEqual([0, 0, 0]);
    expect(table.session.view('table').target).toBe(14);
    expect(settled(3).session.view('table').target).toBe(10);
  });

  it('S12c 30.13 five objectives of each stage lie in rows, stage I first', () => {
    const { objectives } = settled(3).state;
    expect(objectives).toHaveLength(10);
    for (const { id } of objectives.slice(0, 5)) expect(STAGE_ONE).toContain(id);
    for (const { id } of objectives.slice(5)) expect(STAGE_TWO).toContain(id);
  });

  it('S12d 30.13a two of stage I are revealed, after the secrets are kept and not before', () => {
    const table = settled(3);
    expect(table.state.objectives.some(({ revealed }) => revealed)).toBe(false);
    prepared(table);
    const { objectives } = table.state;
    expect(objectives.map(({ revealed }) => revealed)).toEqual([
      true,
      true,
      ...Array.from({ length: 8 }, () => false),
    ]);
    const shown = table.session.view('table').objectives;
    expect(shown.map(({ id, stage, scored }) => ({ id, stage, scored }))).toEqual(
      objectives.slice(0, 2).map(({ id }) => ({ id, stage: 1, scored: [] })),
    );
    expect(table.session.view('table').facedown).toEqual({ stageOne: 3, stageTwo: 5 });
  });

  it('30.20 each seat starts with one secret objective', () => {
    const table = prepared(settled(6));
    expect(table.state.seats.map(({ secrets }) => secrets.held.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(table.state.round).toBe(1);
  });
});
