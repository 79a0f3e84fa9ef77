import { describe, expect, it } from 'vitest';
import type { Objective } from '#games/twilight-imperium/hooks/component.ts';
import type { SecretId } from '#games/twilight-imperium/tables/card-ids.ts';
import { Scene } from '../scene.ts';
import { decided, revealing } from './voting.ts';

const SECRET: SecretId = 'mine-rare-metals';
const DEED: SecretId = 'unveil-flagship';

const scored = (scene: Scene) =>
  scene.seat(1, { secrets: { held: ['cut-supply-lines'], scored: [SECRET, 'forge-an-alliance'] } });

/** Whoever has three trade goods fulfils it. */
const rich: Objective = { points: 1, met: (s, seat) => (s.seats[seat]?.goods ?? 0) >= 3 };
/** Whoever gains trade goods fulfils it at that moment. */
const gaining: Objective = {
  points: 1,
  met: () => false,
  trigger: { at: 'goods-gained', done: (_s, seat, event) => event.seat === seat },
};

/** The law in force for a secret objective that seat 1 has scored. */
const leaked = (secret: SecretId) =>
  new Scene().plus({ secrets: { [SECRET]: rich, [DEED]: gaining } }).with((s) => {
    s.laws.push({
      id: 'classified-document-leaks',
      seat: null,
      planet: null,
      exhausted: false,
      data: secret,
    });
    s.published.push({ id: secret, scored: [1] });
  });

describe('Classified Document Leaks', () => {
  it('83.9 a secret objective that was scored is elected', () => {
    const table = scored(revealing('classified-document-leaks')).play();
    expect(table).toOfferExactly(1, 'vote', [`secret:${SECRET}`, 'secret:forge-an-alliance', 'abstain']);
  });

  it('26.3 it lies with the public ones, has been scored by whose it was, and is no longer one of its three', () => {
    const table = decided(scored(revealing('classified-document-leaks')).play(), `secret:${SECRET}`);
    expect(table.state.published).toEqual([{ id: SECRET, scored: [1] }]);
    expect(table.seat(1).secrets).toEqual({ held: ['cut-supply-lines'], scored: ['forge-an-alliance'] });
    expect(table.state.laws).toMatchObject([{ id: 'classified-document-leaks', seat: null, data: SECRET }]);
  });

  it('without a scored secret objective the next agenda takes its place', () => {
    const table = revealing('classified-document-leaks').secret(1, SECRET).play();
    expect(table.state.agenda?.id).toBe('economic-equality');
    expect(table.state.discards.agenda).toEqual(['classified-document-leaks']);
  });

  it('89.2 others may score it as a public objective, each once', () => {
    const table = leaked(SECRET).goods(0, 3).strategy(0, { id: 'imperial', exhausted: false }).play();
    table.answers([0, 'action', 'strategic:imperial'], [0, 'score-public', SECRET]);
    expect(table.seat(0).points).toBe(1);
    expect(table.state.published).toEqual([{ id: SECRET, scored: [1, 0] }]);
  });

  it('who scored it as a secret objective cannot score it again', () => {
    const table = leaked(SECRET)
      .goods(1, 3)
      .strategy(1, { id: 'imperial', exhausted: false })
      .stage({ kind: 'turn', seat: 1 })
      .play();
    table.answer(1, 'action', 'strategic:imperial');
    expect(() => table.form(1, 'score-public')).toThrow('not asked');
    expect(table.seat(1).points).toBe(0);
  });

  it('30.5b one of the action phase is scored by its deed, whoever does it', () => {
    const table = leaked(DEED).strategy(0, { id: 'trade', exhausted: false }).play();
    table.answer(0, 'action', 'strategic:trade');
    table.answer(0, 'goods-gained', `secret:${DEED}`);
    expect(table.seat(0)).toMatchObject({ points: 1, secrets: { held: [], scored: [] } });
    expect(table.state.published).toEqual([{ id: DEED, scored: [1, 0] }]);
  });

  it('30.16 not without one’s home', () => {
    const table = leaked(DEED).strategy(0, { id: 'trade', exhausted: false }).control(2, 'archon-ren').play();
    table.answer(0, 'action', 'strategic:trade');
    expect(table).toWaitFor([0, 'trade']);
  });

  it('30.19 when the law is about another one it is public no longer', () => {
    const table = leaked(DEED)
      .with((s) => {
        s.published.unshift({ id: SECRET, scored: [1] });
      })
      .goods(0, 3)
      .strategy(0, { id: 'imperial', exhausted: false })
      .play();
    table.answer(0, 'action', 'strategic:imperial');
    expect(() => table.form(0, 'score-public')).toThrow('not asked');
  });

  it('26.5 when the law goes it is public no longer', () => {
    const table = leaked(SECRET)
      .with((s) => {
        s.laws = [];
      })
      .goods(0, 3)
      .strategy(0, { id: 'imperial', exhausted: false })
      .play();
    table.answer(0, 'action', 'strategic:imperial');
    expect(() => table.form(0, 'score-public')).toThrow('not asked');
  });
});
