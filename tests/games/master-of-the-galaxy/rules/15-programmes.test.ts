import { describe, expect, it } from 'vitest';
import { cards } from '#games/master-of-the-galaxy/content/cards.ts';
import { RACES } from '#games/master-of-the-galaxy/content/ids.ts';
import type { Resource } from '#games/master-of-the-galaxy/content/kinds.ts';
import { Scene } from '../scene.ts';

const none = { cultural: 0, economic: 0, diplomatic: 0, scientific: 0, military: 0 };

describe('MOG-15 Race programme', () => {
  it.each([0, 1, 2, 3])(
    'MOG-15.1 the programme at the bottom of race %i gives the symbols it shows',
    (seat) => {
      const race = RACES[seat] ?? 'azhgar-host';
      const at = cards[race].projects.length - 1;
      const programme = cards[race].projects[at];
      if (programme?.kind !== 'programme') throw new Error('the last project is no programme');
      const last = programme.cells.at(-1)?.colour as Resource;
      const letter = last === 'black' ? 'k' : last.charAt(0);
      const table = new Scene(4)
        .turnOf(seat)
        .fill(seat, race, { project: at, but: 1 })
        .bag(seat, letter)
        .play();
      const before = table.symbols(seat);
      const others = [0, 1, 2, 3].filter((other) => other !== seat);
      const beside = others.map((other) => table.symbols(other));
      table.put(seat, `${last}>card:${race}.${at}`);
      const gained = { ...none };
      for (const symbol of programme.symbols) gained[symbol] += 1;
      for (const symbol of Object.keys(none) as (keyof typeof none)[])
        expect(table.symbols(seat)[symbol]).toBe(before[symbol] + gained[symbol]);
      expect(others.map((other) => table.symbols(other))).toEqual(beside);
      expect(table).toWaitFor([(seat + 1) % 4, 'distribute']);
    },
  );

  it('MOG-15.1 with one cell free it gives nothing', () => {
    const table = new Scene().fill(0, 'azhgar-host', { project: 3, but: 2 }).bag(0, 'g').play();
    table.put(0, 'green>card:azhgar-host.3');
    expect(table.symbols(0)).toEqual({ ...none, military: 1 }); // the start system's alone
  });

  it('MOG-15.2 its cubes stay, and a black cube returns them', () => {
    const table = new Scene(2).fill(0, 'azhgar-host', { project: 3, but: 1 }).bag(0, 'b').play();
    table.put(0, 'blue>card:azhgar-host.3');
    const cubes = ['red', 'red', 'red', 'green', 'blue'];
    expect(table.held(0, 'azhgar-host').projects[3]).toEqual({ cells: cubes, done: true, disc: false });
    expect(table.bag(0)).toEqual({ red: 0, blue: 0, yellow: 0, green: 0, black: 0 });

    const later = new Scene().working(0, 'azhgar-host', 3).bag(0, 'k').play();
    later.put(0, 'cancel>card:azhgar-host.3');
    expect(later.bag(0)).toEqual({ red: 3, blue: 1, yellow: 0, green: 1, black: 1 });
    expect(later.symbols(0)).toEqual({ ...none, military: 1 });
    expect(later).toWaitFor([1, 'distribute']);
  });

  it('MOG-15.2 without a black cube they cannot be returned', () => {
    const table = new Scene().working(0, 'azhgar-host', 3).bag(0, 'b').play();
    expect(table).toRefuse(0, 'distribute', 'cancel>card:azhgar-host.3', 'core.notOffered');
  });

  it('MOG-15.3 one lost cube loses all its symbols at once, until every cell is filled again', () => {
    const table = new Scene(2)
      .turnOf(1)
      .working(0, 'azhgar-host', 3)
      .card(1, 'corsair-zaira-rell', 'r r .')
      .bag(0, 'r')
      .bag(1, 'r')
      .play();
    expect(table.symbols(0)).toEqual({ ...none, cultural: 1, economic: 1, military: 2 });
    table.put(1, 'red>card:corsair-zaira-rell.0').answer(1, 'steal', 'card:azhgar-host.3#0');
    expect(table.symbols(0)).toEqual({ ...none, military: 1 });
    expect(table.held(0, 'azhgar-host').projects[3]?.cells).toEqual([null, 'red', 'red', 'green', 'blue']);
    table.answer(1, 'cards', 'end');
    table.put(0, 'red>card:azhgar-host.3');
    expect(table.symbols(0)).toEqual({ ...none, cultural: 1, economic: 1, military: 2 });
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-15.4 the symbols come at the end of the phase in which the last cube was placed', () => {
    const table = new Scene().fill(0, 'azhgar-host', { project: 3, but: 1 }).bag(0, 'b y').play();
    table.put(0, 'blue>card:azhgar-host.3');
    expect(table.symbols(0)).toEqual({ ...none, military: 1 });
    table.put(0, 'return');
    expect(table.symbols(0)).toEqual({ ...none, cultural: 1, economic: 1, military: 2 });
  });

  it('MOG-15.4 a programme cancelled again before the phase ends gives nothing', () => {
    const table = new Scene().fill(0, 'azhgar-host', { project: 3, but: 1 }).bag(0, 'b k').play();
    table.put(0, 'blue>card:azhgar-host.3', 'cancel>card:azhgar-host.3');
    expect(table.symbols(0)).toEqual({ ...none, military: 1 });
    expect(table.told()).not.toContain('fact.programme');
    expect(table).toWaitFor([1, 'distribute']);
  });
});
