import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { chooseSystem } from '../../flow/choose-system.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import { msg } from '../../text/lexicon.ts';

/** Who names something, by which component, out of what. */
interface Aim<T> {
  readonly seat: Seat;
  readonly component: ComponentId;
  readonly able: (s: Galaxy) => readonly T[];
}

/** A planet of the seat's choice; nobody is asked where there is only one, and where there is none it is `undefined`. */
export function* namePlanet(
  t: ImperiumTable,
  { seat, component, able }: Aim<PlanetId>,
): Flow<PlanetId | undefined> {
  const [first, ...others] = able(t.state);
  if (others.length === 0) return first;
  return yield* t.ask(seat, 'sheet-planet', () => {
    const options = able(t.state).map((planet) => ({
      id: planet,
      label: msg('option.planet', { planet }),
      value: planet,
    }));
    return options.length === 0 ? null : choose<PlanetId>(msg('ask.sheetPlanet', { component }), options);
  });
}

/** A system of the seat's choice. */
export function* nameSystem(
  t: ImperiumTable,
  { seat, component, able }: Aim<SystemId>,
): Flow<SystemId | undefined> {
  const prompt = msg('ask.sheetSystem', { component });
  return yield* chooseSystem(t, seat, { topic: 'sheet-system', prompt, among: able });
}

/** Another player of the seat's choice. */
export function* nameSeat(t: ImperiumTable, { seat, component, able }: Aim<Seat>): Flow<Seat | undefined> {
  const [first, ...others] = able(t.state);
  if (others.length === 0) return first;
  return yield* t.ask(seat, 'sheet-seat', () => {
    const options = able(t.state).map((other) => ({
      id: `seat:${other}`,
      label: msg('option.cardSeat', { seat: other }),
      value: other,
    }));
    return options.length === 0 ? null : choose<Seat>(msg('ask.sheetSeat', { component }), options);
  });
}
