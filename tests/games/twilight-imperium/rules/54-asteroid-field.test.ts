import { describe, expect, it } from 'vitest';
import { anomalyOf } from '#games/twilight-imperium/rules/board.ts';
import { SYSTEM_IDS } from '#games/twilight-imperium/tables/ids.ts';
import { ANOMALIES } from '#games/twilight-imperium/tables/kinds.ts';
import { Scene } from '../scene.ts';
import { activating } from './moving.ts';

// Place 9 is the only way from the home of seat 0 (system 14) to 20.

describe('TI4 3 Anomalies', () => {
  it('3.2 there are four kinds and every anomaly is one of them', () => {
    const kinds = new Set(SYSTEM_IDS.map(anomalyOf).filter((anomaly) => anomaly !== null));
    expect([...kinds].sort()).toEqual([...ANOMALIES].sort());
    expect(ANOMALIES).toHaveLength(4);
  });
});

describe('TI4 54 Asteroid field', () => {
  it('54.1 T14 no ship moves through it', () => {
    const table = activating(new Scene().tile(9, '44').units(0, '14', { cruiser: 1 }), '20');
    expect(table).toWaitFor([1, 'action']);
  });

  it('54.1 no ship ends in it', () => {
    const table = activating(new Scene().tile(9, '44').units(0, '14', { cruiser: 1 }), '44');
    expect(table).toWaitFor([1, 'action']);
  });

  it('54.1 beside it ships move as ever', () => {
    const table = activating(new Scene().tile(8, '44').units(0, '14', { cruiser: 1 }), '20');
    expect(table).toOfferExactly(0, 'move', ['14:cruiser']);
  });
});

describe('TI4 68 Supernova', () => {
  it('68.1 T14 no ship moves through it', () => {
    const table = activating(new Scene().tile(9, '43').units(0, '14', { cruiser: 1 }), '20');
    expect(table).toWaitFor([1, 'action']);
  });

  it('68.1 no ship ends in it', () => {
    const table = activating(new Scene().tile(9, '43').units(0, '14', { cruiser: 1 }), '43');
    expect(table).toWaitFor([1, 'action']);
  });
});
