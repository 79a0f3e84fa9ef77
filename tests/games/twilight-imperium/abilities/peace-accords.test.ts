import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const ACCORDS = 'ability:peace-accords';
/** Xxcha at seat 0, its home next to system 29 only. */
const scene = () => new Scene(3, ['xxcha', 'hacan', 'yssaril']).of(ACCORDS);
/** Seat 0 plays Diplomacy on its home. */
const primary = (set: Scene) => {
  const table = set
    .strategy(0, { id: 'diplomacy', exhausted: false })
    .pools(1, { strategy: 0 })
    .pools(2, { strategy: 0 })
    .play();
  table.answer(0, 'action', 'strategic:diplomacy');
  if (table.session.openFor(0).some(({ topic }) => topic === 'diplomacy')) table.answer(0, 'diplomacy', '14');
  return table;
};

describe('Peace Accords', () => {
  it('32.1 after the primary of Diplomacy control of an empty planet next door, its card exhausted', () => {
    const table = primary(scene());
    expect(table).toOfferExactly(0, 'strategy-resolved', [ACCORDS, 'pass']);
    table.answer(0, 'strategy-resolved', ACCORDS);
    expect(table).toOfferExactly(0, 'peace-accords', ['qucenn', 'rarron']);
    table.answer(0, 'peace-accords', 'rarron');
    expect(table.planet('rarron')).toMatchObject({ controller: 0, exhausted: true });
    expect(table.planet('qucenn').controller).toBeNull();
    expect(table).toWaitFor([1, 'action']);
  });

  it('32.1b another’s planet without units can be taken; 70.3 and one in the system of an own planet', () => {
    const table = primary(scene().control(1, 'rarron').control(0, 'qucenn'));
    table.answer(0, 'strategy-resolved', ACCORDS);
    expect(table.offers(0, 'peace-accords')).toContain('rarron');
    table.answer(0, 'peace-accords', 'rarron');
    expect(table.planet('rarron').controller).toBe(0);
  });

  it('not where any unit stands, nor Mecatol Rex, nor further away', () => {
    const guarded = scene()
      .control(1, 'rarron')
      .units(1, 'rarron', { pds: 1 })
      .units(2, 'qucenn', { infantry: 1 })
      .control(2, 'qucenn');
    expect(primary(guarded)).toWaitFor([1, 'action']);
    const central = primary(scene().control(0, 'vefut-ii'));
    central.answer(0, 'strategy-resolved', ACCORDS);
    const offered = central.offers(0, 'peace-accords');
    expect(offered).not.toContain('mecatol-rex');
    expect(offered).toContain('wellon');
    expect(offered).not.toContain('saudor');
  });

  it('need not be used', () => {
    const table = primary(scene());
    table.answer(0, 'strategy-resolved', 'pass');
    expect(table.planet('rarron').controller).toBeNull();
    expect(table).toWaitFor([1, 'action']);
  });

  it('13.3 after the secondary as well, even if there is no planet to ready', () => {
    const table = scene()
      .stage({ kind: 'turn', seat: 1 })
      .strategy(1, { id: 'diplomacy', exhausted: false })
      .pools(2, { strategy: 0 })
      .play();
    table.answer(1, 'action', 'strategic:diplomacy');
    table.answer(0, 'follow-diplomacy', 'yes');
    table.answers([0, 'strategy-resolved', ACCORDS], [0, 'peace-accords', 'qucenn']);
    expect(table.planet('qucenn').controller).toBe(0);
    expect(table.seat(0).pools.strategy).toBe(1);
    expect(table).toWaitFor([2, 'action']);
  });

  it('13.3 whoever has no accords and nothing to ready is not asked for the secondary', () => {
    const table = scene()
      .stage({ kind: 'turn', seat: 1 })
      .strategy(1, { id: 'diplomacy', exhausted: false })
      .units(1, 'rarron', { infantry: 1 })
      .units(1, 'qucenn', { infantry: 1 })
      .play();
    table.answer(1, 'action', 'strategic:diplomacy');
    expect(table).toWaitFor([2, 'action']);
  });

  it('not after other strategy cards, nor for other seats', () => {
    const trade = scene()
      .strategy(0, { id: 'imperial', exhausted: false })
      .pools(1, { strategy: 0 })
      .pools(2, { strategy: 0 })
      .play();
    trade.answer(0, 'action', 'strategic:imperial');
    expect(trade.session.waiting().map(({ topic }) => topic)).not.toContain('strategy-resolved');
    const other = new Scene(3, ['hacan', 'xxcha', 'yssaril']).of(ACCORDS).pools(1, { strategy: 0 });
    other.pools(2, { strategy: 0 }).strategy(0, { id: 'diplomacy', exhausted: false });
    const table = other.play();
    table.answer(0, 'action', 'strategic:diplomacy');
    expect(table).toWaitFor([1, 'action']);
  });
});
