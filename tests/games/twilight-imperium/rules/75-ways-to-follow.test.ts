import { describe, expect, it } from 'vitest';
import type { StrategyCardId } from '#games/twilight-imperium/tables/card-ids.ts';
import { type Imperium, Scene } from '../scene.ts';

/** Seat 0 has used the primary as the table would; the others may follow. */
function following(card: StrategyCardId, scene: Scene): Imperium {
  const table = scene.strategy(0, { id: card, exhausted: false }).play();
  table.answer(0, 'action', `strategic:${card}`);
  for (let steps = 0; steps < 9; steps++) {
    const mine = table.session.open().find(({ seat, optional }) => seat === 0 && !optional);
    if (!mine) break;
    table.answer(0, mine.topic, mine.fallback);
  }
  return table;
}

const ways = (table: Imperium, card: StrategyCardId, seat = 1) =>
  table.offers(seat, `follow-${card}`).filter((id) => id.startsWith('way:'));

describe('TI4 75 Ways to follow that are named with the decision', () => {
  it('75.1 36.3 leadership: every way to share out what can be bought, the most first', () => {
    const table = following('leadership', new Scene().control(1, 'meer').goods(1, 0));
    expect(ways(table, 'leadership')).toEqual(
      ['2-0-0', '1-1-0', '1-0-1', '0-2-0', '0-1-1', '0-0-2', '1-0-0', '0-1-0', '0-0-1'].map(
        (way) => `way:${way}`,
      ),
    );
    const before = { ...table.seat(1).pools };
    table.answer(1, 'follow-leadership', 'way:1-0-1');
    const after = { ...before, tactic: before.tactic + 1, strategy: before.strategy + 1 };
    expect(table.seat(1).pools).toEqual(after);
    expect(table.state.strategic?.done ?? [1]).toContain(1);
  });

  it('23.3 technology: what can be researched; the token is spent and the price paid as always', () => {
    const table = following('technology', new Scene().goods(1, 4));
    expect(ways(table, 'technology')).toContain('way:sarween-tools');
    expect(ways(table, 'technology')).not.toContain('way:war-sun');
    const { strategy } = table.seat(1).pools;
    table.answer(1, 'follow-technology', 'way:sarween-tools');
    if (table.session.openFor(1).some(({ topic }) => topic === 'payment')) table.answer(1, 'payment', []);
    expect(table.seat(1).technologies.map(({ id }) => id)).toEqual(['sarween-tools']);
    expect(table.seat(1)).toMatchObject({ goods: 0, pools: { strategy: strategy - 1 } });
  });

  it('28.12c technology: what the payment has put out of reach is asked about again', () => {
    // The specialty of Tar'Mann stands in for what is missing, unless it is exhausted for its resource.
    const scene = new Scene()
      .with((state) => {
        for (const planet of Object.values(state.planets))
          if (planet?.controller === 1) planet.exhausted = true;
      })
      .control(1, 'tarmann')
      .goods(1, 3);
    const table = following('technology', scene);
    expect(ways(table, 'technology')).toContain('way:dacxive-animators');
    table.answer(1, 'follow-technology', 'way:dacxive-animators');
    expect(table.planet('tarmann').exhausted).toBe(true);
    expect(table.seat(1).technologies).toEqual([]);
    expect(table).toWaitFor([1, 'research']);
  });

  it('28.12c technology: the payment that is suggested leaves alone what the technology needs', () => {
    // Tar'Mann gives up least; but its specialty is what Dacxive Animators take.
    const scene = () => new Scene().control(1, 'tarmann').control(1, 'vefut-ii').control(1, 'abyz');
    const suggested = (way: string) => {
      const table = following('technology', scene());
      table.answer(1, 'follow-technology', `way:${way}`);
      return { table, choice: table.session.openFor(1).find(({ topic }) => topic === 'payment')?.suggestion };
    };
    expect(suggested('sarween-tools').choice).toContain('tarmann');
    const { table, choice } = suggested('dacxive-animators');
    expect(choice).not.toContain('tarmann');
    table.answer(1, 'payment', choice ?? []);
    expect(table.seat(1).technologies.map(({ id }) => id)).toEqual(['dacxive-animators']);
    expect(table.planet('tarmann').exhausted).toBe(true);
  });

  it('13.3 diplomacy: pairs of exhausted planets, those that are worth most first', () => {
    const scene = new Scene()
      .control(1, 'vefut-ii', { exhausted: true })
      .control(1, 'meer', { exhausted: true })
      .control(1, 'tequran', { exhausted: true });
    const table = following('diplomacy', scene);
    expect(ways(table, 'diplomacy')[0]).toBe('way:vefut-ii+meer');
    table.answer(1, 'follow-diplomacy', 'way:vefut-ii+meer');
    expect(table.planet('meer').exhausted).toBe(false);
    expect(table.planet('vefut-ii').exhausted).toBe(false);
    expect(table.planet('tequran').exhausted).toBe(true);
  });

  it('76.3 construction: a structure on a planet, and the token in its system', () => {
    const table = following('construction', new Scene().control(1, 'vefut-ii'));
    const { strategy } = table.seat(1).pools;
    table.answer(1, 'follow-construction', 'way:space-dock:vefut-ii');
    expect(table.at('vefut-ii')).toBe('1:space-dock 1');
    expect(table.state.systems['20']?.tokens).toEqual([1]);
    expect(table.seat(1).pools.strategy).toBe(strategy - 1);
  });

  it('10.5 warfare: units of one kind at the dock of the home system', () => {
    const scene = new Scene().units(1, 'arretze', { 'space-dock': 1 }).goods(1, 5);
    const table = following('warfare', scene);
    expect(ways(table, 'warfare')).toContain('way:cruiser*2');
    table.answer(1, 'follow-warfare', 'way:cruiser*2');
    table.answer(1, 'payment', []);
    expect(table.at('16')).toBe('1:cruiser 2');
    expect(table.seat(1).goods).toBe(1);
  });

  it('75.1 a plain yes asks as before, a no nothing more', () => {
    const yes = following('construction', new Scene().control(1, 'vefut-ii').control(1, 'tequran'));
    yes.answer(1, 'follow-construction', 'yes');
    expect(yes.session.openFor(1).map(({ topic }) => topic)).toContain('construction');
    const no = following('construction', new Scene().control(1, 'vefut-ii'));
    no.answer(1, 'follow-construction', 'no');
    expect(no.state.strategic?.decided).toContain(1);
    expect(no.at('vefut-ii')).toBe('');
  });

  it('18.5 nobody waits for a seat without a token, nor for one that could do nothing with it', () => {
    const poor = following('construction', new Scene().control(1, 'vefut-ii').pools(1, { strategy: 0 }));
    expect(poor.session.waiting().some(({ seat }) => seat === 1 && poor.state.strategic)).toBe(false);
    const ready = following('diplomacy', new Scene());
    expect(ready.session.waiting().some(({ topic }) => topic === 'follow-diplomacy')).toBe(false);
  });
});
