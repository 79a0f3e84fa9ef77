import { describe, expect, it } from 'vitest';
import type { FactionId } from '#games/twilight-imperium/tables/ids.ts';
import { canScore } from '../objectives/status.ts';
import { statusOf } from './status-phase.ts';

const scoring = (faction: FactionId, lost: 'ragh' | 'archon-ren') =>
  statusOf(faction, 'hacan', 'yssaril')
    .of('ability:nomadic')
    .objective('negotiate-trade-routes')
    .goods(0, 5)
    .control(1, lost)
    .play();

describe('Nomadic', () => {
  it('30.16 public objectives are scored without the home system', () => {
    const table = scoring('saar', 'ragh');
    expect(canScore(table, 0, 'negotiate-trade-routes')).toBe(true);
    table.answer(0, 'score', ['negotiate-trade-routes']);
    expect(table.seat(0).points).toBe(1);
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });

  it('30.16 others need their home', () => {
    expect(canScore(scoring('xxcha', 'archon-ren'), 0, 'negotiate-trade-routes')).toBe(false);
  });
});
