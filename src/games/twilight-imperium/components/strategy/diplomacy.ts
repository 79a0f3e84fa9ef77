import type { Flow } from '#core/flow.ts';
import { pick } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { chooseSystem } from '../../flow/choose-system.ts';
import { placeTokensOnBoard } from '../../flow/tokens.ts';
import type { StrategyCard } from '../../hooks/component.ts';
import { systemsOnBoard } from '../../rules/board.ts';
import { controlledBy, controllerOf, influenceOf, resourcesOf } from '../../rules/planets.ts';
import { type Galaxy, othersThan } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import { CENTRE, systems } from '../../tables/systems.ts';
import { msg } from '../../text/lexicon.ts';
import { makeReady } from '../../verbs/planets.ts';

/** Most planets that are readied (13.2, 13.3). */
const MAX = 2;

const exhausted = (s: Galaxy, planets: readonly PlanetId[]) =>
  planets.filter((planet) => s.planets[planet]?.exhausted === true);

const value = (s: Galaxy, planet: PlanetId) => resourcesOf(s, planet) + influenceOf(s, planet);
const sum = (s: Galaxy, planets: readonly PlanetId[]) =>
  planets.reduce((total, planet) => total + value(s, planet), 0);

/** Systems with a planet of the seat, that of Mecatol Rex excepted. */
function choices(s: Galaxy, seat: Seat): SystemId[] {
  return systemsOnBoard(s).filter(
    (system) =>
      system !== CENTRE && systems[system].planets.some((planet) => controllerOf(s, planet) === seat),
  );
}

/** Readies up to two of these planets (13.2, 13.3). */
function* ready(t: ImperiumTable, seat: Seat, among: (s: Galaxy) => readonly PlanetId[]): Flow<void> {
  const chosen = yield* t.ask(seat, 'ready-planets', () => {
    const planets = exhausted(t.state, among(t.state));
    if (planets.length === 0) return null;
    const options = planets.map((planet) => ({
      id: planet,
      label: msg('option.planet', { planet }),
      value: planet,
    }));
    const max = Math.min(MAX, planets.length);
    const dear = [...planets].sort((a, b) => value(t.state, b) - value(t.state, a));
    const suggestion = dear.slice(0, max);
    return pick(msg('ask.ready', { count: max }), options, { min: 0, max, fallback: suggestion, suggestion });
  });
  makeReady(t, seat, chosen ?? []);
}

/** Diplomacy, initiative 2 (13). */
export const diplomacy: StrategyCard = {
  *primary(t, seat) {
    const prompt = msg('ask.diplomacy', {});
    const system = yield* chooseSystem(t, seat, {
      topic: 'diplomacy',
      prompt,
      among: (s) => choices(s, seat),
    });
    if (system === undefined) return;
    yield* ready(t, seat, (s) =>
      systems[system].planets.filter((planet) => controllerOf(s, planet) === seat),
    );
    yield* placeTokensOnBoard(t, othersThan(t.state, seat), system);
  },
  cost: { tokens: 1, resources: 0 },
  useful: (s, seat) => exhausted(s, controlledBy(s, seat)).length > 0,
  ways(s, seat) {
    const planets = exhausted(s, controlledBy(s, seat)).sort((a, b) => value(s, b) - value(s, a));
    const [only] = planets;
    const pairs = planets.flatMap((one, at) => planets.slice(at + 1).map((other) => [one, other]));
    const best = pairs.sort((a, b) => sum(s, b) - sum(s, a));
    const all = planets.length === 1 && only ? [[only]] : best;
    return all.map((some) => ({ id: some.join('+'), label: msg('option.readied', { planets: some }) }));
  },
  *secondary(t, seat, way) {
    const named = way?.split('+') as PlanetId[] | undefined;
    const able = exhausted(t.state, controlledBy(t.state, seat));
    if (named?.every((planet) => able.includes(planet))) makeReady(t, seat, named);
    else yield* ready(t, seat, (s) => controlledBy(s, seat));
  },
};
