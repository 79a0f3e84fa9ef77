import { describe, expect, it } from 'vitest';
import type { Ability } from '#games/twilight-imperium/hooks/component.ts';
import { reroll } from '#games/twilight-imperium/verbs/battle.ts';
import { ability, activate, arena, facts, missing, rolls, STAND_IN, story, waits } from '../combat.ts';
import type { Scene } from '../scene.ts';

/** A card that lets its owner reroll its misses, as often as `times` says. */
const rerolling = (times: number): Ability<'dice-rolled'> => ({
  at: 'dice-rolled',
  must: true,
  when: (_, by, { seat }) => seat === by.seat,
  *resolve(t, { by: { seat, component }, event }) {
    for (let n = 0; n < times; n++) reroll(t, seat, { dice: event.rolls, by: component });
  },
});

const duel = () => arena().units(0, '20', { cruiser: 8 }).units(1, '20', { cruiser: 8 });
const play = (scene: Scene, seed = 1) => activate(scene.tech(0, STAND_IN), '20', seed);

interface Told {
  readonly groups: readonly { readonly results: readonly number[] }[];
}

describe('TI4 44 Rerolls', () => {
  it('44.1 the new results count, not the old ones, worse or better', () => {
    let worse = 0;
    for (let seed = 1; seed <= 5; seed++) {
      const table = play(ability(duel(), rerolling(1)), seed);
      const [again] = facts(table, 'fact.rerolled') as unknown as Told[];
      const results = again?.groups.flatMap((group) => group.results) ?? [];
      expect(results).toHaveLength(8);
      expect(facts(table, 'fact.hits')[0]?.count).toBe(results.filter((result) => result >= 7).length);
      const before = rolls(table)[0]?.groups.flatMap((group) => group.results) ?? [];
      worse += results.filter((result, i) => result < (before[i] ?? 0)).length;
    }
    expect(worse).toBeGreaterThan(0);
  });

  it('44.2 the same ability rerolls no die twice', () => {
    const table = play(ability(duel(), rerolling(3)));
    const ofRound = story(table);
    const until = ofRound.indexOf('combat roll of 1');
    expect(ofRound.slice(0, until).filter((one) => one === 'rerolled')).toHaveLength(1);
  });

  it('44.2 another ability may reroll it again', () => {
    const scene = ability(duel(), rerolling(1)).plus({
      components: { 'technology:neural-motivator': { abilities: [rerolling(1)] } },
    });
    const told = story(play(scene.tech(0, 'neural-motivator')));
    expect(told.slice(0, told.indexOf('combat roll of 1')).filter((one) => one === 'rerolled')).toHaveLength(
      2,
    );
  });

  it('44.3 rerolls come right after the roll, before the other side rolls and before anything is done about hits', () => {
    const told = story(play(ability(duel(), rerolling(1))));
    const first = told.indexOf('combat roll of 0');
    expect(told.slice(first, first + 4)).toEqual([
      'combat roll of 0',
      'rerolled',
      'hits',
      'combat roll of 1',
    ]);
  });

  it('8.1c 19.1c 34.3d no moment for rerolls comes after the dice of unit abilities', () => {
    const scene = ability(missing(arena(), 0, 'cannon'), rerolling(1))
      .control(0, 'vefut-ii')
      .units(0, 'vefut-ii', { pds: 2 })
      .units(0, '20', { destroyer: 1 })
      .units(1, '20', { 'war-sun': 1 });
    const table = play(scene);
    const told = story(table);
    expect(
      rolls(table)
        .slice(0, 2)
        .map(({ kind }) => kind),
    ).toEqual(['cannon', 'barrage']);
    expect(told.indexOf('rerolled')).toBeGreaterThan(told.indexOf('combat roll of 0'));
    expect(waits(table).length).toBeGreaterThan(0);
  });
});
