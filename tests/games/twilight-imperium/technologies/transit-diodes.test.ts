import { describe, expect, it } from 'vitest';
import type { PlanetId } from '#games/twilight-imperium/tables/ids.ts';
import { Scene } from '../scene.ts';

const DIODES = 'technology:transit-diodes';
const scene = () =>
  new Scene()
    .tech(0, 'transit-diodes')
    .control(0, 'vefut-ii')
    .units(0, 'vefut-ii', { infantry: 3 })
    .units(0, '21', { carrier: 1, infantry: 3 });

describe('Transit Diodes', () => {
  it('82.3a as a turn begins up to four ground forces change places', () => {
    const table = scene().token(0, '20').play();
    expect(table).toWaitFor([0, 'turn-starts']);
    table.answer(0, 'turn-starts', DIODES);
    expect(table.offers(0, 'transit-from').slice().sort()).toEqual(['21', 'vefut-ii']);
    expect(table).toRefuse(0, 'transit-from', { 'vefut-ii': 3, '21': 2 });
    table.answer(0, 'transit-from', { 'vefut-ii': 2, '21': 2 });
    expect(table).toOfferExactly(0, 'transit-to', ['archon-ren', 'archon-tau']);
    expect(table).toRefuse(0, 'transit-to', { 'archon-ren': 3 });
    table.answer(0, 'transit-to', { 'archon-ren': 3, 'archon-tau': 1 });
    expect(table.at('archon-ren')).toBe('0:infantry 3');
    expect(table.at('archon-tau')).toBe('0:infantry 1');
    expect(table.at('vefut-ii')).toBe('0:infantry 1');
    expect(table.at('21')).toBe('0:carrier 1, 0:infantry 1');
    expect(table.seat(0).technologies[0]?.exhausted).toBe(true);
    expect(table).toWaitFor([0, 'action']);
  });

  it('nobody moves to where it stands: a planet that some leave is none to go to', () => {
    const table = scene().play();
    table.answers([0, 'turn-starts', DIODES], [0, 'transit-from', { '21': 2 }]);
    expect(table).toOfferExactly(0, 'transit-to', ['archon-ren', 'archon-tau', 'vefut-ii']);
    const left = (planets: readonly PlanetId[], more: (scene: Scene) => Scene = (one) => one) =>
      more(scene())
        .with((s) => {
          for (const [id, planet] of Object.entries(s.planets))
            if (planet.controller === 0 && !planets.includes(id as PlanetId)) planet.controller = null;
        })
        .play();
    // With one planet its own ground forces can go nowhere, others only there.
    const one = left(['vefut-ii']);
    one.answer(0, 'turn-starts', DIODES);
    expect(one).toOfferExactly(0, 'transit-from', ['21']);
    one.answer(0, 'transit-from', { '21': 3 });
    expect(one.at('vefut-ii')).toBe('0:infantry 6');
    // With two some may leave either, but not both.
    const two = left(['vefut-ii', 'wellon'], (set) =>
      set.control(0, 'wellon').units(0, 'wellon', { infantry: 1 }),
    );
    two.answer(0, 'turn-starts', DIODES);
    expect(two).toRefuse(0, 'transit-from', { 'vefut-ii': 1, wellon: 1 }, 'no.transitNowhere');
    two.answer(0, 'transit-from', { 'vefut-ii': 2, '21': 1 });
    expect(two.at('wellon')).toBe('0:infantry 4');
    expect(two).toWaitFor([0, 'action']);
  });

  it('is of no use where nobody has anywhere else to go', () => {
    const table = new Scene()
      .tech(0, 'transit-diodes')
      .units(0, 'archon-ren', { infantry: 2 })
      .with((s) => {
        for (const [id, planet] of Object.entries(s.planets))
          if (planet.controller === 0 && id !== 'archon-ren') planet.controller = null;
      })
      .play();
    expect(table).toWaitFor([0, 'action']);
  });

  it('need not be used, and nothing need be moved', () => {
    const table = scene().play();
    table.answer(0, 'turn-starts', 'pass');
    expect(table.seat(0).technologies[0]?.exhausted).toBe(false);
    const idle = scene().play();
    idle.answers([0, 'turn-starts', DIODES], [0, 'transit-from', {}]);
    expect(idle.at('vefut-ii')).toBe('0:infantry 3');
    expect(idle).toWaitFor([0, 'action']);
  });

  it('45.4 only while it is ready, only with ground forces, only in own turns', () => {
    expect(
      scene()
        .seat(0, { technologies: [{ id: 'transit-diodes', exhausted: true }] })
        .play(),
    ).toWaitFor([0, 'action']);
    expect(new Scene().tech(0, 'transit-diodes').play()).toWaitFor([0, 'action']);
    const other = new Scene().tech(1, 'transit-diodes').units(1, 'hercant', { infantry: 1 }).play();
    expect(other).toWaitFor([0, 'action']);
    other.answer(0, 'action', 'pass');
    expect(other).toWaitFor([1, 'turn-starts']);
  });
});
