import type { Flow } from '#core/flow.ts';
import { place, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { barsActivation } from '../rules/activation.ts';
import { systemsOnBoard } from '../rules/board.ts';
import { controllerOf } from '../rules/planets.ts';
import { producersIn } from '../rules/production.ts';
import { withinReach } from '../rules/reach.ts';
import { isShip, lineOf, seatsAt } from '../rules/units.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { SystemId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import { systems } from '../tables/systems.ts';
import { msg } from '../text/lexicon.ts';
import { moment } from '../timing/moment.ts';
import { after } from '../timing/steps.ts';
import { endEffects } from '../verbs/effects.ts';
import { beginTactical, endTactical, enterStep } from '../verbs/tactical.ts';
import { putToken } from '../verbs/tokens.ts';
import { spaceCannonOffense } from './combat/space-cannon.ts';
import { spaceCombat } from './combat/space-combat.ts';
import { enforce } from './enforce.ts';
import { invasion } from './invasion/invasion.ts';
import { movement } from './movement/movement.ts';
import { production } from './production.ts';

/** A tactical action, its five steps (77). Says whether the turn is over with it, actions left or not. */
export function* tacticalAction(t: ImperiumTable, seat: Seat): Flow<'done' | 'turn over'> {
  const system = yield* t.ask(seat, 'activate', () => activation(t.state, seat));
  const goesOn = yield* activate(t, seat, system);
  if (goesOn) yield* steps(t, seat, system);
  endEffects(t, 'action');
  endTactical(t);
  return goesOn ? 'done' : 'turn over';
}

/** Every system, those that cannot be activated with the reason (77.1, 1.2); first where the seat could do something. */
function activation(s: Galaxy, seat: Seat): Question<SystemId> {
  const reach = withinReach(s, seat);
  const options = systemsOnBoard(s).map((system) => {
    const barred = barsActivation(s, seat, system);
    const by = reach.get(system) ?? [];
    const reached = by.length > 0;
    const production = producersIn(s, seat, system).length > 0;
    const { ships, planets } = othersIn(s, seat, system);
    const option = {
      id: system,
      label: msg('option.system', { system }),
      group: msg('group.activation', {
        ...{ reach: reached, by, production, ships, planets },
        lands: systems[system].planets.length === 0 || by.some(({ unit }) => carries(s, seat, unit)),
      }),
      at: system,
      value: system,
      sense: Number(reached) * 2 + Number(production),
    };
    return barred ? { ...option, barred } : option;
  });
  const sensible = options.sort((a, b) => b.sense - a.sense);
  return place<SystemId>(msg('ask.activate', {}), sensible);
}

const carries = (s: Galaxy, seat: Seat, unit: UnitType) => lineOf(s, seat, unit).capacity > 0;

/** Others who have ships there, and others who control planets there. */
function othersIn(s: Galaxy, seat: Seat, system: SystemId): { ships: Seat[]; planets: Seat[] } {
  const planets: Seat[] = [];
  for (const planet of systems[system].planets) {
    const holder = controllerOf(s, planet) ?? seat;
    if (holder !== seat && !planets.includes(holder)) planets.push(holder);
  }
  return { ships: seatsAt(s, system, isShip).filter((one) => one !== seat), planets };
}

/** A token from the tactic pool goes there (1.1, 77.1a); says whether the turn goes on. */
function* activate(t: ImperiumTable, seat: Seat, system: SystemId): Flow<boolean> {
  putToken(t, seat, { system, from: 'tactic' });
  beginTactical(t, seat, system);
  const event = { seat, system, endsTurn: false };
  yield* moment(t, 'system-activated', { event });
  yield* enforce(t);
  return !event.endsTurn;
}

/** The steps after activation, in order (77.2 to 77.5); a seat that falls out of the game takes no further one. */
function* steps(t: ImperiumTable, seat: Seat, system: SystemId): Flow<void> {
  const about = { seat, system };
  yield* enforced(t, after(t, 'activation', about));
  enterStep(t, 'movement');
  yield* enforced(t, movement(t, seat, system));
  yield* enforced(t, after(t, 'movement', about));
  enterStep(t, 'cannon');
  yield* enforced(t, spaceCannonOffense(t, system));
  yield* enforced(t, after(t, 'space cannon', about));
  enterStep(t, 'combat');
  yield* enforced(t, spaceCombat(t, system));
  yield* enforced(t, after(t, 'space combat', about));
  if (seatOf(t.state, seat).eliminated) return;
  enterStep(t, 'invasion');
  // What an invasion leaves lone or lost waits for its end (32.5b, 11.5).
  yield* enforced(t, invasion(t, seat, system), () => enterStep(t, 'production'));
  yield* enforced(t, after(t, 'invasion', about));
  if (seatOf(t.state, seat).eliminated) return;
  yield* enforced(t, production(t, seat, system));
  yield* enforced(t, after(t, 'production', about));
  yield* enforced(t, moment(t, 'tactical-action-ends', { event: { seat, system } }));
}

/** Plays something, goes on to the next step if need be, then sees to what it has brought about, if it has changed anything. */
function* enforced(t: ImperiumTable, played: Flow<void>, goOn?: () => void): Flow<void> {
  const before = t.writes;
  yield* played;
  const changed = t.writes !== before;
  goOn?.();
  if (changed) yield* enforce(t);
}
