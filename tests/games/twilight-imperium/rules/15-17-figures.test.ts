import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';
import { activating, asked } from './moving.ts';

const SYSTEMS = ['14', '29', '28', '20', '30', '27', '19', '21', '31', '32', '33', '34', '35'] as const;
const PLANETS = [
  'archon-ren',
  'archon-tau',
  'qucenn',
  'rarron',
  'tequran',
  'torkan',
  'vefut-ii',
  'mellon',
  'zohbat',
  'wellon',
  'thibah',
  'lazar',
  'sakulag',
] as const;

/** Fighters of seat 0 in so many systems, each with a carrier. */
const fighters = (places: number, each = 1) => {
  const scene = new Scene();
  for (const system of SYSTEMS.slice(0, places)) scene.units(0, system, { carrier: 1, fighter: each });
  return scene;
};
const infantry = (places: number, each = 1) => {
  const scene = new Scene();
  for (const planet of PLANETS.slice(0, places))
    scene.control(0, planet).units(0, planet, { infantry: each });
  return scene;
};

describe('TI4 15 Fighter tokens', () => {
  it('15.0 15.2 42.3b any number of fighters may be on the board, in up to ten systems', () => {
    const table = activating(fighters(10, 4), '38');
    expect(SYSTEMS.slice(0, 10).map((system) => table.at(system))).toEqual(
      Array.from({ length: 10 }, () => '0:carrier 1, 0:fighter 4'),
    );
  });

  it('15.1 62.5b fighters are produced though all ten figures are on the board', () => {
    const scene = new Scene()
      .units(0, '14', { carrier: 3, fighter: 10 })
      .units(0, 'archon-ren', { 'space-dock': 1 })
      .goods(0, 1);
    const table = activating(scene, '14');
    expect(asked(table)).toEqual(['production']);
    table.answers([0, 'production', { fighter: 2 }], [0, 'payment', []]);
    expect(table.at('14')).toContain('0:fighter 12');
  });

  it('15.3 15.3a T47 in an eleventh system there is no figure for them: one place of the owner’s choice loses its fighters', () => {
    const table = activating(fighters(11, 2), '38');
    expect(table).toWaitFor([0, 'figures-short']);
    expect(table.offers(0, 'figures-short')).toHaveLength(11);
    table.answer(0, 'figures-short', '28');
    expect(table.at('28')).toBe('0:carrier 1');
    expect(table.at('14')).toBe('0:carrier 1, 0:fighter 2');
    expect(table.told()).toContain('fact.destroyed');
    expect(asked(table)).toEqual(['move']);
  });
});

describe('TI4 17 Infantry tokens', () => {
  it('17.0 17.2 42.3b 42.3 any number of infantry may be on the board, in up to twelve places', () => {
    const table = activating(infantry(12, 5), '38');
    expect(PLANETS.slice(0, 12).map((planet) => table.at(planet))).toEqual(
      Array.from({ length: 12 }, () => '0:infantry 5'),
    );
  });

  it('17.1 infantry is produced though all twelve figures are on the board', () => {
    const scene = new Scene().units(0, 'archon-ren', { 'space-dock': 1, infantry: 12 }).goods(0, 1);
    const table = activating(scene, '14');
    table.answers([0, 'production', { 'infantry:archon-ren': 2 }], [0, 'payment', []]);
    expect(table.at('archon-ren')).toContain('0:infantry 14');
  });

  it('17.3 17.3a T47 in a thirteenth place there is no figure; a space area is a place like a planet', () => {
    const planets = activating(infantry(13, 1), '38');
    expect(planets).toWaitFor([0, 'figures-short']);
    const scene = infantry(12, 2).units(0, '35', { carrier: 1, infantry: 1 });
    const table = activating(scene, '38');
    expect(table).toWaitFor([0, 'figures-short']);
    table.answer(0, 'figures-short', '35');
    expect(table.at('35')).toBe('0:carrier 1');
    expect(table.at('qucenn')).toBe('0:infantry 2');
  });
});
