import { describe, expect, it } from 'vitest';
import { activating, seeded } from '../rules/moving.ts';
import { type Imperium, Scene } from '../scene.ts';

/** Seat 0 lands eleven infantry on a planet of seat 1 with one. */
function landing(scene: Scene) {
  return (seed: number): Imperium => {
    const table = activating(scene.units(0, '20', { carrier: 3, infantry: 11 }), '20', { seed });
    return table.answers([0, 'commit', { 'vefut-ii:infantry': 11 }]);
  };
}

const held = () => new Scene().control(1, 'vefut-ii').units(1, 'vefut-ii', { infantry: 1 });

describe('Dacxive Animators', () => {
  it('one infantry more after a ground combat that was won', () => {
    const table = landing(held().tech(0, 'dacxive-animators'))(1);
    expect(table).toWaitFor([0, 'combat-ends']);
    const before = Number(/0:infantry (\d+)/.exec(table.at('vefut-ii'))?.[1]);
    table.answer(0, 'combat-ends', 'technology:dacxive-animators');
    expect(table.at('vefut-ii')).toBe(`0:infantry ${before + 1}`);
    expect(table).toWaitFor([1, 'action']);
  });

  it('need not be used', () => {
    const table = landing(held().tech(0, 'dacxive-animators'))(1);
    const before = table.at('vefut-ii');
    table.answer(0, 'combat-ends', 'pass');
    expect(table.at('vefut-ii')).toBe(before);
  });

  it('41.4c is nothing for the loser, nor without a combat', () => {
    expect(landing(held().tech(1, 'dacxive-animators'))(1)).toWaitFor([1, 'action']);
    expect(landing(new Scene().tech(0, 'dacxive-animators'))(1)).toWaitFor([1, 'action']);
  });

  it('is for the defender too', () => {
    const scene = () =>
      new Scene().control(1, 'vefut-ii').units(1, 'vefut-ii', { infantry: 12 }).tech(1, 'dacxive-animators');
    const play = (seed: number) =>
      activating(scene().units(0, '20', { carrier: 1, infantry: 1 }), '20', { seed }).answers([
        0,
        'commit',
        { 'vefut-ii:infantry': 1 },
      ]);
    const table = seeded(play, (one) => one.session.waiting().some(({ topic }) => topic === 'combat-ends'));
    const before = Number(/1:infantry (\d+)/.exec(table.at('vefut-ii'))?.[1]);
    table.answer(1, 'combat-ends', 'technology:dacxive-animators');
    expect(table.at('vefut-ii')).toBe(`1:infantry ${before + 1}`);
  });
});
