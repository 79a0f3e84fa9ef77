import type { Seat } from '#core/seat.ts';
import { factionOf, type Sun } from '../state.ts';
import type { PlaceId } from '../tables/boards.ts';
import type { ShipLevel } from '../tables/vocabulary.ts';
import { oreForPopulation, supplyOf } from './mats.ts';
import { ORE_FOR_SHIP, ORE_OF_POPULATION } from './numbers.ts';
import { kindsOfShips, type Ship, shipsOf } from './ships.ts';

/** One exchange of trade: ore for population, a ship for population, population for ore (5.7 to 5.9). */
export type Exchange =
  | { readonly kind: 'orePop' }
  | { readonly kind: 'popOre' }
  | { readonly kind: 'shipPop'; readonly place: PlaceId; readonly level: ShipLevel };

/** What a seat has to trade with, as exchanges change it. */
export interface Stall {
  readonly ore: number;
  readonly pop: number;
  readonly supply: number;
  readonly ships: readonly Ship[];
  /** What ore for population costs. */
  readonly price: number;
  readonly made: number;
}

export function stallOf(s: Sun, seat: Seat): Stall {
  const faction = factionOf(s, seat);
  return {
    ore: faction.ore,
    pop: faction.pop,
    supply: supplyOf(faction),
    ships: shipsOf(s, seat),
    price: oreForPopulation(s, seat),
    made: 0,
  };
}

/** The exchanges that are possible with what there is. */
export function exchanges({ ore, pop, supply, ships, price }: Stall): readonly Exchange[] {
  const given: Exchange[] = [];
  if (ore >= price && supply > 0) given.push({ kind: 'orePop' });
  if (pop > 0) given.push({ kind: 'popOre' });
  if (ore >= ORE_FOR_SHIP)
    given.push(...kindsOfShips(ships).map((ship): Exchange => ({ kind: 'shipPop', ...ship })));
  return given;
}

export function afterExchange(stall: Stall, exchange: Exchange): Stall {
  const made = stall.made + 1;
  const { ore, pop, supply, price, ships } = stall;
  switch (exchange.kind) {
    case 'orePop':
      return { ...stall, ore: ore - price, pop: pop + 1, supply: supply - 1, made };
    case 'popOre':
      return { ...stall, ore: ore + ORE_OF_POPULATION, pop: pop - 1, supply: supply + 1, made };
    case 'shipPop': {
      const at = ships.findIndex(({ place, level }) => place === exchange.place && level === exchange.level);
      return { ...stall, ore: ore - ORE_FOR_SHIP, pop: pop + 1, ships: ships.toSpliced(at, 1), made };
    }
  }
}
