import { describe, expect, it } from 'vitest';
import { allocate, type Choice, readAs } from '#core/question.ts';
import { randomBot } from '#core/random-bot.ts';
import { randomOf } from '../support/chance.ts';
import { play, words } from '../support/scripted.ts';
import { playedInto } from '../support/selfplay.ts';
import { toys } from '../support/toys/all.ts';

describe('weighing an answer that nobody has given', () => {
  for (const game of toys)
    it(`${game.id}: says what would be refused, and nothing else is different for it`, () => {
      let refusals = 0;
      for (let seed = 0; seed < 8; seed++) {
        const table = playedInto(game, { seats: 3, seed }, 2 + 5 * seed);
        const random = randomOf(seed);
        for (const { seat, key, topic, form, fallback } of table.session.open()) {
          const before = JSON.stringify([table.session.state, table.session.open(), table.session.waiting()]);
          const preview = (choice: Choice) => table.session.previewAnswer(seat, key, choice);
          const turn = { seat, topic, form, fallback, view: () => null, preview, random };
          for (const choice of [fallback, randomBot(turn), randomBot(turn), 'nonsense', { nonsense: 1 }]) {
            const weighed = table.session.previewAnswer(seat, key, choice);
            const answered = table.reloaded().answer({ key, seat, choice, by: 'seat' }, 999);
            expect(weighed?.refusal ?? null).toEqual(answered.kind === 'refused' ? answered.refusal : null);
            refusals += weighed?.refusal ? 1 : 0;
          }
          const after = JSON.stringify([table.session.state, table.session.open(), table.session.waiting()]);
          expect(after).toBe(before);
        }
      }
      expect(refusals).toBeGreaterThan(0);
    });

  const slots = ['a', 'b'].map((id) => ({ id, label: words(id), min: 0, max: 3 }));
  const table = () =>
    play({}, function* (t) {
      yield* t.ask(0, 'split', () =>
        readAs(allocate(words('?'), slots, { min: 0, max: 6 }), (shares) => shares.get('a') ?? 0, {
          sum: (a) => words(`${a} a`),
          check: (a) => (a > 2 ? { message: words('too many'), rule: '1.1' } : null),
          suggestion: { a: 1 },
          onward: { topic: 'payment', label: words('pay') },
        }),
      );
    });

  it('gives the sum beside the refusal, and no sum where the form is not kept', () => {
    const { session } = table();
    const [question] = session.openFor(0);
    const weigh = (choice: Record<string, number>) => session.previewAnswer(0, question?.key ?? '', choice);
    expect(weigh({ a: 2, b: 3 })).toEqual({ sum: words('2 a'), refusal: null });
    expect(weigh({ a: 3 })).toMatchObject({ sum: words('3 a'), refusal: { rule: '1.1' } });
    expect(weigh({ a: 4 })).toMatchObject({ sum: null, refusal: {} });
    expect(question).toMatchObject({ suggestion: { a: 1 }, onward: { topic: 'payment' } });
  });

  it('is nothing to another seat, nor about a question that is past', () => {
    const { session } = table();
    const key = session.openFor(0)[0]?.key ?? '';
    expect(session.previewAnswer(1, key, { a: 1 })).toBeNull();
    expect(session.previewAnswer(0, 'past', { a: 1 })).toBeNull();
  });
});
