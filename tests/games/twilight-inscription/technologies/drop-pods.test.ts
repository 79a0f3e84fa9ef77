import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { costOf } from './cost.ts';

const lanes = () => scene().events('open-lanes').researched(0, 'drop-pods');

describe('Drop Pods', () => {
  it('costs four research or an alloy', () => {
    expect(costOf('drop-pods')).toEqual({ research: 4, specials: ['alloy'] });
  });

  it('deploys one infantry for nothing, once per activation', () => {
    const table = lanes().infantry(0, 'a1').play().activate(0, 'warfare').activate(1, 'warfare');
    expect(table.after(0, ['!dp'])).toEqual(expect.arrayContaining(['i@a2', 'i@b1', 'i@j1']));
    expect(table.after(0, ['!dp'])).not.toContain('i@b2');
    expect(table.after(0, ['!dp', 'i@g1'])).not.toContain('!dp');
    expect(table.offers(1, 'card')).not.toContain('!dp');
    table.mark(0, ['!dp', 'i@g1', 'M.i@b1', 'I.i@c1']);
    expect(table.player(0).warfare.units).toHaveLength(4);
    expect(table.unspent(0)).toEqual(['alloy']);
  });

  it('works only while warfare is active', () => {
    expect(lanes().play().activate(0, 'navigation').offers(0, 'card')).not.toContain('!dp');
  });

  it('is not offered where infantry fits nowhere', () => {
    const table = lanes()
      .player(0, ({ warfare }) => {
        warfare.line = 15;
      })
      .kept(0, 'cipher')
      .play()
      .activate(0, 'warfare');
    expect(table.offers(0, 'card')).not.toContain('!dp');
    expect(table.offers(0, 'card')).toContain('t:al!');
  });
});
