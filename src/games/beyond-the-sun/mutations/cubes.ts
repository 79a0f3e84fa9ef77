import type { Seat } from '#core/seat.ts';
import { growingColumns, oreProduction, returnColumns, supplyOf, takenColumns } from '../rules/mats.ts';
import { factionOf } from '../state.ts';
import type { SunTable } from '../table.ts';
import type { Column, Cost } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';

/** Ore from the supply, which is unlimited (10.2). */
export function gainOre(t: SunTable, seat: Seat, ore: number): void {
  if (ore === 0) return;
  factionOf(t.write, seat).ore += ore;
  t.tell(msg('fact.ore', { seat, ore }));
}

/** Supply cubes of these columns are taken. */
function takeSupply(t: SunTable, seat: Seat, columns: readonly Column[]): void {
  const faction = factionOf(t.write, seat);
  for (const column of columns) faction.supply[column] -= 1;
}

/** Cubes return to the supply, the rightmost column with room first (13.2, 13.3). */
export function returnCubes(t: SunTable, seat: Seat, cubes: number): void {
  const columns = returnColumns(t.state, seat, cubes);
  const faction = factionOf(t.write, seat);
  for (const column of columns) faction.supply[column] += 1;
}

/** A cost is paid in full (10.1, 13.1); what is left of it nobody owes. */
export function pay(t: SunTable, seat: Seat, { ore = 0, pop = 0 }: Cost): void {
  if (ore + pop === 0) return;
  const faction = factionOf(t.write, seat);
  faction.ore -= ore;
  faction.pop -= pop;
  if (faction.ore < 0 || faction.pop < 0) throw new Error(`seat ${seat} pays more than it has`);
  returnCubes(t, seat, pop);
}

/** Supply of these columns becomes population. */
export function populate(t: SunTable, seat: Seat, columns: readonly Column[]): void {
  if (columns.length === 0) return;
  takeSupply(t, seat, columns);
  factionOf(t.write, seat).pop += columns.length;
  t.tell(msg('fact.population', { seat, columns }));
}

/** The leftmost supply cubes become population, as many as there are (12.1). */
export const populateLeft = (t: SunTable, seat: Seat, cubes: number): void =>
  populate(t, seat, takenColumns(factionOf(t.state, seat), cubes));

/** Population growth (5.2). */
export const grow = (t: SunTable, seat: Seat): void => populate(t, seat, growingColumns(t.state, seat));

/** Ore production (5.4). */
export const produceOre = (t: SunTable, seat: Seat): void => gainOre(t, seat, oreProduction(t.state, seat));

/** Cubes of the rightmost columns that have any move to column A. */
export function shiftSupply(t: SunTable, seat: Seat, cubes: number): void {
  const faction = factionOf(t.state, seat);
  const columns = takenColumns(faction, supplyOf(faction))
    .slice(-cubes)
    .filter((column) => column !== 'A');
  takeSupply(t, seat, columns);
  factionOf(t.write, seat).supply.A += columns.length;
  if (columns.length > 0) t.tell(msg('fact.shifted', { seat, columns }));
}

/** A cube is used for something: population, or the leftmost of the supply (11.1, 12.1). */
export function useCube(t: SunTable, seat: Seat, from: 'pop' | 'supply'): void {
  if (from === 'supply') return takeSupply(t, seat, takenColumns(factionOf(t.state, seat), 1));
  const faction = factionOf(t.write, seat);
  faction.pop -= 1;
  if (faction.pop < 0) throw new Error(`seat ${seat} has no population to use`);
}
