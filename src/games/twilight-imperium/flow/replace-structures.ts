import type { Flow } from '#core/flow.ts';
import { amount } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { modified } from '../hooks/modified.ts';
import { figuresFor } from '../rules/figures.ts';
import { siteOf, structureLimit } from '../rules/structures.ts';
import { countAt, figuresLeft, isStructure, unitsAt } from '../rules/units.ts';
import type { Galaxy, Stack } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { PlanetId } from '../tables/ids.ts';
import { isPlanet } from '../tables/places.ts';
import { msg } from '../text/lexicon.ts';
import { moment } from '../timing/moment.ts';
import { setController } from '../verbs/planets.ts';
import { put, take } from '../verbs/units.ts';
import { takeFigures } from './figures.ts';

type Site = Readonly<Stack> & { readonly planet: PlanetId };

/** Others' structures on a planet for which a seat could have its own. */
export const replaceable = (s: Galaxy, seat: Seat, planet: PlanetId): Site[] =>
  unitsAt(s, planet)
    .filter((stack) => stack.seat !== seat && isStructure(stack.unit))
    .map((stack) => ({ ...stack, planet }))
    .filter((stack) => mostOf(s, seat, stack) > 0);

/** As many as there are, as may stand there, and as there are figures for, those on the board included (42.3a). */
function mostOf(s: Galaxy, seat: Seat, { unit, count, planet }: Site): number {
  const at = siteOf(s, seat, { unit, planet });
  if (!modified(s, 'placing', { value: true, about: { seat, unit, at, how: 'place' } })) return 0;
  const room = isPlanet(at)
    ? structureLimit(s, seat, { unit, planet }) - countAt(s, { seat, at }, unit)
    : count;
  return Math.max(0, Math.min(count, room, figuresFor(s, seat, unit)));
}

/** Own figures take the place of others' structures on a planet that is gained; what is left falls as usual (11.5a). */
export function* replaceStructures(
  t: ImperiumTable,
  seat: Seat,
  { planet, topic }: { readonly planet: PlanetId; readonly topic: string },
): Flow<void> {
  const placed: Site['unit'][] = [];
  for (const site of replaceable(t.state, seat, planet)) {
    const { seat: from, unit } = site;
    const count = yield* howMany(t, seat, { site, topic });
    if (count === 0) continue;
    yield* takeFigures(t, seat, { unit, count });
    take(t, planet, { seat: from, unit, count });
    put(t, siteOf(t.state, seat, { unit, planet }), { seat, unit, count });
    t.tell(msg('fact.assimilatedStructures', { seat, from, unit, count, planet }));
    placed.push(...Array.from({ length: count }, () => unit));
  }
  if (placed.length === 0) return;
  // What they are used for at once stands on a planet of their owner's.
  setController(t, planet, seat);
  for (const unit of placed) yield* moment(t, 'structure-placed', { event: { seat, unit, planet } });
}

/** As many as the reinforcements hold; nobody has to take figures back from the board for more (42.3a). */
function* howMany(
  t: ImperiumTable,
  seat: Seat,
  { site, topic }: { readonly site: Site; readonly topic: string },
): Flow<number> {
  const { unit, planet } = site;
  const max = () => mostOf(t.state, seat, site);
  const min = () => Math.min(max(), figuresLeft(t.state, seat, unit));
  if (min() === max()) return min();
  return yield* t.ask(seat, topic, () =>
    amount(msg('ask.assimilate', { unit, planet }), { min: min(), max: max() }),
  );
}
