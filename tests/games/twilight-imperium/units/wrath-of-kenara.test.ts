import { describe, expect, it } from 'vitest';
import { activate, facts, missing, rolls, waits } from '../combat.ts';
import { seeded } from '../rules/moving.ts';
import { type Imperium, Scene } from '../scene.ts';

const KENARA = 'unit:wrath-of-kenara';

/** Hacan with its flagship and cruisers, all of which hit on 7, against eight ships that never hit. */
const scene = (goods: number) =>
  missing(new Scene(3, ['hacan', 'xxcha', 'yssaril']), 1, 'combat', 'barrage')
    .of(KENARA)
    .goods(0, goods)
    .pools(0, { fleet: 9 })
    .pools(1, { fleet: 9 })
    .units(0, '20', { flagship: 1, cruiser: 6 })
    .units(1, '20', { carrier: 4, cruiser: 4 });
const results = (table: Imperium, kind = 'combat') =>
  rolls(table)
    .filter((roll) => roll.seat === 0 && roll.kind === kind)
    .flatMap(({ groups }) => groups.flatMap(({ unit, results: all }) => all.map((n) => `${unit}:${n}`)));
const sixes = (table: Imperium) => results(table).filter((one) => one.endsWith(':6')).length;
const hits = (table: Imperium) => facts(table, 'fact.hits').find(({ seat }) => seat === 0)?.count;
const made = (table: Imperium) => results(table).filter((one) => Number(one.split(':')[1]) >= 7).length;

describe('Wrath of Kenara', () => {
  it('39 a trade good adds 1 to a die: those that would hit are offered, of all its owner’s ships', () => {
    const table = seeded(
      (seed) => activate(scene(5), '20', seed),
      (one) => sixes(one) === 2,
    );
    expect(table).toWaitFor([0, 'dice-rolled']);
    table.answer(0, 'dice-rolled', KENARA);
    const near = [...new Set(results(table).filter((one) => one.endsWith(':6')))];
    expect(table).toOfferExactly(0, 'raise-dice', near);
    const before = made(table);
    table.answer(0, 'raise-dice', { [near[0] ?? '']: 1 });
    expect(table.seat(0).goods).toBe(4);
    expect(hits(table)).toBe(before + 1);
    expect(waits(table)).not.toContain('0:dice-rolled');
  });

  it('74.11 no more dice than trade goods', () => {
    const table = seeded(
      (seed) => activate(scene(1), '20', seed),
      (one) => sixes(one) >= 2 && new Set(results(one)).size > 0,
    );
    table.answer(0, 'dice-rolled', KENARA);
    expect(table.form(0, 'raise-dice')).toMatchObject({ max: 1 });
  });

  it('74.11 T55 goods given away while the dice are chosen raise none', () => {
    const table = seeded(
      (seed) => activate(scene(5), '20', seed),
      (one) => sixes(one) === 2,
    );
    table.answer(0, 'dice-rolled', KENARA);
    table.answers([0, 'deal', 'offer:1'], [0, 'terms', { 'give:goods': 4 }], [1, 'deal', 'accept:0']);
    expect(table.form(0, 'raise-dice')).toMatchObject({ max: 1 });
    const before = made(table);
    const [near = ''] = results(table).filter((one) => one.endsWith(':6'));
    table.answer(0, 'raise-dice', { [near]: 1 });
    expect(table.seat(0).goods).toBe(0);
    expect(hits(table)).toBe(before + 1);
    const all = seeded(
      (seed) => activate(scene(5), '20', seed),
      (one) => sixes(one) === 2,
    );
    all.answer(0, 'dice-rolled', KENARA);
    const gift = made(all);
    all.answers([0, 'deal', 'offer:1'], [0, 'terms', { 'give:goods': 5 }], [1, 'deal', 'accept:0']);
    expect(hits(all)).toBe(gift);
  });

  it('it is not offered without trade goods, without a die that would hit, or without the flagship', () => {
    const poor = seeded(
      (seed) => activate(scene(0), '20', seed),
      (one) => sixes(one) > 0,
    );
    expect(waits(poor)).not.toContain('0:dice-rolled');
    const none = seeded(
      (seed) => activate(scene(5), '20', seed),
      (one) => sixes(one) === 0,
    );
    expect(waits(none)).not.toContain('0:dice-rolled');
    const away = () =>
      missing(new Scene(3, ['hacan', 'xxcha', 'yssaril']), 1, 'combat')
        .of(KENARA)
        .goods(0, 5)
        .units(0, '20', { cruiser: 3 })
        .units(0, '22', { flagship: 1 })
        .units(1, '20', { carrier: 3 });
    const absent = seeded(
      (seed) => activate(away(), '20', seed),
      (one) => sixes(one) > 0,
    );
    expect(waits(absent)).not.toContain('0:dice-rolled');
  });

  it('35.3 dice of a barrage are dice of the combat, too', () => {
    const table = seeded(
      (seed) =>
        activate(scene(3).units(0, '20', { destroyer: 2 }).units(1, '20', { fighter: 9 }), '20', seed),
      (one) => results(one, 'barrage').includes('destroyer:8'),
    );
    expect(table).toWaitFor([0, 'barrage-rolled']);
    table.answer(0, 'barrage-rolled', KENARA);
    const before = results(table, 'barrage').filter((one) => Number(one.split(':')[1]) >= 9).length;
    table.answer(0, 'raise-dice', { 'destroyer:8': 1 });
    expect(hits(table)).toBe(before + 1);
    expect(table.seat(0).goods).toBe(2);
  });
});
