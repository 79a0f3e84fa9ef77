import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** Nobody is anybody's neighbour. */
const scene = () =>
  new Scene(3, ['xxcha', 'hacan', 'yssaril']).of('ability:guild-ships').goods(0, 3).goods(1, 3);

describe('Guild Ships', () => {
  it('73.1 69.1 transactions with strangers: either side may propose them', () => {
    const table = scene().play();
    table.answers([1, 'deal', 'offer:0'], [1, 'terms', { 'give:goods': 1, 'want:goods': 2 }]);
    table.answer(0, 'deal', 'accept:1');
    expect([table.seat(0).goods, table.seat(1).goods]).toEqual([2, 4]);
    const own = scene().play();
    own.answers([0, 'deal', 'offer:1'], [0, 'terms', { 'give:goods': 3 }], [1, 'deal', 'accept:0']);
    expect(own.seat(1).goods).toBe(6);
  });

  it('69.1 the active seat is one of the two', () => {
    expect(scene().goods(2, 3).play().offers(1, 'deal')).toEqual(['offer:0', 'words:0', 'nothing']);
  });

  it('73.1 two others who are strangers cannot', () => {
    expect(scene().goods(2, 3).play()).toRefuse(0, 'deal', 'offer:2', 'TI4 73.1');
  });
});
