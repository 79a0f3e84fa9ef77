import type { Flow } from '#core/flow.ts';
import { choose, type Option, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { cannonsAt, cannonsOn } from '../../rules/combat/batteries.ts';
import type { Firing } from '../../rules/combat/dice.ts';
import { activeSeat, opponentsAt, strengthAt } from '../../rules/combat/sides.ts';
import { clockwise, type Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import type { Place } from '../../tables/places.ts';
import { isPlanet } from '../../tables/places.ts';
import { msg } from '../../text/lexicon.ts';
import { moment } from '../../timing/moment.ts';
import { enforce } from '../enforce.ts';
import { takeHits } from './hits.ts';
import { fire } from './rolls.ts';

/** Space Cannon Offense, from the active seat clockwise, each one's hits taken before the next fires (34.2 to 34.5). */
export function* spaceCannonOffense(t: ImperiumTable, system: SystemId): Flow<void> {
  for (const seat of clockwise(t.state, activeSeat(t.state))) {
    const against = yield* offenseTarget(t, seat, system);
    if (against === null) continue;
    yield* cannonade(t, { seat, against, at: system });
    // 38.3: this is no combat yet, so what has no room any more is no target for the next one.
    yield* enforce(t);
  }
}

/** Whom a seat fires at: the active seat, or for the active seat one of the others with ships there (34.5a, 34.5b); null for nobody. */
function* offenseTarget(t: ImperiumTable, seat: Seat, system: SystemId): Flow<Seat | null> {
  const targets = t.look((s) => offenseTargets(s, seat, system));
  const [only] = targets;
  if (only === undefined) return null;
  // Who is about to fight them anyway has no reason to hold fire.
  if (targets.length === 1 && strengthAt(t.state, seat, system) > 0) return only;
  return (yield* t.ask(seat, 'space-cannon', () => cannonQuestion(t.state, seat, system))) ?? null;
}

function offenseTargets(s: Galaxy, seat: Seat, system: SystemId): Seat[] {
  const active = activeSeat(s);
  const there =
    seat === active ? opponentsAt(s, seat, system) : strengthAt(s, active, system) > 0 ? [active] : [];
  return there.filter((against) => cannonsAt(s, system, { seat, against }).length > 0);
}

function cannonQuestion(s: Galaxy, seat: Seat, system: SystemId): Question<Seat | null> | null {
  const targets = offenseTargets(s, seat, system);
  if (targets.length === 0) return null;
  const options: Option<Seat | null>[] = targets.map((against) => ({
    id: `${against}`,
    label: msg('option.fireAt', { seat: against }),
    value: against,
  }));
  // 34.2: who need not fight may hold fire.
  options.push({ id: 'hold', label: msg('option.holdFire', {}), value: null });
  return choose<Seat | null>(msg('ask.spaceCannon', { system }), options);
}

/** Space Cannon Defense of a planet against what the active seat has committed to it (34.6 to 34.8). */
export function* spaceCannonDefense(t: ImperiumTable, planet: PlanetId): Flow<void> {
  const invader = activeSeat(t.state);
  for (const seat of clockwise(t.state, invader))
    if (seat !== invader) yield* cannonade(t, { seat, against: invader, at: planet });
}

interface Aim {
  readonly seat: Seat;
  readonly against: Seat;
  readonly at: Place;
}

function batteriesFor(s: Galaxy, { seat, against, at }: Aim): Firing[] {
  return isPlanet(at) ? cannonsOn(s, at, { seat, against }) : cannonsAt(s, at, { seat, against });
}

/** One seat's space cannons fire at another's units in a system or on a planet. */
function* cannonade(t: ImperiumTable, aim: Aim): Flow<void> {
  const { seat, against, at } = aim;
  if (strengthAt(t.state, against, at) === 0 || batteriesFor(t.state, aim).length === 0) return;
  const event = { seat, against, at, heavyOnly: false };
  yield* moment(t, 'cannon-fires', { event, among: [seat] });
  const firing = batteriesFor(t.state, aim);
  const { hits, heavy } = fire(t, { seat, kind: 'cannon', at, against, fight: null, firing });
  yield* takeHits(t, [
    { seat: against, by: seat, kind: 'cannon', at, hits, heavy: event.heavyOnly ? hits : heavy },
  ]);
}
