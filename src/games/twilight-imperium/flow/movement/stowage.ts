import type { Flow } from '#core/flow.ts';
import type { Refusal } from '#core/message.ts';
import { allocate, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { calls, type Passenger, riftsWith, type Voyage } from '../../rules/transport.ts';
import type { ImperiumTable } from '../../table.ts';
import { msg } from '../../text/lexicon.ts';

/**
 * Who rides on which ship matters only if a rift may take some of them (12.2b): then the seat says, and has the safest way to hold
 * against. Otherwise passengers belong to no ship (38.4).
 */
export function* chooseBerths(
  t: ImperiumTable,
  seat: Seat,
  voyages: readonly Voyage[],
): Flow<readonly Voyage[]> {
  const carriers = voyages.filter(({ ship }) => ship.capacity > 0);
  const atRisk = voyages.some(({ walk, load }) => load.some((passenger) => riftsWith(walk, passenger) > 0));
  if (!atRisk || carriers.length < 2) return voyages;
  const berths = berthsOf(voyages);
  if (berths.length === kindsOf(voyages).length) return voyages;
  const shares = yield* t.ask(seat, 'berths', () => berthsQuestion(voyages, berths));
  return voyages.map((voyage) => ({
    ...voyage,
    load: berths
      .filter((berth) => berth.voyage === voyage)
      .flatMap(({ id, passenger }) => Array.from({ length: shares.get(id) ?? 0 }, () => passenger)),
  }));
}

/** Room for passengers of one kind on one ship that calls at their place. */
interface Berth {
  readonly id: string;
  readonly voyage: Voyage;
  readonly passenger: Passenger;
  readonly number: number;
}

function kindsOf(voyages: readonly Voyage[]): Passenger[] {
  const all = voyages.flatMap(({ load }) => load);
  return all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i);
}

const aboard = (voyages: readonly Voyage[], id: string) =>
  voyages.flatMap(({ load }) => load).filter((passenger) => passenger.id === id).length;

function berthsOf(voyages: readonly Voyage[]): Berth[] {
  return voyages.flatMap((voyage, number) =>
    voyage.ship.capacity === 0
      ? []
      : kindsOf(voyages)
          .filter((passenger) => calls(voyage.walk, passenger))
          .map((passenger) => ({ id: `${number}:${passenger.id}`, voyage, passenger, number: number + 1 })),
  );
}

function berthsQuestion(
  voyages: readonly Voyage[],
  berths: readonly Berth[],
): Question<ReadonlyMap<string, number>> {
  const slots = berths.map(({ id, voyage, passenger, number }) => ({
    id,
    label: msg('option.berth', {
      number,
      ship: voyage.ship.unit,
      from: voyage.ship.from,
      rifts: riftsWith(voyage.walk, passenger),
      unit: passenger.unit,
      at: passenger.at,
    }),
    min: 0,
    max: Math.min(voyage.ship.capacity, aboard(voyages, passenger.id)),
  }));
  const total = voyages.reduce((sum, { load }) => sum + load.length, 0);
  const usual = berths.map(({ id, voyage, passenger }) => [id, aboard([voyage], passenger.id)] as const);
  const fallback = Object.fromEntries(usual.filter(([, count]) => count > 0));
  return allocate(msg('ask.berths', { count: total }), slots, {
    min: total,
    max: total,
    fallback,
    suggestion: fallback,
    check: (shares) => misfit(voyages, berths, shares),
  });
}

function misfit(
  voyages: readonly Voyage[],
  berths: readonly Berth[],
  shares: ReadonlyMap<string, number>,
): Refusal | null {
  const sum = (fits: (berth: Berth) => boolean) =>
    berths.filter(fits).reduce((number, { id }) => number + (shares.get(id) ?? 0), 0);
  for (const voyage of voyages) {
    const count = sum((berth) => berth.voyage === voyage);
    const room = voyage.ship.capacity;
    if (count > room) return { message: msg('no.room', { count, room }), rule: 'TI4 46.0' };
  }
  const kind = kindsOf(voyages).find(
    ({ id }) => sum(({ passenger }) => passenger.id === id) !== aboard(voyages, id),
  );
  return kind
    ? { message: msg('no.everybodyOnce', { unit: kind.unit, at: kind.at, count: aboard(voyages, kind.id) }) }
    : null;
}
