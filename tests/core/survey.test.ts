import { describe, expect, it } from 'vitest';
import { heardBy, start } from '../support/driver.ts';
import '../support/matchers.ts';
import { selfPlay } from '../support/selfplay.ts';
import { survey } from '../support/toys/survey/game.ts';

/** A first round with three ink. */
const table = (seats: number) => start(survey, { seats, seed: seedWith(3) });

function seedWith(ink: number): number {
  for (let seed = 0; ; seed++)
    if (start(survey, { seats: 1, seed }).session.state.seats[0]?.sheet.ink === ink) return seed;
}

describe('a roll-and-write behind screens', () => {
  it('takes a chain of gains in one answer: ink by the way, then a domino that is laid at once', () => {
    const one = table(2);
    expect(one).toOfferExactly(0, 'marks', ['a1']);
    // b1 brings ink, b2 a domino.
    const chain = ['a1', 'b1', 'b2', 'domino.0@d1', 'a2'];
    expect(one).toRefuse(0, 'marks', ['a1', 'b1', 'b2'], '2.1');
    expect(one).toRefuse(0, 'marks', ['a1', 'b1', 'c1'], '2.2');
    expect(one).toRefuse(0, 'marks', ['a1', 'b1', 'b2', 'domino.0@b1'], 'core.notOffered');
    const { row } = one.answer(0, 'marks', chain);
    expect(row.choice).toEqual(chain);
    expect(one.session.view(0).sheets[0]).toMatchObject({
      marked: ['a1', 'b1', 'b2', 'd1', 'e1', 'a2'],
      ink: 0,
      stars: 1,
    });
    expect(one.session.view(1).sheets[0]?.marked).toEqual([]);
  });

  it('keeps a roll behind a screen for the seat, ends its undo there, and tells it when the screen falls', () => {
    const two = table(2);
    const well = two.answer(0, 'marks', ['a1', 'a2', 'b2', 'domino.1@b3']);
    expect(well.draws).toHaveLength(1);
    expect(heardBy(0, well.facts).map(({ key }) => key)).toEqual(['survey.marked', 'survey.drew']);
    expect(heardBy(1, well.facts)).toEqual([]);
    expect(two.undo(0)?.message.key).toBe('core.undoNeedsVote');
    two.answers([0, 'ready', 'ready'], [1, 'marks', two.session.openFor(1)[0]?.fallback ?? []]);
    const fall = two.answer(1, 'ready', 'ready');
    const keys = heardBy(1, fall.facts).map(({ key }) => key);
    expect(keys.slice(0, 3)).toEqual(['survey.marked', 'survey.drew', 'survey.hint']);
    expect(two.session.segment.n).toBe(2);
  });

  it('decides at the barrier who was first, those of the same round together', () => {
    const seen = { alone: 0, together: 0 };
    for (let seed = 0; seed < 30; seed++)
      for (const seats of selfPlay(survey, { seats: 3, seed }).session.state.first)
        if (seats) seen[seats.length > 1 ? 'together' : 'alone'] += 1;
    expect(seen.alone).toBeGreaterThan(10);
    expect(seen.together).toBeGreaterThan(10);
  });
});
