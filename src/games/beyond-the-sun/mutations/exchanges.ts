import type { Seat } from '#core/seat.ts';
import { takenColumns } from '../rules/mats.ts';
import { ORE_FOR_SHIP, ORE_OF_POPULATION } from '../rules/numbers.ts';
import type { Exchange } from '../rules/trade.ts';
import { factionOf } from '../state.ts';
import type { SunTable } from '../table.ts';
import { returnCubes } from './cubes.ts';
import { changeShips } from './ships.ts';

/** One exchange of trade (5.7 to 5.9); what ore for population costs was settled when trade began. */
export function exchange(
  t: SunTable,
  seat: Seat,
  { exchange: one, price }: { readonly exchange: Exchange; readonly price: number },
): void {
  const faction = factionOf(t.write, seat);
  switch (one.kind) {
    case 'orePop':
      faction.ore -= price;
      for (const column of takenColumns(faction, 1)) faction.supply[column] -= 1;
      faction.pop += 1;
      return;
    case 'popOre':
      faction.pop -= 1;
      faction.ore += ORE_OF_POPULATION;
      return returnCubes(t, seat, 1);
    case 'shipPop':
      faction.ore -= ORE_FOR_SHIP;
      faction.pop += 1;
      return changeShips(t, seat, { place: one.place, level: one.level, by: -1 });
  }
}
