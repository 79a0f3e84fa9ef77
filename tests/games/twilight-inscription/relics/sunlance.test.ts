import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { pointsOf } from './drawn.ts';

describe('Sunlance', () => {
  it('is worth 2 points and is kept until it is played', () => {
    expect(pointsOf('sunlance')).toEqual({ vp: 2, atOnce: false });
  });

  it('adds 4 to one strength, after all are written and before they are compared', () => {
    const table = scene().events('border-war', 'old-maps').relics(0, 'sunlance').play();
    expect(table).toOfferExactly(0, 'strength', ['none', 'relic-left', 'relic-right']);
    table.answer(0, 'strength', 'relic-right');
    expect(table.player(0).warfare.wars[0]).toEqual({
      left: 0,
      right: 4,
      verdicts: { left: 'tied', right: 'won' },
    });
    expect(table.player(0).relics).toEqual([{ id: 'sunlance', played: true }]);
  });

  it('is used once, and need not be', () => {
    const wars = scene().events('border-war', 'great-war', 'old-maps').relics(0, 'sunlance');
    const table = wars.play();
    table.answer(0, 'strength', 'none');
    expect(table.player(0).warfare.wars[0]).toMatchObject({ left: 0, right: 0 });
    table.answer(0, 'strength', 'relic-left');
    expect(table.player(0).warfare.wars[1]).toMatchObject({ left: 4, right: 0 });
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });

  it('everybody with an unplayed relic is asked, so that nobody knows who holds it', () => {
    const table = scene()
      .events('border-war', 'old-maps')
      .relics(0, 'sunlance')
      .relics(1, 'seed-vault')
      .play();
    expect(table.asked()).toEqual(['0:strength', '1:strength']);
    expect(table).toOfferExactly(1, 'strength', ['none']);
  });
});
