import { describe, expect, it } from 'vitest';
import { decided, revealing } from './voting.ts';

const scene = () => revealing('arms-reduction').pools(0, { fleet: 8 }).pools(1, { fleet: 8 });

describe('Arms Reduction', () => {
  it('for: each destroys dreadnoughts down to two and cruisers down to four, those of its choice', () => {
    const table = scene()
      .units(0, '19', { dreadnought: 2, cruiser: 2 })
      .units(0, '20', { dreadnought: 2, cruiser: 3, destroyer: 3 })
      .play();
    decided(table, 'for');
    expect(table).toOfferExactly(0, 'agenda-losses', ['19:dreadnought', '20:dreadnought']);
    expect(table).toRefuse(0, 'agenda-losses', { '19:dreadnought': 1 });
    table.answer(0, 'agenda-losses', { '19:dreadnought': 2 });
    expect(table.at('19')).toBe('0:cruiser 2, 0:dreadnought 2');
    expect(table).toOfferExactly(0, 'agenda-losses', ['19:cruiser', '20:cruiser']);
    table.answer(0, 'agenda-losses', '20:cruiser');
    expect(table.at('19')).toBe('0:cruiser 2');
    expect(table.at('20')).toBe('0:cruiser 2, 0:destroyer 3, 0:dreadnought 2');
    expect(table.state.discards.agenda).toEqual(['arms-reduction']);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('for: who has two dreadnoughts and four cruisers loses nothing', () => {
    const table = decided(scene().units(0, '19', { dreadnought: 2, cruiser: 4 }).play(), 'for');
    expect(table.at('19')).toBe('0:cruiser 4, 0:dreadnought 2');
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('for: all choose at the same time, and nothing falls before all have chosen', () => {
    const table = scene()
      .units(0, '19', { dreadnought: 2 })
      .units(0, '20', { dreadnought: 1 })
      .units(1, '21', { dreadnought: 2 })
      .units(1, '22', { dreadnought: 1 })
      .units(2, '23', { dreadnought: 3 })
      .play();
    decided(table, 'for');
    expect(table).toWaitFor([0, 'agenda-losses'], [1, 'agenda-losses']);
    table.answer(0, 'agenda-losses', '20:dreadnought');
    expect(table.at('20')).toBe('0:dreadnought 1');
    expect(table.at('23')).toBe('2:dreadnought 3');
    table.answer(1, 'agenda-losses', '21:dreadnought');
    expect(['20', '21', '22', '23'].map((system) => table.at(system as '20'))).toEqual([
      '',
      '1:dreadnought 1',
      '1:dreadnought 1',
      '2:dreadnought 2',
    ]);
  });

  it('74.3a against: planets with a technology specialty are exhausted when the next strategy phase begins', () => {
    const table = revealing('arms-reduction')
      .control(1, 'wellon')
      .control(2, 'thibah')
      .control(2, 'mellon')
      .play();
    decided(table, 'against');
    expect(table.planet('wellon').exhausted).toBe(false);
    decided(table, 'against');
    expect(table.state.stage.kind).toBe('strategy');
    const exhausted = Object.entries(table.state.planets).filter(([, planet]) => planet.exhausted);
    expect(exhausted.map(([id]) => id).sort()).toEqual(['thibah', 'wellon']);
    expect(table.state.effects).toEqual([]);
    expect(table).toWaitFor([0, 'strategy-card']);
  });
});
