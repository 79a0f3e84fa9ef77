import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const POLICY = 'technology:hegemonic-trade-policy';
/** Winnu's home is worth 3 resources and 4 influence; a dock there makes 5 units. */
const scene = () =>
  new Scene(3, ['winnu', 'hacan', 'yssaril'])
    .tech(0, 'hegemonic-trade-policy')
    .units(0, 'winnu', { 'space-dock': 1 });
const producing = (set: Scene) => {
  const table = set.play();
  return table.answers([0, 'action', 'tactical'], [0, 'activate', '7']);
};
const most = (table: ReturnType<Scene['play']>) => {
  const form = table.form(0, 'production');
  return 'max' in form ? form.max : 0;
};

describe('Hegemonic Trade Policy', () => {
  it('61.0 while own units use PRODUCTION a planet’s influence pays like resources', () => {
    const table = producing(scene());
    expect(table).toOfferExactly(0, 'production-used', [POLICY, 'pass']);
    table.answer(0, 'production-used', POLICY);
    expect(table.state.effects).toMatchObject([{ data: { planet: 'winnu', resources: 4, influence: 3 } }]);
    table.answer(0, 'production', { dreadnought: 1 });
    expect(table.at('7')).toBe('0:dreadnought 1');
    expect(table.planet('winnu').exhausted).toBe(true);
    expect(table.seat(0).technologies[0]?.exhausted).toBe(true);
    expect(table.state.effects).toEqual([]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('61.1 the dock on it makes one unit more, or as many as without it', () => {
    const set = () => scene().goods(0, 9).pools(0, { fleet: 9 });
    const used = producing(set());
    used.answer(0, 'production-used', POLICY);
    expect(used).toRefuse(0, 'production', { destroyer: 7 });
    expect(used).not.toRefuse(0, 'production', { destroyer: 6 });
    const not = producing(set());
    not.answer(0, 'production-used', 'pass');
    expect(not).toRefuse(0, 'production', { destroyer: 6 });
    expect(most(not)).toBe(5);
  });

  it('any planet of one’s own, wherever it lies, but none whose values are the same', () => {
    const set = scene().control(0, 'meer').control(0, 'vefut-ii').control(1, 'rarron');
    const table = producing(set);
    table.answer(0, 'production-used', POLICY);
    expect(table).toOfferExactly(0, 'exchange-values', ['winnu', 'meer']);
    table.answer(0, 'exchange-values', 'meer');
    table.answers([0, 'production', { dreadnought: 1 }], [0, 'payment', ['meer']]);
    expect(table.at('7')).toBe('0:dreadnought 1');
    expect(table.planet('winnu').exhausted).toBe(false);
  });

  it('59.1 what is attached to a planet changes places with the rest', () => {
    const set = scene().with(({ laws }) => {
      laws.push({ id: 'core-mining', seat: null, planet: 'winnu', exhausted: false, data: null });
    });
    const table = producing(set);
    table.answer(0, 'production-used', POLICY);
    expect(table.state.effects).toMatchObject([{ data: { resources: 4, influence: 5 } }]);
  });

  it('45.4 not with the card exhausted, nor when others produce', () => {
    const spent = scene().with(({ seats }) => {
      for (const card of seats[0]?.technologies ?? []) card.exhausted = true;
    });
    expect(producing(spent)).toWaitFor([0, 'production']);
    const table = scene().stage({ kind: 'turn', seat: 1 }).units(1, 'arretze', { 'space-dock': 1 }).play();
    table.answers([1, 'action', 'tactical'], [1, 'activate', '16']);
    expect(table).toWaitFor([1, 'production']);
  });

  it('75.1 where seats produce side by side it lasts for its own PRODUCTION only', () => {
    const table = scene()
      .stage({ kind: 'turn', seat: 2 })
      .strategy(2, { id: 'warfare', exhausted: false })
      .units(1, 'arretze', { 'space-dock': 1 })
      .play();
    table.answer(2, 'action', 'strategic:warfare');
    while (table.session.openFor(2).length > 0) {
      const [open] = table.session.openFor(2);
      if (!open || open.topic === 'deal') break;
      table.answer(2, open.topic, open.fallback);
    }
    table.answers([0, 'follow-warfare', 'yes'], [1, 'follow-warfare', 'yes'], [0, 'production-used', POLICY]);
    table.answer(1, 'production', {});
    expect(table.state.effects).toHaveLength(1);
    table.answer(0, 'production', { dreadnought: 1 });
    expect(table.at('7')).toBe('0:dreadnought 1');
    expect(table.state.effects).toEqual([]);
  });
});
