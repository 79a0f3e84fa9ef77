import { describe, expect, it } from 'vitest';
import type { UnitType } from '#games/twilight-imperium/tables/kinds.ts';
import { hitting, missing } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';

const id = 'unveil-flagship';

/** Everything is answered in the plainest way until seat 0 may respond to the end of the combat, or its turn is over. */
function fightOn(table: Imperium): Imperium {
  for (;;) {
    const asked = table.session.open().find(({ optional, held }) => !optional && held === null);
    if (!asked || asked.topic === 'combat-ends' || asked.topic === 'action') return table;
    table.answer(asked.seat, asked.topic, asked.fallback);
  }
}

/** Seat 0 comes to system 20 with these ships and fights whoever is there. */
function battle(ships: Partial<Record<UnitType, number>>, defender: Partial<Record<UnitType, number>>) {
  const table = new Scene()
    .secret(0, id)
    .pools(0, { fleet: 9 })
    .pools(1, { fleet: 9 })
    .units(0, '19', ships)
    .units(1, '20', defender)
    .play();
  table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
  const all = Object.entries(ships).map(([unit, count]) => [`19:${unit}`, count]);
  table.answer(0, 'move', Object.fromEntries(all));
  return fightOn(table);
}

describe('TI4 30 Unveil Flagship', () => {
  it('30.5b is scored when a space combat is won with the flagship there', () => {
    const table = battle({ flagship: 1, dreadnought: 5, 'war-sun': 2 }, { destroyer: 1 });
    expect(table).toOfferExactly(0, 'combat-ends', [`secret:${id}`, 'pass']);
    table.answer(0, 'combat-ends', `secret:${id}`);
    expect(table.seat(0)).toMatchObject({ points: 1, secrets: { held: [], scored: [id] } });
  });

  it('30.5 not without a flagship, nor when it is not there', () => {
    const table = battle({ dreadnought: 5, 'war-sun': 2 }, { destroyer: 1 });
    expect(table.at('20')).toContain('0:war-sun');
    expect(table.seat(0).secrets.held).toEqual([id]);
    // It may be asked because of other secrets, but has nothing to answer with.
    expect(table.quiet()).toWaitFor([1, 'action']);
  });

  it('not by a ground combat below it', () => {
    const table = hitting(missing(new Scene(), 1, 'combat'), 0, 'combat')
      .secret(0, id)
      .units(0, '20', { flagship: 1, carrier: 1, infantry: 2 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 1 })
      .play();
    table.answers(
      [0, 'action', 'tactical'],
      [0, 'activate', '20'],
      [0, 'commit', { 'vefut-ii:infantry': 2 }],
    );
    fightOn(table);
    expect(table.quiet()).toWaitFor([1, 'action']);
    expect(table.planet('vefut-ii').controller).toBe(0);
    expect(table.seat(0).secrets.held).toEqual([id]);
  });

  it('35.10 not by whoever loses', () => {
    const table = battle({ flagship: 1 }, { 'war-sun': 2, dreadnought: 5 });
    expect(table.at('20')).not.toContain('0:');
    // It may be asked because of other secrets, but has nothing to answer with.
    expect(table.quiet()).toWaitFor([1, 'action']);
  });
});
