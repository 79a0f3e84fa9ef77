import { describe, expect, it } from 'vitest';
import { newTable, Scene } from '../scene.ts';
import { activating, asked } from './moving.ts';

/** Seat 0 above Mecatol Rex with so much influence in trade goods. */
const above = (goods: number, infantry = 2) =>
  new Scene().units(0, '18', { carrier: 1, infantry }).goods(0, goods).with(exhaustAll);

/** Only trade goods are left to pay with. */
function exhaustAll(state: Scene['state']): void {
  for (const planet of Object.values(state.planets)) planet.exhausted = true;
}

describe('TI4 16 Custodians token', () => {
  it('16.0 37.1 S7 every game begins with the token on Mecatol Rex', () => {
    expect(newTable(3).state.custodians).toBe(true);
  });

  it('16.1 37.1 ships move into the system, but nobody lands while the token lies there', () => {
    const table = activating(new Scene().units(0, '20', { carrier: 1, infantry: 2 }).with(exhaustAll), '18');
    table.answers([0, 'move', { '20:carrier': 1, '20:infantry': 2 }]);
    expect(table.at('18')).toBe('0:carrier 1, 0:infantry 2');
    expect(table.planet('mecatol-rex').controller).toBeNull();
    expect(table).toWaitFor([1, 'action']);
  });

  it('16.2 9.3 T39 six influence remove it, trade goods among them; then at least one ground force lands', () => {
    const table = activating(above(6), '18');
    expect(table).toOfferExactly(0, 'custodians', ['yes', 'no']);
    table.answer(0, 'custodians', 'yes');
    expect(table.seat(0).goods).toBe(0);
    expect(table.state.custodians).toBe(false);
    expect(table).toRefuse(0, 'commit', {}, 'TI4 16.2');
    table.answer(0, 'commit', { 'mecatol-rex:infantry': 1 });
    expect(table.planet('mecatol-rex')).toMatchObject({ controller: 0, exhausted: true });
    expect(table).toWaitFor([1, 'action']);
  });

  it('16.2 with five influence it cannot be removed', () => {
    const table = activating(above(5), '18');
    expect(table).toWaitFor([1, 'action']);
    expect(table.state.custodians).toBe(true);
  });

  it('16.2 74.11 T55 goods given away before they are paid remove nothing', () => {
    const scene = () =>
      above(4).control(0, 'mehar-xull').control(0, 'new-albion').units(1, '29', { destroyer: 1 });
    const gift = [
      [0, 'deal', 'offer:1'],
      [0, 'terms', { 'give:goods': 4 }],
      [1, 'deal', 'accept:0'],
    ] as const;
    const early = activating(scene(), '18');
    expect(asked(early)).toEqual(['custodians']);
    early.answers(...gift);
    expect(early.state.custodians).toBe(true);
    expect(early).toWaitFor([1, 'action']);
    const late = activating(scene(), '18');
    late.answer(0, 'custodians', 'yes');
    expect(asked(late)).toEqual(['payment']);
    late.answers(...gift);
    expect(late.state.custodians).toBe(true);
    expect(late.seat(0).points).toBe(0);
    expect(late).toWaitFor([1, 'action']);
  });

  it('16.2 planets pay for it, and removing it may be declined', () => {
    const scene = new Scene()
      .units(0, '18', { carrier: 1, infantry: 2 })
      .control(0, 'mehar-xull')
      .control(0, 'new-albion')
      .control(0, 'vefut-ii');
    const table = activating(scene, '18');
    expect(asked(table)).toEqual(['custodians']);
    table.answer(0, 'custodians', 'no');
    expect(table.state.custodians).toBe(true);
    expect(table.seat(0).points).toBe(0);
    expect(table).toWaitFor([1, 'action']);
  });

  it('16.2a T39 whoever cannot land there cannot remove it', () => {
    const table = activating(new Scene().units(0, '18', { carrier: 1, dreadnought: 1 }).goods(0, 9), '18');
    expect(table).toWaitFor([1, 'action']);
  });

  it('16.2 left to itself the table lands one', () => {
    const table = activating(above(6, 2), '18');
    table.answer(0, 'custodians', 'yes');
    const question = table.session.openFor(0).find(({ topic }) => topic === 'commit');
    expect(question?.fallback).toEqual({ 'mecatol-rex:infantry': 1 });
  });

  it('16.2 74.11 69.1a goods given away meanwhile remove nothing: the question goes, or the payment fails', () => {
    const giving = (scene: Scene) => activating(scene.units(1, '20', { destroyer: 1 }), '18');
    const away = (table: ReturnType<typeof giving>, goods: number) =>
      table.answers([0, 'deal', 'offer:1'], [0, 'terms', { 'give:goods': goods }], [1, 'deal', 'accept:0']);
    const asking = away(giving(above(6)), 1);
    expect(asked(asking)).not.toContain('custodians');
    // Archon Tau and Mehar Xull alone cannot pay it.
    const paying = giving(above(5).control(0, 'archon-tau').control(0, 'mehar-xull'));
    paying.answer(0, 'custodians', 'yes');
    expect(asked(paying)).toContain('payment');
    away(paying, 5);
    for (const table of [asking, paying]) {
      expect(table.state.custodians).toBe(true);
      expect(table.seat(0).points).toBe(0);
      expect(table.planet('mecatol-rex').controller).toBeNull();
      expect(table).toWaitFor([1, 'action']);
    }
  });

  it('16.3 whoever removes it gains one point at once', () => {
    const table = activating(above(6), '18');
    table.answer(0, 'custodians', 'yes');
    expect(table.seat(0).points).toBe(1);
    expect(table.seat(1).points).toBe(0);
    expect(asked(table)).toEqual(['commit']);
  });

  it('16.3 51.7 T39 the point may end the game in mid-invasion', () => {
    const table = activating(above(6).seat(0, { points: 9, goods: 6 }), '18');
    table.answer(0, 'custodians', 'yes');
    expect(table.state.winner).toEqual({ seat: 0, by: 'points' });
    expect(table.session.waiting()).toEqual([]);
  });

  it('16.1 once it is gone others land without paying', () => {
    const table = activating(
      above(0).with((state) => {
        state.custodians = false;
      }),
      '18',
    );
    expect(asked(table)).toEqual(['commit']);
    table.answer(0, 'commit', {});
    expect(table).toWaitFor([1, 'action']);
  });
});
