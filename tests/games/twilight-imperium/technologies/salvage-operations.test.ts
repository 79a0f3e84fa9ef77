import { describe, expect, it } from 'vitest';
import { activate, goOn, hitting, missing, waits } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';

/** Seat 0 with the technology attacks; every die of the winner hits and the loser's miss. */
const battle = (winner: 0 | 1, change: (scene: Scene) => Scene = (scene) => scene): Imperium => {
  const scene = new Scene()
    .tech(0, 'salvage-operations')
    .goods(0, 4)
    .units(0, '20', { cruiser: 2 })
    .units(1, '20', { carrier: 1, destroyer: 1 })
    .with(({ planets }) => {
      for (const planet of Object.values(planets)) planet.exhausted = true;
    });
  return activate(missing(hitting(change(scene), winner, 'combat'), winner === 0 ? 1 : 0, 'combat'), '20');
};

describe('Salvage Operations', () => {
  it('after a win a trade good and, paid for, a ship of a type that was destroyed', () => {
    const table = battle(0);
    expect(table.seat(0).goods).toBe(5);
    expect(table).toOfferExactly(0, 'salvage', ['carrier', 'destroyer', 'none']);
    table.answer(0, 'salvage', 'carrier');
    expect(table.at('20')).toBe('0:carrier 1, 0:cruiser 2');
    expect(table.seat(0).goods).toBe(2);
    expect(waits(table)).toEqual(['1:action']);
  });

  it('none is an answer too; what cannot be paid is not offered', () => {
    const table = battle(0, (scene) => scene.goods(0, 0));
    expect(table).toOfferExactly(0, 'salvage', ['destroyer', 'none']);
    table.answer(0, 'salvage', 'none');
    expect(table.seat(0).goods).toBe(1);
    expect(table.at('20')).toBe('0:cruiser 2');
  });

  it('after a loss the trade good alone; nothing for the other side', () => {
    const table = goOn(battle(1));
    expect(table.seat(0).goods).toBe(5);
    expect(table.seat(1).goods).toBe(0);
    expect(table.at('20')).toBe('1:carrier 1, 1:destroyer 1');
  });

  it('35.10 nothing after a draw', () => {
    const scene = new Scene()
      .tech(0, 'salvage-operations')
      .units(0, '20', { cruiser: 1 })
      .units(1, '20', { cruiser: 1 });
    const table = activate(hitting(hitting(scene, 0, 'combat'), 1, 'combat'), '20');
    expect(table.seat(0).goods).toBe(0);
    expect(waits(table)).toEqual(['1:action']);
  });

  it('87.3 a war sun takes the technology for it', () => {
    const suns = (own: boolean) =>
      battle(0, (scene) => {
        scene
          .goods(0, 20)
          .tech(1, 'war-sun')
          .units(1, '20', { 'war-sun': 1 })
          .damaged(1, '20', { 'war-sun': 1 });
        return own ? scene.tech(0, 'war-sun') : scene;
      });
    const offered = (own: boolean) => goOn(suns(own), '0:salvage').offers(0, 'salvage');
    expect(offered(true)).toContain('war-sun');
    expect(offered(false)).not.toContain('war-sun');
  });

  it('is no matter of ground combats', () => {
    const scene = new Scene()
      .tech(0, 'salvage-operations')
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 1 })
      .units(0, '20', { carrier: 1, infantry: 2 });
    const table = activate(missing(hitting(scene, 0, 'combat'), 1, 'combat'), '20');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    expect(table.seat(0).goods).toBe(0);
  });
});
