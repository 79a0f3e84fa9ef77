import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const scene = () =>
  new Scene().stage({ kind: 'agenda', number: 1 }).with((s) => {
    s.custodians = false;
    s.decks.agenda.push('mutiny', 'economic-equality', 'arms-reduction');
  });

describe('TI4 24 Veto', () => {
  it('when an agenda is revealed the next one comes in its place', () => {
    const table = scene().hand(0, 'veto').play().quiet();
    expect(table.state.agenda?.id).toBe('mutiny');
    table.answer(0, 'agenda-revealed', 'card:veto');
    expect(table.state.agenda?.id).toBe('economic-equality');
    expect(table.state.discards.agenda).toEqual(['mutiny']);
    expect(table.state.discards.action).toEqual(['veto']);
  });

  it('74.16 T2 “when” comes before “after”: a rider waits until no veto is left', () => {
    const table = scene().hand(0, 'imperial-rider').hand(1, 'veto', 'trade-rider').play();
    expect(table.session.waiting().every(({ topic }) => topic === 'agenda-revealed')).toBe(true);
    expect(table).toOfferExactly(0, 'agenda-revealed', ['pass']);
    table.answer(0, 'agenda-revealed', 'pass');
    table.answer(1, 'agenda-revealed', 'card:veto');
    expect(table.quiet().state.agenda?.id).toBe('economic-equality');
    expect(table).toOfferExactly(0, 'agenda-read', ['card:imperial-rider', 'pass']);
  });
});
