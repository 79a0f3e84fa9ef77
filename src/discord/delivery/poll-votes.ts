import type { BotContext } from '../interactions/bot-context.ts';
import { type DiscordApi, failureOf } from '../messages/discord-api.ts';
import { mention } from '../messages/quote.ts';
import { plainScreen } from '../messages/say.ts';
import { wordsIn } from '../messages/words.ts';
import { words } from '../text/lexicon.ts';
import { countPoll, type Poll, YES } from './votes.ts';

/** Somebody voted in a poll of Discord's. */
export interface PollVote {
  readonly channel: string;
  readonly message: string;
  readonly answer: number;
  readonly user: string;
  /** A vote that was given, or one that was taken back. */
  readonly change: 'vote' | 'withdraw';
}

/** What votes are counted with. */
export interface PollContext {
  readonly bot: BotContext;
  readonly api: DiscordApi;
}

const VOTE = /^vote:(\d+)$/;

/** What stands in the slot of a poll once somebody without a vote was told so. */
const NOTED = 'noted';

/** Whoever votes has a number of Discord's. */
const SNOWFLAKE = /^\d{15,20}$/;

/** Counts a vote in a table's poll; only those who sit there have one, and the use case says so. */
export async function countVote(
  { bot, api }: PollContext,
  { channel, message, answer, user, change }: PollVote,
): Promise<void> {
  if (!SNOWFLAKE.test(user)) return;
  const slot = (await bot.app.messageSlots.in(channel)).find(
    (one) => one.message === message && VOTE.test(one.name),
  );
  const proposal = Number(VOTE.exec(slot?.name ?? '')?.[1]);
  if (slot === undefined || !Number.isInteger(proposal)) return;
  const { table } = slot;
  const reply = await bot.app[change]({ table, user, proposal, yes: answer === YES });
  const isForeign = reply.kind === 'refused' && reply.refusal.message.key === 'app.noVote';
  if (!isForeign || change === 'withdraw' || slot.shown === NOTED) return;
  // Noted before it is said: said twice would be worse than not at all.
  await bot.app.messageSlots.put({ ...slot, shown: NOTED });
  await explainToOutsider({ bot, api }, { table, proposal, channel, message }, user);
}

async function explainToOutsider({ bot, api }: PollContext, poll: Poll, user: string): Promise<void> {
  const look = await bot.app.look({ table: poll.table });
  if (look.kind !== 'done') return;
  const text = wordsIn(look.table.language).say(words('vote.notYours', { who: mention(user) }));
  const nonce = `${poll.table}-vn${poll.proposal}`;
  try {
    await api.post(poll.channel, { ...plainScreen(text), nonce, pings: [user] });
  } catch (error) {
    bot.log.warn(
      { table: poll.table, trouble: failureOf(error) },
      'somebody could not be told why their vote does not count',
    );
  }
}

/** Votes that were cast while nobody was told of them, and polls that were deleted. */
export async function countVotesMissed(context: PollContext): Promise<void> {
  const { app } = context.bot;
  const running = [...(await app.tables('playing')), ...(await app.tables('paused'))];
  const tables = [...running, ...(await app.endingTables())];
  for (const { id } of tables) {
    for (const [name, { channel, message }] of await app.messageSlots.of(id)) {
      const proposal = Number(VOTE.exec(name)?.[1]);
      if (!Number.isInteger(proposal) || message === null) continue;
      const poll = { table: id, proposal, channel, message };
      if ((await countPoll(context, poll)) === 'gone') await repeatPoll(context, poll);
    }
  }
}

/** A thread was deleted, and the polls in it with it. */
export async function threadGone(context: PollContext, channel: string): Promise<void> {
  for (const { table, name, message } of await context.bot.app.messageSlots.in(channel)) {
    const proposal = Number(VOTE.exec(name)?.[1]);
    if (Number.isInteger(proposal) && message !== null)
      await repeatPoll(context, { table, proposal, channel, message });
  }
}

/** A vote whose poll is gone is put again; what was voted in the lost one still counts. */
async function repeatPoll({ bot }: PollContext, { table, proposal, message }: Poll): Promise<void> {
  const name = `vote:${proposal}`;
  const slot = (await bot.app.messageSlots.of(table)).get(name);
  // Somebody may have seen to it meanwhile.
  if (slot?.message !== message) return;
  await bot.app.messageSlots.remove({ table, name });
  await bot.app.repeatVote({ table, proposal });
}
