import { describe, expect, it } from 'vitest';
import { decided, inForce, revealing } from './voting.ts';

const scene = () =>
  inForce(inForce(revealing('new-constitution'), 'fleet-regulations'), 'minister-of-policy', { seat: 1 });

describe('New Constitution', () => {
  it('without a law in force the next agenda takes its place', () => {
    const table = revealing('new-constitution').play();
    expect(table.state.agenda?.id).toBe('economic-equality');
    expect(table.state.discards.agenda).toEqual(['new-constitution']);
  });

  it('26.5 for: all laws are discarded', () => {
    const table = decided(scene().play(), 'for');
    expect(table.state.laws).toEqual([]);
    expect(table.state.discards.agenda).toEqual([
      'fleet-regulations',
      'minister-of-policy',
      'new-constitution',
    ]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('74.3a for: when the next strategy phase begins all planets of one’s own home are exhausted', () => {
    const table = scene().control(0, 'vefut-ii').control(2, 'hercant').play();
    decided(table, 'for');
    expect(table.planet('archon-ren').exhausted).toBe(false);
    decided(table, 'against');
    expect(table.state.stage.kind).toBe('strategy');
    const exhausted = Object.entries(table.state.planets).filter(([, planet]) => planet.exhausted);
    // Hercant is the home of seat 1, which does not control it; Vefut II is nobody's home.
    expect(exhausted.map(([id]) => id).sort()).toEqual([
      'archon-ren',
      'archon-tau',
      'arretze',
      'kamdorn',
      'retillion',
      'shalloq',
    ]);
    expect(table.state.effects).toEqual([]);
    expect(table).toWaitFor([0, 'strategy-card']);
  });

  it('against: nothing happens', () => {
    const table = decided(decided(scene().play(), 'against'), 'against');
    expect(table.state.laws).toHaveLength(2);
    expect(table.state.stage.kind).toBe('strategy');
    expect(Object.values(table.state.planets).some(({ exhausted }) => exhausted)).toBe(false);
  });
});
