import { describe, expect, it } from 'vitest';
import type { CardId } from '#games/master-of-the-galaxy/content/ids.ts';
import { counted, type Galaxy, Scene } from '../scene.ts';

/** Seat 0 comes to phase 3 without having placed anything: one black cube, put back. */
const idle = () => new Scene().bag(0, 'k').bag(1, 'k').bag(2, 'k');

function inPhase3(scene: Scene): Galaxy {
  const table = scene.play();
  table.put(0, 'return');
  return table;
}

const discard = (table: Galaxy, ...ids: readonly CardId[]) => {
  for (const id of ids) table.answer(0, 'cards', `discard:${id}`);
  return table;
};

const PLAIN = ['ore-barges', 'consular-docks', 'pulsar-observatory', 'plasma-lenses'] as const;

describe('MOG-20 Discarding cards in phase 3', () => {
  it('MOG-20.6 a discard property works in phase 3 by discarding the card', () => {
    const table = inPhase3(idle().working(0, 'ore-barges').card(0, 'magnate-lio-varsh'));
    discard(table, 'magnate-lio-varsh');
    expect(table).toRefuse(0, 'resources', { red: 2 }, 'core.totalRange');
    table.answer(0, 'resources', { red: 3 });
    expect(table.bag(0)).toEqual(counted('k r r r'));
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-20.6 it cannot be used in phase 2', () => {
    const table = idle().bag(0, 'r').working(0, 'ore-barges').card(0, 'magnate-lio-varsh').play();
    expect(table.offers(0, 'distribute').filter((id) => id.startsWith('discard'))).toEqual([]);
  });

  it('MOG-20.6 a card discarded by a lost conflict works for nobody', () => {
    const table = new Scene()
      .base(0, 'b0')
      .base(1, 'm0')
      .bag(0, 'r')
      .bag(1, '')
      .card(1, 'magnate-lio-varsh') // m0 gives the economic symbol it needs
      .conflict('heretics-uprising', 'b0-m0', { red: 'b0', onRed: '. r g' })
      .play();
    expect(table.symbols(1).economic).toBe(1);
    table.put(0, 'red>side:b0-m0.red').answer(0, 'strip', 'magnate-lio-varsh');
    expect(table).toWaitFor([0, 'cards']);
    expect(table.bag(1)).toEqual(counted(''));
    expect(table.bag(0)).toEqual(counted('r g'));
  });

  it('MOG-20.7 a property that works cannot be declined when its card is discarded', () => {
    const table = inPhase3(idle().working(0, 'pulsar-observatory').card(0, 'doctor-vesk-tarn'));
    discard(table, 'doctor-vesk-tarn');
    const neutral = ['a0', 'b0', 'a1', 'b1', 'a2', 'b2', 'm0', 'm1', 'm2', 'm3', 'c'];
    expect(table).toOfferExactly(0, 'collapse', neutral); // no way to leave it
    expect(table).toWaitFor([0, 'collapse']);
    table.answer(0, 'collapse', 'm1');
    expect(table.state.systems.m1.hole).toBe(true);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-20.7 without the required symbols the card is discarded and nothing else happens', () => {
    const table = inPhase3(idle().card(0, 'doctor-vesk-tarn').card(0, 'magnate-lio-varsh'));
    discard(table, 'doctor-vesk-tarn');
    expect(table).toWaitFor([0, 'cards']);
    expect(table.state.decks.leader.at(-1)).toBe('doctor-vesk-tarn');
  });

  it('MOG-20.7 a property that gives a choice lets the seat choose', () => {
    const table = inPhase3(
      idle().working(0, 'consular-docks').working(0, 'ore-barges').card(0, 'legate-pell-amaris'),
    );
    discard(table, 'legate-pell-amaris');
    expect(table).toOfferExactly(0, 'stall', ['1', '2']);
    table.answer(0, 'stall', '2');
    expect(table.state.seats.map(({ skips }) => skips)).toEqual([0, 0, 1]);
  });

  it('MOG-20.8 the property of a development works only if it is implemented', () => {
    const full = inPhase3(idle().working(0, 'jubilee-fund'));
    discard(full, 'jubilee-fund').answer(0, 'resources', { blue: 3 });
    expect(full.bag(0).blue).toBe(3);

    const short = inPhase3(idle().card(0, 'jubilee-fund', 'y y g g .'));
    discard(short, 'jubilee-fund');
    expect(short).toRefuse(0, 'resources', { blue: 3 }, 'core.slotRange'); // one cube for the discard, no bounty
  });

  it('MOG-20.9 cubes and discs on a discarded card return, of loss to the bank', () => {
    const table = inPhase3(
      idle()
        .card(0, 'war-chancellery', 'r . g . y', '. r')
        .prepared(0, 'war-chancellery')
        .card(0, 'thinking-moon', 'b . b y r k')
        .card(1, 'ore-barges', 'y . .'),
    );
    expect(table.state.seats[0]?.reserve).toBe(7);
    const { blue, yellow } = table.state.bank;
    discard(table, 'war-chancellery');
    expect(table.state.seats[0]?.reserve).toBe(8);
    expect(table.bag(0)).toEqual(counted('k r g y r'));
    discard(table, 'thinking-moon');
    expect(table.bag(0)).toEqual(counted('k r g y r b r k'));
    expect(table.state.bank).toMatchObject({ blue: blue + 1, yellow: yellow + 1 });
    expect(table.held(1, 'ore-barges').projects[0]?.cells).toEqual(['yellow', null, null]);
  });

  it.each([
    [1, 1],
    [2, 3],
    [3, 5],
    [4, 5],
  ] as const)('MOG-20.10 %i discarded cards bring %i cubes of any colours but black', (count, due) => {
    const scene = idle().card(0, 'scorched-orbits');
    for (const id of PLAIN) scene.card(0, id);
    const table = inPhase3(scene);
    const { green } = table.state.bank;
    discard(table, ...PLAIN.slice(0, count));
    expect(table.bag(0)).toEqual(counted('k')); // not before the phase ends
    table.end(0);
    expect(table).toOfferExactly(0, 'resources', ['red', 'blue', 'yellow', 'green']);
    expect(table).toRefuse(0, 'resources', { green: due + 1 });
    expect(table).toRefuse(0, 'resources', { green: due - 1 });
    expect(table).toRefuse(0, 'resources', { black: 1, green: due - 1 }, 'core.notOffered');
    table.answer(0, 'resources', { green: due });
    expect(table.bag(0)).toEqual({ ...counted('k'), green: due });
    expect(table.state.bank.green).toBe(green - due);
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-20.10 no discarded card brings no cube', () => {
    const table = inPhase3(idle().card(0, 'ore-barges')).end(0);
    expect(table.bag(0)).toEqual(counted('k'));
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-20.11 any card may be discarded, and counts whether or not its property worked', () => {
    const table = inPhase3(
      idle()
        .working(0, 'ore-barges')
        .card(0, 'magnate-lio-varsh')
        .card(0, 'doctor-vesk-tarn')
        .card(0, 'war-chancellery')
        .card(0, 'scorched-orbits'),
    );
    expect(table.offers(0, 'cards').filter((id) => id.startsWith('discard:'))).toEqual([
      'discard:ore-barges',
      'discard:magnate-lio-varsh',
      'discard:doctor-vesk-tarn',
      'discard:war-chancellery',
      'discard:scorched-orbits',
    ]);
    discard(table, 'magnate-lio-varsh').answer(0, 'resources', { red: 3 }); // it works
    discard(table, 'doctor-vesk-tarn').end(0); // it does not
    table.answer(0, 'resources', { blue: 3 }); // two cards
    expect(table.bag(0)).toEqual(counted('k r r r b b b'));
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-20.12 the race card stays, and laying a conflict is not discarding', () => {
    const table = inPhase3(idle().card(0, 'scorched-orbits').card(0, 'ore-barges'));
    expect(table).toRefuse(0, 'cards', 'discard:azhgar-host', 'core.notOffered');
    table.answers([0, 'cards', 'lay:scorched-orbits'], [0, 'lay', 's0-a0@s0:red']);
    table.end(0);
    expect(table.bag(0)).toEqual(counted('k'));
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-20.14 a bank that lacks cubes gives what there is', () => {
    const scarce = (green: number) => {
      const scene = idle().card(0, 'scorched-orbits').card(0, PLAIN[0]).card(0, PLAIN[1]);
      for (const colour of ['red', 'blue', 'yellow'] as const) scene.bank(colour, 0, 2);
      return inPhase3(scene.bank('green', green, 2));
    };
    const some = discard(scarce(2), PLAIN[0], PLAIN[1]).end(0);
    expect(some).toRefuse(0, 'resources', { green: 3 }, 'core.slotRange');
    some.answer(0, 'resources', { green: 2 });
    expect(some.bag(0)).toEqual(counted('k g g'));
    expect(some.state.bank.green).toBe(0);

    const none = discard(scarce(0), PLAIN[0], PLAIN[1]).end(0);
    expect(none.bag(0)).toEqual(counted('k'));
    expect(none).toWaitFor([1, 'distribute']);
  });

  it('MOG-20.16 a card gained in the phase may be laid in it, and discards are counted once, at its end', () => {
    const table = inPhase3(
      idle().working(0, 'chronicle-of-wars').card(0, 'ore-barges').card(0, 'plasma-lenses'),
    );
    discard(table, 'chronicle-of-wars');
    const gained = table.cards(0).at(-1) as CardId;
    expect(table.told().filter((key) => key === 'fact.gained')).toHaveLength(1);
    table.answers([0, 'cards', `lay:${gained}`], [0, 'lay', 's0-a0@s0:red']);
    expect(table.state.conflicts).toMatchObject([{ card: gained }]);
    const bag = { ...table.bag(0) };
    discard(table, 'ore-barges').end(0);
    table.answer(0, 'resources', { yellow: 3 }); // two discards, with a conflict laid between them
    expect(table.bag(0)).toEqual({ ...bag, yellow: bag.yellow + 3 });
  });

  it('MOG-20.16 a card gained in the phase may be discarded in it as well', () => {
    const table = inPhase3(idle().working(0, 'chronicle-of-wars'));
    discard(table, 'chronicle-of-wars');
    const gained = table.cards(0).at(-1) as CardId;
    discard(table, gained);
    expect(table.cards(0)).toEqual(['azhgar-host']);
    expect(table).toWaitFor([0, 'resources']); // only the race is left: the phase is over
    table.answer(0, 'resources', { yellow: 3 });
  });
});
