import { describe, expect, it } from 'vitest';
import { facts } from '../combat.ts';
import type { Scene } from '../scene.ts';
import { decided, revealing } from './voting.ts';

/** An alpha (26) and a delta (17) wormhole. */
const gates = (scene: Scene) => scene.tile(1, '26').tile(12, '17');

describe('Wormhole Research', () => {
  it('28.10 for: who has ships at a wormhole may research, then ships at alpha and beta are destroyed', () => {
    const table = gates(revealing('wormhole-research'))
      .control(0, 'lodor')
      .units(0, 'lodor', { infantry: 1 })
      .units(0, '26', { carrier: 1, infantry: 2 })
      .units(1, '17', { cruiser: 1 })
      .units(2, '20', { cruiser: 1 })
      .play();
    decided(table, 'for');
    expect(table).toWaitFor([0, 'agenda-research'], [1, 'agenda-research']);
    table.answers([0, 'agenda-research', 'yes'], [0, 'research', 'neural-motivator']);
    // Nothing falls before all have researched.
    expect(table.at('26')).toBe('0:carrier 1, 0:infantry 2');
    expect(table).toWaitFor([1, 'agenda-research']);
    table.answer(1, 'agenda-research', 'no');
    expect(table.seat(0).technologies.map(({ id }) => id)).toEqual(['neural-motivator']);
    expect(table.seat(1).technologies).toEqual([]);
    // 38.3: what is left without room in space goes; on the planet nothing happens.
    expect(table.at('26')).toBe('');
    expect(facts(table, 'fact.destroyed').map(({ unit }) => unit)).toEqual(['carrier']);
    expect(facts(table, 'fact.removed')).toMatchObject([{ unit: 'infantry', count: 2, why: 'capacity' }]);
    expect(table.at('lodor')).toBe('0:infantry 1');
    expect(table.at('17')).toBe('1:cruiser 1');
    expect(table.at('20')).toBe('2:cruiser 1');
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('28.12 prerequisites hold', () => {
    const table = gates(revealing('wormhole-research')).units(0, '26', { carrier: 1 }).play();
    decided(table, 'for');
    table.answer(0, 'agenda-research', 'yes');
    expect(table).toRefuse(0, 'research', 'gravity-drive', 'TI4 28.12');
  });

  it('for: without ships at a wormhole nobody is asked', () => {
    const table = decided(gates(revealing('wormhole-research')).play(), 'for');
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
    expect(table.state.discards.agenda).toEqual(['wormhole-research']);
  });

  it('66.4 against: who voted against it returns a token from a pool of its choice, all at once', () => {
    const table = revealing('wormhole-research').pools(1, { tactic: 0, fleet: 2, strategy: 0 }).play();
    table.answers([1, 'vote', 'against'], [1, 'vote-planets', ['hercant']]);
    table.answers([2, 'vote', 'against'], [2, 'vote-planets', ['shalloq']]);
    table.answers([0, 'vote', 'for'], [0, 'vote-planets', ['archon-tau']]);
    // Seat 1 has tokens in one pool only.
    expect(table.seat(1).pools).toEqual({ tactic: 0, fleet: 1, strategy: 0 });
    expect(table).toWaitFor([2, 'agenda-token']);
    table.answer(2, 'agenda-token', 'strategy');
    expect(table.seat(2).pools).toEqual({ tactic: 3, fleet: 3, strategy: 1 });
    expect(table.seat(0).pools).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('66.3 against: a smaller fleet pool tells at once; an empty sheet gives nothing', () => {
    const table = revealing('wormhole-research')
      .pools(1, { tactic: 0, fleet: 2, strategy: 0 })
      .units(1, '20', { cruiser: 2 })
      .pools(2, { tactic: 0, fleet: 0, strategy: 0 })
      .play();
    table.answers([1, 'vote', 'against'], [1, 'vote-planets', ['hercant']]);
    table.answers([2, 'vote', 'against'], [2, 'vote-planets', ['shalloq']], [0, 'vote', 'abstain']);
    expect(table.at('20')).toBe('1:cruiser 1');
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });
});
