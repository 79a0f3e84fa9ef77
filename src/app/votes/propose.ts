import { z } from 'zod';
import type { Json } from '#core/json.ts';
import { peopleText } from '#core/people-text.ts';
import type { Author } from '#core/record.ts';
import { pathsOf } from '#core/shown-patch.ts';
import type { Post, ProposalRow } from '#store/model.ts';
import { ownAnswer } from '../answers/undo.ts';
import { done, type Refused, type Reply, refused } from '../requests/reply.ts';
import { actor, identifier, parseRequest } from '../requests/request.ts';
import type { ChangePlan } from '../runner/change-plan.ts';
import { type LiveTable, seatsOf } from '../runner/live-table.ts';
import { noticePost } from '../runner/plan-posts.ts';
import { authorOf, canManage, requireStarted } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { holderAt, seatTransfer } from '../seats/newcomer.ts';
import { paceSchema } from '../tables/pace.ts';
import { app } from '../text/lexicon.ts';
import { type Motion, motion, planMotion, proposerOf, tally, votePost, votersOf } from './proposal.ts';
import { completeRepair, repairRequest } from './repair-motion.ts';

/** Votes that may be open at a table at the same time. */
const MAX_OPEN = 10;

/** Places that are named when a repair does not fit. */
const MAX_PATHS = 10;

/** A repair may need more words than an answer. */
const MAX_PATCH = 32_768;

const proposeRequest = z.object({
  table: identifier,
  actor,
  motion: z.discriminatedUnion('kind', [
    repairRequest,
    z.object({ kind: z.literal('undo'), seq: z.int().min(0).optional() }),
    seatTransfer.extend({ kind: z.literal('replace') }),
    z.object({ kind: z.literal('pause') }),
    z.object({ kind: z.literal('resume') }),
    z.object({ kind: z.literal('abandon') }),
    z.object({ kind: z.literal('restore') }),
    paceSchema.extend({ kind: z.literal('pace') }),
  ]),
});

/** Somebody puts something to the vote: a repair, taking an answer back, a pause, a replacement … */
export type ProposeRequest = z.input<typeof proposeRequest>;

const voteRequest = z.object({ table: identifier, user: identifier, proposal: z.int(), yes: z.boolean() });

/** Somebody votes; they may change their mind while the vote is open. */
export type VoteRequest = z.input<typeof voteRequest>;

/** How a vote stands, and why it came to nothing if it was carried and could not be done. */
export interface Vote {
  readonly proposal: number;
  readonly status: ProposalRow['status'];
  readonly failure?: Refused['refusal'];
}

type ParsedProposal = z.output<typeof proposeRequest>;

/** A motion with everything it needs to be carried later. */
async function completeMotion(
  runner: TableRunner,
  table: LiveTable,
  { motion: what, actor: who }: ParsedProposal,
): Promise<Motion | Refused> {
  switch (what.kind) {
    case 'repair':
      return await completeRepair(table, { ...what, who }, runner.deps);
    case 'undo': {
      const own = await ownAnswer(table, { user: who.user, seq: what.seq }, runner.deps);
      return own.kind === 'refused' ? own : { kind: 'undo', seat: own.row.seat, seq: own.row.seq };
    }
    case 'replace':
      return { ...what, from: holderAt(table, what.seat).name };
    default:
      return what;
  }
}

/** Writes how a vote stands; if it is carried, its effect in the same breath. */
async function settleVote(
  runner: TableRunner,
  table: LiveTable,
  { row, what, effect: plan }: { row: ProposalRow; what: Motion; effect: () => Promise<ChangePlan> },
): Promise<Reply<Vote>> {
  const status = tally(votersOf(table, what), row);
  if (status === 'open') {
    await runner.commit(table, { proposals: [row], posts: [votePost(table, row, what)] });
    return done({ proposal: row.id, status });
  }
  const closed = { ...row, status, closedAt: runner.deps.clock.now() };
  const carried = status === 'passed' ? await plan() : null;
  if (carried?.kind === 'change') {
    const posts = [votePost(table, closed, what), ...(carried.change.posts ?? [])];
    await runner.commit(table, { ...carried.change, proposals: [closed], posts });
    // Another version of the rules may have come while the game was ended; the table is brought up when it is loaded.
    if (what.kind === 'restore') runner.forget(table);
    return done({ proposal: row.id, status });
  }
  const lost = carried ? { ...closed, status: 'failed' as const } : closed;
  await runner.commit(table, { proposals: [lost], posts: [votePost(table, lost, what)] });
  return done({ proposal: row.id, status: lost.status, ...(carried && { failure: carried.refusal }) });
}

