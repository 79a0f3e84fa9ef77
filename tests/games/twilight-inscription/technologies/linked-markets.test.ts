import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { costOf } from './cost.ts';

/** Material and influence come with the card. */
const lanes = () => scene().events('open-lanes').dice('IIM').researched(0, 'linked-markets');

describe('Linked Markets', () => {
  it('costs four research or a charter', () => {
    expect(costOf('linked-markets')).toEqual({ research: 4, specials: ['charter'] });
  });

  it('gives one more product of the type just claimed, if one likes', () => {
    const table = lanes().play().activate(0, 'industry').activate(1, 'industry');
    expect(table.after(0, ['I+B2'])).toEqual(['[more]', '[-]']);
    table.mark(0, ['I+B2', '[more]', 'MxC2']);
    expect(table.player(0).industry.products).toEqual([2, 0, 0]);
    table.mark(1, ['I+B2', 'MxC2']);
    expect(table.player(1).industry.products).toEqual([1, 0, 0]);
  });

  it('is not used up where it is declined', () => {
    const table = lanes().play().activate(0, 'industry').mark(0, ['I+B2', '[-]', 'MxB1']);
    expect(table.player(0).industry.products).toEqual([1, 0, 0]);
    table.rest('sheet', 'card');
    expect(table.after(0, ['I+C2'], 'dice')).toEqual(['[more]', '[-]']);
  });

  it('works once per activation', () => {
    const table = lanes().play().activate(0, 'industry').mark(0, ['I+B2', '[more]', 'MxB1']);
    table.rest('sheet', 'card');
    expect(table.after(0, ['I+C2'], 'dice')).not.toContain('[more]');
  });

  it('works once for two claims of a charter too', () => {
    const table = lanes().kept(0, 'charter').play().activate(0, 'industry');
    expect(table.after(0, ['charter', 'I+B2'])).toEqual(['[more]', '[-]']);
    expect(table.after(0, ['charter', 'I+B2', '[more]', 'I+C2'])).not.toContain('[more]');
    table.mark(0, ['charter', 'I+B2', '[more]', 'I+C2', 'I+D1', 'MxB1']);
    expect(table.player(0).industry.products).toEqual([2, 1, 1]);
  });

  it('gives one more, not two, for a double product', () => {
    const table = lanes().crossedCells(0, 'F5', 'F4').play().activate(0, 'industry');
    table.mark(0, ['I+F3', '[more]', 'MxC2']);
    expect(table.player(0).industry.products).toEqual([0, 0, 3]);
  });

  it('asks nothing for other assets or a full row', () => {
    const table = lanes().products(0, 7, 0, 0).play().activate(0, 'industry');
    expect(table.after(0, ['I+D2'])).not.toContain('[more]');
    expect(table.after(0, ['I+B2'])).not.toContain('[more]');
    expect(table.after(0, ['I+C2'])).toContain('[more]');
  });

  it('works for claims of an effect while industry is active, and not while another sheet is', () => {
    const foundry = () => lanes().relics(0, 'swarm-foundry');
    const marks = ['r:swarm-foundry', 'xB1', '+B2'];
    expect(foundry().play().activate(0, 'industry').after(0, marks)).toEqual(['[more]', '[-]']);
    expect(foundry().play().activate(0, 'warfare').after(0, marks)).not.toContain('[more]');
  });
});
