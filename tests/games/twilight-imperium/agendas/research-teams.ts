import { describe, expect, it } from 'vitest';
import type { AgendaId } from '#games/twilight-imperium/tables/card-ids.ts';
import type { PlanetId, TechnologyId } from '#games/twilight-imperium/tables/ids.ts';
import { type Imperium, Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

interface Team {
  readonly id: AgendaId;
  /** A planet of the trait that is elected, one of another, and one with a specialty of the colour. */
  readonly planet: PlanetId;
  readonly unlike: PlanetId;
  readonly specialised: PlanetId;
  /** Technologies that take one and two of the colour, and one of another. */
  readonly one: TechnologyId;
  readonly two: TechnologyId;
  readonly other: TechnologyId;
}

/** What holds for each of the four research teams. */
export function describeTeam(name: string, { id, planet, unlike, specialised, one, two, other }: Team): void {
  const law = `law:${id}` as const;
  const attached = (owner = 0, exhausted = false) =>
    inForce(new Scene(), id, { planet, exhausted }).control(owner, planet);
  const researching = (scene: Scene) =>
    scene
      .strategy(0, { id: 'technology', exhausted: false })
      .play()
      .answers([0, 'action', 'strategic:technology']);
  const owned = (table: Imperium) => table.seat(0).technologies.map((technology) => technology.id);

  describe(name, () => {
    it('59.0 83.11 is attached to a planet of its trait that somebody controls', () => {
      const table = revealing(id).control(0, planet).control(1, unlike).play();
      expect(table).toOfferExactly(1, 'vote', [`planet:${planet}`, 'abstain']);
      decided(table, `planet:${planet}`);
      expect(table.state.laws).toMatchObject([{ id, seat: null, planet }]);
      expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
    });

    it('28.12c its controller exhausts the card, not the planet, to ignore a prerequisite of its colour', () => {
      const table = researching(attached());
      table.answer(0, 'research', one);
      expect(owned(table)).toEqual([one]);
      expect(table.state.laws).toMatchObject([{ id, exhausted: true }]);
      expect(table.planet(planet).exhausted).toBe(false);
    });

    it('28.12c it works while the planet is exhausted', () => {
      const table = researching(inForce(new Scene(), id, { planet }).control(0, planet, { exhausted: true }));
      table.answer(0, 'research', one);
      expect(owned(table)).toEqual([one]);
    });

    it('28.12 one prerequisite, not two, and of no other colour', () => {
      const table = researching(attached());
      expect(table).toRefuse(0, 'research', two, 'TI4 28.12');
      expect(table).toRefuse(0, 'research', other, 'TI4 28.12');
    });

    it('45.4 not when it is exhausted', () => {
      expect(researching(attached(0, true))).toRefuse(0, 'research', one, 'TI4 28.12');
    });

    it('59.3 only for who controls the planet', () => {
      expect(researching(attached(1))).toRefuse(0, 'research', one, 'TI4 28.12');
    });

    it('28.14 beside a planet with the specialty its controller chooses, or takes both', () => {
      const table = researching(attached().control(0, specialised));
      table.answer(0, 'research', one);
      expect(table).toOfferExactly(0, 'prerequisites', [specialised, law]);
      table.answer(0, 'prerequisites', [specialised]);
      expect(table.state.laws).toMatchObject([{ id, exhausted: false }]);
      const both = researching(attached().control(0, specialised));
      both.answer(0, 'research', two);
      expect(owned(both)).toEqual([two]);
      expect(both.planet(specialised).exhausted).toBe(true);
      expect(both.state.laws).toMatchObject([{ id, exhausted: true }]);
    });
  });
}
