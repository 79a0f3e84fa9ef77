import { describe, expect, it } from 'vitest';
import type { Choice } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { waits } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';
import { activating } from './moving.ts';

/** Seats 0 and 1 are neighbours: a ship of seat 1 stands in 29, beside the home of seat 0. Seat 2 is far away. */
const neighbours = () => new Scene().units(1, '29', { destroyer: 1 });

const offers = (table: Imperium, [from, to]: readonly [Seat, Seat], terms: Choice) =>
  table.answers([from, 'deal', `offer:${to}`], [from, 'terms', terms]) as Imperium;

/** Seat 0 has played Trade, and nobody else has followed or been chosen. */
function traded(scene = neighbours()): Imperium {
  const table = scene.strategy(0, { id: 'trade', exhausted: false }).play();
  table.answers([0, 'action', 'strategic:trade'], [0, 'trade', []]);
  for (const { seat, topic } of table.session.open())
    if (topic === 'follow-trade') table.answer(seat, topic, 'no');
  return table;
}

describe('TI4 69 Trading before the turn passes', () => {
  it('69.1 69.1a nobody is asked where nobody wants anything', () => {
    const table = activating(neighbours().goods(0, 3).goods(1, 3), '20');
    expect(waits(table)).toEqual(['1:action']);
  });

  it('69.1a 79.4 after Trade the active seat can deal out its fresh commodities before the turn passes', () => {
    const table = traded(neighbours().goods(1, 2));
    expect(table).toWaitFor([0, 'turn-end']);
    expect(table.offers(0, 'turn-end')).toEqual(['end', 'offer:1', 'words:1']);
    table.answers([0, 'turn-end', 'offer:1'], [0, 'terms', { 'give:commodities': 4, 'want:goods': 2 }]);
    // The offer stands: the turn waits for its owner, who may end it any time.
    expect(table).toWaitFor([0, 'turn-end']);
    table.answer(1, 'deal', 'accept:0');
    expect(table.seat(0)).toMatchObject({ goods: 5, commodities: 0 });
    expect(table.seat(1).goods).toBe(4);
    // 69.1: with the only neighbour it is done, and the turn passes by itself.
    expect(table).toWaitFor([1, 'action']);
  });

  it('69.1a commodities of a neighbour that were refreshed are a reason too; of a stranger they are none', () => {
    const follow = (seat: Seat) => {
      const table = neighbours()
        .goods(0, 0, 4)
        .strategy(0, { id: 'trade', exhausted: false })
        .play()
        .answers([0, 'action', 'strategic:trade'], [0, 'trade', [`seat:${seat}`]]) as Imperium;
      for (const open of table.session.open())
        if (open.topic === 'follow-trade') table.answer(open.seat, open.topic, 'no');
      return table;
    };
    expect(follow(1)).toWaitFor([0, 'turn-end']);
    const alone = new Scene()
      .strategy(0, { id: 'trade', exhausted: false })
      .play()
      .answers([0, 'action', 'strategic:trade'], [0, 'trade', ['seat:1', 'seat:2']]);
    expect(alone).toWaitFor([1, 'action']);
  });

  it('69.1a an offer that stands is answered before the turn passes', () => {
    const begun = neighbours().goods(0, 3).goods(1, 2).play();
    const table = offers(begun, [1, 0], { 'give:goods': 2, 'want:goods': 1 });
    table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    expect(table).toWaitFor([0, 'turn-end']);
    expect(table.offers(0, 'turn-end')).toEqual(['end', 'accept:1', 'counter:1', 'words:1', 'decline:1']);
    table.answer(0, 'turn-end', 'accept:1');
    expect(table.seat(0).goods).toBe(4);
    expect(table).toWaitFor([1, 'action']);
  });

  it('69.1a 14.3 ending the turn lets an offer lapse, and declining it ends the turn', () => {
    const offered = () =>
      offers(neighbours().goods(0, 3).goods(1, 2).play(), [1, 0], { 'give:goods': 2 }).answers(
        [0, 'action', 'tactical'],
        [0, 'activate', '20'],
      );
    expect(offered().answers([0, 'turn-end', 'end'])).toWaitFor([1, 'action']);
    const declined = offered().answers([0, 'turn-end', 'decline:1']) as Imperium;
    expect(declined).toWaitFor([1, 'action']);
    expect(declined.seat(0).goods).toBe(3);
    // It is withdrawn while the question stands: nothing is left to wait for.
    expect(offered().answers([1, 'deal', 'withdraw:0'])).toWaitFor([1, 'action']);
  });

  it('69.1a 73.0 whoever has become a neighbour in this turn can be dealt with before it passes', () => {
    const scene = new Scene().goods(0, 2).units(0, '29', { cruiser: 1 }).units(1, '21', { destroyer: 1 });
    const before = scene.play();
    expect(before.session.openFor(0).map(({ topic }) => topic)).not.toContain('deal');
    const table = before.answers(
      [0, 'action', 'tactical'],
      [0, 'activate', '20'],
      [0, 'move', { '29:cruiser': 1 }],
    );
    expect(table).toWaitFor([0, 'turn-end']);
    table.answer(0, 'turn-end', 'end');
    expect(table).toWaitFor([1, 'action']);
  });

  it('69.1a whoever has asked for it is not passed over', () => {
    const table = neighbours().goods(0, 3).play();
    table.answer(0, 'deal', 'linger');
    expect(table.offers(0, 'deal')).toContain('hurry');
    expect(table.offers(1, 'deal')).not.toContain('linger');
    table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    expect(table).toWaitFor([0, 'turn-end']);
    table.answer(0, 'turn-end', 'end');
    expect(table).toWaitFor([1, 'action']);
    const hurried = neighbours().goods(0, 3).play();
    hurried.answers([0, 'deal', 'linger'], [0, 'deal', 'hurry']);
    expect(hurried.answers([0, 'action', 'tactical'], [0, 'activate', '20'])).toWaitFor([1, 'action']);
  });

  it('69.1a in the turn in which a seat passes too', () => {
    const table = offers(neighbours().goods(0, 3).play(), [0, 1], { 'give:goods': 1 });
    table.answer(0, 'action', 'pass');
    expect(table).toWaitFor([0, 'turn-end']);
    table.answer(1, 'deal', 'accept:0');
    expect(table.seat(1).goods).toBe(1);
    expect(table).toWaitFor([1, 'action']);
  });

  it('60.5b 79.5a a seat chosen free for Trade can hand its commodities over first', () => {
    const chosen = () =>
      neighbours()
        .goods(1, 0, 3)
        .goods(2, 0, 1)
        .strategy(0, { id: 'trade', exhausted: false })
        .play()
        .answers([0, 'action', 'strategic:trade'], [0, 'trade', ['seat:1', 'seat:2']]) as Imperium;
    // Seat 2 is no neighbour: there is nobody to hand them to.
    expect(waits(chosen())).toEqual(['1:replenish']);
    const table = chosen();
    expect(table.offers(1, 'replenish')).toEqual(['replenish', 'offer:0', 'words:0']);
    table.answers([1, 'replenish', 'offer:0'], [1, 'terms', { 'give:commodities': 3, 'want:goods': 1 }]);
    table.answer(0, 'deal', 'accept:1');
    expect(table.seat(1)).toMatchObject({ goods: 1, commodities: 6, pools: { strategy: 2 } });
    expect(table.seat(0)).toMatchObject({ goods: 5 });
    const kept = chosen().answers([1, 'replenish', 'replenish']) as Imperium;
    expect(kept.seat(1)).toMatchObject({ goods: 0, commodities: 6 });
  });

  it('60.5b 79.5a who has no commodities to hand over replenishes at once', () => {
    const table = neighbours().strategy(0, { id: 'trade', exhausted: false }).play();
    table.answers([0, 'action', 'strategic:trade'], [0, 'trade', ['seat:1']]);
    expect(table.seat(1).commodities).toBe(6);
  });

  /** Seat 1 has so many trade goods and no ready planet; seat 0 plays a card. */
  const short = (
    card: 'technology' | 'leadership',
    goods: readonly [number, number],
    scene = neighbours(),
  ) => {
    const table = scene
      .goods(0, goods[0])
      .goods(1, goods[1])
      .with((s) => {
        for (const planet of Object.values(s.planets)) if (planet) planet.exhausted = true;
      })
      .strategy(0, { id: card, exhausted: false })
      .play();
    table.answer(0, 'action', `strategic:${card}`);
    for (let steps = 0; steps < 9; steps++) {
      const mine = table.session.open().find(({ seat, optional }) => seat === 0 && !optional);
      if (!mine || waits(table).some((one) => one.startsWith('1:follow'))) break;
      table.answer(0, mine.topic, mine.topic === 'research-more' ? 'no' : mine.fallback);
    }
    return table;
  };

  it('69.1a 75.1 23.3 a seat that is a good short for Technology can be given it', () => {
    const table = short('technology', [1, 3]);
    expect(table).toRefuse(1, 'follow-technology', 'yes', 'TI4 74.11');
    expect(table.offers(1, 'follow-technology')).toEqual(['yes', 'offer:0', 'words:0', 'no']);
    offers(table, [0, 1], { 'give:goods': 1 });
    expect(table.offers(1, 'follow-technology')).toContain('accept:0');
    table.answer(1, 'follow-technology', 'accept:0');
    expect(table.seat(1).goods).toBe(4);
    table.answer(1, 'follow-technology', 'way:sarween-tools');
    expect(table.seat(1)).toMatchObject({ goods: 0, pools: { strategy: 1 } });
    expect(table.seat(1).technologies.map(({ id }) => id)).toEqual(['sarween-tools']);
  });

  it('69.1a 75.1 36.3 and for Leadership; it may as well go without', () => {
    const table = short('leadership', [1, 2]);
    expect(table.offers(1, 'follow-leadership')).toEqual(['yes', 'offer:0', 'words:0', 'no']);
    expect(table.answers([1, 'follow-leadership', 'no'])).not.toWaitFor([1, 'follow-leadership']);
  });

  it('69.1a 75.1 nobody is asked for whom a good would not be enough, or to whom nobody can give it', () => {
    const asked = (table: Imperium) => waits(table).some((one) => one.startsWith('1:follow'));
    expect(asked(short('technology', [5, 2]))).toBe(false);
    expect(asked(short('technology', [0, 3]))).toBe(false);
    expect(asked(short('technology', [1, 3], new Scene()))).toBe(false);
    expect(asked(short('technology', [1, 3], neighbours().pools(1, { strategy: 0 })))).toBe(false);
    expect(asked(short('technology', [1, 3]))).toBe(true);
  });
});
