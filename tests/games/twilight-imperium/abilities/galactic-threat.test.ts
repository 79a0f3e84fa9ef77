import { describe, expect, it } from 'vitest';
import { waits } from '../combat.ts';
import type { Imperium, Scene } from '../scene.ts';
import { cards, nekro } from './nekro.ts';

const THREAT = 'ability:galactic-threat';

/** Nekro, not the speaker, before an agenda that everybody else can vote on. */
const politics = (change: (scene: Scene) => Scene = (scene) => scene) =>
  change(
    nekro()
      .stage({ kind: 'agenda', number: 1 })
      .with((state) => {
        state.speaker = 2;
        state.custodians = false;
        state.decks.agenda.push('mutiny', 'economic-equality');
      }),
  )
    .play()
    .quiet();

/** All vote; gives the table after the outcome. */
function voting(table: Imperium, votes: Readonly<Record<number, string>>): Imperium {
  for (let n = 0; n < 20; n++) {
    const next = table
      .quiet()
      .session.waiting()
      .find(({ topic }) => topic.startsWith('vote'));
    if (!next) return table;
    const form = table.form(next.seat, next.topic);
    const all = 'options' in form ? form.options.map(({ id }) => id) : [];
    table.answer(next.seat, next.topic, next.topic === 'vote' ? (votes[next.seat] ?? 'abstain') : all);
  }
  return table;
}

describe('Galactic Threat', () => {
  it('83.16 Nekro does not vote', () => {
    const table = politics();
    table.answer(0, 'agenda-read', 'pass');
    voting(table, { 1: 'for', 2: 'for' });
    expect(table.state.discards.agenda.length + table.state.laws.length).toBe(1);
    expect(table.told()).toContain('fact.abstained');
    expect(table.planet('mordai-ii').exhausted).toBe(false);
  });

  it('83.22 a right prediction gives a technology of one who voted for the outcome, after it', () => {
    const table = politics((scene) =>
      scene.tech(1, 'sarween-tools', 'exotrireme-ii').tech(2, 'plasma-scoring'),
    );
    table.answer(0, 'agenda-read', THREAT);
    expect(table).toOfferExactly(0, 'prediction', ['for', 'against']);
    table.answer(0, 'prediction', 'for');
    voting(table, { 1: 'for' });
    expect(table.told()).toContain('fact.outcome');
    // Seat 2 has voted for nothing: what it owns is not offered.
    expect(table).toOfferExactly(0, 'gain-technology', ['sarween-tools', 'exotrireme-ii']);
    table.answer(0, 'gain-technology', 'exotrireme-ii');
    expect(cards(table)).toEqual(['valefar-assimilator-x > exotrireme-ii', 'valefar-assimilator-y']);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('a wrong one gives nothing; technologies of those who did not vote for it are safe', () => {
    const table = politics((scene) => scene.tech(1, 'sarween-tools').tech(2, 'plasma-scoring'));
    table.answer(0, 'agenda-read', THREAT);
    table.answer(0, 'prediction', 'against');
    voting(table, { 1: 'for', 2: 'for' });
    expect(cards(table)).toHaveLength(2);
    const right = politics((scene) => scene.tech(1, 'sarween-tools').tech(2, 'plasma-scoring'));
    right.answer(0, 'agenda-read', THREAT);
    right.answer(0, 'prediction', 'for');
    voting(right, { 1: 'for' });
    expect(cards(right)).toEqual(['valefar-assimilator-x', 'valefar-assimilator-y', 'sarween-tools']);
  });

  it('83.19 the speaker’s decision is no vote', () => {
    const table = politics((scene) => scene.tech(2, 'plasma-scoring'));
    table.answer(0, 'agenda-read', THREAT);
    table.answer(0, 'prediction', 'for');
    voting(table, {});
    table.answer(2, 'outcome', 'for');
    expect(cards(table)).toEqual(['valefar-assimilator-x', 'valefar-assimilator-y']);
  });

  it('once in an agenda phase', () => {
    const used = politics();
    used.answer(0, 'agenda-read', THREAT);
    used.answer(0, 'prediction', 'for');
    voting(used, { 1: 'for', 2: 'for' });
    expect(used.state.stage).toEqual({ kind: 'agenda', number: 2 });
    expect(waits(used)).not.toContain('0:agenda-read');
    const unused = politics();
    unused.answer(0, 'agenda-read', 'pass');
    voting(unused, { 1: 'for', 2: 'for' });
    expect(waits(unused)).toContain('0:agenda-read');
  });
});
