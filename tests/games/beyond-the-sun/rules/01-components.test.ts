import { describe, expect, it } from 'vitest';
import { beyondTheSun } from '#games/beyond-the-sun/index.ts';
import { supplyOf } from '#games/beyond-the-sun/rules/mats.ts';
import { ACHIEVEMENTS, achievements } from '#games/beyond-the-sun/tables/achievements.ts';
import { boardOf } from '#games/beyond-the-sun/tables/boards.ts';
import { EVENTS, events } from '#games/beyond-the-sun/tables/events.ts';
import { FACTIONS } from '#games/beyond-the-sun/tables/factions.ts';
import { GUILDS } from '#games/beyond-the-sun/tables/guilds.ts';
import { SYSTEMS, systems } from '#games/beyond-the-sun/tables/systems.ts';
import { technologies } from '#games/beyond-the-sun/tables/technologies/index.ts';
import { TECHNOLOGIES } from '#games/beyond-the-sun/tables/technology-ids.ts';
import { start } from '../../../support/driver.ts';
import { scene } from '../scene.ts';

const count = <T>(all: readonly T[], fits: (one: T) => boolean) => all.filter(fits).length;

describe('BTS-1 Components and terms', () => {
  it('BTS-1.1 46 technologies, 20 events, 24 systems, 10 achievements, 4 guilds', () => {
    expect(
      [1, 2, 3, 4].map((level) => count(TECHNOLOGIES, (id) => technologies[id].level === level)),
    ).toEqual([4, 18, 14, 10]);
    expect([2, 3].map((level) => count(EVENTS, (id) => events[id].level === level))).toEqual([10, 10]);
    expect(['A', 'B'].map((deck) => count(SYSTEMS, (id) => systems[id].deck === deck))).toEqual([12, 12]);
    expect(
      ['basic', 'A', 'B'].map((kind) => count(ACHIEVEMENTS, (id) => achievements[id].kind === kind)),
    ).toEqual([2, 4, 4]);
    expect(GUILDS).toHaveLength(4);
  });

  it('BTS-1.2, BTS-1.3: each of four factions has 20 cubes, whatever they show, and 8 discs of each kind', () => {
    expect(FACTIONS).toHaveLength(4);
    for (const seat of start(beyondTheSun, { seats: 4 }).state.seats) {
      const ships = (seat.ships.SOL ?? []).reduce((sum, n) => sum + n, 0);
      expect(supplyOf(seat) + seat.pop + ships).toBe(20);
      expect([seat.food, seat.oreDiscs]).toEqual([8, 8]);
    }
  });

  it('BTS-1.4 ore has no end', () => {
    const game = scene(2).ore(0, 500).play();
    game.idle(0);
    expect(game.faction(0).ore).toBe(502);
  });

  it('BTS-1.5 of the 46 cards 18 are hybrids of two of the four types', () => {
    const types = TECHNOLOGIES.map((id) => technologies[id].types);
    expect(new Set(types.flat()).size).toBe(4);
    expect(types.map((one) => one.length).filter((n) => n === 2)).toHaveLength(18);
    expect(types.every((one) => new Set(one).size === one.length && one.length > 0)).toBe(true);
  });

  it.each([2, 3, 4])('BTS-1.7 with %i players slots A lie nearer to Sol than slots B', (seats) => {
    const { places, lines } = boardOf(seats);
    const distance = new Map<string, number>([['SOL', 0]]);
    for (let far = 0; far < places.length; far++)
      for (const [a, b] of lines)
        for (const [from, to] of [
          [a, b],
          [b, a],
        ] as const)
          if (distance.get(from) === far && !distance.has(to)) distance.set(to, far + 1);
    expect([...distance.keys()].toSorted()).toEqual([...places].toSorted());
    const of = (deck: string) =>
      places.filter((place) => place.startsWith(deck)).map((place) => distance.get(place) ?? 0);
    expect(Math.max(...of('A'))).toBeLessThan(Math.min(...of('B')));
  });

  it('BTS-1.8 systems and shipyards can be controlled, Sol and Deep Space cannot', () => {
    const game = scene(2)
      .system('B1', 'sirius')
      .has(0, 'wormhole-network')
      .noShips(0)
      .ship(0, 'SOL', 4, 4, 4)
      .play();
    game.answers([0, 'action', 'technology:wormhole-network:0']);
    game.answer(0, 'jump', ['4:SOL>Y1', '4:SOL>B1']);
    expect(['SOL', 'Y1', 'B1', 'DEEP'].map((place) => game.controller(place as 'SOL'))).toEqual([
      null,
      0,
      0,
      null,
    ]);
  });

  it('BTS-1.9 a controlled place holds one disc of what it is good for', () => {
    const game = scene(2).noShips(0).ship(0, 'SOL', 1, 1).play();
    game.answers([0, 'action', 'start:ship:0'], [0, 'build', 'no'], [0, 'jump', ['1:SOL>Y1', '1:SOL>Y2']]);
    expect(game.state.outposts).toEqual({ Y1: { seat: 0, disc: 'food' }, Y2: { seat: 0, disc: 'ore' } });
    expect([game.faction(0).food, game.faction(0).oreDiscs]).toEqual([7, 7]);
  });
});
