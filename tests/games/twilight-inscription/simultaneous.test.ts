import { describe, expect, it } from 'vitest';
import { randomBot } from '#core/random-bot.ts';
import { twilightInscription } from '#games/twilight-inscription/index.ts';
import { oneOf, randomOf } from '../../support/chance.ts';
import { start } from '../../support/driver.ts';

/** A whole game in which everybody decides by a chance of their own, and who is next to answer by another. */
function played(seats: number, { own, order }: { readonly own: number; readonly order: number }) {
  const table = start(twilightInscription, { seats, seed: own, options: { side: 'A' } });
  const decides = Array.from({ length: seats }, (_, seat) => randomOf(own * 100 + seat));
  const next = randomOf(order);
  while (!table.session.over) {
    const open = table.session.open().filter(({ held }) => held === null);
    const { seat, topic, form, fallback, key } = oneOf(open, next);
    const preview = (choice: Parameters<typeof table.session.previewAnswer>[2]) =>
      table.session.previewAnswer(seat, key, choice);
    const random = decides[seat] as () => number;
    const choice = randomBot({ seat, topic, form, fallback, preview, random, view: () => null });
    const answered = table.click(key, seat, choice);
    if (answered.kind === 'failed') throw answered.error;
    if (answered.kind === 'refused') table.answer(seat, topic, fallback);
  }
  return table.state;
}

describe('everybody marks at once', () => {
  it.each([2, 3, 5])('and any order of answers leads to the same table (TIN-5.7, %i seats)', (seats) => {
    const one = played(seats, { own: seats, order: 1 });
    for (const order of [2, 3]) expect(played(seats, { own: seats, order })).toEqual(one);
  });

  it('and a slow seat holds up nobody before a barrier', () => {
    const table = start(twilightInscription, { seats: 3, seed: 1, options: { factions: 'deal' } });
    while (table.state.phase === 'set-up') {
      const [{ seat, topic, fallback }] = table.session.open() as [ReturnType<typeof table.session.open>[0]];
      table.answer(seat, topic, fallback);
    }
    table.answers([1, 'sheet', 'warfare'], [2, 'sheet', 'warfare']);
    for (const seat of [1, 2])
      while (table.session.openFor(seat).length > 0) {
        const [{ topic, fallback }] = table.session.openFor(seat) as [
          ReturnType<typeof table.session.open>[0],
        ];
        table.answer(seat, topic, fallback);
      }
    expect(table.session.waiting().map(({ seat }) => seat)).toEqual([0]);
    expect(table.state.dice).toBeNull();
  });
});
