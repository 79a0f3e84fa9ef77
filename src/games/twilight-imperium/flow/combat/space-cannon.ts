import type { Flow } from '#core/flow.ts';
import { allocate, choose, type Option, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { cannonsAt, cannonsOn } from '../../rules/combat/batteries.ts';
import type { Firing } from '../../rules/combat/dice.ts';
import { fireOrder } from '../../rules/combat/fire-orders.ts';
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
    const aim = yield* offenseTarget(t, seat, system);
    if (aim === null) continue;
    yield* cannonade(t, { seat, at: system, ...aim });
    // 38.3: this is no combat yet, so what has no room any more is no target for the next one.
    yield* enforce(t);
  }
}

/** Whom a seat fires at: the active seat, or for the active seat one of the others with ships there (34.5a, 34.5b); null for nobody. */
function* offenseTarget(t: ImperiumTable, seat: Seat, system: SystemId): Flow<Target | null> {
  const targets = t.look((s) => offenseTargets(s, seat, system));
  const [only, ...more] = targets;
  if (only === undefined) return null;
  if (more.length === 0) {
    const order = fireOrder(t.state, seat, only);
    if (order === 'hold') return null;
    // Who is about to fight them anyway fires, unless it has said otherwise.
    if (order === 'fire' || (order === null && strengthAt(t.state, seat, system) > 0))
      return { against: only };
  }
  return yield* aimed(t, seat, { at: system, targets: (s) => offenseTargets(s, seat, system) });
}

/** Whom a seat fires at, and with which of its units if not with all of them. */
interface Target {
  readonly against: Seat;
  readonly shares?: ReadonlyMap<string, number>;
}

interface Choice {
  readonly at: Place;
  targets(s: Galaxy): readonly Seat[];
}

/** A seat says whom it fires at, and with what: every unit may or may not (34.2, 34.7). */
function* aimed(t: ImperiumTable, seat: Seat, choice: Choice): Flow<Target | null> {
  const shot = yield* t.ask(seat, 'space-cannon', () => cannonQuestion(t.state, seat, choice));
  if (!shot) return null;
  const { against, all } = shot;
  if (all) return { against };
  const shares = yield* t.ask(seat, 'cannon-share', () =>
    shareQuestion(t.state, { seat, against, at: choice.at }),
  );
  return shares ? { against, shares } : null;
}

function offenseTargets(s: Galaxy, seat: Seat, system: SystemId): Seat[] {
  const active = activeSeat(s);
  const there =
    seat === active ? opponentsAt(s, seat, system) : strengthAt(s, active, system) > 0 ? [active] : [];
  return there.filter((against) => cannonsAt(s, system, { seat, against }).length > 0);
}

interface Salvo {
  readonly against: Seat;
  readonly all: boolean;
}

function cannonQuestion(s: Galaxy, seat: Seat, { at, targets }: Choice): Question<Salvo | null> | null {
  const able = targets(s);
  if (able.length === 0) return null;
  const options: Option<Salvo | null>[] = able.map((against) => ({
    id: `${against}`,
    label: msg('option.fireAt', { seat: against }),
    value: { against, all: true },
  }));
  for (const against of able)
    if (unitsOf(batteriesFor(s, { seat, against, at })) > 1)
      options.push({
        id: `some:${against}`,
        label: msg('option.fireSome', { seat: against }),
        value: { against, all: false },
      });
  // 34.2: nobody has to fire.
  options.push({ id: 'hold', label: msg('option.holdFire', {}), value: null });
  return choose<Salvo | null>(msg('ask.spaceCannon', { at }), options);
}

const unitsOf = (firing: readonly Firing[]) => firing.reduce((sum, { count }) => sum + count, 0);

function shareQuestion(s: Galaxy, aim: Aim) {
  const firing = batteriesFor(s, aim);
  if (firing.length === 0) return null;
  const slots = firing.map(({ unit, count }) => ({
    id: unit,
    label: msg('option.unitType', { unit }),
    min: 0,
    max: count,
  }));
  const all = Object.fromEntries(firing.map(({ unit, count }) => [unit, count]));
  return allocate(msg('ask.cannonShare', { at: aim.at }), slots, {
    min: 0,
    max: unitsOf(firing),
    fallback: all,
  });
}

/** Space Cannon Defense of a planet against what the active seat has committed to it (34.6 to 34.8). */
export function* spaceCannonDefense(t: ImperiumTable, planet: PlanetId): Flow<void> {
  const invader = activeSeat(t.state);
  for (const seat of clockwise(t.state, invader))
    if (seat !== invader) yield* defend(t, { seat, against: invader, at: planet });
}

/** The cannons of an invaded planet fire unless their owner has said otherwise (34.7). */
function* defend(t: ImperiumTable, aim: Aim): Flow<void> {
  const { seat, against, at } = aim;
  const order = fireOrder(t.state, seat, against);
  if (order === 'hold') return;
  if (order !== 'ask') return yield* cannonade(t, aim);
  const targets = (s: Galaxy) =>
    strengthAt(s, against, at) > 0 && batteriesFor(s, aim).length > 0 ? [against] : [];
  const target = yield* aimed(t, seat, { at, targets });
  if (target) yield* cannonade(t, { ...aim, ...target });
}

interface Aim extends Target {
  readonly seat: Seat;
  readonly at: Place;
}

function batteriesFor(s: Galaxy, { seat, against, at }: Aim): Firing[] {
  return isPlanet(at) ? cannonsOn(s, at, { seat, against }) : cannonsAt(s, at, { seat, against });
}

/** Of the units that can fire those that their owner has named. */
function chosenOf(firing: readonly Firing[], { shares }: Target): Firing[] {
  return firing
    .map((one) => ({ ...one, count: Math.min(one.count, shares?.get(one.unit) ?? one.count) }))
    .filter(({ count }) => count > 0);
}

/** One seat's space cannons fire at another's units in a system or on a planet. */
function* cannonade(t: ImperiumTable, aim: Aim): Flow<void> {
  const { seat, against, at } = aim;
  if (strengthAt(t.state, against, at) === 0 || chosenOf(batteriesFor(t.state, aim), aim).length === 0)
    return;
  const event = { seat, against, at, heavyOnly: false };
  yield* moment(t, 'cannon-fires', { event, among: [seat] });
  const firing = chosenOf(batteriesFor(t.state, aim), aim);
  if (firing.length === 0) return;
  const { hits, heavy } = fire(t, { seat, kind: 'cannon', at, against, fight: null, firing });
  yield* takeHits(t, [
    { seat: against, by: seat, kind: 'cannon', at, hits, heavy: event.heavyOnly ? hits : heavy },
  ]);
}
