import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { hasTechnology, upgradedBy } from '../hooks/copies.ts';
import { modified } from '../hooks/modified.ts';
import { controllerOf } from '../rules/planets.ts';
import { structureLimit } from '../rules/structures.ts';
import { countAt, lineOf, standing } from '../rules/units.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { PlanetId, SystemId, TechnologyId } from '../tables/ids.ts';
import { isPlanet } from '../tables/places.ts';
import { systems } from '../tables/systems.ts';
import { msg } from '../text/lexicon.ts';
import { relocate } from '../verbs/relocate.ts';
import { returnSaved } from '../verbs/revival.ts';
import { remove } from '../verbs/units.ts';

const DOCK = 'space-dock';
const SUN = 'war-sun';
const TROOPS = 'infantry';

/** A token has left an upgrade: what could stand on the board by it alone does so no longer. */
export function* parted(t: ImperiumTable, seat: Seat, technology: TechnologyId): Flow<void> {
  switch (upgradedBy(technology)) {
    case SUN:
      return returnSuns(t, seat);
    case TROOPS:
      return leaveSaved(t, seat);
    case DOCK:
      return yield* groundDocks(t, seat);
  }
}

/** Whoever owns no technology for war suns has none (28.20). */
function returnSuns(t: ImperiumTable, seat: Seat): void {
  const { technology } = lineOf(t.state, seat, SUN);
  if (technology && hasTechnology(seatOf(t.state, seat).technologies, technology)) return;
  for (const { at, stack } of standing(t.state, seat).map((one) => ({ ...one, stack: { ...one.stack } })))
    if (stack.unit === SUN)
      remove(t, at, { seat, unit: SUN, count: stack.count, damaged: stack.damaged, why: 'effect' });
}

/** What lay on the card to come back does not without its text. */
function leaveSaved(t: ImperiumTable, seat: Seat): void {
  const { technology } = lineOf(t.state, seat, TROOPS);
  if (technology === undefined && seatOf(t.state, seat).reviving > 0) returnSaved(t, seat);
}

/** Space docks in space go down to own planets of their systems, or back to the reinforcements (28.19). */
function* groundDocks(t: ImperiumTable, seat: Seat): Flow<void> {
  const afloat = standing(t.state, seat).flatMap(({ at, stack }) =>
    stack.unit === DOCK && !isPlanet(at) ? Array.from({ length: stack.count }, () => at) : [],
  );
  for (const system of afloat) {
    const planet = yield* chooseGround(t, seat, system);
    if (planet)
      relocate(t, { seat, unit: DOCK }, { from: [{ at: system, count: 1 }], to: [{ at: planet, count: 1 }] });
    else remove(t, system, { seat, unit: DOCK, count: 1, why: 'effect' });
  }
}

/** Own planets of a system with room for a space dock. */
function grounds(s: Galaxy, seat: Seat, system: SystemId): PlanetId[] {
  return systems[system].planets.filter(
    (planet) =>
      controllerOf(s, planet) === seat &&
      countAt(s, { seat, at: planet }, DOCK) < structureLimit(s, seat, { unit: DOCK, planet }) &&
      modified(s, 'placing', { value: true, about: { seat, unit: DOCK, at: planet, how: 'place' } }),
  );
}

function* chooseGround(t: ImperiumTable, seat: Seat, system: SystemId): Flow<PlanetId | undefined> {
  const able = grounds(t.state, seat, system);
  if (able.length < 2) return able[0];
  return yield* t.ask(seat, 'grounded-dock', () => {
    const options = grounds(t.state, seat, system).map((planet) => ({
      id: planet,
      label: msg('option.planet', { planet }),
      value: planet,
    }));
    return options.length === 0 ? null : choose<PlanetId>(msg('ask.groundedDock', {}), options);
  });
}
