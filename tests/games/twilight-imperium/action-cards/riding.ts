import type { ActionCardId } from '#games/twilight-imperium/tables/card-ids.ts';
import { revealing } from '../agendas/voting.ts';
import type { Imperium, Scene } from '../scene.ts';

/** Mutiny is revealed; seat 0 holds a rider, seat 2 is the speaker. */
export const ridden = (card: ActionCardId): Scene =>
  revealing('mutiny')
    .hand(0, card)
    .with((s) => {
      s.speaker = 2;
    });

/** Seat 0 predicts that the agenda is voted down; nobody votes, and the speaker decides. */
export function ride(scene: Scene, card: ActionCardId, outcome: 'for' | 'against' = 'against'): Imperium {
  const table = scene.play().quiet();
  table.answer(0, 'agenda-read', `card:${card}`);
  table.answer(0, 'prediction', 'against');
  // 83.16: seat 0 is not asked for its vote.
  table.quiet().answers([1, 'vote', 'abstain'], [2, 'vote', 'abstain'], [2, 'outcome', outcome]);
  return table.quiet();
}
