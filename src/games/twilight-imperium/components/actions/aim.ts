import type { Flow } from '#core/flow.ts';
import type { Json } from '#core/json.ts';
import { choose, place, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../../table.ts';
import type { ActionCardId, AgendaId } from '../../tables/card-ids.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';
import type { Place } from '../../tables/places.ts';
import { msg, type Words } from '../../text/lexicon.ts';

/** Who names a target, for which card, out of what; it can change until it is named. */
interface Aim<T> {
  readonly seat: Seat;
  readonly card: ActionCardId;
  readonly able: () => readonly T[];
}

/** How a target is asked for, and told so that others know what they might cancel. */
interface Way<T> {
  readonly topic: string;
  question(able: readonly T[]): Question<T>;
  told(target: T): Words;
}

/** The only one of several, if it is the only one. */
const onlyOne = <T>([first, ...others]: readonly T[]): T | undefined =>
  others.length === 0 ? first : undefined;

function* aimed<T extends Json>(t: ImperiumTable, { seat, able }: Aim<T>, way: Way<T>): Flow<T> {
  const target = onlyOne(able()) ?? (yield* t.ask(seat, way.topic, () => way.question(able())));
  t.tell(way.told(target));
  return target;
}

const PLANET_TOPICS = { planet: 'card-planet', exhaust: 'card-exhaust', ready: 'card-ready' } as const;

/** A planet to aim a card at; the best one for a hurried player first. */
export function* aimAtPlanet(
  t: ImperiumTable,
  aim: Aim<PlanetId>,
  about: 'planet' | 'exhaust' | 'ready' = 'planet',
): Flow<PlanetId> {
  const { seat, card } = aim;
  return yield* aimed(t, aim, {
    topic: PLANET_TOPICS[about],
    question: (able) =>
      choose<PlanetId>(
        msg('ask.cardPlanet', { card, about }),
        able.map((planet) => ({ id: planet, label: msg('option.cardPlanet', { planet }), value: planet })),
      ),
    told: (at) => msg('fact.aimedAtPlace', { seat, card, at }),
  });
}

/** A seat to aim a card at. */
export function* aimAtSeat(t: ImperiumTable, aim: Aim<Seat>): Flow<Seat> {
  const { seat, card } = aim;
  return yield* aimed(t, aim, {
    topic: 'card-seat',
    question: (able) =>
      choose<Seat>(
        msg('ask.cardSeat', { card }),
        able.map((other) => ({
          id: `seat:${other}`,
          label: msg('option.cardSeat', { seat: other }),
          value: other,
        })),
      ),
    told: (target) => msg('fact.aimedAtSeat', { seat, card, target }),
  });
}

/** A system to aim a card at. */
export function* aimAtSystem(t: ImperiumTable, aim: Aim<SystemId>): Flow<SystemId> {
  const { seat, card } = aim;
  return yield* aimed(t, aim, {
    topic: 'card-system',
    question: (able) =>
      place<SystemId>(
        msg('ask.cardSystem', { card }),
        able.map((system) => ({
          id: system,
          label: msg('option.system', { system }),
          at: system,
          value: system,
        })),
      ),
    told: (at) => msg('fact.aimedAtPlace', { seat, card, at }),
  });
}

/** One unit of somebody's, damaged or not. */
export type Mark = {
  readonly seat: Seat;
  readonly unit: UnitType;
  readonly at: Place;
  readonly damaged: boolean;
};

const markId = ({ seat, unit, at, damaged }: Mark) => `${at}:${seat}:${unit}${damaged ? ':damaged' : ''}`;

/** A unit to aim a card at. */
export function* aimAtUnit(t: ImperiumTable, aim: Aim<Mark>): Flow<Mark> {
  const { seat, card } = aim;
  return yield* aimed(t, aim, {
    topic: 'card-unit',
    question: (able) =>
      choose<Mark>(
        msg('ask.cardUnit', { card }),
        able.map((mark) => ({ id: markId(mark), label: msg('option.cardUnit', mark), value: mark })),
      ),
    told: ({ seat: owner, unit, at }) => msg('fact.aimedAtUnit', { seat, card, owner, unit, at }),
  });
}

/** A law in force to aim a card at. */
export function* aimAtLaw(t: ImperiumTable, aim: Aim<AgendaId>): Flow<AgendaId> {
  const { seat, card } = aim;
  return yield* aimed(t, aim, {
    topic: 'card-law',
    question: (able) =>
      choose<AgendaId>(
        msg('ask.cardLaw', { card }),
        able.map((law) => ({ id: law, label: msg('option.cardLaw', { law }), value: law })),
      ),
    told: (law) => msg('fact.aimedAtLaw', { seat, card, law }),
  });
}
