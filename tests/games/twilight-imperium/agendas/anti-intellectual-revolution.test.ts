import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

/** Seat 0 researches by the strategy card Technology while the law is in force. */
const researching = () =>
  inForce(new Scene(), 'anti-intellectual-revolution').strategy(0, { id: 'technology', exhausted: false });

const begin = (scene: Scene) =>
  scene.play().answers([0, 'action', 'strategic:technology'], [0, 'research', 'neural-motivator']);

describe('Anti-Intellectual Revolution', () => {
  it('28.10 as a law whoever researches destroys a ship of its choice, but no fighter', () => {
    const table = begin(
      researching()
        .units(0, '19', { cruiser: 1, destroyer: 1 })
        .units(0, '20', { carrier: 1, fighter: 2, infantry: 1 })
        .units(1, '21', { cruiser: 2 })
        .goods(1, 4)
        .goods(2, 4),
    );
    expect(table).toOfferExactly(0, 'agenda-losses', ['19:destroyer', '19:cruiser', '20:carrier']);
    table.answer(0, 'agenda-losses', '20:carrier');
    // 38.3: what the carrier has carried is lost with it.
    expect(table.at('20')).toBe('');
    expect(table.at('19')).toBe('0:cruiser 1, 0:destroyer 1');
    expect(table.at('21')).toBe('1:cruiser 2');
    expect(table.seat(0).technologies.map(({ id }) => id)).toEqual(['neural-motivator']);
    expect(table).toWaitFor([1, 'follow-technology'], [2, 'follow-technology']);
  });

  it('a damaged ship can be named, or a whole one', () => {
    const table = begin(
      researching().units(0, '19', { dreadnought: 2 }).damaged(0, '19', { dreadnought: 1 }),
    );
    expect(table).toOfferExactly(0, 'agenda-losses', ['19:dreadnought:damaged', '19:dreadnought']);
    table.answer(0, 'agenda-losses', '19:dreadnought');
    expect(table.at('19')).toBe('0:dreadnought 1 (1)');
  });

  it('where all ships are alike nobody is asked, and without a ship nothing happens', () => {
    const table = begin(researching().units(0, '19', { cruiser: 2 }));
    expect(table.at('19')).toBe('0:cruiser 1');
    expect(begin(researching().units(0, 'archon-ren', { infantry: 2 })).at('archon-ren')).toBe(
      '0:infantry 2',
    );
  });

  it('it concerns whoever researches, also by a secondary', () => {
    const table = begin(researching().units(1, '21', { cruiser: 2 }).goods(1, 4));
    table.answers([1, 'follow-technology', 'yes'], [1, 'payment', []], [1, 'research', 'sarween-tools']);
    expect(table.at('21')).toBe('1:cruiser 1');
  });

  it('74.3a voted down, each exhausts planets of its choice when the next round begins, one for each technology', () => {
    const table = revealing('anti-intellectual-revolution')
      .tech(0, 'neural-motivator')
      .tech(1, 'sarween-tools', 'neural-motivator', 'plasma-scoring', 'antimass-deflectors')
      .control(2, 'wellon')
      .play();
    decided(decided(table, 'against'), 'against');
    expect(table.state.laws).toEqual([]);
    expect(table.state.stage.kind).toBe('strategy');
    // Seat 1 has three planets and four technologies, seat 2 none: neither has a choice.
    expect(table).toWaitFor([0, 'agenda-exhaust']);
    expect(table).toOfferExactly(0, 'agenda-exhaust', ['archon-ren', 'archon-tau']);
    expect(table).toRefuse(0, 'agenda-exhaust', []);
    table.answer(0, 'agenda-exhaust', ['archon-tau']);
    const exhausted = Object.entries(table.state.planets).filter(([, planet]) => planet.exhausted);
    expect(exhausted.map(([id]) => id).sort()).toEqual(['archon-tau', 'arretze', 'hercant', 'kamdorn']);
    expect(table.state.effects).toEqual([]);
    expect(table).toWaitFor([0, 'strategy-card']);
  });

  it('all choose at the same time', () => {
    const table = revealing('anti-intellectual-revolution')
      .tech(0, 'neural-motivator')
      .tech(2, 'neural-motivator')
      .play();
    decided(decided(table, 'against'), 'against');
    expect(table).toWaitFor([0, 'agenda-exhaust'], [2, 'agenda-exhaust']);
  });
});
