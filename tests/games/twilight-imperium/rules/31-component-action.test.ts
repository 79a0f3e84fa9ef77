import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { Scene } from '../scene.ts';

/** A technology that is exhausted for a trade good, as an action. */
const mint: Component = {
  abilities: [
    {
      at: 'component-action',
      exhausts: true,
      when: (s, { seat }) => (s.seats[seat]?.goods ?? 0) < 3,
      *resolve(t, { by }) {
        t.write.seats[by.seat]!.goods += 1;
      },
    },
  ],
};
const minting = () =>
  new Scene().tech(0, 'sarween-tools').plus({ components: { 'technology:sarween-tools': mint } });

describe('TI4 31 Component action', () => {
  it('31.1 31.2 74.5 cards, technologies and other components give actions of a turn', () => {
    const table = minting().hand(0, 'industrial-initiative').control(0, 'wellon').play();
    expect(table.offers(0, 'action')).toEqual(
      expect.arrayContaining(['technology:sarween-tools', 'card:industrial-initiative']),
    );
    table.answer(0, 'action', 'technology:sarween-tools');
    expect(table.seat(0).goods).toBe(1);
    expect(table).toWaitFor([1, 'action']);
  });

  it('74.5 an action needs the turn: nobody else is offered one', () => {
    const table = new Scene()
      .tech(1, 'sarween-tools')
      .plus({ components: { 'technology:sarween-tools': mint } })
      .hand(1, 'industrial-initiative')
      .control(1, 'wellon')
      .play();
    const actions = ['technology:sarween-tools', 'card:industrial-initiative'];
    for (const action of actions) expect(table.offers(0, 'action')).not.toContain(action);
    expect(table.session.openFor(1).some(({ topic }) => topic === 'action')).toBe(false);
    table.answer(0, 'action', 'pass');
    expect(table.offers(1, 'action')).toEqual(expect.arrayContaining(actions));
  });

  it('31.3 an action whose effect cannot be resolved is not offered', () => {
    const table = minting().goods(0, 3).play();
    expect(table.offers(0, 'action')).not.toContain('technology:sarween-tools');
  });

  it('31.4 a cancelled one leaves the turn’s action', () => {
    const table = new Scene()
      .hand(0, 'industrial-initiative')
      .hand(1, 'sabotage')
      .control(0, 'wellon')
      .play();
    table.answers([0, 'action', 'card:industrial-initiative'], [1, 'action-card-played', 'card:sabotage']);
    expect(table).toWaitFor([0, 'action']);
    table.answer(0, 'action', 'pass');
    expect(table).toWaitFor([1, 'action']);
  });
});

describe('TI4 45 Exhausted and TI4 53 Readied, of technologies', () => {
  it('45.4 53.0 53.3 exhausting is the cost: an exhausted card cannot pay it again', () => {
    const table = minting().play();
    table.answer(0, 'action', 'technology:sarween-tools');
    expect(table.seat(0).technologies).toEqual([{ id: 'sarween-tools', exhausted: true }]);
    table.answers([1, 'action', 'pass'], [2, 'action', 'pass']);
    expect(table.offers(0, 'action')).not.toContain('technology:sarween-tools');
  });

  it('45.4a 53.4 its passive abilities stay in effect', () => {
    const both: Component = {
      ...mint,
      standing: {
        actions: { tier: 'set', apply: (n, { seat }, { source }) => (seat === source.seat ? 2 : n) },
      },
    };
    const table = new Scene()
      .tech(0, 'sarween-tools')
      .plus({ components: { 'technology:sarween-tools': both } })
      .play();
    table.answer(0, 'action', 'technology:sarween-tools');
    expect(table).toWaitFor([0, 'action']);
  });
});
