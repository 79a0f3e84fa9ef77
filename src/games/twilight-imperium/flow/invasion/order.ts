import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../../table.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { msg } from '../../text/lexicon.ts';

/** What is done planet by planet, and on which. */
interface Series {
  readonly among: () => readonly PlanetId[];
  readonly each: (planet: PlanetId) => Flow<void>;
}

/** Does something for each of some planets, one after another as the active seat likes (11.4a). */
export function* inChosenOrder(t: ImperiumTable, seat: Seat, { among, each }: Series): Flow<void> {
  const done: PlanetId[] = [];
  for (;;) {
    const left = () => among().filter((planet) => !done.includes(planet));
    const [only, ...more] = left();
    if (only === undefined) return;
    const next = more.length === 0 ? only : yield* t.ask(seat, 'combat-order', () => nextOf(left()));
    done.push(next);
    yield* each(next);
  }
}

function nextOf(planets: readonly PlanetId[]) {
  const options = planets.map((planet) => ({
    id: planet,
    label: msg('option.planet', { planet }),
    value: planet,
  }));
  return choose<PlanetId>(msg('ask.nextPlanet', { what: 'combat' }), options);
}
