import { describe, expect, it } from 'vitest';
import { FACTION_IDS, PLANET_IDS, SYSTEM_IDS, type SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { planets } from '#games/twilight-imperium/tables/planets.ts';
import { systems } from '#games/twilight-imperium/tables/systems.ts';
import { newTable, Scene } from '../scene.ts';

const backed = (back: string) => SYSTEM_IDS.filter((id) => systems[id].back === back);

describe('TI4 3 Anomalies', () => {
  it('3.2 there are four kinds, and five tiles with one of them', () => {
    const anomalies = SYSTEM_IDS.flatMap((id) => systems[id].anomaly ?? []);
    expect(anomalies.sort()).toEqual([
      'asteroid-field',
      'asteroid-field',
      'gravity-rift',
      'nebula',
      'supernova',
    ]);
  });
});

describe('TI4 86 System tiles', () => {
  it('86.2 a green back is a home, one for every faction, or the gate to one', () => {
    const homes = backed('green').filter((id) => systems[id].home !== null);
    expect(homes.map((id) => systems[id].home).sort()).toEqual([...FACTION_IDS].sort());
    expect(backed('green').filter((id) => systems[id].home === null)).toEqual(['17']);
  });

  it('86.3 a blue back has planets; there are twenty', () => {
    expect(backed('blue')).toHaveLength(20);
    for (const id of backed('blue')) expect(systems[id].planets.length).toBeGreaterThan(0);
  });

  it('86.4 a red back has none; there are twelve', () => {
    expect(backed('red')).toHaveLength(12);
    for (const id of backed('red')) expect(systems[id].planets).toEqual([]);
  });

  it('49.5 every planet lies on one tile, which names it', () => {
    expect(SYSTEM_IDS.flatMap((id) => systems[id].planets).sort()).toEqual([...PLANET_IDS].sort());
    for (const id of PLANET_IDS) expect(systems[planets[id].system].planets).toContain(id);
  });

  it('49.3 a planet is cultural, hazardous, industrial or of no kind, which only homes and Mecatol Rex are', () => {
    const traits = (trait: string | null) => PLANET_IDS.filter((id) => planets[id].trait === trait);
    expect(['cultural', 'hazardous', 'industrial'].map((trait) => traits(trait).length)).toEqual([
      10, 11, 11,
    ]);
    expect(traits(null).every((id) => planets[id].home !== null || id === 'mecatol-rex')).toBe(true);
  });

  it('49.4 28.13 two planets have a specialty of each colour', () => {
    for (const colour of ['green', 'red', 'blue', 'yellow'])
      expect(PLANET_IDS.filter((id) => planets[id].specialty === colour)).toHaveLength(2);
  });
});

describe('TI4 21 The game board', () => {
  const table = () => newTable(3, { seatFactions: ['ghost', 'sol', 'yin'] });

  it('21.1 88.4a the Creuss gate lies on their place, their home beside the board, and both belong to it', () => {
    const { board, homes } = table().state;
    expect(board['17']).toBe(homes[0]);
    expect(board['51']).toBe(-1);
    expect(
      table()
        .session.view('table')
        .systems.map(({ id }) => id),
    ).toContain('51');
  });

  it('21.1 88.4 the home beside the board touches nothing and is reached through the delta wormhole alone', () => {
    const scene = new Scene(3)
      .tile(34, '17')
      .with((state) => {
        state.board['51'] = -1;
        state.systems['51'] = { tokens: [], units: [] };
        state.planets.creuss = { controller: 2, exhausted: false, units: [] };
      })
      .units(0, '17', { cruiser: 1 });
    const moved = scene.play();
    moved.answers([0, 'action', 'tactical'], [0, 'activate', '51']);
    expect(moved.offers(0, 'move').some((id) => id.includes('17'))).toBe(true);
  });
});

describe('TI4 88 Wormholes', () => {
  it('88.1 88.4 two ends of alpha and of beta are in the stacks, two of delta belong to the Creuss', () => {
    const ends = (wormhole: string) =>
      SYSTEM_IDS.filter((id: SystemId) => (systems[id].wormholes as readonly string[]).includes(wormhole));
    expect([ends('alpha'), ends('beta'), ends('delta')]).toEqual([
      ['26', '39'],
      ['25', '40'],
      ['17', '51'],
    ]);
  });

  it('88.0 70.1 ships move between systems with the same wormhole and not between different ones', () => {
    const scene = () =>
      new Scene(3).tile(20, '39').tile(26, '26').tile(30, '40').units(0, '26', { carrier: 1 });
    const alpha = scene().play();
    alpha.answers([0, 'action', 'tactical'], [0, 'activate', '39']);
    expect(alpha.offers(0, 'move').some((id) => id.includes('26'))).toBe(true);
    const beta = scene().play();
    beta.answers([0, 'action', 'tactical'], [0, 'activate', '40']);
    expect(beta.session.openFor(0).some(({ topic }) => topic === 'move')).toBe(false);
  });
});
