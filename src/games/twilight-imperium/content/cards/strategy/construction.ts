import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { placeStructure } from '../../../flow/structures.ts';
import { controlledBy } from '../../../rules/planets.ts';
import { structurePlaces } from '../../../rules/structures.ts';
import type { Galaxy } from '../../../state.ts';
import type { ImperiumTable } from '../../../table.ts';
import { msg } from '../../../text/lexicon.ts';
import type { StrategyCard } from '../../../timing/component.ts';
import { putToken } from '../../../verbs/tokens.ts';
import type { SystemId } from '../../ids.ts';
import type { UnitType } from '../../kinds.ts';
import { type Planet, planets } from '../../planets.ts';
import { systems } from '../../systems.ts';

const EITHER: readonly UnitType[] = ['pds', 'space-dock'];

/** Systems in which the seat could place a structure. */
function choices(s: Galaxy, seat: Seat): SystemId[] {
  const able = structurePlaces(s, seat, { units: EITHER, planets: controlledBy(s, seat) });
  return [...new Set(able.map(({ planet }) => (planets[planet] satisfies Planet).system))];
}

function* placeOne(t: ImperiumTable, seat: Seat, units: readonly UnitType[]): Flow<void> {
  yield* placeStructure(t, seat, { units, planets: controlledBy(t.state, seat), optional: true });
}

/** Construction, initiative 4 (76). */
export const construction: StrategyCard = {
  *primary(t, seat) {
    yield* placeOne(t, seat, EITHER);
    yield* placeOne(t, seat, ['pds']);
  },
  cost: { tokens: 1, resources: 0 },
  placesToken: true,
  useful: (s, seat) => choices(s, seat).length > 0,
  *secondary(t, seat) {
    const system = yield* t.ask(seat, 'construction', () => {
      const options = choices(t.state, seat).map((id) => ({
        id,
        label: msg('option.system', { system: id }),
        value: id,
      }));
      return options.length === 0 ? null : choose<SystemId>(msg('ask.construction', {}), options);
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
