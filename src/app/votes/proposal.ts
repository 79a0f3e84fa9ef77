import { z } from 'zod';
import type { Message } from '#core/message.ts';
import { peopleText } from '#core/people-text.ts';
import type { Author } from '#core/record.ts';
import type { Post, ProposalRow } from '#store/model.ts';
import { planRepair } from '../answers/repair.ts';
import { planUndo } from '../answers/undo.ts';
import { refused } from '../requests/reply.ts';
import type { ChangePlan } from '../runner/change-plan.ts';
import type { Dependencies } from '../runner/dependencies.ts';
import type { LiveTable } from '../runner/live-table.ts';
import { tablePost } from '../runner/plan-posts.ts';
import { requireStarted } from '../runner/roles.ts';
import { planHandOver } from '../seats/hand-over.ts';
import { holderAt, newHolder, seatTransfer } from '../seats/newcomer.ts';
import { planAssignment } from '../seats/transfers.ts';
import { planAbandon } from '../tables/abandon.ts';
import { paceMessage, paceSchema, planPace } from '../tables/pace.ts';
import { planPause, planResume } from '../tables/pause.ts';
import { planRestore } from '../tables/restore.ts';
import { app } from '../text/lexicon.ts';
import { repairMotion, repairWording } from './repair-motion.ts';

/** How somebody was called when it was stored. */
const called = z.string().transform(peopleText);

/** What the table can vote on, as it is stored. */
export const motion = z.discriminatedUnion('kind', [
  repairMotion,
  z.object({ kind: z.literal('undo'), seat: z.int(), seq: z.int() }),
  seatTransfer.extend({ kind: z.literal('replace'), from: called.optional() }),
  z.object({
    kind: z.literal('return'),
    seat: z.int(),
    to: z.object({ user: z.string(), name: called }),
    from: called,
    entry: z.int(),
  }),
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('resume') }),
  z.object({ kind: z.literal('abandon') }),
  z.object({ kind: z.literal('restore') }),
  paceSchema.extend({ kind: z.literal('pace') }),
]);
export type Motion = z.output<typeof motion>;

const authorship = z.object({ by: z.object({ user: z.string(), name: called.nullable() }).optional() });

/** Who proposed something, as they were called then; of votes from before that was kept no more than who. */
export function proposerOf({ payload, proposedBy }: Pick<ProposalRow, 'payload' | 'proposedBy'>): Author {
  return authorship.parse(payload).by ?? { user: proposedBy, name: null };
}

/** One vote is none: against the will of who sits there at least two others decide. */
function planReplacement(
  table: LiveTable,
  { what, by }: { readonly what: Extract<Motion, { kind: 'replace' }>; readonly by: Author },
  deps: Dependencies,
): ChangePlan | Promise<ChangePlan> {
  const { seat, to } = what;
  const isPerson = holderAt(table, seat).user !== null;
  if (isPerson && votersOf(table, what).length < 2)
    return requireStarted(table) ?? refused(app('app.soleVoter', {}));
  return planAssignment(table, { seat, to, by, right: 'vote' }, deps);
}

/** Gives a seat back to whoever lost it, unless it has changed hands again since. */
function planReturn(
  table: LiveTable,
  { what, by }: { readonly what: Extract<Motion, { kind: 'return' }>; readonly by: Author },
  deps: Dependencies,
): ChangePlan | Promise<ChangePlan> {
  const { seat, to, entry } = what;
  const last = table.handOvers.findLast((one) => one.entry.seat === seat);
  if (last?.entry.seq !== entry) return refused(app('app.transferGone', {}));
  const found = newHolder(table, { seat, to });
  if (found.kind === 'refused') return found;
  return planHandOver(table, { seat, to: found.holder, by, right: 'returned' }, deps);
}

/** What would come of a motion if it were carried now. */
export async function planMotion(
  table: LiveTable,
  { what, by }: { readonly what: Motion; readonly by: Author },
  deps: Dependencies,
): Promise<ChangePlan> {
  switch (what.kind) {
    case 'repair':
      return await planRepair(table, what, deps);
    case 'undo':
      return await planUndo(table, { ...what, voted: true }, deps);
    case 'replace':
      return await planReplacement(table, { what, by }, deps);
    case 'return':
      return await planReturn(table, { what, by }, deps);
    case 'pause':
      return await planPause(table, {}, deps);
    case 'resume':
      return await planResume(table, {}, deps);
    case 'abandon':
      return await planAbandon(table, { by, how: 'vote' }, deps);
    case 'restore':
      return await planRestore(table, { by, how: 'vote' }, deps);
    case 'pace':
      return await planPace(table, what, deps);
  }
}

/** A motion in words. */
function wording(what: Motion): Message {
  switch (what.kind) {
    case 'repair':
      return repairWording(what);
    case 'undo':
      return app('app.proposesUndo', { seat: what.seat });
    case 'replace': {
      const { seat, from } = what;
      const to = what.to.name ?? peopleText('bot' in what.to ? what.to.bot : '');
      return from === undefined
        ? app('app.proposesReplace', { seat, name: to })
        : app('app.proposesSeat', { seat, from, to });
    }
    case 'return':
      return app('app.proposesReturn', { seat: what.seat, from: what.from, to: what.to.name });
    case 'pause':
      return app('app.proposesPause', {});
    case 'resume':
      return app('app.proposesResume', {});
    case 'abandon':
      return app('app.proposesAbandon', {});
    case 'restore':
      return app('app.proposesRestore', {});
    case 'pace':
      return app('app.proposesPace', { pace: paceMessage(what) });
  }
}

/** Who has a vote: every person at the table, except one whose seat it is about. */
export function votersOf({ seats }: LiveTable, what: Motion): readonly string[] {
  const isAbout = what.kind === 'replace' || what.kind === 'return' ? what.seat : null;
  const counted = seats.filter(({ seat }) => seat !== isAbout);
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
    // What is voted on at length is asked in short: the words above say what.
    ...(kind === 'repair' && { question: app('app.asksRepair', {}) }),
    proposedBy,
    yes,
    no,
    electors: votersOf(table, what),
    status,
  });
}
