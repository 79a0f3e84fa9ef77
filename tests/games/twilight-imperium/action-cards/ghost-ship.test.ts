import { describe, expect, it } from 'vitest';
import type { SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { Scene } from '../scene.ts';

const card = 'card:ghost-ship';

/** Wormholes in systems 26, 39 and 40; the home of the Creuss has one too. */
const scene = () =>
  new Scene(3, ['xxcha', 'hacan', 'ghost']).tile(7, '26').tile(8, '40').tile(10, '39').hand(0, 'ghost-ship');

describe('TI4 24 Ghost Ship', () => {
  it('a destroyer comes to a wormhole outside home systems and without ships of others', () => {
    const table = scene().units(1, '39', { fighter: 1, carrier: 1 }).play();
    table.answer(0, 'action', card);
    expect(table).toOfferExactly(0, 'card-system', ['26', '40']);
    table.answer(0, 'card-system', '40');
    expect(table.at('40')).toBe('0:destroyer 1');
    expect(table).toWaitFor([1, 'action']);
  });

  it('31.3 not when every wormhole is held by others', () => {
    const table = scene()
      .units(1, '26', { cruiser: 1 })
      .units(1, '39', { cruiser: 1 })
      .units(1, '40', { cruiser: 1 })
      .play();
    expect(table.offers(0, 'action')).not.toContain(card);
  });

  it('42.3 42.3a not when all destroyers stand where they cannot be taken from', () => {
    const fleet = (...tokens: SystemId[]) =>
      scene()
        .pools(0, { fleet: 4 })
        .units(0, '20', { destroyer: 4 })
        .units(0, '21', { destroyer: 4 })
        .token(0, ...tokens)
        .play();
    expect(fleet('20', '21').offers(0, 'action')).not.toContain(card);
    const table = fleet('20');
    table.answers([0, 'action', card], [0, 'card-system', '26']);
    expect(table.at('21')).toBe('0:destroyer 3');
    expect(table.at('26')).toBe('0:destroyer 1');
  });
});
