import type { Flow } from '#core/flow.ts';
import { allocate, choose, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { type Doomed, destroyAll } from '../../flow/destroy.ts';
import { lineOf, standing, unitsAt } from '../../rules/units.ts';
import { clockwise, type Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { AgendaId } from '../../tables/card-ids.ts';
import type { SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';
import type { Place } from '../../tables/places.ts';
import { msg } from '../../text/lexicon.ts';

/** Units that an agenda makes a seat destroy: so many of its choice, all if it has no more. */
interface Toll {
  readonly agenda: AgendaId;
  readonly count: number;
  /** Where, if that is only one system. */
  readonly system?: SystemId;
  fits(unit: UnitType, at: Place): boolean;
}

/** Units that fall, and where. */
export type Loss = Doomed & { readonly at: Place };

/** Alike units of one place, of which some may go. */
interface Kind {
  readonly id: string;
  readonly at: Place;
  readonly unit: UnitType;
  readonly damaged: boolean;
  readonly count: number;
}

/** What a structure is taken to be worth, as nothing is printed. */
const STRUCTURE = 4;

/** What may go, the cheapest first and damaged ones before whole ones. */
function kindsOf(s: Galaxy, seat: Seat, { fits }: Toll): Kind[] {
  const worth = (unit: UnitType) => {
    const { cost, perCost } = lineOf(s, seat, unit);
    return cost === null ? STRUCTURE : cost / perCost;
  };
  return standing(s, seat)
    .filter(({ at, stack }) => fits(stack.unit, at))
    .sort((a, b) => worth(a.stack.unit) - worth(b.stack.unit))
    .flatMap(({ at, stack: { unit, count, damaged } }) => [
      { id: `${at}:${unit}:damaged`, at, unit, damaged: true, count: damaged },
      { id: `${at}:${unit}`, at, unit, damaged: false, count: count - damaged },
    ])
    .filter(({ count }) => count > 0);
}

const sum = (kinds: readonly Kind[]) => kinds.reduce((all, { count }) => all + count, 0);

/** A seat names the units that it gives up; nothing is asked where there is no choice. */
function* chooseLosses(t: ImperiumTable, seat: Seat, toll: Toll): Flow<Loss[]> {
  const all = kindsOf(t.state, seat, toll);
  const count = Math.min(toll.count, sum(all));
  if (count <= 0) return [];
  const free = all.length > 1 && sum(all) > count;
  const shares = free ? yield* t.ask(seat, 'agenda-losses', () => lossQuestion(t.state, seat, toll)) : null;
  return all.flatMap(({ id, at, unit, damaged, count: there }): Loss[] => {
    const lost = shares ? (shares.get(id) ?? 0) : Math.min(there, count);
    if (lost === 0) return [];
    return [{ at, seat, unit, count: lost, damaged: damaged ? lost : 0, by: null, cause: 'effect' }];
  });
}

function lossQuestion(s: Galaxy, seat: Seat, toll: Toll): Question<ReadonlyMap<string, number>> | null {
  const all = kindsOf(s, seat, toll);
  const { agenda, count, system = null } = toll;
  if (sum(all) < count) return null;
  const prompt = msg('ask.agendaLosses', { agenda, count, system });
  const forms = all.map(({ id, ...kind }) => ({
    id,
    label: msg('option.loss', kind),
    min: 0,
    max: Math.min(count, kind.count),
  }));
  if (count > 1) return allocate(prompt, forms, { min: count, max: count });
  return choose<ReadonlyMap<string, number>>(
    prompt,
    forms.map(({ id, label }) => ({ id, label, value: new Map([[id, 1]]) })),
  );
}

/** A seat destroys units of its choice. */
export function* lose(t: ImperiumTable, seat: Seat, toll: Toll): Flow<void> {
  yield* destroyAll(t, yield* chooseLosses(t, seat, toll));
}

/** All seats destroy units of their choice at the same time, and with them falls what nobody has a say in. */
export function* loseTogether(
  t: ImperiumTable,
  tollsOf: (seat: Seat) => readonly Toll[],
  besides: readonly Loss[] = [],
): Flow<void> {
  const seats = clockwise(t.state, t.state.speaker);
  const chosen = yield* t.parallel(seats, 'agenda-losses', (seat) => choosing(t, seat, tollsOf(seat)));
  yield* destroyAll(t, [...besides, ...[...chosen.values()].flat()]);
}

function* choosing(t: ImperiumTable, seat: Seat, tolls: readonly Toll[]): Flow<Loss[]> {
  const losses: Loss[] = [];
  for (const toll of tolls) losses.push(...(yield* chooseLosses(t, seat, toll)));
  return losses;
}

/** Every unit at some places, or those that fit. */
export function unitsTo(
  s: Galaxy,
  places: readonly Place[],
  fits: (unit: UnitType) => boolean = () => true,
): Loss[] {
  return places.flatMap((at) =>
    unitsAt(s, at)
      .filter(({ unit }) => fits(unit))
      .map(({ seat, unit, count }) => ({ at, seat, unit, count, by: null, cause: 'effect' })),
  );
}
