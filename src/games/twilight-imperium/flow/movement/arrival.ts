import type { Seat } from '#core/seat.ts';
import { isRift } from '../../rules/paths.ts';
import type { Passenger, Voyage } from '../../rules/transport.ts';
import { isShip } from '../../rules/units.ts';
import type { ImperiumTable } from '../../table.ts';
import type { SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { type Place, systemOf } from '../../tables/places.ts';
import { msg } from '../../text/lexicon.ts';
import { remove, shift } from '../../verbs/units.ts';
import { escapesRift } from './rift.ts';

/** Units that leave one place together. */
interface Party {
  readonly at: Place;
  readonly unit: UnitType;
  readonly count: number;
  readonly damaged: number;
}

/** Dice for every rift on the way first, then all that got through arrive at once (12.2, 47.5); gives how many ships did. */
export function arrive(
  t: ImperiumTable,
  { seat, to }: { seat: Seat; to: SystemId },
  voyages: readonly Voyage[],
): number {
  const through = braveRifts(t, seat, voyages);
  const parties = partiesOf(through);
  for (const { at, unit, count, damaged } of parties)
    shift(t, { from: at, to }, { seat, unit, count, damaged });
  for (const from of new Set(parties.map(({ at }) => at))) {
    // 47.3e: a ship that went and came back is where it was.
    if (from === to) continue;
    const units = parties.filter(({ at }) => at === from).map(({ unit, count }) => ({ unit, count }));
    t.tell(msg('fact.moved', { seat, from, to, units }));
  }
  // 72.1a: a structure that moves is no ship.
  return through.filter(({ ship }) => isShip(ship.unit)).length;
}

/** A die for every rift on the way of each ship (12.2); gives those that get through. */
export function braveRifts(t: ImperiumTable, seat: Seat, voyages: readonly Voyage[]): Voyage[] {
  return voyages.filter((voyage) => {
    const fatal = fatalStop(t, seat, voyage);
    if (fatal !== null) lose(t, seat, { voyage, fatal });
    return fatal === null;
  });
}

/** Where on its way a rift takes the ship, if one does; it may meet several (12.3). */
function fatalStop(t: ImperiumTable, seat: Seat, { ship, walk }: Voyage): number | null {
  for (const [i, system] of walk.path.slice(0, -1).entries())
    if (isRift(system) && !escapesRift(t, seat, { unit: ship.unit, system })) return i;
  return null;
}

/** The ship goes, and with it whoever had come aboard by then (12.2b, 46.1b); nobody rolls for passengers (12.2a). */
function lose(t: ImperiumTable, seat: Seat, { voyage, fatal }: { voyage: Voyage; fatal: number }): void {
  const { ship, walk, load } = voyage;
  const aboard = ({ at }: Passenger) => walk.path.lastIndexOf(systemOf(at)) <= fatal;
  const lost = [
    { at: ship.from as Place, unit: ship.unit, damaged: ship.damaged },
    ...load.filter(aboard).map(({ at, unit }) => ({ at, unit, damaged: false })),
  ];
  for (const { at, unit, count, damaged } of grouped(lost))
    remove(t, at, { seat, unit, count, damaged, why: 'rift' });
}

/** Those who sail, by where they come from. */
export function partiesOf(voyages: readonly Voyage[]): Party[] {
  return grouped(
    voyages.flatMap(({ ship, load }) => [
      { at: ship.from as Place, unit: ship.unit, damaged: ship.damaged },
      ...load.map(({ at, unit }) => ({ at, unit, damaged: false })),
    ]),
  );
}

function grouped(units: readonly { at: Place; unit: UnitType; damaged: boolean }[]): Party[] {
  const parties = new Map<string, Party>();
  for (const { at, unit, damaged } of units) {
    const key = `${at}:${unit}`;
    const known = parties.get(key) ?? { at, unit, count: 0, damaged: 0 };
    parties.set(key, { ...known, count: known.count + 1, damaged: known.damaged + (damaged ? 1 : 0) });
  }
  return [...parties.values()];
}
