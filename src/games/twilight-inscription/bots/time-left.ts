import { events } from '../tables/events.ts';
import type { View } from '../view.ts';

/** What is still to come after the event under way; councils and productions as far as one can tell. */
export interface TimeLeft {
  readonly strategies: number;
  readonly productions: number;
  readonly councils: number;
  readonly wars: number;
  /** Strategy events that are likely to come before the next war. */
  readonly beforeWar: number;
}

/** The rounds of a stage: strategy events and others take turns, and the stage ends with another (2.4). */
const FIRST_OF_STAGE: Readonly<Record<number, number>> = { 1: 1, 2: 4, 3: 10, 4: 16, 5: 22, 6: 26 };
const WARS = 4;
/** Stages in which there is a council and a production. */
const [FIRST_WITH_COUNCIL, LAST_WITH_COUNCIL] = [2, 4] as const;

const isStrategy = (round: number, rounds: number): boolean => {
  if (round >= rounds) return false;
  const [second = 4, last = 22] = [FIRST_OF_STAGE[2], FIRST_OF_STAGE[5]];
  return round < second || round >= last || (round - second) % 2 === 0;
};

function strategiesBetween(from: number, to: number, rounds: number): number {
  let found = 0;
  for (let round = from; round < to; round++) if (isStrategy(round, rounds)) found++;
  return found;
}

/** How much is left of a game, from what lies open. */
export function timeLeft({ round, rounds, stage, event, seats }: View): TimeLeft {
  const after = round + 1;
  const fought = seats[0]?.warfare.wars.length ?? 0;
  const nextStage = FIRST_OF_STAGE[stage + 1] ?? rounds + 1;
  const isWarOpen = fought < stage - 1 && (event === null || events[event].type !== 'war');
  const others = nextStage - after - strategiesBetween(after, nextStage, rounds);
  const inStage =
    stage >= FIRST_WITH_COUNCIL && stage <= LAST_WITH_COUNCIL
      ? Math.max(0, others - (isWarOpen ? 1 : 0)) / 2
      : 0;
  const later = LAST_WITH_COUNCIL - Math.max(stage, FIRST_WITH_COUNCIL - 1);
  const ends = strategiesBetween(after, Math.min(nextStage, rounds), rounds);
  const comes = strategiesBetween(after, Math.min(FIRST_OF_STAGE[stage + 2] ?? rounds, rounds), rounds);
  return {
    strategies: strategiesBetween(after, rounds + 1, rounds),
    productions: inStage + Math.max(0, later),
    councils: inStage + Math.max(0, later),
    wars: WARS - fought,
    beforeWar: isWarOpen ? ends / 2 : stage === 1 ? ends + 1.5 : (ends + comes) / 2,
  };
}
