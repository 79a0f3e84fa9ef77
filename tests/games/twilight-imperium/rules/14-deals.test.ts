import { describe, expect, it } from 'vitest';
import type { Seat } from '#core/seat.ts';
import { type Imperium, Scene } from '../scene.ts';
import { said } from '../technologies/told.ts';

const neighbours = () => new Scene().units(1, '29', { destroyer: 1 });

describe('TI4 14 Deals', () => {
  it('14.1 69.5 a deal that includes a transaction keeps to the rules of transactions', () => {
    const table = neighbours().goods(0, 2).play();
    expect(table).toRefuse(0, 'deal', 'offer:2', 'TI4 73.1');
    table.answer(0, 'deal', 'offer:1');
  });

  it('14.3 14.3a T57 what can be agreed on can be fulfilled at once, and is, by both', () => {
    const scene = neighbours().goods(0, 2).goods(1, 1).hand(0, 'summit').note(1, 'ceasefire', 1);
    const table = scene.play().quiet();
    table.answer(0, 'deal', 'offer:1');
    for (const id of table.offers(0, 'terms')) expect(id).toMatch(/^(give|want):(goods|commodities|note)/);
    table.answer(0, 'terms', { 'give:goods': 2, 'want:goods': 1, 'want:note:ceasefire:1': 1 });
    table.answer(1, 'deal', 'accept:0');
    expect([table.seat(0).goods, table.seat(1).goods]).toEqual([1, 2]);
    expect(table.seat(0).notes).toEqual([{ id: 'ceasefire', owner: 1 }]);
  });

  it('14.4 T57 nothing else binds anybody: after a transaction both do as they like', () => {
    const table = neighbours().goods(0, 2).play();
    table.answers([0, 'deal', 'offer:1'], [0, 'terms', { 'give:goods': 2 }], [1, 'deal', 'accept:0']);
    expect(table.offers(0, 'action')).toEqual(['tactical', 'pass']);
  });

  const withWords = (words: string) => {
    const table = neighbours().goods(0, 2).goods(1, 2).play();
    table.answers([0, 'deal', 'words:1'], [0, 'deal-words', words]);
    return table;
  };

  it('14.4 words go with an offer, to the partner alone, and bind nobody', () => {
    const table = withWords('Leave *Mecatol*\nto me\u200b, <@1>').answers([0, 'terms', { 'give:goods': 1 }]);
    expect(table.state.trade?.offers).toMatchObject([
      { from: 0, to: 1, words: 'Leave *Mecatol* to me , <@1>' },
    ]);
    expect(said(table, 'fact.offered')).toMatchObject([{ words: 'Leave *Mecatol* to me , <@1>' }]);
    const told = table.journal.entries.flatMap((entry) => ('facts' in entry ? entry.facts : []));
    const heard = told.filter(({ message }) => JSON.stringify(message).includes('Mecatol'));
    expect(heard.map(({ to }) => to)).toEqual([[0, 1]]);
    for (const viewer of [2, 'table'] as const)
      expect(JSON.stringify(table.session.view(viewer))).not.toContain('Leave');
    table.answer(1, 'deal', 'accept:0');
    expect([table.seat(0).goods, table.seat(1).goods]).toEqual([1, 3]);
    expect(table).toWaitFor([0, 'action']);
  });

  it('14.4 words are at most 300 characters, and without terms there is no offer', () => {
    const table = neighbours().goods(0, 2).play().answers([0, 'deal', 'words:1']);
    expect(() => table.answer(0, 'deal-words', 'x'.repeat(301))).toThrow();
    table.answers([0, 'deal-words', 'x'.repeat(300)], [0, 'terms', {}]);
    expect(table.state.trade?.offers).toEqual([]);
    expect(said(table, 'fact.offered')).toEqual([]);
    expect(table.offers(1, 'deal')).toEqual(['offer:0', 'words:0', 'nothing']);
  });

  const suggested = (table: Imperium, seat: Seat) =>
    table.session.openFor(seat).find(({ topic }) => topic === 'terms')?.suggestion;

  it('69.4a a counter-offer begins with the offer turned round, a changed one with what was offered', () => {
    const scene = neighbours().goods(0, 3, 1).goods(1, 2).note(0, 'ceasefire', 0).note(1, 'ceasefire', 1);
    const table = scene.play().answers([0, 'deal', 'offer:1']);
    expect(suggested(table, 0)).toBeUndefined();
    const terms = {
      'give:goods': 3,
      'give:note:ceasefire:0': 1,
      'want:goods': 2,
      'want:note:ceasefire:1': 1,
    };
    table.answers([0, 'terms', terms], [0, 'deal', 'offer:1']);
    expect(suggested(table, 0)).toEqual(terms);
    table.answers([0, 'terms', {}], [1, 'deal', 'counter:0']);
    expect(suggested(table, 1)).toEqual({
      'give:goods': 2,
      'give:note:ceasefire:1': 1,
      'want:goods': 3,
      'want:note:ceasefire:0': 1,
    });
    table.answer(1, 'terms', { 'give:goods': 1, 'want:goods': 3 });
    expect(table.state.trade?.offers).toMatchObject([{ from: 1, to: 0, words: '' }]);
  });

  it('14.3 whoever made the offer hears that it was accepted, and only they', () => {
    const table = neighbours().goods(0, 2).play();
    table.answers([0, 'deal', 'offer:1'], [0, 'terms', { 'give:goods': 2 }], [1, 'deal', 'accept:0']);
    const told = table.journal.entries.flatMap((entry) => ('facts' in entry ? entry.facts : []));
    const accepted = told.filter(({ message }) => message.key === 'fact.offerAccepted');
    expect(accepted).toMatchObject([{ to: [0], message: { args: { from: 0, to: 1 } } }]);
  });
});
