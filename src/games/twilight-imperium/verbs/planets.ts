import type { Seat } from '#core/seat.ts';
import type { State } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { PlanetId } from '../tables/ids.ts';
import { msg } from '../text/lexicon.ts';
import { noteTaken } from './last-turn.ts';

function planetOf(s: State, planet: PlanetId) {
  const found = s.planets[planet];
  if (!found) throw new Error(`${planet} is not on the board`);
  return found;
}

export function exhaustPlanet(t: ImperiumTable, planet: PlanetId): void {
  planetOf(t.write, planet).exhausted = true;
}

/** Planets of a seat are exhausted by an effect, for all to know. */
export function exhaustPlanets(t: ImperiumTable, seat: Seat, planets: readonly PlanetId[]): void {
  if (planets.length === 0) return;
  for (const planet of planets) exhaustPlanet(t, planet);
  t.tell(msg('fact.planetsExhausted', { seat, planets: [...planets] }));
}

/** Planets of a seat are readied by an effect, for all to know. */
export function makeReady(t: ImperiumTable, seat: Seat, planets: readonly PlanetId[]): void {
  if (planets.length === 0) return;
  for (const planet of planets) planetOf(t.write, planet).exhausted = false;
  t.tell(msg('fact.cardReadied', { seat, planets: [...planets] }));
}

/** A planet changes hands: its card comes exhausted (32.1). Flows call `gainControl` of flow/control.ts. */
export function setController(t: ImperiumTable, planet: PlanetId, seat: Seat | null): void {
  const found = planetOf(t.write, planet);
  const from = found.controller;
  if (from === seat) return;
  found.controller = seat;
  found.exhausted = true;
  if (seat !== null) {
    noteTaken(t, seat, planet);
    t.tell(msg('fact.controlGained', { seat, planet, from }));
  } else if (from !== null) t.tell(msg('fact.controlLost', { seat: from, planet }));
}
