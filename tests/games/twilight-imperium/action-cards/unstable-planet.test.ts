import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const card = 'card:unstable-planet';
const scene = () => new Scene().hand(0, 'unstable-planet');

describe('TI4 24 Unstable Planet', () => {
  it.each([
    [2, ''],
    [3, ''],
    [4, '1:infantry 1'],
  ])('of %i infantry on a hazardous planet up to three fall, and it is exhausted', (infantry, left) => {
    const table = scene().control(1, 'bereg').units(1, 'bereg', { infantry }).play();
    table.answer(0, 'action', card);
    expect(table.at('bereg')).toBe(left);
    expect(table.planet('bereg')).toMatchObject({ controller: 1, exhausted: true });
    expect(table).toWaitFor([1, 'action']);
  });

  it('24.6a an exhausted planet can be named, with infantry on it or without; own planets and others’ traits cannot', () => {
    const table = scene()
      .control(1, 'bereg', { exhausted: true })
      .units(1, 'bereg', { infantry: 1 })
      .control(2, 'vefut-ii')
      .control(2, 'lirta-iv', { exhausted: true })
      .control(0, 'zohbat')
      .control(1, 'wellon')
      .play();
    table.answer(0, 'action', card);
    expect(table).toOfferExactly(0, 'card-planet', ['bereg', 'vefut-ii', 'lirta-iv']);
  });

  it('31.3 not without such a planet', () => {
    const table = scene().control(0, 'bereg').control(1, 'wellon').play();
    expect(table.offers(0, 'action')).not.toContain(card);
  });
});
