import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { research } from '../../../flow/research.ts';
import { adjacentTo } from '../../../rules/board.ts';
import { gainsByResearch } from '../../../rules/technology.ts';
import { placesIn, systemOf } from '../../../rules/units.ts';
import { clockwise } from '../../../state.ts';
import type { ImperiumTable } from '../../../table.ts';
import { msg } from '../../../text/lexicon.ts';
import type { AgendaCard } from '../../../timing/component.ts';
import { rollDice } from '../../../verbs/dice.ts';
import { MECATOL_REX, planets } from '../../planets.ts';
import { loseTogether, unitsTo } from './losses.ts';

const agenda = 'ixthian-artifact';

/** From this result on it is a blessing. */
const BLESSING = 6;
const TECHNOLOGIES = 2;
const LOST = 3;

/** A seat researches up to two technologies, the second by the first if it likes. */
function* researchTwo(t: ImperiumTable, seat: Seat): Flow<void> {
  for (let left = TECHNOLOGIES; left > 0; left--) {
    const wanted = yield* t.ask(seat, 'agenda-research', () => {
      if (!gainsByResearch(t.state, seat)) return null;
      const options = [
        { id: 'yes', label: msg('option.research', {}), value: true },
        { id: 'no', label: msg('option.decline', {}), value: false },
      ];
      return choose<boolean>(msg('ask.agendaResearch', { agenda, left }), options);
    });
    if (!wanted) return;
    yield* research(t, seat);
  }
}

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
    yield* t.parallel(clockwise(t.state, t.state.speaker), 'agenda-research', (seat) => researchTwo(t, seat));
  },
};
