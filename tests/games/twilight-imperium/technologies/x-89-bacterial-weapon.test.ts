import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const armed = () => new Scene().tech(0, 'x-89-bacterial-weapon').units(0, '20', { dreadnought: 1 });
const WEAPON = 'technology:x-89-bacterial-weapon';

describe('X-89 Bacterial Weapon', () => {
  it('48.1 destroys all infantry on a planet in a system with a ship that bombards, shield or not', () => {
    const scene = armed().control(1, 'vefut-ii').units(1, 'vefut-ii', { infantry: 5, pds: 1 });
    const table = scene.play();
    table.answers([0, 'action', WEAPON]);
    expect(table.at('vefut-ii')).toBe('1:pds 1');
    expect(table.seat(0).technologies).toEqual([{ id: 'x-89-bacterial-weapon', exhausted: true }]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('31.3 45.4 is not offered while it is exhausted', () => {
    const scene = armed().control(1, 'vefut-ii').units(1, 'vefut-ii', { infantry: 5 });
    const table = scene.seat(0, { technologies: [{ id: 'x-89-bacterial-weapon', exhausted: true }] }).play();
    expect(table.offers(0, 'action')).not.toContain(WEAPON);
  });

  it('31.3 is not offered without infantry to destroy, on own planets, or where no ship bombards', () => {
    const none = armed().control(1, 'vefut-ii').units(1, 'vefut-ii', { pds: 1 });
    expect(none.play().offers(0, 'action')).not.toContain(WEAPON);
    const own = armed().control(0, 'vefut-ii').units(0, 'vefut-ii', { infantry: 2 });
    expect(own.play().offers(0, 'action')).not.toContain(WEAPON);
    const weak = new Scene().tech(0, 'x-89-bacterial-weapon').units(0, '20', { cruiser: 2 });
    const far = weak.control(1, 'vefut-ii').units(1, 'vefut-ii', { infantry: 2 });
    expect(far.play().offers(0, 'action')).not.toContain(WEAPON);
  });

  it('of several planets the seat chooses one; the others are left alone', () => {
    const scene = new Scene().tech(0, 'x-89-bacterial-weapon').units(0, '27', { dreadnought: 1 });
    scene.control(1, 'new-albion').units(1, 'new-albion', { infantry: 2 });
    scene.control(2, 'starpoint').units(2, 'starpoint', { infantry: 3 });
    const table = scene.play().answers([0, 'action', WEAPON]);
    expect(table).toOfferExactly(0, 'bacterial-weapon', ['new-albion', 'starpoint']);
    table.answer(0, 'bacterial-weapon', 'starpoint');
    expect(table.at('starpoint')).toBe('');
    expect(table.planet('starpoint').controller).toBe(2);
    expect(table.at('new-albion')).toBe('1:infantry 2');
  });
});
