import { describe, expect, it } from 'vitest';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { Scene } from '../scene.ts';

const standing = (scene: Scene, seat = 0) =>
  twilightImperium
    .view(scene.play().state, 'table')
    .objectives.map(({ id, standing: all }) => [id, all[seat]]);

describe('how far seats are with objectives', () => {
  it('30.5a counts what the objective asks for, at the threshold and beside it', () => {
    const scene = () => new Scene().objective('negotiate-trade-routes').objective('lead-from-the-front');
    expect(standing(scene().goods(0, 4))).toEqual([
      ['negotiate-trade-routes', { met: false, have: 4, need: 5 }],
      ['lead-from-the-front', { met: true, have: 5, need: 3 }],
    ]);
    expect(standing(scene().goods(0, 5))[0]?.[1]).toEqual({ met: true, have: 5, need: 5 });
    expect(standing(scene().goods(0, 5), 1)[0]?.[1]).toEqual({ met: false, have: 0, need: 5 });
  });

  it('67.3 counts trade goods with readied planets for what is paid', () => {
    const scene = new Scene().objective('erect-a-monument').goods(0, 2).control(0, 'vefut-ii');
    const [[, mine]] = standing(scene) as [[string, { have: number }]];
    const [[, without]] = standing(new Scene().objective('erect-a-monument')) as [[string, { have: number }]];
    expect(mine.have - without.have).toBe(4);
  });

  it('has no count where the objective has none', () => {
    expect(standing(new Scene().objective('conquer-the-weak'))).toEqual([
      ['conquer-the-weak', { met: false, have: null, need: null }],
    ]);
  });

  it('30.16 says who may score at all, and 30.17 shows secrets to nobody but their owner', () => {
    const table = new Scene().secret(0, 'gather-a-mighty-fleet').control(1, 'archon-ren').play();
    const mine = twilightImperium.view(table.state, 0);
    expect(mine.seats.map(({ mayScore }) => mayScore)).toEqual([false, true, true]);
    expect(mine.seats[0]?.own?.standing).toEqual([
      { id: 'gather-a-mighty-fleet', byDeed: false, met: false, have: 0, need: 5 },
    ]);
    expect(JSON.stringify(twilightImperium.view(table.state, 1))).not.toContain('gather-a-mighty-fleet');
  });
});
