import type { Flow } from '#core/flow.ts';
import { allocate, choose, type Question, type SlotForm } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { homePlanets, type StartingUnits, startingInSpace, startingOnPlanets } from '../../rules/starting.ts';
import { structureLimit } from '../../rules/structures.ts';
import { isStructure } from '../../rules/units.ts';
import { type Galaxy, seatOf } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import { factions } from '../../tables/factions.ts';
import type { PlanetId, TechnologyId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { msg } from '../../text/lexicon.ts';
import { startWith } from '../../verbs/setup/sheets.ts';
import { placeStarting } from '../../verbs/setup/units.ts';

/** What the back of the faction sheet lists: technologies and units (S11). */
export function* startingComponents(t: ImperiumTable, seat: Seat): Flow<void> {
  const { faction } = seatOf(t.state, seat);
  if (faction === null) throw new Error(`${seat} has no faction`);
  const { technologies, choice = [] } = factions[faction];
  startWith(t, seat, technologies);
  if (choice.length > 0) startWith(t, seat, [yield* t.ask(seat, 'starting-technology', () => oneOf(choice))]);
  const onPlanets = yield* distributed(t, seat);
  placeStarting(t, seat, [...startingInSpace(t.state, seat), ...onPlanets]);
}

function oneOf(choice: readonly TechnologyId[]): Question<TechnologyId> {
  const options = choice.map((id) => ({
    id,
    label: msg('option.startingTechnology', { technology: id }),
    value: id,
  }));
  return choose<TechnologyId>(msg('ask.startingTechnology', {}), options);
}

/** A home of several planets leaves it to the seat where its ground forces and structures stand. */
function* distributed(t: ImperiumTable, seat: Seat): Flow<StartingUnits[]> {
  const [only, ...others] = homePlanets(t.state, seat);
  if (only !== undefined && others.length === 0)
    return startingOnPlanets(t.state, seat).map(({ unit, count }) => ({ unit, count, at: only }));
  const shares = yield* t.ask(seat, 'starting-units', () => distribution(t.state, seat));
  return spots(t.state, seat).map(({ id, unit, planet }) => ({
    unit,
    count: shares.get(id) ?? 0,
    at: planet,
  }));
}

interface Spot {
  readonly id: string;
  readonly unit: UnitType;
  readonly planet: PlanetId;
  readonly most: number;
}

function spots(s: Galaxy, seat: Seat): Spot[] {
  return startingOnPlanets(s, seat).flatMap(({ unit, count }) =>
    homePlanets(s, seat).map((planet) => {
      const most = isStructure(unit) ? Math.min(count, structureLimit(s, seat, { unit, planet })) : count;
      return { id: `${unit}:${planet}`, unit, planet, most };
    }),
  );
}

/** Structures on the richest planet, ground forces spread out with the richest planet first. */
function usual(s: Galaxy, seat: Seat): Record<string, number> {
  const shares: Record<string, number> = {};
  const homes = homePlanets(s, seat);
  for (const { unit, count } of startingOnPlanets(s, seat))
    for (let i = 0; i < count; i++) {
      const id = `${unit}:${homes[isStructure(unit) ? 0 : i % homes.length]}`;
      shares[id] = (shares[id] ?? 0) + 1;
    }
  return shares;
}

function distribution(s: Galaxy, seat: Seat): Question<ReadonlyMap<string, number>> {
  const wanted = startingOnPlanets(s, seat);
  const total = wanted.reduce((sum, { count }) => sum + count, 0);
  const all = spots(s, seat);
  const slots: SlotForm[] = all.map(({ id, unit, planet, most }) => ({
    id,
    label: msg('option.startingUnit', { unit, planet }),
    min: 0,
    max: most,
  }));
  const check = (shares: ReadonlyMap<string, number>) => {
    const placed = (unit: UnitType) =>
      all.filter((spot) => spot.unit === unit).reduce((sum, { id }) => sum + (shares.get(id) ?? 0), 0);
    const wrong = wanted.find(({ unit, count }) => placed(unit) !== count);
    return wrong ? { message: msg('no.startingUnits', wrong), rule: 'TI4 S11' } : null;
  };
  const fallback = usual(s, seat);
  return allocate(msg('ask.startingUnits', { units: wanted }), slots, {
    min: total,
    max: total,
    check,
    fallback,
    suggestion: fallback,
  });
}
