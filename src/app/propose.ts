import { z } from 'zod';
import type { Json } from '#core/json.ts';
import { patchSchema } from '#core/repair.ts';
import type { Post, ProposalRow } from '#store/model.ts';
import { notice } from './aftermath.ts';
import type { Desk } from './desk.ts';
import type { Effect } from './effect.ts';
import { handing } from './hand-over.ts';
import { type LiveTable, seatsOf } from './live-table.ts';
import { effectOf, electors, type Motion, motion, pathsOf, tally, votePost } from './proposal.ts';
import { done, type Refused, type Reply, refused } from './reply.ts';
import { actor, identity, reading } from './request.ts';
import { mayRule, underWay } from './roles.ts';
import { app } from './text/lexicon.ts';
import { ownAnswer } from './undo.ts';

/** Votes that may be open at a table at the same time. */
const MOST_OPEN = 10;

/** Places that are named when a repair does not fit. */
const MOST_PATHS = 10;

/** A repair may need more words than an answer. */
const MOST_PATCH = 32_768;

const proposeRequest = z.object({
  table: identity,
  actor,
  motion: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('repair'), patch: patchSchema, note: z.string().trim().min(1).max(300) }),
    z.object({ kind: z.literal('undo'), seq: z.int().min(0).optional() }),
    handing.extend({ kind: z.literal('replace') }),
    z.object({ kind: z.literal('pause') }),
    z.object({ kind: z.literal('resume') }),
    z.object({ kind: z.literal('abandon') }),
  ]),
});

/** Somebody puts something to the vote: a repair, taking an answer back, a pause, a replacement … */
export type ProposeRequest = z.input<typeof proposeRequest>;

const voteRequest = z.object({ table: identity, user: identity, proposal: z.int(), yes: z.boolean() });

/** Somebody votes; they may change their mind while the vote is open. */
export type VoteRequest = z.input<typeof voteRequest>;

/** How a vote stands, and why it came to nothing if it was carried and could not be done. */
export interface Vote {
  readonly proposal: number;
  readonly status: ProposalRow['status'];
  readonly failure?: Refused['refusal'];
}

type Asked = z.output<typeof proposeRequest>;

/** A motion with everything it needs to be carried later. */
async function moved(
  desk: Desk,
  table: LiveTable,
  { motion: what, actor: who }: Asked,
): Promise<Motion | Refused> {
  switch (what.kind) {
    case 'repair':
      return { ...what, base: table.session?.segment.seq ?? -1 };
    case 'undo': {
      const own = await ownAnswer(table, { user: who.user, seq: what.seq }, desk.around);
      return own.kind === 'refused' ? own : { kind: 'undo', seat: own.row.seat, seq: own.row.seq };
    }
    default:
      return what;
  }
}

/** Writes how a vote stands; if it is carried, its effect in the same breath. */
async function conclude(
  desk: Desk,
  table: LiveTable,
  { row, what, effect }: { row: ProposalRow; what: Motion; effect: () => Promise<Effect> },
): Promise<Reply<Vote>> {
  const status = tally(electors(table, what), row);
  if (status === 'open') {
    await desk.commit(table, { proposals: [row], posts: [votePost(table, row, what)] });
    return done({ proposal: row.id, status });
  }
  const closed = { ...row, status, closedAt: desk.around.now() };
  const carried = status === 'passed' ? await effect() : null;
  if (carried?.kind === 'change') {
    const posts = [votePost(table, closed, what), ...(carried.change.posts ?? [])];
    await desk.commit(table, { ...carried.change, proposals: [closed], posts });
    return done({ proposal: row.id, status });
  }
  const lost = carried ? { ...closed, status: 'failed' as const } : closed;
  await desk.commit(table, { proposals: [lost], posts: [votePost(table, lost, what)] });
  return done({ proposal: row.id, status: lost.status, ...(carried && { failure: carried.refusal }) });
}

/** Even that a repair does not fit tells something, so everybody learns what was tried. */
function repairTried(table: LiveTable, user: string, { patch }: Extract<Motion, { kind: 'repair' }>): Post {
  const seat = seatsOf(table, user)[0]?.seat ?? null;
  return notice(app('app.repairTried', { seat, paths: pathsOf(patch).slice(0, MOST_PATHS) }));
}

/** Puts a motion to the vote; whoever has a vote and proposes it is for it. */
export async function propose(desk: Desk, request: ProposeRequest): Promise<Reply<Vote>> {
  const read = reading(proposeRequest, request, MOST_PATCH);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who } = read.value;
  return await desk.at<Vote>(id, async (table) => {
    const closed = underWay(table);
    if (closed) return closed;
    const what = await moved(desk, table, read.value);
    if (what.kind === 'refused') return what;
    const own = electors(table, what).includes(who.user);
    if (!own && !mayRule(table, who)) return refused(app('app.notSeated', {}));
    // What cannot be done now is not worth a vote.
    const effect = await effectOf(table, what, desk.around);
    if (effect.kind === 'refused') {
      if (what.kind === 'repair') await desk.commit(table, { posts: [repairTried(table, who.user, what)] });
      return effect;
    }
    const proposals = await desk.around.store.tables.proposals(id);
    if (proposals.filter(({ status }) => status === 'open').length >= MOST_OPEN)
      return refused(app('app.manyVotes', {}));
    const row: ProposalRow = {
      id: (proposals.at(-1)?.id ?? 0) + 1,
      kind: what.kind,
      payload: what as unknown as Json,
      proposedBy: who.user,
      yes: own ? [who.user] : [],
      no: [],
      status: 'open',
      createdAt: desk.around.now(),
      closedAt: null,
    };
    return await conclude(desk, table, { row, what, effect: () => Promise.resolve(effect) });
  });
}

type Votes = Pick<ProposalRow, 'yes' | 'no'>;

const without = (votes: readonly string[], user: string) => votes.filter((voter) => voter !== user);

/** Counts a vote, and does what was voted on when it is carried. */
export function vote(desk: Desk, request: VoteRequest): Promise<Reply<Vote>> {
  return recount(desk, request, ({ yes, no }, user) => ({
    yes: request.yes ? [...without(yes, user), user] : without(yes, user),
    no: request.yes ? without(no, user) : [...without(no, user), user],
  }));
}

/** Takes a vote back, if it still is what it was: who has voted otherwise meanwhile keeps that. */
export function withdraw(desk: Desk, request: VoteRequest): Promise<Reply<Vote>> {
  return recount(desk, request, ({ yes, no }, user) => ({
    yes: request.yes ? without(yes, user) : yes,
    no: request.yes ? no : without(no, user),
  }));
}

async function recount(
  desk: Desk,
  request: VoteRequest,
  changed: (votes: Votes, user: string) => Votes,
): Promise<Reply<Vote>> {
  const read = reading(voteRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, user, proposal } = read.value;
  return await desk.at<Vote>(id, async (table) => {
    const found = (await desk.around.store.tables.proposals(id)).find((row) => row.id === proposal);
    if (!found) return refused(app('app.noProposal', {}));
    if (found.status !== 'open') return refused(app('app.proposalClosed', {}));
    const what = motion.parse(found.payload);
    if (!electors(table, what).includes(user)) return refused(app('app.noVote', {}));
    const row: ProposalRow = { ...found, ...changed(found, user) };
    return await conclude(desk, table, { row, what, effect: () => effectOf(table, what, desk.around) });
  });
}
