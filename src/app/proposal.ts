import { z } from 'zod';
import type { Message } from '#core/message.ts';
import { patchSchema } from '#core/repair.ts';
import type { Post, ProposalRow } from '#store/model.ts';
import { abandonDeed } from './abandon.ts';
import { toTable } from './aftermath.ts';
import type { Effect } from './effect.ts';
import { handing, handOverDeed } from './hand-over.ts';
import type { LiveTable } from './live-table.ts';
import { pauseDeed, resumeDeed } from './pause.ts';
import { repairDeed } from './repair.ts';
import type { Surroundings } from './surroundings.ts';
import { app } from './text/lexicon.ts';
import { undoDeed } from './undo.ts';

/** What the table can vote on, as it is stored. */
export const motion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('repair'), patch: patchSchema, note: z.string(), base: z.int() }),
  z.object({ kind: z.literal('undo'), seat: z.int(), seq: z.int() }),
  handing.extend({ kind: z.literal('replace') }),
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('resume') }),
  z.object({ kind: z.literal('abandon') }),
]);
export type Motion = z.output<typeof motion>;

/** What would come of a motion if it were carried now. */
export async function effectOf(table: LiveTable, what: Motion, around: Surroundings): Promise<Effect> {
  switch (what.kind) {
    case 'repair':
      return await repairDeed(table, what, around);
    case 'undo':
      return await undoDeed(table, { ...what, voted: true }, around);
    case 'replace':
      return await handOverDeed(table, what, around);
    case 'pause':
      return await pauseDeed(table, {}, around);
    case 'resume':
      return await resumeDeed(table, {}, around);
    case 'abandon':
      return await abandonDeed(table, {}, around);
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
      return app('app.proposesRepair', { note: what.note, paths: pathsOf(what.patch) });
    case 'undo':
      return app('app.proposesUndo', { seat: what.seat });
    case 'replace':
      return app('app.proposesReplace', {
        seat: what.seat,
        name: what.to.name ?? ('bot' in what.to ? what.to.bot : ''),
      });
    case 'pause':
      return app('app.proposesPause', {});
    case 'resume':
      return app('app.proposesResume', {});
    case 'abandon':
      return app('app.proposesAbandon', {});
  }
}

/** Who has a vote: every person at the table, except one who is to be replaced. */
export function electors({ seats }: LiveTable, what: Motion): readonly string[] {
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
  return toTable('vote', { id, kind, message, proposedBy, yes, no, electors: electors(table, what), status });
}
