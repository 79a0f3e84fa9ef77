import { describe, expect, it } from 'vitest';
import type { ActionCardId } from '#games/twilight-imperium/tables/card-ids.ts';
import { Scene } from '../scene.ts';

const scene = (...others: readonly ActionCardId[]) =>
  new Scene().hand(0, 'spy', ...others).hand(1, 'bunker', 'parley', 'plague');

describe('TI4 24 Spy', () => {
  it('a card of another’s hand by lot, which nobody else sees', () => {
    const table = scene().play();
    table.answer(0, 'action', 'card:spy');
    table.quiet();
    const [stolen, ...none] = table.seat(0).hand;
    expect(none).toEqual([]);
    expect([stolen, ...table.seat(1).hand].sort()).toEqual(['bunker', 'parley', 'plague']);
    const seen = table.journal.entries
      .flatMap((entry) => ('facts' in entry ? entry.facts : []))
      .filter(({ message }) => message.key === 'fact.cardsSeen');
    expect(seen.map(({ to }) => to)).toEqual([[1, 0]]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('which one it is chance decides', () => {
    const stolen = new Set(
      Array.from({ length: 20 }, (_, seed) => {
        const table = scene().play(seed + 1);
        table.answer(0, 'action', 'card:spy');
        return table.quiet().seat(0).hand[0];
      }),
    );
    expect(stolen.size).toBeGreaterThan(1);
  });

  it('24.4 the hand limit holds', () => {
    const seven: ActionCardId[] = ['bribery', 'veto', 'summit', 'salvage', 'upgrade', 'disable', 'intercept'];
    const table = scene(...seven).play();
    table.answer(0, 'action', 'card:spy');
    table.quiet().answer(0, 'discard', ['veto']);
    expect(table.seat(0).hand).toHaveLength(7);
    expect(table.seat(0).hand).not.toContain('veto');
  });

  it('31.3 only seats with cards can be spied on', () => {
    const table = new Scene(4).hand(0, 'spy').hand(1, 'plague').hand(3, 'plague').play();
    table.answer(0, 'action', 'card:spy');
    expect(table).toOfferExactly(0, 'card-seat', ['seat:1', 'seat:3']);
    expect(new Scene().hand(0, 'spy').play().offers(0, 'action')).not.toContain('card:spy');
  });
});
