import { describe, expect, it } from 'vitest';
import { activate, arena, facts, goOn, hitting, loading, missing, rolls, story } from '../combat.ts';
import { seeded } from '../rules/moving.ts';
import type { Imperium, Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

const LAW = 'law:the-crown-of-thalnos';
const crowned = (scene: Scene, owner = 0) => inForce(scene, 'the-crown-of-thalnos', { seat: owner });

/** Seat 0 attacks seat 1, whose cruisers always miss, and has the crown. */
const attack = (scene: Scene, seed = 1) =>
  activate(crowned(missing(scene, 1, 'combat').units(1, '20', { cruiser: 4 })), '20', seed);

const results = (table: Imperium) => rolls(table)[0]?.groups.flatMap((group) => group.results) ?? [];
const rerolled = (table: Imperium) =>
  (facts(table, 'fact.rerolled')[0]?.groups as { results: number[] }[] | undefined)?.[0]?.results ?? [];
const distinct = (prefix: string, table: Imperium) =>
  [...new Set(results(table))].map((result) => `${prefix}:${result}`);

describe('The Crown of Thalnos', () => {
  it('26.4 lies in front of the elected player', () => {
    const table = decided(revealing('the-crown-of-thalnos').play(), 'seat:1');
    expect(table.state.laws).toMatchObject([{ id: 'the-crown-of-thalnos', seat: 1 }]);
  });

  it('44.3 its owner may roll any of its dice again; units that miss then are destroyed, the others not', () => {
    const table = attack(missing(arena(), 0, 'combat').units(0, '20', { cruiser: 4 }));
    expect(table).toOfferExactly(0, 'dice-rolled', [LAW, 'pass']);
    table.answer(0, 'dice-rolled', LAW);
    expect(table).toOfferExactly(0, 'agenda-reroll', distinct('cruiser', table));
    table.answer(0, 'agenda-reroll', { [`cruiser:${results(table)[0]}`]: 1 });
    expect(rerolled(table)).toHaveLength(1);
    expect(table.at('20')).toBe('0:cruiser 3, 1:cruiser 4');
    // The next round has come.
    expect(table.state.battle?.round).toBe(2);
    expect(table).toOfferExactly(0, 'dice-rolled', [LAW, 'pass']);
  });

  it('35.5f they are destroyed when both sides have rolled', () => {
    const table = attack(missing(arena(), 0, 'combat').units(0, '20', { cruiser: 4 }));
    table.answers([0, 'dice-rolled', LAW], [0, 'agenda-reroll', { [`cruiser:${results(table)[0]}`]: 1 }]);
    const told = story(table).filter((line) => /combat roll|rerolled|destroyed/.test(line));
    expect(told.slice(0, 4)).toEqual(['combat roll of 0', 'rerolled', 'combat roll of 1', 'destroyed']);
  });

  it('44.1 a unit that hits by it lives, and its hit counts', () => {
    const scene = () => loading(arena(), 0, { kinds: ['combat'], bonus: -2 }).units(0, '20', { cruiser: 1 });
    const table = seeded(
      (seed) => {
        const played = attack(scene(), seed);
        const [first = 0] = results(played);
        return played.answers([0, 'dice-rolled', LAW], [0, 'agenda-reroll', { [`cruiser:${first}`]: 1 }]);
      },
      (played) => (results(played)[0] ?? 0) < 9 && (rerolled(played)[0] ?? 0) >= 9,
    );
    expect(table.at('20')).toBe('0:cruiser 1, 1:cruiser 3');
  });

  it('a hit may be rolled again too, and lost', () => {
    const scene = () => loading(arena(), 0, { kinds: ['combat'], bonus: -2 }).units(0, '20', { cruiser: 1 });
    const table = seeded(
      (seed) => {
        const played = attack(scene(), seed);
        const [first = 0] = results(played);
        return played.answers([0, 'dice-rolled', LAW], [0, 'agenda-reroll', { [`cruiser:${first}`]: 1 }]);
      },
      (played) => (results(played)[0] ?? 0) >= 9 && (rerolled(played)[0] ?? 0) < 9,
    );
    expect(table.at('20')).toBe('1:cruiser 4');
    expect(table).toWaitFor([1, 'action']);
  });

  it('52.5 SUSTAIN DAMAGE does not help, and a unit with several dice falls if all of them miss', () => {
    const table = attack(missing(arena(), 0, 'combat').units(0, '20', { 'war-sun': 1, cruiser: 1 }));
    table.answer(0, 'dice-rolled', LAW);
    const [slot = ''] = table.offers(0, 'agenda-reroll').filter((id) => id.startsWith('war-sun'));
    table.answer(0, 'agenda-reroll', { [slot]: 1 });
    expect(table.at('20')).toBe('0:cruiser 1, 1:cruiser 4');
  });

  it('7.2 it lives if any of its dice hits, rolled again or not', () => {
    // A war sun hits on 3: with -4 on 7 or more.
    const scene = () =>
      loading(arena(), 0, { kinds: ['combat'], bonus: -4 }).units(0, '20', { 'war-sun': 1 });
    const table = seeded(
      (seed) => {
        const played = attack(scene(), seed);
        const worst = Math.min(...results(played));
        return played.answers([0, 'dice-rolled', LAW], [0, 'agenda-reroll', { [`war-sun:${worst}`]: 1 }]);
      },
      (played) => {
        const hits = results(played).filter((result) => result >= 7).length;
        return hits === 1 && (rerolled(played)[0] ?? 10) < 7;
      },
    );
    expect(table.at('20')).toBe('0:war-sun 1, 1:cruiser 3');
  });

  it('7.2 several such units are told apart', () => {
    const table = attack(missing(arena(), 0, 'combat').units(0, '20', { 'war-sun': 2 }));
    table.answer(0, 'dice-rolled', LAW);
    const offered = table.offers(0, 'agenda-reroll');
    expect(offered.some((id) => id.startsWith('war-sun:1:'))).toBe(true);
    const second = offered.filter((id) => id.startsWith('war-sun:2:'));
    table.answer(0, 'agenda-reroll', Object.fromEntries(second.map((id) => [id, 1])));
    expect(table.at('20')).toBe('0:war-sun 1, 1:cruiser 4');
  });

  it('to use it and to roll nothing again destroys nothing', () => {
    const table = attack(missing(arena(), 0, 'combat').units(0, '20', { cruiser: 2 }));
    table.answers([0, 'dice-rolled', LAW], [0, 'agenda-reroll', {}]);
    expect(table.at('20')).toBe('0:cruiser 2, 1:cruiser 4');
  });

  it('63.1 the opponent’s dice are not its owner’s, and who does not fight has no say', () => {
    const fight = (owner: number) =>
      activate(
        crowned(
          missing(hitting(arena(), 0, 'combat'), 1, 'combat')
            .units(0, '20', { cruiser: 4 })
            .units(1, '20', { cruiser: 4 }),
          owner,
        ),
        '20',
      );
    expect(fight(2)).toWaitFor([1, 'action']);
    const table = fight(1);
    expect(table).toWaitFor([1, 'dice-rolled']);
    expect(facts(table, 'fact.rolled').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('41.1 on the ground as in space', () => {
    const scene = missing(missing(arena(), 0, 'combat'), 1, 'combat')
      .units(0, '20', { carrier: 1, infantry: 3 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 1 });
    const table = activate(crowned(scene), '20');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 3 });
    table.answer(0, 'dice-rolled', LAW);
    const all = table.form(0, 'agenda-reroll');
    const slots = all.kind === 'allocate' ? all.slots.map(({ id, max }) => [id, max]) : [];
    table.answer(0, 'agenda-reroll', Object.fromEntries(slots));
    expect(table.at('vefut-ii')).toBe('1:infantry 1');
    expect(goOn(table)).toWaitFor([1, 'action']);
  });
});
