import type { Seat } from '#core/seat.ts';
import { type ObjectiveId, objectives } from '#games/twilight-inscription/tables/objectives.ts';
import type { SheetId } from '#games/twilight-inscription/tables/vocabulary.ts';
import { type Inscription, type InscriptionScene, scene } from '../scene.ts';

/** How a seat comes one short of an objective, and the marks of a card with a material and an influence that fulfil it. */
interface Race {
  readonly short: (scene: InscriptionScene, seat: Seat) => void;
  readonly marks: (table: Inscription, seat: Seat) => readonly string[];
  /** What the black dice show: nothing that brings the objective nearer. */
  readonly dice: 'MMM' | 'III';
}

/** Points for an objective by seat, before anybody fulfils it, after seat 0 does, and after seat 1 does a round later. */
export function raceFor(
  id: ObjectiveId,
  { short, marks, dice }: Race,
): readonly (readonly (number | null)[])[] {
  const { sheet } = objectives[id];
  const other: SheetId = sheet === 'warfare' ? 'navigation' : 'warfare';
  const start = scene()
    .objective(id)
    .events('first-harvest', 'open-lanes', 'first-sails', 'old-maps')
    .dice(dice);
  for (const seat of [0, 1]) short(start, seat);
  const table = start.play();
  const points = () => pointsFor(table, id);
  const before = points();
  const after = [0, 1].map((seat) => {
    table.activate(seat, sheet);
    table.mark(seat, marks(table, seat)).others(other);
    return points();
  });
  return [before, ...after];
}

/** What an objective has brought each seat. */
export const pointsFor = (table: Inscription, objective: ObjectiveId): readonly (number | null)[] =>
  table.state.seats.map((player) => player.objectives.find(({ id }) => id === objective)?.vp ?? null);
