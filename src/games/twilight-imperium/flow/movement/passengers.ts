import type { Flow } from '#core/flow.ts';
import type { Refusal } from '#core/message.ts';
import { allocate, type Question } from '#core/question.ts';
import { capacityIn, freeFighters } from '../../rules/fleet.ts';
import { fetching, type Move } from '../../rules/movement.ts';
import {
  type Cargo,
  calls,
  cargoFor,
  type Passenger,
  plan,
  type Ship,
  type Voyage,
} from '../../rules/transport.ts';
import { isGround, isPlanet } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import { msg } from '../../text/lexicon.ts';

type Taken = ReadonlyMap<string, number>;

/** What the ships take along from where they start, pass or end (46.1); nobody is asked where nothing can be carried. */
export function* choosePassengers(t: ImperiumTable, move: Move, chosen: readonly Ship[]): Flow<Voyage[]> {
  const ships = fetching(t.state, move, chosen);
  const taken =
    cargoOf(t.state, move, ships).length === 0
      ? undefined
      : yield* t.ask(move.seat, 'passengers', () => passengersQuestion(t.state, move, ships));
  const passengers = taken ? passengersOf(cargoOf(t.state, move, ships), taken) : [];
  const voyages = plan({ ships, passengers, spurts: move.spurts });
  if (!voyages) throw new Error('the ships cannot get there as was planned');
  return voyages;
}

/** What these ships could pick up: no fighter that flies by itself already. */
function cargoOf(s: Galaxy, { seat, to }: Move, ships: readonly Ship[]): Cargo[] {
  const carriers = ships.filter(({ capacity }) => capacity > 0);
  return cargoFor(s, seat, to)
    .map((cargo) => {
      const flying = ships.filter(({ unit, from }) => unit === cargo.unit && from === cargo.at).length;
      return { ...cargo, count: cargo.count - flying };
    })
    .filter((cargo) => cargo.count > 0)
    .filter((cargo) => carriers.some(({ walks }) => walks.some((walk) => calls(walk, cargo))));
}

function passengersOf(cargo: readonly Cargo[], taken: Taken): Passenger[] {
  return cargo.flatMap(({ id, at, unit }) =>
    Array.from({ length: taken.get(id) ?? 0 }, () => ({ id, at, unit })),
  );
}

function passengersQuestion(s: Galaxy, move: Move, ships: readonly Ship[]): Question<Taken> | null {
  const cargo = cargoOf(s, move, ships);
  if (cargo.length === 0) return null;
  const room = ships.reduce((sum, { capacity }) => sum + capacity, 0);
  const fits = (taken: Taken) =>
    plan({ ships, passengers: passengersOf(cargo, taken), spurts: move.spurts }) !== null;
  const slots = cargo.map(({ id, unit, count, at }) => ({
    id,
    label: msg('option.unitsAt', { unit, count, at }),
    min: 0,
    max: count,
  }));
  const max = cargo.reduce((sum, { count }) => sum + count, 0);
  return allocate(msg('ask.passengers', { system: move.to, room }), slots, {
    min: 0,
    max,
    fallback: Object.fromEntries(stranded(s, { move, ships, cargo, fits })),
    check: (taken) => (fits(taken) ? null : refusal(taken, room)),
  });
}

function refusal(taken: Taken, room: number): Refusal {
  const count = [...taken.values()].reduce((sum, number) => sum + number, 0);
  return count > room
    ? { message: msg('no.room', { count, room }), rule: 'TI4 46.0' }
    : { message: msg('no.pickup', {}), rule: 'TI4 46.1' };
}

/** What would find no room where the ships leave it behind: a careful seat takes it along, ground forces first. */
function stranded(
  s: Galaxy,
  {
    move,
    ships,
    cargo,
    fits,
  }: { move: Move; ships: readonly Ship[]; cargo: readonly Cargo[]; fits: (taken: Taken) => boolean },
): Taken {
  const taken = new Map<string, number>();
  const inSpace = cargo.filter(({ at }) => !isPlanet(at));
  for (const system of new Set(inSpace.map((one) => one.system))) {
    const leaving = ships.filter(({ from }) => from === system);
    const room = capacityIn(s, move.seat, system) - leaving.reduce((sum, { capacity }) => sum + capacity, 0);
    const here = inSpace.filter((one) => one.system === system).sort((a) => (isGround(a.unit) ? -1 : 1));
    let over = here.reduce((sum, { count }) => sum + count, 0) - room - freeFighters(s, move.seat, system);
    for (const { id, count } of here)
      for (let n = 0; n < count && over > 0; n++) {
        const more = new Map(taken).set(id, (taken.get(id) ?? 0) + 1);
        if (!fits(more)) break;
        taken.set(id, (taken.get(id) ?? 0) + 1);
        over -= 1;
      }
  }
  return taken;
}
