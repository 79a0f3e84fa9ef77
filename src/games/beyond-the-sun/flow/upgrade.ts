import type { Flow } from '#core/flow.ts';
import { choose, type Option, pick } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { upgradeShip } from '../mutations/ships.ts';
import { MAX_SHIP_LEVEL } from '../rules/numbers.ts';
import { kindsOfShips, type Ship, shipsOf, systemAt } from '../rules/ships.ts';
import type { Sun } from '../state.ts';
import type { SunTable } from '../table.ts';
import type { ShipLevel, StepOf } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';
import { checkControl } from './control.ts';
import { type Doing, mayDecline, type Part } from './doing.ts';

/** Ships that can still be turned to a higher level. */
export const upgradable = (s: Sun, seat: Seat): readonly Ship[] =>
  shipsOf(s, seat).filter(({ level }) => level < MAX_SHIP_LEVEL);

/** Ships as options, told apart by a number where they are alike; those that gain most first. */
export function shipOptions(s: Sun, ships: readonly Ship[], by: number): readonly Option<Ship>[] {
  return ships.map((ship, at) => {
    const alike = ships
      .slice(0, at)
      .filter((one) => one.place === ship.place && one.level === ship.level).length;
    const to = Math.min(MAX_SHIP_LEVEL, ship.level + by) as ShipLevel;
    const words = { ...ship, system: systemAt(s, ship.place) };
    const label = by > 0 ? msg('option.upgrade', { ...words, to }) : msg('option.ship', words);
    return { id: `${ship.place}:${ship.level}${alike > 0 ? `:${alike}` : ''}`, label, value: ship };
  });
}

/** Ships are turned to higher levels; what that changes is settled before anything that follows (18, 19.17). */
export function* upgrade(t: SunTable, doing: Doing, part: Part<StepOf<'upgrade'>>): Flow<void> {
  const { seat } = doing;
  const { ships: most, by } = part.step;
  const ships = upgradable(t.state, seat);
  if (ships.length === 0) return; // 21.1
  const chosen = most === 1 ? yield* chooseShip(t, seat, by) : yield* chooseShips(t, doing, part);
  for (const ship of chosen) upgradeShip(t, seat, { ...ship, by });
  yield* checkControl(t); // 19.17
}

/** One ship must be upgraded if one can be: asked only where they differ. */
function* chooseShip(t: SunTable, seat: Seat, by: number): Flow<readonly Ship[]> {
  const kinds = kindsOfShips(upgradable(t.state, seat));
  const [only] = kinds;
  if (only && kinds.length === 1) return [only];
  return [
    yield* t.ask(seat, 'upgrade', () =>
      choose(msg('ask.upgrade', { ships: 1, by }), shipOptions(t.state, kinds, by)),
    ),
  ];
}

/** Up to so many ships (18.2). */
function* chooseShips(t: SunTable, doing: Doing, part: Part<StepOf<'upgrade'>>): Flow<readonly Ship[]> {
  const { ships: most, by } = part.step;
  const min = mayDecline(t, doing, part) ? 0 : 1;
  return yield* t.ask(doing.seat, 'upgrade', () => {
    const ships = upgradable(t.state, doing.seat);
    const options = shipOptions(t.state, ships, by);
    const max = Math.min(most, ships.length);
    return pick(msg('ask.upgrade', { ships: max, by }), options, {
      min,
      max,
      suggestion: options.slice(0, max).map(({ id }) => id),
    });
  });
}
