import { describe, expect, it } from 'vitest';
import type { Choice } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { type Imperium, Scene } from '../scene.ts';
import { said } from '../technologies/told.ts';
import { activating } from './moving.ts';

/** Seats 0 and 1 are neighbours: a ship of seat 1 stands in 29, beside the home of seat 0. Seat 2 is far away. */
const neighbours = () => new Scene().units(1, '29', { destroyer: 1 });

const offers = (table: Imperium, [from, to]: readonly [Seat, Seat], terms: Choice) =>
  table.answers([from, 'deal', `offer:${to}`], [from, 'terms', terms]);

const trade = (table: Imperium, between: readonly [Seat, Seat], terms: Choice) =>
  offers(table, between, terms).answers([between[1], 'deal', `accept:${between[0]}`]);

const asked = (table: Imperium, seat: Seat) => table.session.openFor(seat).map(({ topic }) => topic);

/** Whoever has it may exchange action cards. */
const arbiters: Component = {
  standing: {
    mayTradeCards: {
      tier: 'set',
      apply: (value, { a, b }, { source }) => value || a === source.seat || b === source.seat,
    },
  },
};

describe('TI4 69 Transactions', () => {
  it('69.1 73.1 73.0 the active seat trades with a neighbour, and the neighbour with it', () => {
    const table = neighbours().goods(0, 3).goods(1, 2).play();
    trade(table, [0, 1], { 'give:goods': 2, 'want:goods': 1 });
    expect(table.seat(0).goods).toBe(2);
    expect(table.seat(1).goods).toBe(3);
    const other = neighbours().goods(0, 3).goods(1, 2).play();
    trade(other, [1, 0], { 'give:goods': 2 });
    expect(other.seat(0).goods).toBe(5);
  });

  it('69.1 73.1 not with a seat that is no neighbour, nor between two who are not active', () => {
    const table = neighbours().units(2, '29', { destroyer: 1 }).units(1, '34', { destroyer: 1 }).play();
    expect(table.offers(1, 'deal')).toEqual(['offer:0', 'words:0', 'nothing']);
    const far = neighbours().play();
    expect(far).toRefuse(0, 'deal', 'offer:2', 'TI4 73.1');
    expect(asked(far, 2)).toEqual([]);
  });

  it('69.1 once in a turn with each neighbour', () => {
    const scene = neighbours().units(2, '29', { destroyer: 1 }).goods(0, 5);
    const table = scene.play();
    trade(table, [0, 1], { 'give:goods': 1 });
    expect(table).toRefuse(0, 'deal', 'offer:1', 'TI4 69.1');
    expect(asked(table, 1)).toEqual([]);
    trade(table, [0, 2], { 'give:goods': 1 });
    expect(table.seat(0).goods).toBe(3);
    table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    expect(table.offers(1, 'deal')).toContain('offer:0');
  });

  it('69.1 a seat whose turn it is trades again with whom it traded in another turn', () => {
    const table = neighbours().goods(0, 5).goods(1, 5).play();
    trade(table, [0, 1], { 'give:goods': 1 });
    table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    trade(table, [1, 0], { 'give:goods': 3 });
    expect(table.seat(0).goods).toBe(7);
  });

  it('69.1a T53 at any time of the turn, in the middle of a combat too', () => {
    const scene = new Scene()
      .goods(0, 2)
      .units(0, '29', { dreadnought: 3 })
      .units(1, '20', { dreadnought: 3 });
    const table = activating(scene, '20').answers([0, 'move', { '29:dreadnought': 3 }]);
    expect(table.state.battle).not.toBeNull();
    trade(table, [0, 1], { 'give:goods': 2 });
    expect(table.seat(1).goods).toBe(2);
    expect(table.state.battle).not.toBeNull();
  });

  it('69.2 25.5 T56 any number of goods and commodities, at most one note from each side', () => {
    const scene = neighbours()
      .goods(0, 3, 2)
      .note(0, 'ceasefire', 0)
      .note(0, 'political-secret', 0)
      .note(1, 'ceasefire', 1);
    const table = scene.note(1, 'trade-agreement', 1).play();
    table.answer(0, 'deal', 'offer:1');
    expect(table).toRefuse(
      0,
      'terms',
      { 'give:note:ceasefire:0': 1, 'give:note:political-secret:0': 1 },
      'TI4 69.2',
    );
    expect(table).toRefuse(
      0,
      'terms',
      { 'want:note:ceasefire:1': 1, 'want:note:trade-agreement:1': 1 },
      'TI4 69.2',
    );
    table.answer(0, 'terms', {
      'give:goods': 3,
      'give:commodities': 2,
      'give:note:ceasefire:0': 1,
      'want:note:trade-agreement:1': 1,
    });
    table.answer(1, 'deal', 'accept:0');
    expect(table.seat(0).goods).toBe(0);
    expect(table.seat(1).goods).toBe(5);
    expect(table.seat(0).notes).toEqual([
      { id: 'political-secret', owner: 0 },
      { id: 'trade-agreement', owner: 1 },
    ]);
    expect(table.seat(1).notes).toEqual([
      { id: 'ceasefire', owner: 1 },
      { id: 'ceasefire', owner: 0 },
    ]);
  });

  it('69.3 nothing else can be exchanged', () => {
    const table = neighbours().goods(0, 3, 2).hand(0, 'sabotage').note(0, 'ceasefire', 0).play().quiet();
    table.answer(0, 'deal', 'offer:1');
    const kinds = table.offers(0, 'terms').map((id) => id.split(':')[1]);
    expect([...new Set(kinds)].sort()).toEqual(['commodities', 'goods', 'note']);
  });

  it('69.3a T56 24.4 where something allows it, action cards are exchanged too, and the hand limit holds', () => {
    const scene = neighbours()
      .hand(0, 'sabotage', 'sabotage', 'summit')
      .hand(
        1,
        'veto',
        'direct-hit',
        'flank-speed',
        'morale-boost',
        'insubordination',
        'mining-initiative',
        'political-stability',
      );
    const table = scene
      .tech(0, 'sarween-tools')
      .plus({ components: { 'technology:sarween-tools': arbiters } })
      .play()
      .quiet();
    offers(table, [0, 1], { 'give:card:sabotage': 2, 'want:cards': 1 });
    table.answers([1, 'deal', 'accept:0'], [1, 'deal-cards', ['veto']]);
    expect(table.seat(0).hand).toEqual(['summit', 'veto']);
    expect(table).toWaitFor([0, 'action'], [1, 'discard']);
    table.answer(1, 'discard', ['sabotage']);
    expect(table.seat(1).hand).toHaveLength(7);
  });

  it('69.3a 24.4 69.1a cards that come or go while a seat thinks about its hand limit count', () => {
    const drawing = () => {
      const scene = neighbours()
        .hand(0, 'summit', 'spy', 'veto', 'bunker', 'parley', 'upgrade')
        .hand(1, 'salvage')
        .strategy(0, { id: 'politics', exhausted: false })
        .tech(1, 'sarween-tools')
        .plus({ components: { 'technology:sarween-tools': arbiters } })
        .with((s) => {
          s.decks.action = ['plague', 'uprising'];
        });
      const table = scene.play().quiet();
      table.answers([0, 'action', 'strategic:politics'], [0, 'speaker', 'seat:1']);
      expect(table.form(0, 'discard')).toMatchObject({ min: 1, max: 1 });
      return table;
    };
    const fewer = drawing();
    trade(fewer, [0, 1], { 'give:card:spy': 1, 'give:card:veto': 1 });
    expect(asked(fewer, 0)).not.toContain('discard');
    expect(fewer.seat(0).hand).toHaveLength(6);
    expect(fewer.state.discards.action).toEqual([]);
    const none = drawing();
    const all = Object.fromEntries(none.seat(0).hand.map((card) => [`give:card:${card}`, 1]));
    trade(none, [0, 1], all);
    expect(none.seat(0).hand).toEqual([]);
    expect(none.form(1, 'discard')).toMatchObject({ min: 2, max: 2 });
    const more = drawing();
    trade(more, [1, 0], { 'give:card:salvage': 1 });
    const [question] = more.session.openFor(0).filter(({ topic }) => topic === 'discard');
    expect(question?.form).toMatchObject({ min: 2, max: 2 });
    more.click(question?.key ?? '', 0, ['summit', 'salvage']);
    expect(asked(more, 0)).not.toContain('discard');
    expect(more.seat(0).hand).toHaveLength(7);
  });

  it('69.4 14.4 it need not be even: a gift', () => {
    const table = neighbours().goods(0, 3).play();
    trade(table, [0, 1], { 'give:goods': 3 });
    expect(table.seat(1).goods).toBe(3);
  });

  it('69.4a 14.3 nothing changes hands before both agree; then all of it does, and it cannot be taken back', () => {
    const table = neighbours().goods(0, 3).goods(1, 3).play();
    offers(table, [0, 1], { 'give:goods': 1, 'want:goods': 2 });
    expect(table.seat(0).goods).toBe(3);
    expect(table.undo(0)).toBeNull();
    table.answer(0, 'terms', { 'give:goods': 1, 'want:goods': 2 });
    table.answer(1, 'deal', 'accept:0');
    expect([table.seat(0).goods, table.seat(1).goods]).toEqual([4, 2]);
    expect(table.undo(1)).not.toBeNull();
  });

  it('69.6 T53 while an agenda is resolved every pair may trade once, neighbours or not', () => {
    const scene = new Scene().stage({ kind: 'agenda', number: 1 }).goods(1, 3).goods(0, 2);
    const table = scene
      .with((s) => {
        s.custodians = false;
        s.decks.agenda = [
          'anti-intellectual-revolution',
          'classified-document-leaks',
          'committee-formation',
          'conventions-of-war',
        ];
      })
      .play();
    expect(table.offers(2, 'deal')).toEqual(['offer:0', 'words:0', 'offer:1', 'words:1', 'nothing']);
    trade(table, [1, 2], { 'give:goods': 1 });
    expect(table.seat(2).goods).toBe(1);
    expect(table).toRefuse(2, 'deal', 'offer:1', 'TI4 69.6');
    trade(table, [0, 1], { 'give:goods': 1 });
    trade(table, [0, 2], { 'give:goods': 1 });
    expect(asked(table, 2).includes('deal')).toBe(false);
    expect(table.state.agenda?.traded).toHaveLength(3);
  });

  it('T54 73.0 who is a neighbour is asked at the moment of the transaction', () => {
    const scene = new Scene().goods(0, 2).units(0, '14', { cruiser: 3 }).units(1, '20', { dreadnought: 3 });
    const table = activating(scene, '20');
    expect(asked(table, 1)).toEqual([]);
    table.answer(0, 'move', { '14:cruiser': 3 });
    expect(table.state.battle).not.toBeNull();
    trade(table, [0, 1], { 'give:goods': 2 });
    expect(table.seat(1).goods).toBe(2);
  });

  it('T55 an offer that can no longer be carried out cannot be accepted, and lapses with the turn', () => {
    const scene = neighbours().units(2, '29', { destroyer: 1 }).goods(0, 2).goods(1, 1);
    const table = scene.play();
    offers(table, [0, 1], { 'give:goods': 2, 'want:goods': 1 });
    offers(table, [0, 2], { 'give:goods': 1 });
    table.answer(2, 'deal', 'accept:0');
    expect(table).toRefuse(1, 'deal', 'accept:0', 'TI4 14.3');
    expect(table.state.trade?.offers).toHaveLength(1);
    table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    expect(table.state.trade?.offers).toEqual([]);
    expect(table.offers(1, 'deal')).not.toContain('accept:0');
  });

  it('T55 25.6 what is asked for and not held cannot be given, and only the one who was asked knows why', () => {
    const table = neighbours().note(0, 'ceasefire', 0).goods(0, 1).play();
    offers(table, [0, 1], { 'give:goods': 1, 'want:note:ceasefire:1': 1 });
    expect(table).toRefuse(1, 'deal', 'accept:0', 'TI4 14.3');
    table.answer(1, 'deal', 'decline:0');
    expect(table.offers(0, 'deal')).toEqual(['offer:1', 'words:1', 'offer:2', 'linger', 'nothing']);
  });

  it('an offer can be countered, declined and taken back', () => {
    const table = neighbours().goods(0, 4).goods(1, 4).play();
    offers(table, [0, 1], { 'give:goods': 1, 'want:goods': 2 });
    table.answers([1, 'deal', 'counter:0'], [1, 'terms', { 'give:goods': 1, 'want:goods': 1 }]);
    expect(table.state.trade?.offers).toMatchObject([{ from: 1, to: 0 }]);
    table.answer(0, 'deal', 'decline:1');
    expect(table.state.trade?.offers).toEqual([]);
    offers(table, [0, 1], { 'give:goods': 1 });
    table.answer(0, 'deal', 'withdraw:1');
    expect(table.offers(1, 'deal')).not.toContain('accept:0');
    expect(table.seat(0).goods).toBe(4);
  });

  it('82.3a 82.3 a seat trades in the turn in which it passes, and then only in turns of others', () => {
    const table = neighbours().goods(0, 4).play();
    offers(table, [0, 1], { 'give:goods': 1 });
    table.answers([1, 'deal', 'accept:0'], [0, 'action', 'pass']);
    expect(table.seat(1).goods).toBe(1);
    trade(table, [0, 1], { 'give:goods': 2 });
    expect(table.seat(1).goods).toBe(3);
    table.answers([1, 'action', 'pass']);
    expect(asked(table, 0)).toEqual([]);
  });

  it('nobody is waited for', () => {
    const table = neighbours().goods(0, 4).play();
    offers(table, [0, 1], { 'give:goods': 1 });
    expect(table).toWaitFor([0, 'action']);
    table.answer(0, 'deal', 'nothing');
    expect(table).toWaitFor([0, 'action']);
  });

  it('25.6 others hear how much changed hands, not which note', () => {
    const table = neighbours().goods(0, 1).note(0, 'ceasefire', 0).play();
    trade(table, [0, 1], { 'give:goods': 1, 'give:note:ceasefire:0': 1 });
    expect(said(table, 'fact.exchanged')).toMatchObject([{ a: 0, b: 1, gives: { goods: 1, notes: 1 } }]);
    const told = table.journal.entries.flatMap((entry) => ('facts' in entry ? entry.facts : []));
    for (const { message, to } of told)
      if (JSON.stringify(message).includes('ceasefire')) expect(to).toEqual([0, 1]);
  });

  it('the moment after a transaction is waited for', () => {
    const pillage: Component = {
      abilities: [
        {
          at: 'transaction-done',
          when: (_, by, { between }) => !between.includes(by.seat),
          *resolve(t, { event }) {
            t.write.seats[event.between[0]]!.goods = 0;
          },
        },
      ],
    };
    const scene = neighbours()
      .goods(0, 4)
      .tech(2, 'sarween-tools')
      .plus({ components: { 'technology:sarween-tools': pillage } });
    const table = scene.play();
    trade(table, [0, 1], { 'give:goods': 1 });
    expect(table).toWaitFor([0, 'action'], [2, 'transaction-done']);
    table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    expect(table).toWaitFor([2, 'transaction-done']);
    table.answer(2, 'transaction-done', 'technology:sarween-tools');
    expect(table.seat(0).goods).toBe(0);
    expect(table).toWaitFor([1, 'action']);
  });
});
