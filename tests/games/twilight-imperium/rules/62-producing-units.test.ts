import { describe, expect, it } from 'vitest';
import type { SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { Scene } from '../scene.ts';

const atHome = () => new Scene().units(0, 'archon-ren', { 'space-dock': 1 });

function producing(scene: Scene, system: SystemId = '14') {
  const table = scene.play();
  return table.answers([0, 'action', 'tactical'], [0, 'activate', system]);
}

describe('TI4 62 Producing units', () => {
  it('62.1 87.1 the cost is spent from planets and trade goods; what cannot be paid cannot be made', () => {
    const table = producing(atHome().goods(0, 1));
    expect(table.offers(0, 'production')).not.toContain('flagship');
    expect(table).toRefuse(0, 'production', { cruiser: 2, destroyer: 1 }, 'TI4 62.1');
    table.answer(0, 'production', { cruiser: 2 });
    expect(table.planet('archon-ren').exhausted).toBe(true);
    expect(table.planet('archon-tau').exhausted).toBe(true);
    expect(table.seat(0).goods).toBe(0);
    expect(table.at('14')).toBe('0:cruiser 2');
  });

  it('62.1a T44 what is paid too much is lost', () => {
    const table = producing(atHome());
    table.answers([0, 'production', { destroyer: 1 }], [0, 'payment', ['archon-ren']]);
    expect(table.planet('archon-ren').exhausted).toBe(true);
    expect(table.planet('archon-tau').exhausted).toBe(false);
    expect(table.seat(0).goods).toBe(0);
  });

  it('62.1b T44 costs are added up before anything is spent: a planet of 2 pays for two units of 1', () => {
    const table = producing(atHome());
    table.answers([0, 'production', { destroyer: 2 }], [0, 'payment', ['archon-ren']]);
    expect(table.at('14')).toBe('0:destroyer 2');
    expect(table.planet('archon-ren').exhausted).toBe(true);
    expect(table.planet('archon-tau').exhausted).toBe(false);
  });

  it('62.1b T44 67.3 of different types, too, with a trade good for what is missing', () => {
    const table = producing(atHome().goods(0, 1));
    table.answers([0, 'production', { destroyer: 1, cruiser: 1 }], [0, 'payment', ['archon-ren']]);
    expect(table.at('14')).toBe('0:cruiser 1, 0:destroyer 1');
    expect(table.planet('archon-tau').exhausted).toBe(false);
    expect(table.seat(0).goods).toBe(0);
  });

  it('62.2 87.2 61.1c T44 two fighters for the cost of one, in pairs by type', () => {
    const table = producing(atHome().goods(0, 3));
    table.answers([0, 'production', { fighter: 3, 'infantry:archon-ren': 1 }], [0, 'payment', []]);
    expect(table.seat(0).goods).toBe(0);
  });

  it('T45 38.3 fighters without room may be made, but do not stay: a dock keeps three of them', () => {
    const table = producing(atHome().goods(0, 9));
    table.answers([0, 'production', { fighter: 4 }], [0, 'payment', []]);
    expect(table.at('14')).toBe('0:fighter 3');
  });

  it('62.5 42.3 no more units than figures are left', () => {
    const scene = atHome().goods(0, 30).units(0, '20', { carrier: 3 }).token(0, '20').pools(0, { fleet: 9 });
    const table = producing(scene);
    expect(table).toRefuse(0, 'production', { carrier: 2 });
    table.answers([0, 'production', { carrier: 1, destroyer: 1 }], [0, 'payment', []]);
    expect(table.at('14')).toBe('0:carrier 1, 0:destroyer 1');
    expect(table.at('20')).toBe('0:carrier 3');
  });

  it('62.5a 42.3a T46 figures come back from systems without a token, as many as are made', () => {
    const scene = atHome()
      .goods(0, 30)
      .units(0, '20', { carrier: 2 })
      .units(0, '21', { carrier: 2 })
      .token(0, '21');
    const table = producing(scene);
    expect(table).toRefuse(0, 'production', { carrier: 3 });
    table.answers([0, 'production', { carrier: 1 }], [0, 'payment', []]);
    expect(table.at('14')).toBe('0:carrier 1');
    expect(table.at('20')).toBe('0:carrier 1');
    expect(table.at('21')).toBe('0:carrier 2');
  });

  it('62.5a 42.3a T46 from where, the seat chooses; a figure that was damaged comes back whole', () => {
    const scene = atHome().goods(0, 30).units(0, '20', { dreadnought: 2 }).units(0, '21', { dreadnought: 3 });
    const table = producing(scene.damaged(0, '21', { dreadnought: 1 }));
    table.answers([0, 'production', { dreadnought: 2 }], [0, 'payment', []]);
    expect(table.offers(0, 'recycle')).toEqual(['20', '21', '21:damaged']);
    expect(table).toRefuse(0, 'recycle', { '20': 1 });
    table.answer(0, 'recycle', { '20': 1, '21:damaged': 1 });
    expect(table.at('20')).toBe('0:dreadnought 1');
    expect(table.at('21')).toBe('0:dreadnought 2');
    expect(table.at('14')).toBe('0:dreadnought 2');
  });

  it('T46 38.3 taking a ship away can leave others without room', () => {
    const scene = atHome().goods(0, 30).units(0, '20', { carrier: 4, fighter: 16 }).pools(0, { fleet: 4 });
    const table = producing(scene);
    table.answers([0, 'production', { carrier: 1 }], [0, 'payment', []]);
    expect(table.at('20')).toBe('0:carrier 3, 0:fighter 12');
    expect(table).toWaitFor([1, 'action']);
  });

  it('62.5b 42.3 15.1 17.1 fighters and infantry never run out', () => {
    const scene = atHome()
      .goods(0, 30)
      .units(0, 'archon-tau', { infantry: 12 })
      .units(0, '14', { carrier: 3, fighter: 10 });
    const table = producing(scene);
    table.answers([0, 'production', { fighter: 2, 'infantry:archon-ren': 2 }], [0, 'payment', []]);
    expect(table.at('14')).toBe('0:carrier 3, 0:fighter 12');
    expect(table.at('archon-ren')).toBe('0:infantry 2, 0:space-dock 1');
  });

  it('62.6 T43 no ships where another has ships; ground forces can be made', () => {
    const scene = atHome().goods(0, 9).units(1, '14', { fighter: 1, carrier: 1 });
    const table = producing(scene);
    expect(table).toOfferExactly(0, 'production', ['infantry:archon-ren']);
  });

  it('62.6 T43 nor where it has ships beside them itself', () => {
    const scene = new Scene()
      .strategy(0, { id: 'warfare', exhausted: false })
      .goods(1, 9)
      .units(1, 'hercant', { 'space-dock': 1 })
      .units(1, '16', { cruiser: 1 })
      .units(2, '16', { cruiser: 1 });
    const table = scene.play();
    table.answers(
      [0, 'action', 'strategic:warfare'],
      [0, 'redistribute', { tactic: 3, fleet: 3, strategy: 2 }],
      [1, 'follow-warfare', 'yes'],
    );
    expect(table).toOfferExactly(1, 'production', ['infantry:hercant']);
  });

  it('62.4 66.3 T46 what is made outside a tactical action has to stay within the fleet pool at once', () => {
    const scene = new Scene()
      .strategy(0, { id: 'warfare', exhausted: false })
      .goods(1, 9)
      .units(1, 'hercant', { 'space-dock': 1 })
      .units(1, '16', { cruiser: 3 });
    const table = scene.play();
    table.answers(
      [0, 'action', 'strategic:warfare'],
      [0, 'redistribute', { tactic: 3, fleet: 3, strategy: 2 }],
      [1, 'follow-warfare', 'yes'],
      [1, 'production', { carrier: 1 }],
      [1, 'payment', []],
    );
    expect(table).toWaitFor([1, 'fleet-excess']);
  });

  it('87.3 87.3a what has no cost cannot be produced, nor what takes a technology that the seat lacks', () => {
    const table = producing(atHome().goods(0, 30));
    expect(table).toOfferExactly(0, 'production', [
      'carrier',
      'cruiser',
      'destroyer',
      'dreadnought',
      'fighter',
      'flagship',
      'infantry:archon-ren',
    ]);
    const able = producing(atHome().goods(0, 30).tech(0, 'war-sun'));
    expect(able.offers(0, 'production')).toContain('war-sun');
  });

  it('74.11 60.7 T55 goods given away while the payment stands open no longer pay', () => {
    const bystander = () => atHome().goods(0, 2, 3).units(1, '29', { destroyer: 1 });
    const short = producing(bystander());
    short.answer(0, 'production', { cruiser: 2 });
    expect(short).toWaitFor([0, 'payment']);
    short.answers([0, 'deal', 'offer:1'], [0, 'terms', { 'give:goods': 2 }], [1, 'deal', 'accept:0']);
    expect(short.at('14')).toBe('');
    expect(short.planet('archon-ren').exhausted).toBe(false);
    expect(short).toWaitFor([1, 'action']);
    const enough = producing(bystander());
    enough.answer(0, 'production', { cruiser: 2 });
    enough.answers([0, 'deal', 'offer:1'], [0, 'terms', { 'give:commodities': 3 }], [1, 'deal', 'accept:0']);
    enough.answer(0, 'payment', ['archon-ren']);
    expect(enough.at('14')).toBe('0:cruiser 2');
  });
});
