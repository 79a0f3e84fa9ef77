import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const neighbours = () => new Scene().units(1, '29', { destroyer: 1 });
const trading = (scene: Scene) =>
  scene.strategy(0, { id: 'trade', exhausted: false }).play().answers([0, 'action', 'strategic:trade']);

describe('TI4 60 Commodities', () => {
  it('60.0 60.5 60.5a 78.5 78.6 78.6a a commodity is a trade good for whoever receives it', () => {
    const table = neighbours().goods(0, 1, 3).goods(1, 0, 2).play();
    table.answers(
      [0, 'deal', 'offer:1'],
      [0, 'terms', { 'give:commodities': 3, 'want:commodities': 2 }],
      [1, 'deal', 'accept:0'],
    );
    expect(table.seat(0)).toMatchObject({ goods: 3, commodities: 0 });
    expect(table.seat(1)).toMatchObject({ goods: 3, commodities: 0 });
  });

  it('60.2 60.3 79.4a replenishing fills up to the value on the faction sheet', () => {
    const table = trading(neighbours().goods(0, 0, 1));
    expect(table.seat(0).commodities).toBe(4);
  });

  it('60.5b T12 commodities can be traded away before they are replenished', () => {
    const table = trading(neighbours().goods(1, 0, 6));
    table.answers([1, 'deal', 'offer:0'], [1, 'terms', { 'give:commodities': 6 }], [0, 'deal', 'accept:1']);
    expect(table.seat(1).commodities).toBe(0);
    table.answer(0, 'trade', ['seat:1']);
    expect(table.seat(1).commodities).toBe(6);
    expect(table.seat(0).goods).toBe(9);
  });

  it('60.5b 79.6 T12 whoever has no room, but could still trade with the active seat, may follow after that', () => {
    const full = () => trading(neighbours().goods(1, 0, 6).goods(2, 0, 3)).answers([0, 'trade', []]);
    const hands = (table: ReturnType<typeof trading>) =>
      table.answers([1, 'deal', 'offer:0'], [1, 'terms', { 'give:commodities': 6 }], [0, 'deal', 'accept:1']);
    const table = full();
    // Seat 2 is no neighbour of seat 0.
    expect(table).toWaitFor([1, 'follow-trade']);
    hands(table).answer(1, 'follow-trade', 'yes');
    expect(table.seat(1)).toMatchObject({ commodities: 6, pools: { strategy: 1 } });
    expect(table.seat(0).goods).toBe(9);
    const done = neighbours().goods(0, 1).goods(1, 0, 6).goods(2, 0, 3);
    const traded = done.strategy(0, { id: 'trade', exhausted: false }).play();
    traded.answers([0, 'deal', 'offer:1'], [0, 'terms', { 'give:goods': 1 }], [1, 'deal', 'accept:0']);
    traded.answers([0, 'action', 'strategic:trade'], [0, 'trade', []]);
    expect(traded).toWaitFor([1, 'action']);
  });

  it('60.6 an effect that gives commodities to another makes trade goods of them', () => {
    const table = trading(neighbours().note(1, 'trade-agreement', 0));
    expect(table).toWaitFor([1, 'commodities-replenished']);
    table.answer(1, 'commodities-replenished', 'note:trade-agreement@0');
    expect(table.seat(1)).toMatchObject({ goods: 4, commodities: 0 });
    expect(table.seat(0).commodities).toBe(0);
  });

  it('60.6 74.15 69.1a what was just replenished goes to nobody before a third has responded to it', () => {
    const scene = neighbours().units(2, '29', { destroyer: 1 }).note(1, 'trade-agreement', 0).goods(0, 1);
    const table = trading(scene);
    expect(table).toWaitFor([1, 'commodities-replenished']);
    expect(table).toRefuse(0, 'deal', 'offer:2', 'TI4 74.14');
    expect(table.session.openFor(2)).toEqual([]);
    // With the one who may respond there is nothing to wait for.
    table.answers([0, 'deal', 'offer:1'], [0, 'terms', { 'give:goods': 1 }], [1, 'deal', 'accept:0']);
    table.answer(1, 'commodities-replenished', 'note:trade-agreement@0');
    expect(table.seat(1).goods).toBe(5);
    table.answers([0, 'deal', 'offer:2'], [0, 'terms', { 'give:goods': 1 }], [2, 'deal', 'accept:0']);
    expect(table.seat(2).goods).toBe(1);
    expect(table.state.trade?.held).toEqual([]);
  });

  it('60.6 74.15 where nobody could respond, or all have passed, it is free', () => {
    const free = trading(neighbours());
    expect(free.offers(0, 'deal')).toContain('words:1');
    const scene = neighbours().units(2, '29', { destroyer: 1 }).note(1, 'trade-agreement', 0);
    const passed = trading(scene).answers([1, 'commodities-replenished', 'pass']);
    expect(passed.offers(0, 'deal')).toContain('words:2');
  });

  it('60.7 commodities cannot be spent', () => {
    const scene = new Scene().units(0, 'archon-ren', { 'space-dock': 1 }).goods(0, 0, 4);
    const table = scene.play().answers([0, 'action', 'tactical'], [0, 'activate', '14']);
    expect(table).toRefuse(0, 'production', { cruiser: 1, destroyer: 2 }, 'TI4 62.1');
  });
});
