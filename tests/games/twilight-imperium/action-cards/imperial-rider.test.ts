import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const scene = () =>
  new Scene()
    .hand(0, 'imperial-rider')
    .stage({ kind: 'agenda', number: 1 })
    .with((s) => {
      s.custodians = false;
      s.speaker = 2;
      s.decks.agenda.push('mutiny', 'economic-equality');
    });

/** The prediction is made; seats 1 and 2 then decide the vote. */
function predicted(outcome: string) {
  const table = scene().play().quiet();
  table.answer(0, 'agenda-read', 'card:imperial-rider');
  table.answer(0, 'prediction', outcome);
  return table.quiet();
}

describe('TI4 24 Imperial Rider', () => {
  it('83.22 83.22a an outcome of this agenda is predicted after it is revealed and before any vote', () => {
    const table = scene().play().quiet();
    table.answer(0, 'agenda-read', 'card:imperial-rider');
    expect(table).toOfferExactly(0, 'prediction', ['for', 'against']);
    expect(table.state.agenda?.votes).toEqual([]);
  });

  it('83.16 its player cannot vote on this agenda', () => {
    expect(predicted('against')).toWaitFor([1, 'vote']);
  });

  it('83.22b predicted rightly it gives a point', () => {
    const table = predicted('against');
    table.answers([1, 'vote', 'abstain'], [2, 'vote', 'abstain'], [2, 'outcome', 'against']);
    expect(table.quiet().seat(0).points).toBe(1);
    expect(table.state.effects).toEqual([]);
  });

  it('83.22b predicted wrongly it gives nothing', () => {
    const table = predicted('for');
    table.answers([1, 'vote', 'abstain'], [2, 'vote', 'abstain'], [2, 'outcome', 'against']);
    expect(table.quiet().seat(0).points).toBe(0);
  });
});
