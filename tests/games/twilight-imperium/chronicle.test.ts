import { describe, expect, it } from 'vitest';
import { enforce } from '#games/twilight-imperium/flow/enforce.ts';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import type { Chronicle, State } from '#games/twilight-imperium/state.ts';
import { decided, revealing } from './agendas/voting.ts';
import { activate, arena, goOn, hitting, missing } from './combat.ts';
import { newTable, Scene } from './scene.ts';

const NOTHING: Chronicle = { rounds: [], battles: [], agendas: [], awards: [], fallen: [] };

/** A new table, answered as for people who are away until its first turn. */
function firstTurn() {
  const table = newTable(3, { seatFactions: ['sol', 'yin', 'muaat'] });
  for (let answers = 0; table.state.stage.kind !== 'turn'; answers++) {
    const open = table.session.open().find(({ held }) => held === null);
    if (!open || answers > 60) throw new Error('no turn comes');
    table.answer(open.seat, open.topic, open.fallback);
  }
  return table;
}

/** An action in which nothing happens but that everything is checked. */
const checking: Component = {
  abilities: [
    {
      at: 'component-action',
      when: () => true,
      *resolve(t) {
        yield* enforce(t);
      },
    },
  ],
};

/** A status phase in which nobody can score, to its end. */
function statusPhase(scene: Scene) {
  const table = scene.stage({ kind: 'status' }).objective('expand-borders', { revealed: false }).play();
  for (const { seat, topic, fallback, held } of table.session.open())
    if (topic === 'redistribute' && held === null) table.answer(seat, topic, fallback);
  return table.quiet();
}

