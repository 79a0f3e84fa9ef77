import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const card = 'card:lucky-shot';
const scene = () => new Scene().hand(0, 'lucky-shot').control(0, 'vefut-ii');

describe('TI4 24 Lucky Shot', () => {
  it('52.5 a dreadnought, cruiser or destroyer near a planet of its player is destroyed, damaged or not', () => {
    const table = scene()
      .units(0, '20', { cruiser: 1 })
      .units(1, '20', { dreadnought: 2, carrier: 1, cruiser: 1, fighter: 2 })
      .damaged(1, '20', { dreadnought: 1 })
      .units(2, '20', { destroyer: 1 })
      .units(1, '21', { cruiser: 1 })
      .play();
    table.answer(0, 'action', card);
    expect(table).toOfferExactly(0, 'card-unit', [
      '20:1:dreadnought',
      '20:1:dreadnought:damaged',
      '20:1:cruiser',
      '20:2:destroyer',
    ]);
    table.answer(0, 'card-unit', '20:1:dreadnought');
    expect(table.at('20')).toBe(
      '0:cruiser 1, 1:carrier 1, 1:cruiser 1, 1:dreadnought 1 (1), 1:fighter 2, 2:destroyer 1',
    );
    expect(table).toWaitFor([1, 'action']);
  });

  it('31.3 not without such a ship of another near a planet', () => {
    const table = scene()
      .units(0, '20', { cruiser: 1 })
      .units(1, '20', { carrier: 1, 'war-sun': 1 })
      .units(1, '21', { cruiser: 1 })
      .play();
    expect(table.offers(0, 'action')).not.toContain(card);
  });
});
