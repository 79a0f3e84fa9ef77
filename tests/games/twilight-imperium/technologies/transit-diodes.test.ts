import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const DIODES = 'technology:transit-diodes';
const scene = () =>
  new Scene()
    .tech(0, 'transit-diodes')
    .control(0, 'vefut-ii')
    .units(0, 'vefut-ii', { infantry: 3 })
    .units(0, '21', { carrier: 1, infantry: 3 });

describe('Transit Diodes', () => {
  it('82.3a as a turn begins up to four ground forces change places', () => {
    const table = scene().token(0, '20').play();
    expect(table).toWaitFor([0, 'turn-starts']);
    table.answer(0, 'turn-starts', DIODES);
    expect(table.offers(0, 'transit-from').slice().sort()).toEqual(['21', 'vefut-ii']);
    expect(table).toRefuse(0, 'transit-from', { 'vefut-ii': 3, '21': 2 });
    table.answer(0, 'transit-from', { 'vefut-ii': 2, '21': 2 });
    expect(table).toOfferExactly(0, 'transit-to', ['archon-ren', 'archon-tau', 'vefut-ii']);
    expect(table).toRefuse(0, 'transit-to', { 'archon-ren': 3 });
    table.answer(0, 'transit-to', { 'archon-ren': 3, 'archon-tau': 1 });
    expect(table.at('archon-ren')).toBe('0:infantry 3');
    expect(table.at('archon-tau')).toBe('0:infantry 1');
    expect(table.at('vefut-ii')).toBe('0:infantry 1');
    expect(table.at('21')).toBe('0:carrier 1, 0:infantry 1');
    expect(table.seat(0).technologies[0]?.exhausted).toBe(true);
    expect(table).toWaitFor([0, 'action']);
  });

  it('need not be used, and nothing need be moved', () => {
    const table = scene().play();
    table.answer(0, 'turn-starts', 'pass');
    expect(table.seat(0).technologies[0]?.exhausted).toBe(false);
    const idle = scene().play();
    idle.answers([0, 'turn-starts', DIODES], [0, 'transit-from', {}]);
    expect(idle.at('vefut-ii')).toBe('0:infantry 3');
    expect(idle).toWaitFor([0, 'action']);
  });

  it('45.4 only while it is ready, only with ground forces, only in own turns', () => {
    expect(
      scene()
        .seat(0, { technologies: [{ id: 'transit-diodes', exhausted: true }] })
        .play(),
    ).toWaitFor([0, 'action']);
    expect(new Scene().tech(0, 'transit-diodes').play()).toWaitFor([0, 'action']);
    const other = new Scene().tech(1, 'transit-diodes').units(1, 'hercant', { infantry: 1 }).play();
    expect(other).toWaitFor([0, 'action']);
    other.answer(0, 'action', 'pass');
    expect(other).toWaitFor([1, 'turn-starts']);
  });
});