/** Even that a repair does not fit tells something, so everybody learns what was tried. */
function repairTried(table: LiveTable, user: string, { patch }: Extract<Motion, { kind: 'repair' }>): Post {
  const seat = seatsOf(table, user)[0]?.seat ?? null;
  return noticePost(
    app('app.repairTried', { seat, paths: pathsOf(patch).slice(0, MAX_PATHS).map(peopleText) }),
  );
}

/** Only that the game goes on is voted on at a table that was ended. */
function requireVotable(table: LiveTable, { kind }: { readonly kind: Motion['kind'] }): Refused | null {
  if (kind !== 'restore') return requireStarted(table);
  return table.row.ending === null ? refused(app('app.notRestorable', {})) : null;
}

interface Opened {
  readonly what: Motion;
  readonly by: Author;
  readonly yes: readonly string[];
}

/** Opens a vote on something that can be done now; if enough voices are for it already, it is done. */
export async function openVote(
  runner: TableRunner,
  table: LiveTable,
  { what, by, yes }: Opened,
): Promise<Reply<Vote>> {
  // What cannot be done now is not worth a vote.
  const plan = 'untried' in what ? null : await planMotion(table, { what, by }, runner.deps);
  if (plan?.kind === 'refused') return plan;
  const proposals = await runner.deps.store.tables.proposals(table.row.id);
  if (proposals.filter(({ status }) => status === 'open').length >= MAX_OPEN)
    return refused(app('app.manyVotes', {}));
  const row: ProposalRow = {
    id: (proposals.at(-1)?.id ?? 0) + 1,
    kind: what.kind,
    payload: { ...what, by } as unknown as Json,
    proposedBy: by.user,
    yes,
    no: [],
    status: 'open',
    createdAt: runner.deps.clock.now(),
    closedAt: null,
  };
  const effect = async () => plan ?? (await planMotion(table, { what, by }, runner.deps));
  return await settleVote(runner, table, { row, what, effect });
}

/** Puts a motion to the vote; whoever has a vote and proposes it is for it. */
export async function propose(runner: TableRunner, request: ProposeRequest): Promise<Reply<Vote>> {
  const read = parseRequest(proposeRequest, request, MAX_PATCH);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who } = read.value;
  return await runner.runAt<Vote>(id, async (table) => {
    const closed = requireVotable(table, read.value.motion);
    if (closed) return closed;
    const what = await completeMotion(runner, table, read.value);
    if (what.kind === 'refused') return what;
    const own = votersOf(table, what).includes(who.user);
    if (!own && !canManage(table, who)) return refused(app('app.notSeated', {}));
    const opened = { what, by: authorOf(table, who), yes: own ? [who.user] : [] };
    const reply = await openVote(runner, table, opened);
    if (reply.kind === 'refused' && what.kind === 'repair')
      await runner.commit(table, { posts: [repairTried(table, who.user, what)] });
    return reply;
  });
}

type Votes = Pick<ProposalRow, 'yes' | 'no'>;

const without = (votes: readonly string[], user: string) => votes.filter((voter) => voter !== user);

/** Counts a vote, and does what was voted on when it is carried. */
export function vote(runner: TableRunner, request: VoteRequest): Promise<Reply<Vote>> {
  return recount(runner, request, ({ yes, no }, user) => ({
    yes: request.yes ? [...without(yes, user), user] : without(yes, user),
    no: request.yes ? without(no, user) : [...without(no, user), user],
  }));
}

/** Takes a vote back, if it still is what it was: who has voted otherwise meanwhile keeps that. */
export function withdraw(runner: TableRunner, request: VoteRequest): Promise<Reply<Vote>> {
  return recount(runner, request, ({ yes, no }, user) => ({
    yes: request.yes ? without(yes, user) : yes,
    no: request.yes ? no : without(no, user),
  }));
}

async function recount(
  runner: TableRunner,
  request: VoteRequest,
  changed: (votes: Votes, user: string) => Votes,
): Promise<Reply<Vote>> {
  const read = parseRequest(voteRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, user, proposal } = read.value;
  return await runner.runAt<Vote>(id, async (table) => {
    const found = (await runner.deps.store.tables.proposals(id)).find((row) => row.id === proposal);
    if (!found) return refused(app('app.noProposal', {}));
    if (found.status !== 'open') return refused(app('app.proposalClosed', {}));
    const what = motion.parse(found.payload);
    const closed = requireVotable(table, what);
    if (closed) return closed;
    if (!votersOf(table, what).includes(user)) return refused(app('app.noVote', {}));
    const row: ProposalRow = { ...found, ...changed(found, user) };
    const by = proposerOf(found);
    const effect = () => planMotion(table, { what, by }, runner.deps);
    return await settleVote(runner, table, { row, what, effect });
  });
}
