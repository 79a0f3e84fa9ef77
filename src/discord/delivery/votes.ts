import type { OutboxRow } from '#app/app.ts';
import { VOTE_HOURS } from '#app/votes/expire-votes.ts';
import type { Message } from '#core/message.ts';
import { textLine } from '../messages/controls.ts';
import { failureOf } from '../messages/discord-api.ts';
import { mention } from '../messages/quote.ts';
import { plainScreen } from '../messages/say.ts';
import { words } from '../text/lexicon.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { ofRow } from './faults.ts';
import { postOnce } from './post-once.ts';

interface Vote {
  readonly id: number;
  readonly message: Message;
  /** What the poll itself asks, if not the same. */
  readonly question?: Message;
  readonly proposedBy: string;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly electors: readonly string[];
  readonly status: 'open' | 'passed' | 'rejected' | 'failed';
}

/** Discord numbers the answers of a poll from 1. */
export const YES = 1;

/** Table votes as Discord's own polls: put when they open, closed with the result when they are decided. */
export async function showVotes(
  context: DeliveryContext,
  thread: string,
  rows: readonly OutboxRow[],
): Promise<void> {
  const latest = new Map<number, Vote>();
  for (const row of rows.filter(({ kind }) => kind === 'vote')) {
    const vote = row.payload as unknown as Vote;
    ofRow(row, () => context.speaker.say(vote.message));
    latest.set(vote.id, vote);
  }
  for (const vote of latest.values()) await showVote(context, thread, vote);
  await repeatLost(context, latest);
}

/** Open votes that stand nowhere, because their thread was lost, are put again. */
async function repeatLost(
  { bot, look, slots }: DeliveryContext,
  shown: ReadonlyMap<number, unknown>,
): Promise<void> {
  const table = look.table.id;
  const open = (await bot.app.proposals(table)).filter(
    ({ id, status }) => status === 'open' && !shown.has(id),
  );
  for (const { id } of open)
    if (slots.get(`vote:${id}`) === undefined) await bot.app.repeatVote({ table, proposal: id });
}

async function showVote(context: DeliveryContext, thread: string, vote: Vote): Promise<void> {
  const { id, message: what, status } = vote;
  const { api, slots, speaker } = context;
  const name = `vote:${id}`;
  const slot = slots.get(name);
  if (slot === undefined && status === 'open') await putPoll(context, thread, vote);
  if (status === 'open') return;
  const result = textLine(speaker.say(words('vote.result', { what, status })));
  await postOnce(context, `w${id}`, { channel: thread, components: [result], pings: [] });
  try {
    if (slot?.message != null) await api.closePoll(slot.channel, slot.message);
  } catch (error) {
    if (failureOf(error) === 'later') throw error;
  }
  await slots.remove([name]);
}

/** Puts something to the vote. Where polls are not allowed the table is told so, once, and the game goes on. */
async function putPoll(context: DeliveryContext, thread: string, vote: Vote): Promise<void> {
  const { bot, api, look, slots, nonce, speaker } = context;
  const { say } = speaker;
  const { id } = vote;
  const table = look.table.id;
  const answers = [say(words('vote.yes', {})), say(words('vote.no', {}))];
  const name = `vote:${id}`;
  const place = { channel: thread, shown: null };
  await explain(context, thread, vote);
  try {
    const question = say(vote.question ?? vote.message);
    const message = await api.poll(thread, nonce(`v${id}`), { question, answers, hours: VOTE_HOURS });
    await slots.put(name, { ...place, message });
    // Somebody may have voted before it was known which vote this poll is.
    await countPoll(context, { table, proposal: id, channel: thread, message });
  } catch (error) {
    const trouble = failureOf(error);
    if (trouble !== 'forbidden' && trouble !== 'refused') throw error;
    bot.log.warn({ table, trouble }, 'a poll could not be put');
    const components = [textLine(say(words('vote.noPoll', {})))];
    await postOnce(context, `y${id}`, { channel: thread, components, pings: [] });
    await slots.put(name, { ...place, message: null });
  }
}

/** Says what is voted on, who decides, and that whoever proposed it has voted. */
async function explain(context: DeliveryContext, thread: string, vote: Vote): Promise<void> {
  const { id, message: what, proposedBy, yes, no, electors } = vote;
  const waited = electors.filter((user) => !yes.includes(user) && !no.includes(user));
  const text = words('vote.opened', {
    who: mention(proposedBy),
    own: yes.includes(proposedBy),
    what,
    needed: Math.floor(electors.length / 2) + 1,
    voters: electors.length,
    waited: waited.map(mention),
    given: { yes: yes.length, no: no.length },
  });
  const screen = plainScreen(context.speaker.say(text));
  await postOnce(context, `u${id}`, { channel: thread, ...screen, pings: waited });
}

/** A poll of Discord's, and the vote of a table that it stands for. */
export interface Poll {
  readonly table: string;
  readonly proposal: number;
  readonly channel: string;
  readonly message: string;
}

/** Counts everything that was voted in a poll so far, or tells that there is no such poll any more. */
export async function countPoll(
  { bot, api }: Pick<DeliveryContext, 'bot' | 'api'>,
  { table, proposal, channel, message }: Poll,
): Promise<'counted' | 'gone'> {
  for (const answer of [YES, YES + 1]) {
    const voters = await votersOf(api, { channel, message, answer });
    if (voters === null) return 'gone';
    for (const user of voters) await bot.app.vote({ table, user, proposal, yes: answer === YES });
  }
  return 'counted';
}

async function votersOf(
  api: DeliveryContext['api'],
  { channel, message, answer }: { channel: string; message: string; answer: number },
): Promise<readonly string[] | null> {
  try {
    return await api.voters(channel, message, answer);
  } catch (error) {
    const trouble = failureOf(error);
    if (trouble === 'later') throw error;
    return trouble === 'unknownMessage' || trouble === 'unknownChannel' ? null : [];
  }
}
