import { textLine } from './ask/controls.ts';
import type { Bot } from './bot.ts';
import { type Office, troubleOf } from './delivery/office.ts';
import { countPoll, type Poll, YES } from './delivery/votes.ts';
import { words } from './text/lexicon.ts';
import { wordsIn } from './words.ts';

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
export interface Means {
  readonly bot: Bot;
  readonly office: Office;
}

const VOTE = /^vote:(\d+)$/;

/** What stands on the place of a poll once somebody without a vote was told so. */
const NOTED = 'noted';

/** Counts a vote in a table's poll; only those who sit there have one, and the use case says so. */
export async function countVote(
  { bot, office }: Means,
  { channel, message, answer, user, change }: PollVote,
): Promise<void> {
  const place = (await bot.app.places.in(channel)).find(
    (one) => one.message === message && VOTE.test(one.name),
  );
  const proposal = Number(VOTE.exec(place?.name ?? '')?.[1]);
  if (place === undefined || !Number.isInteger(proposal)) return;
  const { table } = place;
  const reply = await bot.app[change]({ table, user, proposal, yes: answer === YES });
  const isForeign = reply.kind === 'refused' && reply.refusal.message.key === 'app.noVote';
  if (!isForeign || change === 'withdraw' || place.shown === NOTED) return;
  // Noted before it is said: said twice would be worse than not at all.
  await bot.app.places.put({ ...place, shown: NOTED });
  await explainToOutsider({ bot, office }, { table, proposal, channel, message }, user);
}

async function explainToOutsider({ bot, office }: Means, poll: Poll, user: string): Promise<void> {
  const look = await bot.app.look({ table: poll.table });
  if (look.kind !== 'done') return;
  const text = wordsIn(look.table.language).say(words('vote.notYours', { who: `<@${user}>` }));
  const nonce = `${poll.table}-vn${poll.proposal}`;
  try {
    await office.post(poll.channel, { components: [textLine(text)], nonce, pings: [user] });
  } catch (error) {
    bot.log.warn(
      { table: poll.table, trouble: troubleOf(error) },
      'somebody could not be told why their vote does not count',
    );
  }
}

/** Votes that were cast while nobody was told of them, and polls that were deleted. */
export async function countVotesMissed(means: Means): Promise<void> {
  const { app } = means.bot;
  const tables = [...(await app.tables('playing')), ...(await app.tables('paused'))];
  for (const { id } of tables) {
    for (const [name, { channel, message }] of await app.places.of(id)) {
      const proposal = Number(VOTE.exec(name)?.[1]);
      if (!Number.isInteger(proposal) || message === null) continue;
      const poll = { table: id, proposal, channel, message };
      if ((await countPoll(means, poll)) === 'gone') await putAgain(means, poll);
    }
  }
}

/** A thread was deleted, and the polls in it with it. */
export async function threadGone(means: Means, channel: string): Promise<void> {
  for (const { table, name, message } of await means.bot.app.places.in(channel)) {
    const proposal = Number(VOTE.exec(name)?.[1]);
    if (Number.isInteger(proposal) && message !== null)
      await putAgain(means, { table, proposal, channel, message });
  }
}

/** A vote whose poll is gone is put again; what was voted in the lost one still counts. */
async function putAgain({ bot }: Means, { table, proposal, message }: Poll): Promise<void> {
  const name = `vote:${proposal}`;
  const place = (await bot.app.places.of(table)).get(name);
  // Somebody may have seen to it meanwhile.
  if (place?.message !== message) return;
  await bot.app.places.remove({ table, name });
  await bot.app.repeatVote({ table, proposal });
}
