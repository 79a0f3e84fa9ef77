import { describe, expect, it } from 'vitest';
import type { CardId } from '#games/master-of-the-galaxy/content/ids.ts';
import { counted, type Galaxy, Scene } from '../scene.ts';

/** A conflict of seat 0 in b0 with the neutral m0, one red cube short on the red side. */
const neutral = (card: CardId, onRed: string) =>
  new Scene().base(0, 'b0').bag(0, 'r').conflict(card, 'b0-m0', { red: 'b0', onRed });

const LAST = 'red>side:b0-m0.red';

const neutralSide = (table: Galaxy, seat: number) =>
  table.offers(seat, 'distribute').filter((id) => id.includes('side:b0-m0.blue'));

describe('MOG-18 Conflict with a neutral system', () => {
  it('MOG-18.16 the neutral side is filled by nobody, and one own cube gives the symbol', () => {
    const table = neutral('hostage-embassy', '').bag(0, 'r r r').play();
    expect(table.symbols(0).diplomatic).toBe(0);
    expect(neutralSide(table, 0)).toEqual([]);
    table.put(0, LAST);
    expect(table.symbols(0).diplomatic).toBe(1);
    table.put(0, 'return');
    expect(neutralSide(table, 1)).toEqual([]);
    table.put(1, 'return');
    expect(neutralSide(table, 2)).toEqual([]);
    expect(table.state.conflicts[0]?.cells.blue).toEqual([null, null, null, null]);
  });

  it('MOG-18.16 completing it gives the card, cubes of choice from the bank and a base in the system', () => {
    const table = neutral('scorched-orbits', '. r r y y').play();
    const { red, blue, yellow, green } = table.state.bank;
    table.put(0, LAST);
    expect(table.cards(0)).toEqual(['azhgar-host', 'scorched-orbits']);
    expect(table).toOfferExactly(0, 'resources', ['red', 'blue', 'yellow', 'green']); // never black
    expect(table).toRefuse(0, 'resources', { blue: 2 }, 'core.totalRange');
    expect(table).toRefuse(0, 'resources', { blue: 2, green: 2 }, 'core.totalRange');
    table.answer(0, 'resources', { blue: 2, green: 1 });
    expect(table.bag(0)).toEqual(counted('r r y b b g'));
    expect(table.state.bank).toMatchObject({
      red: red + 1,
      blue: blue - 2,
      yellow: yellow + 1,
      green: green - 1,
    });
    expect(table).toOfferExactly(0, 'conquer', ['reserve', 'neutral']);
    table.answer(0, 'conquer', 'reserve');
    expect(table.state.systems.m0).toMatchObject({ owner: 0, bases: 1 });
    expect(table).toWaitFor([0, 'lifted']);
  });

  it('MOG-18.16 rivals give no cubes to it: the plunder is from the bank', () => {
    const table = neutral('scorched-orbits', '. r r y y').card(1, 'ore-barges', 'y . .').play();
    table.put(0, LAST).answer(0, 'resources', { yellow: 3 });
    expect(table.held(1, 'ore-barges').projects[0]?.cells).toEqual(['yellow', null, null]);
  });

  it('MOG-18.16 without «destroy» in the goal won there is no base in the system', () => {
    const table = neutral('hostage-embassy', '. b g').card(1, 'salvager-tock').play();
    table.put(0, LAST).answer(0, 'resources', { green: 2 });
    expect(table.state.systems.m0).toMatchObject({ owner: null, bases: 0 });
    expect(table.cards(1)).toContain('salvager-tock');
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-18.16 the part of the goal that concerns cards has no effect', () => {
    const table = neutral('siege-of-the-citadels', '. r r g y')
      .card(0, 'starlit-synod')
      .card(1, 'war-chancellery')
      .play();
    table.put(0, LAST).answer(0, 'resources', { red: 2 });
    table.answer(0, 'conquer', 'neutral');
    expect(table).toWaitFor([0, 'cards']);
    expect(table.cards(0)).toContain('starlit-synod');
    expect(table.cards(1)).toContain('war-chancellery');
  });

  it('MOG-18.16 what the bank lacks is lost', () => {
    const scarce = (left: number) => {
      const scene = neutral('war-of-the-deep-probes', '. r r b .').bag(0, 'r b');
      for (const colour of ['red', 'blue', 'yellow', 'green'] as const) scene.bank(colour, 0, 2);
      return scene.bank('green', left, 2).play();
    };
    // The cells of loss bring one red and one blue into the empty bank before.
    const table = scarce(0);
    table.put(0, LAST, 'blue>side:b0-m0.red*');
    expect(table).toRefuse(0, 'resources', { red: 2 }, 'core.slotRange');
    table.answer(0, 'resources', { red: 1, blue: 1 });
    expect(table.state.bank).toMatchObject({ red: 0, blue: 0, yellow: 0, green: 0 });
    expect(table).toWaitFor([0, 'conquer']);

    const rich = scarce(1);
    rich.put(0, LAST, 'blue>side:b0-m0.red*');
    expect(rich).toRefuse(0, 'resources', { red: 1, blue: 1 }, 'core.totalRange');
    rich.answer(0, 'resources', { red: 1, blue: 1, green: 1 });
    expect(rich.state.bank.green).toBe(0);
  });
});