describe('the chronicle of a game', () => {
  it('begins with how the seats stand after set-up: no points, the planets of their homes', () => {
    const { chronicle, round } = firstTurn().state;
    expect(round).toBe(1);
    expect(chronicle).toEqual({ ...NOTHING, rounds: [{ points: [0, 0, 0], planets: [1, 1, 1] }] });
  });

  it('tells of every round how many points and planets each seat had at its end', () => {
    const table = statusPhase(new Scene().seat(1, { points: 3 }).control(1, 'wellon').control(2, 'torkan'));
    expect(table.state.round).toBe(3);
    // Xxcha has 2 planets at home, Hacan 3, Yssaril 2.
    expect(table.state.chronicle?.rounds).toEqual([{ points: [0, 3, 0], planets: [2, 4, 3] }]);
  });

  it('35.9 tells of a space combat who fought where, and who won', () => {
    const duel = arena().units(0, '20', { cruiser: 2 }).units(1, '20', { cruiser: 2 });
    const table = goOn(activate(hitting(missing(duel, 1, 'combat'), 0, 'combat'), '20'));
    expect(table.state.chronicle?.battles).toEqual([
      { round: 2, at: '20', attacker: 0, defender: 1, winner: 0 },
    ]);
  });

  it('35.10 has no winner where nobody is left', () => {
    const duel = arena().units(0, '20', { cruiser: 1 }).units(1, '20', { cruiser: 1 });
    const table = goOn(activate(hitting(hitting(duel, 0, 'combat'), 1, 'combat'), '20'));
    expect(table.state.chronicle?.battles).toMatchObject([{ winner: null }]);
  });

  it('41.4 tells of a ground combat by its planet', () => {
    const scene = arena()
      .control(1, 'vefut-ii')
      .units(0, '20', { carrier: 2, infantry: 2 })
      .units(1, 'vefut-ii', { infantry: 1 });
    const table = activate(missing(hitting(scene, 1, 'combat'), 0, 'combat'), '20');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 1 });
    expect(goOn(table).state.chronicle?.battles).toEqual([
      { round: 2, at: 'vefut-ii', attacker: 0, defender: 1, winner: 1 },
    ]);
  });

  it('83.18 tells what an agenda came to, and which points it gave', () => {
    const { chronicle } = decided(revealing('seed-of-an-empire').seat(1, { points: 4 }).play(), 'for').state;
    expect(chronicle?.agendas).toEqual([{ round: 2, id: 'seed-of-an-empire', outcome: 'for' }]);
    expect(chronicle?.awards).toEqual([{ round: 2, seat: 1, points: 1, by: 'law:seed-of-an-empire' }]);
  });

  it('16.3 89.2 tells what points were for that no objective gave; those of objectives their markers tell', () => {
    const scene = new Scene()
      .strategy(0, { id: 'imperial', exhausted: false })
      .control(0, 'mecatol-rex')
      .objective('negotiate-trade-routes')
      .goods(0, 5);
    const table = scene.play();
    table.answers([0, 'action', 'strategic:imperial'], [0, 'score-public', 'negotiate-trade-routes']);
    expect(table.seat(0).points).toBe(2);
    expect(table.state.chronicle?.awards).toEqual([
      { round: 2, seat: 0, points: 1, by: 'strategy:imperial' },
    ]);
  });

  it('51.4a tells points as they counted: who has none loses none, and nothing is told', () => {
    const supported = (points: number) =>
      new Scene()
        .units(1, '29', { destroyer: 1 })
        .seat(0, { points, area: [{ id: 'support-for-the-throne', owner: 1 }] })
        .of('note:support-for-the-throne')
        .play()
        .answers([0, 'action', 'tactical'], [0, 'activate', '29']).state;
    expect(supported(1).chronicle?.awards).toEqual([
      { round: 2, seat: 0, points: -1, by: 'note:support-for-the-throne' },
    ]);
    expect(supported(0)).toMatchObject({ seats: [{ points: 0, area: [] }, {}, {}] });
    expect(supported(0).chronicle?.awards ?? []).toEqual([]);
  });

  it('51.7 ends with how the seats stood in the midst of the last round', () => {
    const { chronicle, winner } = decided(
      revealing('seed-of-an-empire').seat(2, { points: 9 }).play(),
      'for',
    ).state;
    expect(winner).toEqual({ seat: 2, by: 'points' });
    expect(chronicle?.rounds).toEqual([{ points: [0, 0, 10], planets: [2, 3, 2] }]);
  });

  it('65.1 tells when a seat fell; what it did before stays told', () => {
    const scene = new Scene()
      .hand(0, 'plague')
      .plus({ actionCards: { plague: checking } })
      .with((s) => {
        s.chronicle = {
          ...structuredClone(NOTHING),
          battles: [{ round: 1, at: '20', attacker: 1, defender: 0, winner: 1 }],
        };
      });
    for (const planet of ['arretze', 'hercant', 'kamdorn'] as const) scene.control(0, planet);
    const table = scene.play();
    table.answer(0, 'action', 'card:plague');
    table.quiet();
    expect(table.state.chronicle?.fallen).toEqual([{ round: 2, seat: 1 }]);
    expect(table.state.chronicle?.battles).toHaveLength(1);
  });

  it('is seen alike by everybody', () => {
    const table = statusPhase(new Scene());
    const seen = (viewer: number | 'table') => table.session.view(viewer).chronicle;
    expect(seen('table')).toEqual(table.state.chronicle);
    for (const seat of [0, 1, 2]) expect(seen(seat)).toEqual(seen('table'));
  });

  it('is empty for a table that was begun before it was kept, and is kept from then on', () => {
    const scene = new Scene();
    expect(scene.state.chronicle).toBeUndefined();
    expect(scene.play().session.view('table').chronicle).toEqual(NOTHING);
    expect(twilightImperium.state.safeParse(scene.state).success).toBe(true);
    expect(statusPhase(new Scene()).state.chronicle?.rounds).toHaveLength(1);
  });

  const WRONG: readonly (readonly [what: string, change: (c: Chronicle) => void, why: RegExp])[] = [
    [
      'a round that is still to come',
      (c) => c.rounds.push({ points: [0, 0, 0], planets: [0, 0, 0] }),
      /2 rounds/,
    ],
    ['figures of fewer seats than play', (c) => c.rounds[0]?.points.pop(), /not all seats/],
    [
      'a battle of a later round',
      (c) => c.battles.push({ round: 2, at: '18', attacker: 0, defender: 1, winner: null }),
      /round 2/,
    ],
    [
      'a seat that is not there',
      (c) => c.battles.push({ round: 1, at: '18', attacker: 0, defender: 3, winner: null }),
      /seat 3/,
    ],
    ['a fall of nobody', (c) => c.fallen.push({ round: 1, seat: 4 }), /seat 4/],
    ['points of nobody', (c) => c.awards.push({ round: 1, seat: 5, points: 1, by: 'custodians' }), /seat 5/],
  ];

  it.each(WRONG)('cannot tell of %s', (_, change, why) => {
    const state = structuredClone(firstTurn().session.state) as State;
    expect(twilightImperium.invalid(state)).toBeNull();
    if (!state.chronicle) throw new Error('no chronicle');
    change(state.chronicle);
    expect(twilightImperium.invalid(state)).toMatch(why);
  });
});
