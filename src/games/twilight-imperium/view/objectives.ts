import type { Seat } from '#core/seat.ts';
import { memoizeUntilWrite } from '#core/state-memo.ts';
import { objectiveOf } from '../rules/objectives.ts';
import { type Galaxy, seatOf } from '../state.ts';
import { type PublicId, type SecretId, STAGE_ONE } from '../tables/card-ids.ts';

/** How a seat stands with an objective: whether it fulfils it now, and how far it has come where that is counted. */
export interface StandingView {
  readonly met: boolean;
  readonly have: number | null;
  readonly need: number | null;
}

/** A public objective that lies open, who has scored it, and how all seats stand with it. */
export interface ObjectiveView {
  readonly id: PublicId | SecretId;
  /** None for a secret objective that was made public. */
  readonly stage: 1 | 2 | null;
  readonly points: number;
  readonly scored: readonly Seat[];
  readonly standing: readonly StandingView[];
}

/** A secret objective of the viewer's own. */
export interface SecretView extends StandingView {
  readonly id: SecretId;
  /** Scored by a deed in the action phase, not in the status phase (30.5b). */
  readonly byDeed: boolean;
}

export const stageOf = (id: PublicId) => ((STAGE_ONE as readonly string[]).includes(id) ? 1 : 2);

function standing(s: Galaxy, seat: Seat, id: PublicId | SecretId): StandingView {
  const objective = objectiveOf(s, id);
  const progress = objective.progress?.(s, seat);
  return { met: objective.met(s, seat), have: progress?.have ?? null, need: progress?.need ?? null };
}

/** Everybody's standing: from what lies open alone (30.17). */
export const objectivesView = memoizeUntilWrite((s: Galaxy): ObjectiveView[] => {
  const common = (id: PublicId | SecretId) => ({
    points: objectiveOf(s, id).points,
    standing: s.seats.map((_, seat) => standing(s, seat, id)),
  });
  return [
    ...s.objectives
      .filter(({ revealed }) => revealed)
      .map(({ id, scored }) => ({ id, stage: stageOf(id), scored, ...common(id) }) as const),
    ...s.published.map(({ id, scored }) => ({ id, stage: null, scored, ...common(id) })),
  ];
});

/** The secrets in a seat's hand, for itself. */
export function secretsView(s: Galaxy, seat: Seat): SecretView[] {
  const { held } = seatOf(s, seat).secrets;
  return held.map((id) => ({
    id,
    byDeed: objectiveOf(s, id).trigger !== undefined,
    ...standing(s, seat, id),
  }));
}
