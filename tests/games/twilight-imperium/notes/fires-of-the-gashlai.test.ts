import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const NOTE = 'note:fires-of-the-gashlai@1';
const scene = () => new Scene(3, ['xxcha', 'muaat', 'yssaril']).note(0, 'fires-of-the-gashlai', 1);

describe('Fires of the Gashlai', () => {
  it('28.5 31.1 the player gains its war sun technology, whatever that takes, and the note goes back', () => {
    const table = scene().play();
    table.answer(0, 'action', NOTE);
    expect(table.seat(0).technologies).toEqual([{ id: 'war-sun', exhausted: false }]);
    expect(table.seat(1)).toMatchObject({
      pools: { tactic: 3, fleet: 2, strategy: 2 },
      technologies: [],
      notes: [{ id: 'fires-of-the-gashlai', owner: 1 }],
    });
    expect(table.told()).toContain('fact.tokenReturned');
    expect(table).toWaitFor([1, 'action']);
  });

  it('66.3 Muaat’s smaller fleet pool tells at once', () => {
    const table = scene().units(1, '20', { cruiser: 2, carrier: 1 }).play();
    table.answer(0, 'action', NOTE);
    expect(table).toWaitFor([1, 'fleet-excess']);
    table.answer(1, 'fleet-excess', { carrier: 1 });
    expect(table.at('20')).toBe('1:cruiser 2');
    expect(table).toWaitFor([1, 'action']);
  });

  it('31.3 not for who has it already, not with an empty fleet pool', () => {
    const offered = (s: Scene) => s.play().offers(0, 'action').includes(NOTE);
    expect(offered(scene())).toBe(true);
    expect(offered(scene().tech(0, 'war-sun'))).toBe(false);
    expect(offered(scene().pools(1, { fleet: 0 }))).toBe(false);
  });
});
