import { describe, expect, it } from 'vitest';
import type { Objective } from '#games/twilight-imperium/hooks/component.ts';
import { Scene } from '../scene.ts';

/** An objective that whoever has three trade goods fulfils. */
const rich: Objective = { points: 1, met: (s, seat) => (s.seats[seat]?.goods ?? 0) >= 3 };

const scene = () =>
  new Scene()
    .strategy(0, { id: 'imperial', exhausted: false })
    .plus({ objectives: { 'corner-the-market': rich } })
    .with((s) => {
      s.decks.secret = [
        'become-the-gatekeeper',
        'control-the-region',
        'forge-an-alliance',
        'cut-supply-lines',
      ];
    });

describe('TI4 89 Imperial', () => {
  it('89.0 89.1 89.2 30.12 its holder scores a public objective that it fulfils', () => {
    const table = scene().objective('corner-the-market').goods(0, 3).play();
    table.answers([0, 'action', 'strategic:imperial'], [0, 'score-public', 'corner-the-market']);
    expect(table.seat(0).points).toBe(1);
    expect(table.state.objectives[0]?.scored).toEqual([0]);
  });

  it('89.2 T63 30.16 what it does not fulfil, or without its home, it cannot score', () => {
    const poor = scene().objective('corner-the-market').goods(0, 2).play();
    poor.answer(0, 'action', 'strategic:imperial');
    expect(() => poor.form(0, 'score-public')).toThrow('not asked');
    const homeless = scene().objective('corner-the-market').goods(0, 3).control(1, 'archon-ren').play();
    homeless.answer(0, 'action', 'strategic:imperial');
    expect(() => homeless.form(0, 'score-public')).toThrow('not asked');
    expect(homeless.seat(0).points).toBe(0);
  });

  it('30.21a a secret that goes back is shuffled into the deck: nobody knows when it comes again', () => {
    const scored = ['spark-a-rebellion', 'form-a-spy-network', 'unveil-flagship'] as const;
    const decks = [1, 2, 3, 4, 5, 6].map((seed) => {
      const table = scene()
        .seat(0, { secrets: { held: [], scored: [...scored] } })
        .play(seed);
      table.answer(0, 'action', 'strategic:imperial');
      return table.state.decks.secret;
    });
    expect(decks.every((deck) => deck.length === 4 && deck.includes('become-the-gatekeeper'))).toBe(true);
    expect(new Set(decks.map((deck) => deck.indexOf('become-the-gatekeeper'))).size).toBeGreaterThan(1);
  });

  it('89.2 30.10 74.11 69.1a what was to pay for it and is given away meanwhile scores nothing', () => {
    const table = new Scene()
      .strategy(0, { id: 'imperial', exhausted: false })
      .objective('erect-a-monument')
      .goods(0, 8)
      .units(1, '29', { destroyer: 1 })
      .play();
    table.answers([0, 'action', 'strategic:imperial'], [0, 'score-public', 'erect-a-monument']);
    expect(table.session.openFor(0).map(({ topic }) => topic)).toContain('payment');
    table.answers([0, 'deal', 'offer:1'], [0, 'terms', { 'give:goods': 6 }], [1, 'deal', 'accept:0']);
    expect(table.seat(0)).toMatchObject({ goods: 2, points: 0 });
    expect(table.state.objectives[0]?.scored).toEqual([]);
    expect(table.planet('archon-ren').exhausted).toBe(false);
  });

  it('89.2 with Mecatol Rex a point, and no secret objective', () => {
    const table = scene().control(0, 'mecatol-rex').play();
    table.answer(0, 'action', 'strategic:imperial');
    expect(table.seat(0)).toMatchObject({ points: 1, secrets: { held: [] } });
  });

  it('89.2 30.22 without Mecatol Rex a secret objective, and no point', () => {
    const table = scene().control(1, 'mecatol-rex').play();
    table.answer(0, 'action', 'strategic:imperial');
    expect(table.seat(0)).toMatchObject({ points: 0, secrets: { held: ['become-the-gatekeeper'] } });
    expect(table.seat(1).points).toBe(0);
  });

  it('89.2 75.3 the objective is scored before the secret one is drawn', () => {
    const table = scene().objective('corner-the-market').goods(0, 3).play();
    table.answer(0, 'action', 'strategic:imperial');
    expect(table).toWaitFor([0, 'score-public']);
    expect(table.seat(0).secrets.held).toEqual([]);
    table.answer(0, 'score-public', 'none');
    expect(table.seat(0)).toMatchObject({ points: 0, secrets: { held: ['become-the-gatekeeper'] } });
  });

  it('89.3 the others may draw a secret objective for a token, clockwise', () => {
    const table = scene().play();
    table.answer(0, 'action', 'strategic:imperial');
    table.answer(2, 'follow-imperial', 'yes');
    expect(table.seat(2).secrets.held).toEqual([]);
    table.answer(1, 'follow-imperial', 'yes');
    expect(table.seat(1).secrets.held).toEqual(['control-the-region']);
    expect(table.seat(2).secrets.held).toEqual(['forge-an-alliance']);
    expect(table.seat(2).pools.strategy).toBe(1);
  });

  it('89.3 from an empty deck nobody draws', () => {
    const table = scene()
      .with((s) => {
        s.decks.secret = ['become-the-gatekeeper'];
      })
      .play();
    table.answer(0, 'action', 'strategic:imperial');
    expect(table).toWaitFor([1, 'action']);
  });

  it('89.4 30.21a with more than three one unscored goes back into the deck', () => {
    const table = scene()
      .secret(1, 'master-the-laws-of-physics', 'mine-rare-metals')
      .seat(1, {
        secrets: {
          held: ['master-the-laws-of-physics', 'mine-rare-metals'],
          scored: ['monopolize-production'],
        },
      })
      .play();
    table.answers(
      [0, 'action', 'strategic:imperial'],
      [1, 'follow-imperial', 'yes'],
      [2, 'follow-imperial', 'yes'],
    );
    expect(table).toOfferExactly(1, 'return-secret', [
      'control-the-region',
      'master-the-laws-of-physics',
      'mine-rare-metals',
    ]);
    // Seat 2 draws from the deck into which the card goes back: it waits.
    expect(table.seat(2).secrets.held).toEqual([]);
    table.answer(1, 'return-secret', 'mine-rare-metals');
    expect(table.seat(1).secrets.held).toEqual(['master-the-laws-of-physics', 'control-the-region']);
    expect(table.seat(2).secrets.held).toHaveLength(1);
    const shuffles = table.journal.entries.flatMap((entry) => ('draws' in entry ? entry.draws : []));
    expect(shuffles.map(({ path }) => path).join()).toContain('secret-deck');
  });

  it('89.4 with three it keeps them all', () => {
    const table = scene().secret(1, 'mine-rare-metals', 'monopolize-production').play();
    table.answers(
      [0, 'action', 'strategic:imperial'],
      [1, 'follow-imperial', 'yes'],
      [2, 'follow-imperial', 'no'],
    );
    expect(table.seat(1).secrets.held).toHaveLength(3);
    expect(table).toWaitFor([1, 'action']);
  });
});
