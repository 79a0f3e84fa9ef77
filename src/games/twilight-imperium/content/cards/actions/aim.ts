import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../../../table.ts';
import { msg } from '../../../text/lexicon.ts';
import type { ActionCardId } from '../../card-ids.ts';
import type { PlanetId } from '../../ids.ts';

/** Who names a target, for which card, out of what; it can change until it is named. */
interface Aim<T> {
  readonly seat: Seat;
  readonly card: ActionCardId;
  readonly able: () => readonly T[];
}

/** The only one of several, if it is the only one. */
const onlyOne = <T>([first, ...others]: readonly T[]): T | undefined =>
  others.length === 0 ? first : undefined;

/** A planet to aim a card at; the best one for a hurried player first. */
export function* aimAtPlanet(
  t: ImperiumTable,
  { seat, card, able }: Aim<PlanetId>,
  about: 'planet' | 'exhaust' | 'ready' = 'planet',
): Flow<PlanetId> {
  const only = onlyOne(able());
  if (only !== undefined) return only;
  return yield* t.ask(seat, `card-${about}`, () => {
    const options = able().map((planet) => ({
      id: planet,
      label: msg('option.cardPlanet', { planet }),
      value: planet,
    }));
    return choose<PlanetId>(msg('ask.cardPlanet', { card, about }), options);
  });
}

/** A seat to aim a card at. */
export function* aimAtSeat(t: ImperiumTable, { seat, card, able }: Aim<Seat>): Flow<Seat> {
  const only = onlyOne(able());
  if (only !== undefined) return only;
  return yield* t.ask(seat, 'card-seat', () => {
    const options = able().map((other) => ({
      id: `seat:${other}`,
      label: msg('option.cardSeat', { seat: other }),
      value: other,
    }));
    return choose<Seat>(msg('ask.cardSeat', { card }), options);
  });
}
