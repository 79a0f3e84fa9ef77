import type { Seat } from '#core/seat.ts';
import { type Faction, factionOf, type Sun } from '../state.ts';
import { type AbilityRule, basicMat, factions, type Mat, type Mats } from '../tables/factions.ts';
import { systems } from '../tables/systems.ts';
import { technologies } from '../tables/technologies/index.ts';
import { COLUMNS, type Column, type Kind, type Lasting } from '../tables/vocabulary.ts';
import { ORE_FOR_POPULATION, TRACK_DISCS } from './numbers.ts';
import { technologiesOf } from './technologies.ts';

/** The mat that a faction plays on (1.6). */
export const matOf = (mats: Mats, faction: Faction['faction']): Mat =>
  mats === 'advanced' ? factions[faction].advanced : basicMat;

/** How often an ability of the seat's mat that has been unlocked changes something: never or once, as each mat has it once. */
export function hasAbility(s: Sun, seat: Seat, rule: AbilityRule): boolean {
  if (s.mats === 'basic') return false;
  const faction = factionOf(s, seat);
  return matOf(s.mats, faction.faction).abilities.some(
    (ability) => ability.rule === rule && isUnlocked(faction, ability.unlocked),
  );
}

/** Whether an ability has been unlocked; the one for an emptied track waits to be used, once. */
export function isUnlocked(faction: Faction, unlocked: Mat['abilities'][number]['unlocked']): boolean {
  if ('automation' in unlocked) return faction.automation.length >= unlocked.automation;
  if ('colonies' in unlocked) return faction.colonies.length >= unlocked.colonies;
  return !faction.spent && (faction.food === 0 || faction.oreDiscs === 0);
}

/** What lasts of a seat's technologies and colonies. */
function lastingOf(s: Sun, seat: Seat): readonly Lasting[] {
  const { colonies } = factionOf(s, seat);
  const rows = [
    ...technologiesOf(s, seat).map((id) => technologies[id].lasting),
    ...colonies.map(({ system }) => systems[system].lasting),
  ];
  return rows.filter((row) => row !== undefined);
}

/** The columns whose growth symbol is seen (5.2). */
export function growthColumns(s: Sun, seat: Seat): readonly Column[] {
  const { faction, food } = factionOf(s, seat);
  const { growthSymbols } = matOf(s.mats, faction);
  const off = TRACK_DISCS - food;
  return COLUMNS.filter((column) => column === 'A' || off >= growthSymbols[column]);
}

/** What population growth would take: a cube of every column whose symbol is seen, if it has one (5.2, 5.3). */
export const growingColumns = (s: Sun, seat: Seat): readonly Column[] =>
  growthColumns(s, seat).filter((column) => factionOf(s, seat).supply[column] > 0);

/** Ore symbols that are seen (5.4), and what lasting abilities add. */
export function oreProduction(s: Sun, seat: Seat): number {
  const { faction, oreDiscs } = factionOf(s, seat);
  const off = TRACK_DISCS - oreDiscs;
  const symbols = 1 + matOf(s.mats, faction).oreSymbols.filter((disc) => off >= disc).length;
  return lastingOf(s, seat).reduce((sum, { orePlus = 0 }) => sum + orePlus, symbols);
}

/** What ore for population costs a seat in trade (5.7). */
export const oreForPopulation = (s: Sun, seat: Seat): number =>
  Math.min(ORE_FOR_POPULATION, ...lastingOf(s, seat).map(({ tradeOre }) => tradeOre ?? ORE_FOR_POPULATION));

/** Whether a seat may choose occupied action spaces (22.6). */
export const mayPush = (s: Sun, seat: Seat): boolean => lastingOf(s, seat).some(({ push }) => push === true);

/** Supply cubes of all columns. */
export const supplyOf = ({ supply }: Faction): number =>
  COLUMNS.reduce((sum, column) => sum + supply[column], 0);

/** Where returned cubes go: the rightmost columns with room, and column A when all are full (13.2, 13.3). */
export function returnColumns(s: Sun, seat: Seat, cubes: number): readonly Column[] {
  const { faction, supply } = factionOf(s, seat);
  const { columns } = matOf(s.mats, faction);
  const room: Column[] = COLUMNS.toReversed().flatMap((column) =>
    Array<Column>(Math.max(0, columns[column] - supply[column])).fill(column),
  );
  return Array.from({ length: cubes }, (_, at) => room[at] ?? 'A');
}

/** The columns that supply is taken of, from the left (12.1); as many as there are. */
export function takenColumns({ supply }: Faction, cubes: number): readonly Column[] {
  return COLUMNS.flatMap((column) => Array<Column>(supply[column]).fill(column)).slice(0, cubes);
}

/** How many discs of a kind must leave their track until one more symbol is seen; many if none will be. */
export function discsToSymbol(s: Sun, seat: Seat, kind: Kind): number {
  const { faction, food, oreDiscs } = factionOf(s, seat);
  const { growthSymbols, oreSymbols } = matOf(s.mats, faction);
  const off = TRACK_DISCS - (kind === 'food' ? food : oreDiscs);
  const symbols = kind === 'food' ? Object.values(growthSymbols) : oreSymbols;
  return Math.min(Number.MAX_SAFE_INTEGER, ...symbols.filter((at) => at > off).map((at) => at - off));
}
