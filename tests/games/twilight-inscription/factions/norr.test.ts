import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe("Sardakk N'orr", () => {
  it('adds 1 to both of its strengths in each war event, by itself', () => {
    const table = scene()
      .events('border-war', 'great-war', 'old-maps')
      .faction(0, 'norr')
      .infantry(0, 'a1')
      .play();
    expect(table.player(0).warfare.wars).toMatchObject([
      { left: 2, right: 1 },
      { left: 1, right: 1 },
    ]);
    expect(table.player(1).warfare.wars[0]).toMatchObject({ left: 0, right: 0 });
  });

  it('adds to Advanced Logistics', () => {
    const table = scene()
      .events('border-war', 'old-maps')
      .faction(0, 'norr')
      .researched(0, 'advanced-logistics');
    expect(table.play().player(0).warfare.wars[0]).toMatchObject({ left: 2, right: 2 });
  });

  it('each faction asset: two infantry, then a material on any sheet', () => {
    const table = scene().nearFactionAsset(0, 'norr').play().activate(0, 'navigation');
    table.mark(0, ['I+c2', 'i@a1', 'i@b1', 'MxC2']);
    expect(table.player(0).warfare.units).toHaveLength(2);
    expect(table.player(0).industry.crossed).toEqual(['C1', 'C2']);
  });
});
