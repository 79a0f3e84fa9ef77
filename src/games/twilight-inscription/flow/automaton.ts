import { settledTrack, type Track } from '../rules/automaton.ts';
import type { InscriptionTable } from '../table.ts';
import { events } from '../tables/events.ts';
import { objectives } from '../tables/objectives.ts';
import { RESOURCES, type SheetId } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';

/** After the roll of a strategy event the automated faction crosses a symbol for each coloured die (23.6). */
export function advanceAutomaton(t: InscriptionTable): void {
  const { dice, event } = t.state;
  if (t.state.automaton === null || dice === null || event === null) return;
  t.tell(msg('fact.automatonMarks', { dice: RESOURCES.map((r) => ({ r, n: dice.coloured[r] })) }));
  for (const r of RESOURCES) advance(t, `${r}${dice.coloured[r]}` as Track, events[event].stage);
}

function advance(t: InscriptionTable, track: Track, stage: number): void {
  const { automaton } = t.state;
  if (automaton === null) return;
  const { automaton: after, reached } = settledTrack(automaton, track, stage);
  t.write.automaton = after as NonNullable<typeof t.write.automaton>;
  for (const what of reached) {
    if (what === 'mecatol') reachMecatol(t);
    else reachObjective(t, what);
  }
}

/** It is written in the highest free row (23.7). */
function reachMecatol(t: InscriptionTable): void {
  t.write.mecatol.push({ seat: null, round: t.state.round });
  t.tell(msg('fact.automatonMecatol', { row: t.state.mecatol.length }));
}

/** The objective of a sheet is turned, if nobody was there before (23.7). */
function reachObjective(t: InscriptionTable, sheet: SheetId): void {
  const at = t.state.objectives.findIndex(({ id }) => objectives[id].sheet === sheet);
  const objective = t.write.objectives[at];
  if (!objective || objective.first !== null) return;
  objective.first = t.state.round;
  t.tell(msg('fact.automatonObjective', { objective: objective.id }));
}
