import type { Seat } from '#core/seat.ts';
import type { Means } from '../rules/payment.ts';
import { seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { PlanetId } from '../tables/ids.ts';
import { msg } from '../text/lexicon.ts';
import { exhaustPlanet } from './planets.ts';

/** Something is paid: planets are exhausted for one of their values, trade goods go to the supply (45.3, 78.4). */
export function settle(
  t: ImperiumTable,
  seat: Seat,
  {
    planets,
    goods,
    means,
    amount,
  }: { planets: readonly PlanetId[]; goods: number; means: Means; amount: number },
): void {
  const mine = seatOf(t.write, seat);
  if (mine.goods < goods) throw new Error(`${seat} has no ${goods} trade goods`);
  mine.goods -= goods;
  for (const planet of planets) exhaustPlanet(t, planet);
  t.tell(msg('fact.paid', { seat, count: amount, means, planets: [...planets], goods }));
}
