import { describe, expect, it } from 'vitest';
import { figuresLeft } from '#games/twilight-imperium/rules/units.ts';
import type { SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { place } from '#games/twilight-imperium/verbs/units.ts';
import {
  ability,
  activate,
  arena,
  diceOf,
  facts,
  goOn,
  hitting,
  missing,
  rolls,
  STAND_IN,
  story,
  waits,
  witness,
} from '../combat.ts';
import type { Imperium, Scene } from '../scene.ts';
import { seeded } from './moving.ts';

const duel = () => arena().units(0, '20', { cruiser: 2 }).units(1, '20', { cruiser: 2 });
/** Nobody ever hits: the combat is where it was when a question comes. */
const harmless = (scene: Scene) => missing(missing(scene, 0, 'combat'), 1, 'combat');
const bloody = (scene: Scene) => hitting(hitting(scene, 0, 'combat'), 1, 'combat');
const combatRolls = (table: Imperium) => rolls(table).filter(({ kind }) => kind === 'combat');

describe('TI4 35 Space combat', () => {
  it('35.0 77.3 two seats with ships in the active system must fight, whoever came there', () => {
    const table = goOn(activate(hitting(missing(duel(), 1, 'combat'), 0, 'combat'), '20'));
    expect(facts(table, 'fact.battle')).toMatchObject([
      { kind: 'space', at: '20', attacker: 0, defender: 1 },
    ]);
    expect(table.at('20')).toBe('0:cruiser 2');
  });

  it('35.1 77.3a where only the active seat has ships the invasion follows at once', () => {
    const table = activate(arena().units(0, '20', { carrier: 1, infantry: 1 }), '20');
    expect(facts(table, 'fact.battle')).toEqual([]);
    expect(table).toWaitFor([0, 'commit']);
  });

  it('35.1 a seat that fights elsewhere is left alone: no combat without ships of the active seat', () => {
    const table = activate(arena().units(1, '20', { cruiser: 1 }), '20');
    expect(facts(table, 'fact.battle')).toEqual([]);
    expect(table.at('20')).toBe('1:cruiser 1');
  });

  it('35.2 T5 T23 before the combat, its start, the barrage, announcements, rolls, hits, end of the round', () => {
    const watched = witness(
      bloody(arena().units(0, '20', { destroyer: 1 }).units(1, '20', { destroyer: 1 })),
      0,
      'before-combat',
      'combat-round-starts',
      'dice-rolled',
      'hits-assigned',
      'combat-round-ends',
      'combat-ends',
    );
    const told = story(activate(watched, '20'));
    expect(told.slice(told.indexOf('battle'), told.lastIndexOf('turn'))).toEqual([
      'battle',
      'before-combat',
      'combat-round-starts',
      'barrage roll of 0',
      'hits',
      'barrage roll of 1',
      'hits',
      'combat roll of 0',
      'dice-rolled',
      'hits',
      'combat roll of 1',
      'dice-rolled',
      'hits',
      'destroyed',
      'destroyed',
      'hits-assigned',
      'combat-round-ends',
      'battleOver',
      'combat-ends',
    ]);
  });

  it('35.2a 35.2b 35.9a the start of round 1 is the start of the combat, the end of the last round its end: one moment each', () => {
    const watched = witness(duel(), 0, 'combat-round-starts', 'combat-round-ends');
    const table = goOn(activate(watched, '20', 3));
    const seen = facts(table, 'fact.witness').map(({ at, event }) => ({
      at,
      ...(event as { round: number; last?: boolean }),
    }));
    const rounds = seen.filter(({ at }) => at === 'combat-round-starts').map(({ round }) => round);
    expect(rounds).toEqual(rounds.map((_, i) => i + 1));
    const ends = seen.filter(({ at }) => at === 'combat-round-ends').map(({ last }) => last);
    expect(ends).toEqual([...rounds.slice(1).map(() => false), true]);
  });

  it('35.4 35.4a the defender announces first; the retreat waits until the dice have been rolled', () => {
    const table = activate(harmless(duel().control(0, 'tequran').control(1, 'rarron')), '20');
    expect(table).toWaitFor([1, 'retreat']);
    table.answer(1, 'retreat', 'stay');
    expect(table).toWaitFor([0, 'retreat']);
    expect(combatRolls(table)).toEqual([]);
    table.answer(0, 'retreat', 'retreat');
    expect(combatRolls(table)).toHaveLength(2);
    expect(table.at('28')).toBe('0:cruiser 2');
    expect(facts(table, 'fact.battleOver')).toMatchObject([{ winner: 1 }]);
  });

  it('35.4b when the defender announces, the attacker cannot in that round', () => {
    const table = activate(harmless(duel().control(0, 'tequran').control(1, 'rarron')), '20');
    table.answer(1, 'retreat', 'retreat');
    expect(waits(table)).toEqual(['1:action']);
    expect(table.at('29')).toBe('1:cruiser 2');
    expect(table.at('20')).toBe('0:cruiser 2');
  });

  it('35.4c without a system to go to nobody is asked', () => {
    const table = activate(bloody(duel()), '20');
    expect(waits(table)).toEqual(['1:action']);
  });

  it('35.5 35.5f the attacker rolls a die for each ship before the defender does', () => {
    const table = activate(duel().units(0, '20', { carrier: 1 }), '20');
    const [first, second] = combatRolls(table);
    expect([first?.seat, second?.seat]).toEqual([0, 1]);
    expect(diceOf(table, 0, 'combat').startsWith('combat cruiser 2, combat carrier 1')).toBe(true);
  });

  it('35.5b 35.5c T29 ships of different combat values are rolled apart, from the lowest value up', () => {
    const scene = arena()
      .units(0, '20', { fighter: 2, carrier: 1, dreadnought: 1, 'war-sun': 1, cruiser: 1 })
      .units(1, '20', { dreadnought: 5 });
    const [roll] = combatRolls(activate(scene, '20'));
    expect(roll?.groups.map(({ unit, hitOn, results }) => `${unit} ${hitOn}: ${results.length}`)).toEqual([
      'war-sun 3: 3',
      'dreadnought 5: 1',
      'cruiser 7: 1',
      'fighter 9: 2',
      'carrier 9: 1',
    ]);
  });

  it('35.5e 44.3 who changes its dice does so before the opponent rolls', () => {
    const told = story(activate(witness(bloody(duel()), 1, 'dice-rolled'), '20'));
    const first = told.indexOf('dice-rolled');
    expect(told.slice(first - 1, first + 2)).toEqual(['combat roll of 0', 'dice-rolled', 'hits']);
    expect(told.indexOf('combat roll of 1')).toBeGreaterThan(first);
  });

  it('35.6 81.1 each seat chooses one own ship for each hit of the other', () => {
    const scene = missing(hitting(arena(), 0, 'combat'), 1, 'combat')
      .units(0, '20', { cruiser: 2 })
      .units(1, '20', { cruiser: 2, destroyer: 2 });
    const table = activate(missing(scene, 1, 'barrage'), '20');
    expect(table).toWaitFor([1, 'losses']);
    expect(table).toRefuse(1, 'losses', { cruiser: 1 });
    expect(table).toRefuse(1, 'losses', { cruiser: 2, destroyer: 1 });
    table.answer(1, 'losses', { cruiser: 2 });
    expect(facts(table, 'fact.destroyed')[0]).toMatchObject({ seat: 1, unit: 'cruiser', count: 2 });
  });

  it('35.6 T9 both sides assign at the same time: nothing falls before both have chosen', () => {
    const fleet = { cruiser: 2, carrier: 2 };
    const play = (seed: number) => activate(arena().units(0, '20', fleet).units(1, '20', fleet), '20', seed);
    const table = seeded(play, (one) => waits(one).join() === '0:losses,1:losses');
    const before = table.at('20');
    const choose = (seat: 0 | 1) => {
      const { form, fallback } = table.session.openFor(seat).find(({ topic }) => topic === 'losses')!;
      expect(form.kind).toBe('allocate');
      return table.answer(seat, 'losses', fallback);
    };
    choose(1);
    expect(table.at('20')).toBe(before);
    expect(facts(table, 'fact.destroyed')).toEqual([]);
    choose(0);
    expect(new Set(facts(table, 'fact.destroyed').map(({ seat }) => seat))).toEqual(new Set([0, 1]));
  });

  it('35.6 where everything falls or all ships are alike nobody is asked', () => {
    expect(waits(activate(bloody(duel()), '20'))).toEqual(['1:action']);
  });

  it('35.6a 52.0 ships sustain damage before hits are assigned', () => {
    const scene = missing(hitting(arena(), 0, 'combat'), 1, 'combat')
      .units(0, '20', { cruiser: 1 })
      .units(1, '20', { dreadnought: 1, carrier: 1 });
    const table = activate(scene, '20');
    expect(table).toWaitFor([1, 'sustain']);
    table.answer(1, 'sustain', { dreadnought: 1 });
    expect(facts(table, 'fact.destroyed')).toEqual([]);
  });

  it('35.6b 81.0 what is destroyed goes back to its owner', () => {
    const scene = hitting(missing(duel(), 1, 'combat'), 0, 'combat');
    const table = activate(scene, '20');
    expect(figuresLeft(table.state, 1, 'cruiser')).toBe(8);
    expect(figuresLeft(table.state, 0, 'cruiser')).toBe(6);
  });

  it('35.7 35.7c a retreat goes to an adjacent system with an own planet or unit and no ships of others', () => {
    const scene = harmless(duel())
      .control(0, 'tequran')
      .units(0, 'qucenn', { infantry: 1 })
      .control(0, 'wellon')
      .units(1, '19', { cruiser: 1 })
      .control(1, 'rarron');
    const table = goOn(activate(scene, '20'), '0:retreat');
    table.answer(0, 'retreat', 'retreat');
    // 21 and 18 hold nothing of seat 0, and in 19 is somebody else.
    expect(table).toOfferExactly(0, 'retreat-to', ['28', '29']);
    table.answer(0, 'retreat-to', '29');
    expect(table.at('29')).toBe('0:cruiser 2');
  });

  it('35.7a a side whose opponent is gone does not retreat', () => {
    const scene = hitting(missing(duel(), 1, 'combat'), 0, 'combat').control(0, 'tequran');
    const table = activate(scene, '20');
    table.answer(0, 'retreat', 'retreat');
    expect(table.at('20')).toBe('0:cruiser 2');
    expect(table.at('28')).toBe('');
    expect(facts(table, 'fact.battleOver')).toMatchObject([{ winner: 0 }]);
  });

  it('35.7b everything with a move value leaves with what it can carry; other fighters and ground forces are removed, not destroyed', () => {
    const scene = harmless(arena())
      .units(0, '20', { carrier: 1, cruiser: 1, fighter: 3, infantry: 1 })
      .units(1, '20', { cruiser: 1 })
      .control(0, 'tequran');
    const full = activate(scene, '20');
    full.answer(0, 'retreat', 'retreat');
    expect(full.at('28')).toBe('0:carrier 1, 0:cruiser 1, 0:fighter 3, 0:infantry 1');

    const crowded = hitting(missing(arena(), 0, 'combat'), 1, 'combat')
      .units(0, '20', { carrier: 1, dreadnought: 1, fighter: 3, infantry: 2 })
      .units(1, '20', { cruiser: 1 })
      .control(0, 'tequran');
    const table = activate(crowded, '20');
    table.answer(0, 'retreat', 'retreat');
    table.answer(0, 'sustain', {});
    table.answer(0, 'losses', { carrier: 1 });
    expect(table).toOfferExactly(0, 'retreat-cargo', ['fighter', 'infantry']);
    expect(table).toRefuse(0, 'retreat-cargo', { fighter: 1, infantry: 1 });
    table.answer(0, 'retreat-cargo', { infantry: 1 });
    expect(table.at('28')).toBe('0:dreadnought 1, 0:infantry 1');
    expect(table.at('20')).toBe('1:cruiser 1');
    expect(facts(table, 'fact.removed')).toMatchObject([
      { unit: 'fighter', count: 3, why: 'capacity' },
      { unit: 'infantry', count: 1, why: 'capacity' },
    ]);
  });

  it('T16 35.7b fighters with a move value leave by themselves', () => {
    const scene = harmless(arena())
      .tech(0, 'fighter-ii')
      .units(0, '20', { cruiser: 1, fighter: 2 })
      .units(1, '20', { cruiser: 1 })
      .control(0, 'tequran');
    const table = activate(scene, '20');
    table.answer(0, 'retreat', 'retreat');
    expect(table.at('28')).toBe('0:cruiser 1, 0:fighter 2');
  });

  it('35.7d a token from the reinforcements follows, unless one lies there', () => {
    const table = activate(harmless(duel().control(0, 'tequran')), '20');
    table.answer(0, 'retreat', 'retreat');
    expect(table.state.systems['28']?.tokens).toEqual([0]);
    expect(table.seat(0).pools).toEqual({ tactic: 2, fleet: 8, strategy: 2 });

    const there = activate(harmless(duel().control(0, 'tequran').token(0, '28')), '20');
    there.answer(0, 'retreat', 'retreat');
    expect(there.state.systems['28']?.tokens).toEqual([0]);
  });

  it('35.7d without a token in the reinforcements it comes from a pool', () => {
    // One token goes to the active system, the other fifteen lie in the pools.
    const scene = harmless(duel().control(0, 'tequran')).pools(0, { tactic: 3, fleet: 11, strategy: 2 });
    const table = activate(scene, '20');
    table.answer(0, 'retreat', 'retreat');
    expect(table).toWaitFor([0, 'token-pool']);
    table.answer(0, 'token-pool', 'strategy');
    expect(table.seat(0).pools).toEqual({ tactic: 2, fleet: 11, strategy: 1 });
    expect(table.state.systems['28']?.tokens).toEqual([0]);
  });

  it('35.8 both sides still there: another round, from the announcements on', () => {
    const table = activate(harmless(duel().control(0, 'tequran').control(1, 'rarron')), '20');
    table.answers([1, 'retreat', 'stay'], [0, 'retreat', 'stay']);
    expect(table.state.battle?.round).toBe(2);
    expect(table).toWaitFor([1, 'retreat']);
  });

  it('35.9 35.10 whoever alone has ships left has won', () => {
    const scene = hitting(missing(duel(), 0, 'combat'), 1, 'combat');
    const table = activate(witness(scene, 1, 'combat-ends'), '20');
    expect(facts(table, 'fact.witness')).toMatchObject([
      { event: { winner: 1, loser: 0, destroyed: ['cruiser'] } },
    ]);
    expect(table.state.battle).toBeNull();
  });

  it('35.10 T26 with no ships left nobody has won, and troops in space are lost with them', () => {
    const scene = bloody(arena())
      .units(0, '20', { carrier: 1, infantry: 2 })
      .units(1, '20', { cruiser: 1 })
      .control(1, 'vefut-ii');
    const table = activate(witness(scene, 0, 'combat-ends'), '20');
    expect(facts(table, 'fact.witness')).toMatchObject([{ event: { winner: null, loser: null } }]);
    expect(table.at('20')).toBe('');
    expect(facts(table, 'fact.removed')).toMatchObject([
      { seat: 0, unit: 'infantry', count: 2, why: 'capacity' },
    ]);
    // Nothing can be landed: the turn is over.
    expect(waits(table)).toEqual(['1:action']);
  });

  it('35.10a 38.3c the winner removes what its ships have no room for, of its choice and only after the combat', () => {
    const scene = bloody(arena())
      .units(0, '20', { carrier: 1, dreadnought: 1, fighter: 2, infantry: 2 })
      .units(1, '20', { destroyer: 1 });
    const table = activate(missing(missing(scene, 1, 'barrage'), 0, 'barrage'), '20');
    table.answer(0, 'sustain', {});
    table.answer(0, 'losses', { carrier: 1 });
    expect(table.at('20')).toBe('0:dreadnought 1, 0:fighter 2, 0:infantry 2');
    const [next] = table.session.waiting();
    expect(next?.seat).toBe(0);
    expect(table.state.battle).toBeNull();
  });
});

describe('TI4 35 Space combat without an end', () => {
  it('35.9 after a hundred rounds the attacker gives way: it retreats if it can', () => {
    const scene = harmless(duel().control(0, 'tequran'));
    const table = activate(scene, '20');
    for (let round = 1; round <= 100; round++) table.answer(0, 'retreat', 'stay');
    expect(table.at('28')).toBe('0:cruiser 2');
    expect(facts(table, 'fact.battleOver')).toMatchObject([{ winner: 1 }]);
  });

  it('35.9 or it loses its ships', () => {
    const table = activate(harmless(duel()), '20');
    expect(table.at('20')).toBe('1:cruiser 2');
    expect(facts(table, 'fact.combatRound')).toHaveLength(99);
  });
});

describe('TI4 35 Space combat, retreats in odd places', () => {
  it('T25 35.7 when the only system has become closed the combat goes on', () => {
    const scene = harmless(duel().control(0, 'tequran').control(1, 'rarron')).tech(1, STAND_IN);
    // A ship of the defender appears where the attacker wants to go.
    const closing = ability(scene, {
      at: 'hits-assigned',
      must: true,
      when: (_, { seat }, event) => event.seat === seat && event.round === 1,
      *resolve(t, { by: { seat } }) {
        place(t, '28', { seat, unit: 'destroyer', count: 1 });
      },
    });
    const table = activate(closing, '20');
    table.answers([1, 'retreat', 'stay'], [0, 'retreat', 'retreat']);
    expect(table.at('20')).toBe('0:cruiser 2, 1:cruiser 2');
    expect(table.state.battle?.round).toBe(2);
    table.answer(1, 'retreat', 'stay');
    // 35.4c: seat 0 has nowhere to go any more.
    expect(waits(table)).not.toContain('0:retreat');
  });

  it('T25 54.1 68.1 80.1 no retreat into an asteroid field, a supernova or a nebula, but into other empty systems', () => {
    const beside = (tile: SystemId) =>
      waits(activate(harmless(duel()).tile(8, tile).units(0, tile, { cruiser: 1 }).token(0, tile), '20'));
    expect(beside('46')).toEqual(['0:retreat']);
    expect(beside('41')).toEqual(['0:retreat']);
    for (const anomaly of ['44', '43', '42'] as const) expect(beside(anomaly)).toEqual(['1:action']);
  });

  it('T25 12.2 who retreats out of a gravity rift rolls for each ship', () => {
    const scene = (seed: number) => {
      const table = activate(
        harmless(arena().tile(2, '41').units(0, '41', { cruiser: 8 }).units(1, '41', { cruiser: 1 })).control(
          0,
          'tequran',
        ),
        '41',
        seed,
      );
      table.answer(0, 'retreat', 'retreat');
      return table;
    };
    for (let seed = 1; seed <= 3; seed++) {
      const table = scene(seed);
      const rolled = facts(table, 'fact.rift') as { result: number }[];
      expect(rolled).toHaveLength(8);
      const lost = rolled.filter(({ result }) => result <= 3).length;
      expect(table.at('28')).toBe(`0:cruiser ${8 - lost}`);
      const swallowed = { seat: 0, unit: 'cruiser', count: 1, at: '41', why: 'rift' };
      expect(facts(table, 'fact.removed')).toEqual(Array(lost).fill(swallowed));
    }
  });
});
