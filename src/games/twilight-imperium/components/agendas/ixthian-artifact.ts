import type { Flow } from '#core/flow.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { adjacentTo } from '../../rules/board.ts';
import { clockwise } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import { placesIn, systemOf } from '../../tables/places.ts';
import { MECATOL_REX, planets } from '../../tables/planets.ts';
import { msg } from '../../text/lexicon.ts';
import { rollDice } from '../../verbs/dice.ts';
import { loseTogether, unitsTo } from './losses.ts';
import { researchUpTo } from './researching.ts';

const agenda = 'ixthian-artifact';

/** From this result on it is a blessing. */
const BLESSING = 6;
const TECHNOLOGIES = 2;
const LOST = 3;

/** Everything in the middle falls, and of each seat three units in every system next to it, all at once. */
function* catastrophe(t: ImperiumTable): Flow<void> {
  const { system: centre } = planets[MECATOL_REX];
  const around = adjacentTo(t.state, centre);
  yield* loseTogether(
    t,
    () =>
      around.map((system) => ({ agenda, count: LOST, system, fits: (_unit, at) => systemOf(at) === system })),
    unitsTo(t.state, placesIn(centre)),
  );
}

/** The speaker rolls a die: technologies for all, or destruction around Mecatol Rex. */
export const ixthianArtifact: AgendaCard = {
  *for(t) {
    const [result = 1] = rollDice(t, agenda, 1);
    t.tell(msg('fact.agendaRolled', { seat: t.state.speaker, agenda, result }));
    if (result < BLESSING) return yield* catastrophe(t);
    yield* t.parallel(clockwise(t.state, t.state.speaker), 'agenda-research', (seat) =>
      researchUpTo(t, seat, { agenda, count: TECHNOLOGIES }),
    );
  },
};
