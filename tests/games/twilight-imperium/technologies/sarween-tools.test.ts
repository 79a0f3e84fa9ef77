import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const producing = (scene: Scene) =>
  scene
    .units(0, 'archon-ren', { 'space-dock': 1 })
    .play()
    .answers([0, 'action', 'tactical'], [0, 'activate', '14']);

describe('Sarween Tools', () => {
  it('62.1b whatever is produced together costs 1 less', () => {
    const table = producing(new Scene().tech(0, 'sarween-tools').goods(0, 4));
    table.answers([0, 'production', { cruiser: 2 }], [0, 'payment', []]);
    expect(table.seat(0).goods).toBe(1);
  });

  it('once for the whole production, and never below nothing', () => {
    const table = producing(new Scene().tech(0, 'sarween-tools'));
    table.answer(0, 'production', { fighter: 2 });
    expect(table.planet('archon-ren').exhausted).toBe(false);
    expect(table.at('14')).toBe('0:fighter 2');
    expect(table).toWaitFor([1, 'action']);
  });

  it('what one can afford grows by it', () => {
    const poor = () => new Scene().control(0, 'archon-tau', { exhausted: true });
    expect(producing(poor()).offers(0, 'production')).not.toContain('carrier');
    expect(producing(poor().tech(0, 'sarween-tools')).offers(0, 'production')).toContain('carrier');
    expect(producing(poor().tech(1, 'sarween-tools')).offers(0, 'production')).not.toContain('carrier');
  });
});
