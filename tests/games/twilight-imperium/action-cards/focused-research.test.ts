import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const card = 'card:focused-research';
const scene = () => new Scene().hand(0, 'focused-research');

describe('TI4 24 Focused Research', () => {
  it('74.11 four trade goods are spent, then a technology is researched', () => {
    const table = scene().goods(0, 5).play();
    table.answer(0, 'action', card);
    expect(table.seat(0).goods).toBe(1);
    table.answer(0, 'research', 'neural-motivator');
    expect(table.seat(0).technologies).toEqual([{ id: 'neural-motivator', exhausted: false }]);
    expect(table.planet('archon-ren').exhausted).toBe(false);
    expect(table).toWaitFor([1, 'action']);
  });

  it('28.12 prerequisites apply', () => {
    const table = scene().goods(0, 4).play();
    table.answer(0, 'action', card);
    expect(table).toRefuse(0, 'research', 'fleet-logistics', 'TI4 28.12');
  });

  it('31.3 not with three trade goods, planets or not', () => {
    expect(scene().goods(0, 3).play().offers(0, 'action')).not.toContain(card);
    expect(scene().goods(0, 4).play().offers(0, 'action')).toContain(card);
  });

  it('24.8 nothing is spent when it is cancelled', () => {
    const table = scene().goods(0, 4).hand(1, 'sabotage').play();
    table.answer(0, 'action', card);
    table.answer(1, 'action-card-played', 'card:sabotage');
    expect(table.seat(0)).toMatchObject({ goods: 4, technologies: [] });
  });
});
