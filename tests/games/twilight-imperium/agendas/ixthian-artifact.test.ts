import { describe, expect, it } from 'vitest';
import { facts } from '../combat.ts';
import { seeded } from '../rules/moving.ts';
import type { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

const resultOf = (table: ReturnType<typeof decided>) => Number(facts(table, 'fact.agendaRolled')[0]?.result);

/** The speaker rolls exactly this. */
const rolling = (result: number, scene: () => Scene = () => revealing('ixthian-artifact')) =>
  seeded(
    (seed) => decided(scene().play(seed), 'for'),
    (table) => resultOf(table) === result,
  );

describe('Ixthian Artifact', () => {
  it('with 6 or more each may research two technologies, all at the same time', () => {
    const table = rolling(6);
    expect(table).toWaitFor([0, 'agenda-research'], [1, 'agenda-research'], [2, 'agenda-research']);
    table.answers([1, 'agenda-research', 'yes'], [1, 'research', 'neural-motivator']);
    // 28.12: the first technology serves the second.
    table.answers([1, 'agenda-research', 'yes'], [1, 'research', 'dacxive-animators']);
    table.answers(
      [0, 'agenda-research', 'yes'],
      [0, 'research', 'sarween-tools'],
      [0, 'agenda-research', 'no'],
    );
    expect(table).toWaitFor([2, 'agenda-research']);
    table.answer(2, 'agenda-research', 'no');
    expect(table.state.seats.map(({ technologies }) => technologies.map(({ id }) => id))).toEqual([
      ['sarween-tools'],
      ['neural-motivator', 'dacxive-animators'],
      [],
    ]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('with 10 nothing is destroyed', () => {
    const scene = () => revealing('ixthian-artifact').units(0, '18', { cruiser: 2 });
    expect(rolling(10, scene).at('18')).toBe('0:cruiser 2');
  });

  it('with 5 or less all units in the Mecatol Rex system are destroyed, on the planet and in space', () => {
    const scene = () =>
      revealing('ixthian-artifact')
        .control(0, 'mecatol-rex')
        .units(0, 'mecatol-rex', { infantry: 4, pds: 2 })
        .units(1, '18', { cruiser: 2, fighter: 1, carrier: 1 })
        .units(2, '28', { cruiser: 3 });
    const table = rolling(5, scene);
    expect(table.at('mecatol-rex')).toBe('');
    expect(table.at('18')).toBe('');
    expect(table.planet('mecatol-rex').controller).toBe(0);
    // Two systems away nothing happens.
    expect(table.at('28')).toBe('2:cruiser 3');
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('in each system next to it every player there destroys three of its units, all if it has no more', () => {
    const scene = () =>
      revealing('ixthian-artifact')
        .control(0, 'wellon')
        .units(0, 'wellon', { infantry: 2, pds: 1 })
        .units(0, '19', { cruiser: 2 })
        .units(0, '20', { destroyer: 3 })
        .units(1, '19', { carrier: 1, fighter: 2 })
        .units(2, '19', { dreadnought: 1 })
        .units(2, '21', { destroyer: 1, cruiser: 2, dreadnought: 1 })
        .pools(2, { fleet: 4 });
    const table = rolling(1, scene);
    expect(table).toWaitFor([0, 'agenda-losses'], [2, 'agenda-losses']);
    expect(table).toOfferExactly(0, 'agenda-losses', ['wellon:infantry', '19:cruiser', 'wellon:pds']);
    expect(table).toRefuse(0, 'agenda-losses', { 'wellon:infantry': 2 });
    table.answer(0, 'agenda-losses', { 'wellon:infantry': 2, 'wellon:pds': 1 });
    // Nothing falls before all have chosen.
    expect(table.at('20')).toBe('0:destroyer 3');
    table.answer(2, 'agenda-losses', { '21:destroyer': 1, '21:cruiser': 2 });
    expect(table.at('wellon')).toBe('');
    expect(table.at('19')).toBe('0:cruiser 2');
    expect(table.at('20')).toBe('');
    expect(table.at('21')).toBe('2:dreadnought 1');
    expect(table.planet('wellon').controller).toBe(0);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('by the Revolution each research costs a ship', () => {
    const scene = () =>
      inForce(revealing('ixthian-artifact'), 'anti-intellectual-revolution').units(1, '28', { cruiser: 3 });
    const table = rolling(8, scene);
    table.answers([1, 'agenda-research', 'yes'], [1, 'research', 'neural-motivator']);
    expect(table.at('28')).toBe('1:cruiser 2');
  });

  it('against: nothing happens', () => {
    const table = decided(revealing('ixthian-artifact').units(0, '18', { cruiser: 2 }).play(), 'against');
    expect(table.at('18')).toBe('0:cruiser 2');
    expect(table.told()).not.toContain('fact.agendaRolled');
    expect(table.state.discards.agenda).toEqual(['ixthian-artifact']);
  });
});
