import { z } from 'zod';
import type { Message } from '#core/message.ts';
import { peopleText } from '#core/people-text.ts';
import { patchSchema } from '#core/repair.ts';
import type { Post, ProposalRow } from '#store/model.ts';
import { planRepair } from '../answers/repair.ts';
import { planUndo } from '../answers/undo.ts';
import type { ChangePlan } from '../runner/change-plan.ts';
import type { Dependencies } from '../runner/dependencies.ts';
import type { LiveTable } from '../runner/live-table.ts';
import { tablePost } from '../runner/plan-posts.ts';
import { planHandOver, seatTransfer } from '../seats/hand-over.ts';
import { planAbandon } from '../tables/abandon.ts';
import { paceMessage, paceSchema, planPace } from '../tables/pace.ts';
import { planPause, planResume } from '../tables/pause.ts';
import { app } from '../text/lexicon.ts';

/** What the table can vote on, as it is stored. */
export const motion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('repair'), patch: patchSchema, note: z.string(), base: z.int() }),
  z.object({ kind: z.literal('undo'), seat: z.int(), seq: z.int() }),
  seatTransfer.extend({ kind: z.literal('replace') }),
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('resume') }),
  z.object({ kind: z.literal('abandon') }),
  paceSchema.extend({ kind: z.literal('pace') }),
]);
export type Motion = z.output<typeof motion>;

/** What would come of a motion if it were carried now. */
export async function planMotion(table: LiveTable, what: Motion, deps: Dependencies): Promise<ChangePlan> {
  switch (what.kind) {
    case 'repair':
      return await planRepair(table, what, deps);
    case 'undo':
      return await planUndo(table, { ...what, voted: true }, deps);
    case 'replace':
      return await planHandOver(table, what, deps);
    case 'pause':
      return await planPause(table, {}, deps);
    case 'resume':
      return await planResume(table, {}, deps);
    case 'abandon':
      return await planAbandon(table, {}, deps);
    case 'pace':
      return await planPace(table, what, deps);
  }
}

/** The places that a repair reads or changes. */
export function pathsOf(patch: Extract<Motion, { kind: 'repair' }>['patch']): readonly string[] {
  return [...new Set(patch.flatMap((step) => ('from' in step ? [step.from, step.path] : [step.path])))];
}

/** A motion in words. Of a repair only the places are named: the values may be secret. */
function wording(what: Motion): Message {
  switch (what.kind) {
    case 'repair':
      return app('app.proposesRepair', {
        note: peopleText(what.note),
        paths: pathsOf(what.patch).map(peopleText),
      });
    case 'undo':
      return app('app.proposesUndo', { seat: what.seat });
    case 'replace':
      return app('app.proposesReplace', {
        seat: what.seat,
        name: what.to.name ?? peopleText('bot' in what.to ? what.to.bot : ''),
      });
    case 'pause':
      return app('app.proposesPause', {});
    case 'resume':
      return app('app.proposesResume', {});
    case 'abandon':
      return app('app.proposesAbandon', {});
    case 'pace':
      return app('app.proposesPace', { pace: paceMessage(what) });
  }
}

/** Who has a vote: every person at the table, except one who is to be replaced. */
export function votersOf({ seats }: LiveTable, what: Motion): readonly string[] {
  const counted = seats.filter(({ seat }) => what.kind !== 'replace' || seat !== what.seat);
  return [...new Set(counted.flatMap(({ user }) => user ?? []))];
}

/** A motion is carried by more than half of all votes, and lost as soon as that cannot be reached. */
export function tally(
  who: readonly string[],
  { yes, no }: Pick<ProposalRow, 'yes' | 'no'>,
): ProposalRow['status'] {
  const count = (votes: readonly string[]) => votes.filter((user) => who.includes(user)).length;
  if (who.length === 0 || count(yes) * 2 > who.length) return 'passed';
  return count(no) * 2 >= who.length ? 'rejected' : 'open';
}

/** Shows a vote as it stands. */
export function votePost(table: LiveTable, row: ProposalRow, what: Motion): Post {
  const { id, kind, yes, no, status, proposedBy } = row;
  const message = wording(what);
  return tablePost('vote', {
    id,
    kind,
    message,
    proposedBy,
    yes,
    no,
    electors: votersOf(table, what),
    status,
  });
}
