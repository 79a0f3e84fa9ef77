import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { chooseSystem } from '../../flow/choose-system.ts';
import { placeStructure } from '../../flow/structures.ts';
import type { StrategyCard } from '../../hooks/component.ts';
import { countOf, figuresFor, spareFigures } from '../../rules/figures.ts';
import { controlledBy } from '../../rules/planets.ts';
import { type Structure, siteOf, structurePlaces } from '../../rules/structures.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { systemOf } from '../../tables/places.ts';
import { systems } from '../../tables/systems.ts';
import { msg } from '../../text/lexicon.ts';
import { putToken } from '../../verbs/tokens.ts';

const EITHER: readonly UnitType[] = ['pds', 'space-dock'];

/** Structures that the seat could place when its token lies in their system: figures that stand there stay (76.3, 76.4a). */
function possible(s: Galaxy, seat: Seat): Structure[] {
  const able = structurePlaces(s, seat, { units: EITHER, planets: controlledBy(s, seat) });
  return able.filter(({ unit, planet }) => {
    const there = spareFigures(s, seat, unit).filter(({ at }) => systemOf(at) === systemOf(planet));
    return figuresFor(s, seat, unit) > countOf(there);
  });
}

const choices = (s: Galaxy, seat: Seat): SystemId[] => [
  ...new Set(possible(s, seat).map(({ planet }) => systemOf(planet))),
];

/** A structure as a way to follow names it. */
const wayOf = ({ unit, planet }: Structure) => `${unit}:${planet}`;

function* placeTwo(t: ImperiumTable, seat: Seat): Flow<void> {
  const where = { planets: controlledBy(t.state, seat), optional: true };
  // Who wants neither wants no PDS.
  if (yield* placeStructure(t, seat, { ...where, units: EITHER }))
    yield* placeStructure(t, seat, { ...where, units: ['pds'], another: true });
}

/** Construction, initiative 4 (76). */
export const construction: StrategyCard = {
  *primary(t, seat) {
    yield* placeTwo(t, seat);
  },
  cost: { tokens: 1, resources: 0 },
  placesToken: true,
  useful: (s, seat) => choices(s, seat).length > 0,
  ways: (s, seat) =>
    possible(s, seat).map((structure) => ({
      id: wayOf(structure),
      label: msg('option.structure', { unit: structure.unit, at: siteOf(s, seat, structure) }),
    })),
  *secondary(t, seat, way) {
    const named = possible(t.state, seat).find((structure) => wayOf(structure) === way);
    if (named) {
      putToken(t, seat, { system: systemOf(named.planet), from: 'strategy' });
      yield* placeStructure(t, seat, { units: [named.unit], planets: [named.planet] });
      return;
    }
    const prompt = msg('ask.construction', {});
    const system = yield* chooseSystem(t, seat, {
      topic: 'construction',
      prompt,
      among: (s) => choices(s, seat),
    });
    if (system === undefined) return;
    putToken(t, seat, { system, from: 'strategy' });
    const mine = controlledBy(t.state, seat);
    yield* placeStructure(t, seat, {
      units: EITHER,
      planets: systems[system].planets.filter((id) => mine.includes(id)),
    });
  },
};
