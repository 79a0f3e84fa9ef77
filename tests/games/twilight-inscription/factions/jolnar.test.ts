import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('The Universities of Jol-Nar', () => {
  it('set-up: a symbol of each technology is crossed, and two ciphers are gained', () => {
    const table = scene().setUp('jolnar').play();
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
    expect(table.player(0).technologies.map(({ crossed }) => crossed)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(table.player(0).technologies.some(({ researched }) => researched)).toBe(false);
    expect(table.unspent(0)).toEqual(['cipher', 'cipher']);
  });

  it('others begin without', () => {
    const table = scene().setUp('jolnar').play();
    expect(table.player(1).technologies.every(({ crossed }) => crossed === 0)).toBe(true);
    expect(table.unspent(1)).toEqual([]);
  });

  it('each faction asset: three research on any one sheet', () => {
    const table = scene().nearFactionAsset(0, 'jolnar').play().activate(0, 'navigation');
    expect(table).toRefuse(0, 'card', ['I+c2', 't:nd', 't:nd'], 'TIN-24.1');
    expect(table.after(0, ['I+c2', 't:nd'])).not.toContain('t:gd');
    table.mark(0, ['I+c2', 't:nd', 't:nd', 't:nd']);
    expect(
      table
        .player(0)
        .technologies.filter((tech) => tech.researched)
        .map(({ id }) => id),
    ).toEqual(['nano-drills']);
  });
});
