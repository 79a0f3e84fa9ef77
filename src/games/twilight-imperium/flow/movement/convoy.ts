import type { Flow } from '#core/flow.ts';
import type { Refusal } from '#core/message.ts';
import { allocate, choose, type Question, readAs, type SlotForm } from '#core/question.ts';
import { type Detour, detours } from '../../rules/detours.ts';
import { fleetLimit, surplusWith } from '../../rules/fleet.ts';
import { cargoAlong, type Move, type Mover, moversTo, strandedBy } from '../../rules/movement.ts';
import { type Cargo, type Passenger, plan, type Ship, type Voyage } from '../../rules/transport.ts';
import { isHeavy } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import { msg } from '../../text/lexicon.ts';

/** What shall move: ships, and who rides with them. */
interface Convoy {
  readonly ships: readonly Ship[];
  readonly passengers: readonly Passenger[];
}

/**
 * The seat names every ship that will move and all they take along from where they start, pass or end (47.5, 46.1), as one plan; nothing is
 * an answer too (77.2b). Nobody is asked where nothing can move.
 */
export function* chooseConvoy(t: ImperiumTable, move: Move): Flow<readonly Voyage[]> {
  const convoy = yield* t.ask(move.seat, 'move', () => convoyQuestion(t.state, move));
  if (!convoy) return [];
  const ways = detours({ ...convoy, moveBonuses: move.moveBonuses });
  const [safest, ...others] = ways;
  if (!safest) throw new Error('the ships cannot get there as was planned');
  if (others.length === 0) return safest.voyages;
  return (yield* t.ask(move.seat, 'detour', () => detourQuestion(ways))).voyages;
}

/** Which of the ships brave a rift for the others (46.1, 47.3). */
function detourQuestion(ways: readonly Detour[]): Question<Detour> {
  const options = ways.map((way) => ({
    id: way.id,
    label: msg('option.detour', {
      ships: way.ships.map(({ ship: { unit, damaged, from }, count }) => ({ unit, damaged, from, count })),
      dice: way.dice,
    }),
    value: way,
  }));
  return choose<Detour>(msg('ask.detour', {}), options);
}

function convoyQuestion(s: Galaxy, move: Move): Question<Convoy> | null {
  const movers = moversTo(s, move);
  if (movers.length === 0) return null;
  const cargo = cargoAlong(s, move, movers);
  const slots = [...movers.map(moverSlot), ...cargo.map(cargoSlot)];
  const max = slots.reduce((sum, slot) => sum + slot.max, 0);
  const limit = fleetLimit(s, move.seat, move.to);
  const prompt = msg('ask.move', { system: move.to, limit, wave: move.wave });
  const convoyOf = (chosen: ReadonlyMap<string, number>): Convoy => ({
    ships: movers.flatMap((mover) => Array.from({ length: chosen.get(mover.id) ?? 0 }, () => mover)),
    passengers: cargo.flatMap(({ id, at, unit }) =>
      Array.from({ length: chosen.get(id) ?? 0 }, () => ({ id, at, unit })),
    ),
  });
  return readAs(allocate(prompt, slots, { min: 0, max, fallback: {} }), convoyOf, {
    check: (convoy) => refusal(s, move, { movers, convoy }),
    sum: (convoy) =>
      msg('sum.move', {
        ships: convoy.ships.length,
        aboard: convoy.passengers.length,
        room: roomOf(convoy),
        behind: strandedBy(s, move, convoy),
        over: surplusAfter(s, move, convoy),
      }),
  });
}

const roomOf = ({ ships }: Convoy) => ships.reduce((sum, { capacity }) => sum + capacity, 0);

function moverSlot({ id, unit, damaged, count, from, walks }: Mover): SlotForm {
  const [safest] = [...walks].sort(
    (a, b) => a.rifts - b.rifts || a.short - b.short || a.path.length - b.path.length,
  );
  const { path = [], rifts = 0, short = 0 } = safest ?? {};
  const like = { unit, damaged, from, via: path.slice(1, -1), rifts, spurt: short > 0 };
  const label = msg('option.mover', like);
  return {
    id,
    label,
    min: 0,
    max: count,
    ...(count > 1 && { together: msg('option.movers', { ...like, count }) }),
  };
}

function cargoSlot({ id, unit, count, at }: Cargo): SlotForm {
  const label = msg('option.cargo', { unit, at });
  return {
    id,
    label,
    min: 0,
    max: count,
    ...(count > 1 && { together: msg('option.cargoes', { unit, at, count }) }),
  };
}

/** Why a convoy cannot get there, if it cannot. */
function refusal(
  s: Galaxy,
  move: Move,
  { movers, convoy }: { readonly movers: readonly Mover[]; readonly convoy: Convoy },
): Refusal | null {
  const { moveBonuses } = move;
  const count = convoy.passengers.length;
  const room = roomOf(convoy);
  if (count > room) return { message: msg('no.room', { count, room }), rule: 'TI4 46.0' };
  const voyages = plan({ ...convoy, moveBonuses });
  if (voyages) return twice(movers, convoy) ?? tooMany(s, move, voyages);
  return plan({ ...convoy, passengers: [], moveBonuses })
    ? { message: msg('no.pickup', {}), rule: 'TI4 46.1' }
    : { message: msg('no.spurts', { count: moveBonuses.length }), rule: 'TI4 55.1' };
}

/**
 * More ships than the fleet pool allows cannot arrive together (66.1); only those that a rift may swallow do not count. With ships that
 * are there already it may become too many: their owner then chooses which go (66.3).
 */
function tooMany(s: Galaxy, { seat, to }: Move, voyages: readonly Voyage[]): Refusal | null {
  const limit = fleetLimit(s, seat, to);
  const count = voyages.filter(({ ship, walk }) => isHeavy(ship.unit) && walk.rifts === 0).length;
  return count <= limit ? null : { message: msg('no.fleet', { system: to, count, limit }), rule: 'TI4 66.1' };
}

const heavyIn = ({ ships }: Convoy) => ships.filter(({ unit }) => isHeavy(unit));

/** Ships over the fleet limit where they go, if all arrive. */
function surplusAfter(s: Galaxy, { seat, to }: Move, convoy: Convoy): number {
  const coming = heavyIn(convoy).filter(({ from }) => from !== to);
  return coming.length === 0 ? 0 : surplusWith(s, { seat, system: to }, coming.length);
}

/** Whoever could fly and could be carried does one of both. */
function twice(movers: readonly Mover[], { ships, passengers }: Convoy): Refusal | null {
  for (const { id, unit, from, count } of movers) {
    const flying = ships.filter((ship) => ship.id === id).length;
    const riding = passengers.filter((one) => one.unit === unit && one.at === from).length;
    if (flying > 0 && flying + riding > count)
      return { message: msg('no.fliesAndRides', { unit, count }), rule: 'TI4 46.0' };
  }
  return null;
}
