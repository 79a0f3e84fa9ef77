import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('TI4 24 Rise of a Messiah', () => {
  it('an infantry comes to every planet of its player, exhausted or not', () => {
    const table = new Scene()
      .hand(0, 'rise-of-a-messiah')
      .control(0, 'bereg', { exhausted: true })
      .units(0, 'bereg', { infantry: 2 })
      .control(1, 'vefut-ii')
      .play();
    table.answer(0, 'action', 'card:rise-of-a-messiah');
    expect(table.at('bereg')).toBe('0:infantry 3');
    expect(table.at('archon-ren')).toBe('0:infantry 1');
    expect(table.at('archon-tau')).toBe('0:infantry 1');
    expect(table.at('vefut-ii')).toBe('');
    expect(table.at('lirta-iv')).toBe('');
    expect(table).toWaitFor([1, 'action']);
  });
});
