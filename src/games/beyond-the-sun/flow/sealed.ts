import type { Flow } from '#core/flow.ts';
import { choose, pick } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { pay } from '../mutations/cubes.ts';
import { doPlainStep } from '../mutations/plain-steps.ts';
import { sendToMuseum, upgradeShip } from '../mutations/ships.ts';
import { oreLeft, payable } from '../rules/events.ts';
import { supplyOf } from '../rules/mats.ts';
import { kindsOfShips, type Ship, shipsOf } from '../rules/ships.ts';
import { factionOf, inOrder, type Sun, seatAtTurn } from '../state.ts';
import type { SunTable } from '../table.ts';
import type { EventId, EventRow } from '../tables/events.ts';
import type { ActionOption, Cost, StepOf } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';
import { checkControl } from './control.ts';
import { shipOptions, upgradable } from './upgrade.ts';

/** A step that several factions choose about at the same time. */
interface Sealed<S> {
  readonly event: EventId;
  readonly step: S;
  readonly seats: readonly Seat[];
}

/** Below so much population it is worth more than ore, as a rule. */
const LITTLE_POPULATION = 1;

/** Whether a way would change anything for a seat: population comes of supply. */
const isUseful = (s: Sun, seat: Seat, { steps }: ActionOption): boolean =>
  steps.some((step) => step.do !== 'pop' || supplyOf(factionOf(s, seat)) > 0);

/** One of some gains, chosen by all at once. */
export function* chooseSealed(t: SunTable, { event, step, seats }: Sealed<StepOf<'choice'>>): Flow<void> {
  const waysOf = (seat: Seat) => step.options.filter((option) => isUseful(t.state, seat, option));
  const chosen = yield* t.askAll(seats, 'event-choice', (seat) => {
    const ways = waysOf(seat);
    if (ways.length < 2) return null;
    const wants = factionOf(t.state, seat).pop <= LITTLE_POPULATION ? 'pop' : 'ore';
    const suggested = ways.find(({ label }) => label === wants)?.label;
    return choose(
      msg('ask.eventChoice', { event }),
      ways.map((way) => ({
        id: way.label,
        label: msg('option.gain', { what: way.label, event }),
        value: way,
      })),
      { ...(suggested && { suggestion: suggested, fallback: suggested }) },
    );
  });
  for (const seat of seats)
    for (const one of (chosen.get(seat) ?? waysOf(seat)[0])?.steps ?? []) doPlainStep(t, seat, one);
}

/** One ship of each, chosen by all at once; control is checked when all are turned. */
export function* drill(t: SunTable, { event, step, seats }: Sealed<StepOf<'upgrade'>>): Flow<void> {
  const kindsOf = (seat: Seat): readonly Ship[] => kindsOfShips(upgradable(t.state, seat));
  const chosen = yield* t.askAll(seats, 'drill', (seat) => {
    const kinds = kindsOf(seat);
    if (kinds.length < 2) return null;
    const strongest = kinds.toSorted((a, b) => b.level - a.level);
    return choose(msg('ask.drill', { event, by: step.by }), shipOptions(t.state, strongest, step.by));
  });
  for (const seat of seats) {
    const ship = chosen.get(seat) ?? kindsOf(seat)[0];
    if (ship) upgradeShip(t, seat, { ...ship, by: step.by });
  }
  yield* checkControl(t);
}

/** Ships leave the game for the card, as many as each likes; control is checked when all are there (22.7). */
export function* decommission(
  t: SunTable,
  event: EventId,
  { maxShips }: NonNullable<EventRow['museum']>,
): Flow<void> {
  const seats = inOrder(t.state, seatAtTurn(t.state));
  const chosen = yield* t.askAll(seats, 'decommission', (seat) => {
    const ships = shipsOf(t.state, seat);
    if (ships.length === 0) return null;
    const max = Math.min(maxShips, ships.length);
    return pick(msg('ask.decommission', { event, ships: max }), shipOptions(t.state, ships, 0), {
      min: 0,
      max,
    });
  });
  for (const seat of seats) sendToMuseum(t, seat, chosen.get(seat) ?? []);
  yield* checkControl(t);
}

/** From so much ore on it hurts less than population, as a rule. */
const MUCH_ORE = 4;

/** What each faction pays of what is asked, chosen by all at once; who can pay none of it pays the ore it has. */
export function* payUprising(
  t: SunTable,
  event: EventId,
  { choose: costs, oreUpTo }: NonNullable<EventRow['uprising']>,
): Flow<void> {
  const seats = inOrder(t.state, seatAtTurn(t.state));
  const waysOf = (seat: Seat) => payable(t.state, seat, costs);
  const chosen = yield* t.askAll(seats, 'uprising', (seat) => {
    const ways = waysOf(seat);
    if (ways.length < 2) return null;
    const wants = factionOf(t.state, seat).ore >= MUCH_ORE ? 'ore' : 'pop';
    return choose(
      msg('ask.uprising', { event }),
      ways.map((cost) => ({ id: cost.ore ? 'ore' : 'pop', label: msg('option.pay', { cost }), value: cost })),
      { suggestion: wants, fallback: wants },
    );
  });
  for (const seat of seats) {
    const cost: Cost = chosen.get(seat) ?? waysOf(seat)[0] ?? oreLeft(t.state, seat, oreUpTo);
    pay(t, seat, cost);
    t.tell(msg('fact.paid', { seat, cost }));
  }
}
