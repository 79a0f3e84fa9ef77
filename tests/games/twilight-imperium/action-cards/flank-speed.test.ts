import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** Carriers two systems away from system 18, which they cannot reach by themselves. */
const scene = () => new Scene().units(0, '28', { carrier: 1 }).units(0, '29', { carrier: 1 });

describe('TI4 24 Flank Speed', () => {
  it('74.14 after activating a system its player’s ships move one further', () => {
    const table = scene().hand(0, 'flank-speed').play();
    table.answers([0, 'action', 'tactical'], [0, 'activate', '18']);
    table.answer(0, 'system-activated', 'card:flank-speed');
    expect(table.offers(0, 'move')).toEqual(['28:carrier', '29:carrier']);
  });

  it('and no more than one: from three systems away nothing comes', () => {
    const table = scene().units(0, '14', { carrier: 1 }).hand(0, 'flank-speed').play();
    table.answers([0, 'action', 'tactical'], [0, 'activate', '18']);
    table.answer(0, 'system-activated', 'card:flank-speed');
    expect(table.offers(0, 'move')).toEqual(['28:carrier', '29:carrier']);
  });

  it('without it they do not come so far', () => {
    const table = scene().hand(0, 'flank-speed').play();
    table.answers([0, 'action', 'tactical'], [0, 'activate', '18']);
    table.answer(0, 'system-activated', 'pass');
    expect(() => table.offers(0, 'move')).toThrow('not asked');
  });

  it('22.3 74.3a it lasts for this tactical action, though the card is discarded, and no longer', () => {
    const table = scene().hand(0, 'flank-speed').play();
    table.answers([0, 'action', 'tactical'], [0, 'activate', '18']);
    table.answer(0, 'system-activated', 'card:flank-speed');
    expect(table.state.discards.action).toEqual(['flank-speed']);
    expect(table.state.effects).toHaveLength(1);
    table.answer(0, 'move', {});
    expect(table.state.effects).toEqual([]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('24.6b a second copy cannot be played at the same moment', () => {
    const table = scene().hand(0, 'flank-speed', 'flank-speed').play();
    table.answers([0, 'action', 'tactical'], [0, 'activate', '18']);
    table.answer(0, 'system-activated', 'card:flank-speed');
    expect(table.quiet().seat(0).hand).toEqual(['flank-speed']);
    expect(table).toWaitFor([0, 'move']);
  });

  it('24.6b but after the first was cancelled it can', () => {
    const table = scene().hand(0, 'flank-speed', 'flank-speed').hand(1, 'sabotage').play();
    table.answers([0, 'action', 'tactical'], [0, 'activate', '18']);
    table.answer(0, 'system-activated', 'card:flank-speed');
    table.quiet().answer(1, 'action-card-played', 'card:sabotage');
    expect(table.quiet()).toOfferExactly(0, 'system-activated', ['card:flank-speed', 'pass']);
    table.answer(0, 'system-activated', 'card:flank-speed');
    expect(table.quiet()).toWaitFor([0, 'move']);
  });

  it('only whoever has activated the system is asked', () => {
    const table = scene().hand(1, 'flank-speed').play();
    table.answers([0, 'action', 'tactical'], [0, 'activate', '18']);
    expect(table.quiet()).toWaitFor([1, 'action']);
    expect(table.seat(1).hand).toEqual(['flank-speed']);
  });
});
