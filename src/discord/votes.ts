import type { Bot } from './bot.ts';
import { type Office, troubleOf } from './delivery/office.ts';
import { YES } from './delivery/votes.ts';

/** Somebody voted in a poll of Discord's. */
export interface PollVote {
  readonly channel: string;
  readonly message: string;
  readonly answer: number;
  readonly user: string;
}

const VOTE = /^vote:(\d+)$/;

/** Counts a vote in a table's poll; only those who sit there have one, and the use case says so. */
export async function countVote(bot: Bot, { channel, message, answer, user }: PollVote): Promise<void> {
  const place = (await bot.app.places.in(channel)).find(
    (one) => one.message === message && VOTE.test(one.name),
  );
  const proposal = Number(VOTE.exec(place?.name ?? '')?.[1]);
  if (place === undefined || !Number.isInteger(proposal)) return;
  await bot.app.vote({ table: place.table, user, proposal, yes: answer === YES });
}

/** Votes that were cast while the bot was away. */
export async function countVotesMissed(bot: Bot, office: Office): Promise<void> {
  const tables = [...(await bot.app.tables('playing')), ...(await bot.app.tables('paused'))];
  for (const { id } of tables) {
    for (const [name, { channel, message }] of await bot.app.places.of(id)) {
      if (!VOTE.test(name) || message === null) continue;
      for (const answer of [YES, YES + 1]) {
        for (const user of await votersOf(office, { channel, message, answer })) {
          await countVote(bot, { channel, message, answer, user });
        }
      }
    }
  }
}

async function votersOf(
  office: Office,
  { channel, message, answer }: Omit<PollVote, 'user'>,
): Promise<string[]> {
  try {
    return await office.voters(channel, message, answer);
  } catch (error) {
    if (troubleOf(error) === 'later') throw error;
    return [];
  }
}
