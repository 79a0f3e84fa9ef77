import type { Seat } from '#core/seat.ts';
import type { State } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { PlanetId, SystemId } from '../tables/ids.ts';
import { msg } from '../text/lexicon.ts';

export function beginStatus(t: ImperiumTable): void {
  t.tell(msg('fact.statusPhase', { round: t.state.round }));
}

/** All command tokens come off the board (84.4). */
export function liftAllTokens(t: ImperiumTable): void {
  for (const system of t.write.systems) system?.tokens.splice(0);
}

/** Every card is turned up: planets, technologies, strategy cards, laws (84.6, 53.5). */
export function readyAllCards(t: ImperiumTable): void {
  for (const planet of Object.values(t.write.planets))
    if (planet.controller !== null) planet.exhausted = false;
  for (const seat of t.write.seats) {
    for (const technology of seat.technologies) technology.exhausted = false;
    for (const card of seat.strategy) card.exhausted = false;
  }
  for (const law of t.write.laws) law.exhausted = false;
}

function* allStacks({ systems, planets }: State) {
  for (const id of Object.keys(systems) as SystemId[]) yield* systems[id]?.units ?? [];
  for (const id of Object.keys(planets) as PlanetId[]) yield* planets[id]?.units ?? [];
}

/** All damaged units are whole again (84.7). */
export function repairAllUnits(t: ImperiumTable): void {
  let count = 0;
  for (const stack of allStacks(t.write)) {
    count += stack.damaged;
    stack.damaged = 0;
  }
  if (count > 0) t.tell(msg('fact.allRepaired', { count }));
}

/** Strategy cards go back to the common area, but for those of whoever keeps them (84.8); nobody has passed any more. */
export function returnStrategyCards(t: ImperiumTable, kept: readonly Seat[]): void {
  t.write.seats.forEach((seat, at) => {
    if (!kept.includes(at)) seat.strategy.splice(0);
    seat.passed = false;
  });
  for (const seat of kept) t.tell(msg('fact.strategyKept', { seat }));
}

/** The agenda phase follows (84.8). */
export function beginAgendaPhase(t: ImperiumTable): void {
  t.write.stage = { kind: 'agenda', number: 1 };
}
