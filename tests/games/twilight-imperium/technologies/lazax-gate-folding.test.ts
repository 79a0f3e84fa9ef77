import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

const GATE = 'technology:lazax-gate-folding';
/** Tile 26 with an alpha wormhole lies at the far end of the board, at place 7. */
const scene = () => new Scene(3, ['winnu', 'hacan', 'yssaril']).tile(7, '26').tech(0, 'lazax-gate-folding');
const moves = (table: ReturnType<Scene['play']>) =>
  table.session.openFor(0).some(({ topic }) => topic === 'move') ? table.offers(0, 'move') : [];

describe('Lazax Gate Folding', () => {
  it('70.1 in own tactical actions the system of Mecatol Rex has an alpha and a beta wormhole', () => {
    const table = activating(scene().units(0, '26', { dreadnought: 1 }), '18');
    expect(moves(table)).toEqual(['26:dreadnought']);
    table.answer(0, 'move', { '26:dreadnought': 1 });
    expect(table.at('18')).toBe('0:dreadnought 1');
    const beta = new Scene(3, ['winnu', 'hacan', 'yssaril'])
      .tile(7, '25')
      .tech(0, 'lazax-gate-folding')
      .units(0, '25', { dreadnought: 1 });
    expect(moves(activating(beta, '18'))).toEqual(['25:dreadnought']);
  });

  it('without it the way is too far', () => {
    const set = new Scene(3, ['winnu', 'hacan', 'yssaril']).tile(7, '26').units(0, '26', { dreadnought: 1 });
    expect(moves(activating(set, '18'))).toEqual([]);
  });

  it('not while Mecatol Rex is one’s own, and not in actions of others', () => {
    const own = scene().control(0, 'mecatol-rex').units(0, '26', { dreadnought: 1 });
    expect(moves(activating(own, '18'))).toEqual([]);
    const other = scene().stage({ kind: 'turn', seat: 1 }).units(1, '26', { dreadnought: 1 });
    const table = activating(other, '18', { seat: 1 });
    expect(table.session.openFor(1).map(({ topic }) => topic)).not.toContain('move');
  });

  it('45.4a though the card is exhausted', () => {
    const set = scene()
      .units(0, '26', { dreadnought: 1 })
      .with(({ seats }) => {
        for (const card of seats[0]?.technologies ?? []) card.exhausted = true;
      });
    expect(moves(activating(set, '18'))).toEqual(['26:dreadnought']);
  });

  it('31.1 with Mecatol Rex one’s own an action brings an infantry there', () => {
    const table = scene().control(0, 'mecatol-rex').play();
    expect(table.offers(0, 'action')).toContain(GATE);
    table.answer(0, 'action', GATE);
    expect(table.at('mecatol-rex')).toBe('0:infantry 1');
    expect(table.seat(0).technologies[0]?.exhausted).toBe(true);
    expect(table).toWaitFor([1, 'action']);
  });

  it('31.3 45.4 not without it, nor with the card exhausted', () => {
    expect(scene().play().offers(0, 'action')).not.toContain(GATE);
    expect(scene().control(1, 'mecatol-rex').play().offers(0, 'action')).not.toContain(GATE);
    const spent = scene()
      .control(0, 'mecatol-rex')
      .with(({ seats }) => {
        for (const card of seats[0]?.technologies ?? []) card.exhausted = true;
      });
    expect(spent.play().offers(0, 'action')).not.toContain(GATE);
  });
});
