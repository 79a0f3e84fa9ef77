import type { Sun } from '../state.ts';
import { guilds } from '../tables/guilds.ts';
import { technologies } from '../tables/technologies/index.ts';
import { type Action, DECK_LEVELS, type DeckLevel } from '../tables/vocabulary.ts';
import { variantsOf } from './dry-run.ts';
import { technologiesOf } from './technologies.ts';

/** Levels that an action researches. */
const levelsOf = (action: Action): readonly number[] =>
  variantsOf({ kind: 'start', id: 'people', n: 0 }, action).flatMap(({ steps }) =>
    steps.flatMap((step) => (step.do === 'research' ? step.levels : [])),
  );

/** Rows of the tableau that somebody's action, or a guild's, now calls for (24.2 to 24.4). */
export function rowsToOpen(s: Sun): readonly DeckLevel[] {
  if (!s.tableau) return [];
  const actions = [
    ...s.guilds.map((id) => guilds[id].action),
    ...s.seats.flatMap((_, seat) => technologiesOf(s, seat).flatMap((id) => technologies[id].actions)),
  ];
  const levels = new Set(actions.flatMap(levelsOf));
  return DECK_LEVELS.filter((level) => s.rows[level] === null && levels.has(level));
}
