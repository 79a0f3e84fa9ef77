import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const card = 'card:reactor-meltdown';
const scene = () =>
  new Scene()
    .hand(0, 'reactor-meltdown')
    .units(1, 'arretze', { 'space-dock': 1 })
    .control(0, 'wellon')
    .units(0, 'wellon', { 'space-dock': 1 });

describe('TI4 24 Reactor Meltdown', () => {
  it('a space dock of another outside home systems is destroyed', () => {
    const table = scene()
      .control(1, 'bereg')
      .units(1, 'bereg', { 'space-dock': 1, pds: 1 })
      .control(2, 'vefut-ii')
      .units(2, 'vefut-ii', { 'space-dock': 1 })
      .play();
    table.answer(0, 'action', card);
    expect(table).toOfferExactly(0, 'card-unit', ['bereg:1:space-dock', 'vefut-ii:2:space-dock']);
    table.answer(0, 'card-unit', 'bereg:1:space-dock');
    expect(table.at('bereg')).toBe('1:pds 1');
    expect(table.at('vefut-ii')).toBe('2:space-dock 1');
    expect(table).toWaitFor([1, 'action']);
  });

  it('31.3 neither one’s own nor those at home will do', () => {
    expect(scene().play().offers(0, 'action')).not.toContain(card);
  });
});
