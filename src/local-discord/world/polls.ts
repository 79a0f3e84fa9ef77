import {
  type APIEmbed,
  type APIPollMedia,
  EmbedType,
  GatewayIntentBits,
  MessageType,
} from 'discord-api-types/v10';
import { audience, changeMessage, createMessage, guildOf } from './messages.ts';
import type { Channel, Message, Poll } from './records.ts';
import type { World } from './world.ts';

const HOUR_MS = 3_600_000;

/** A poll as it is asked for. */
export interface PollRequest {
  readonly question: APIPollMedia;
  readonly answers: readonly APIPollMedia[];
  readonly hours: number;
  readonly allowMultiselect: boolean;
}

/** A poll for a message that is about to be sent in a channel; its time runs from now on. */
export function openPoll(world: World, channel: Channel, request: PollRequest): Poll {
  const poll: Poll = {
    question: request.question,
    answers: request.answers.map((poll_media, at) => ({ answer_id: at + 1, poll_media })),
    expiry: world.timestamp(world.clock.now() + request.hours * HOUR_MS),
    allowMultiselect: request.allowMultiselect,
    finalized: false,
    votes: new Map(),
  };
  watch(world, channel, poll);
  return poll;
}

/** Sets the clock for all polls that still run: to be called when a world comes back from rest. */
export function watchPolls(world: World): void {
  for (const channel of world.state.channels.values()) {
    for (const { poll } of channel.messages) if (poll?.finalized === false) watch(world, channel, poll);
  }
}

function watch(world: World, channel: Channel, poll: Poll): void {
  world.clock.after(Math.max(0, Date.parse(poll.expiry) - world.clock.now()), () => {
    // The message may be gone by then, or never have been sent.
    const message = channel.messages.find((one) => one.poll === poll);
    if (message !== undefined) finishPoll(world, channel, message);
  });
}

/** A person's votes from now on; none takes them back. */
export interface Vote {
  readonly message: Message;
  readonly userId: string;
  readonly answers: readonly number[];
}

/** Votes, unless that cannot be: gives the reason. */
export function vote(
  world: World,
  channel: Channel,
  { message, userId, answers }: Vote,
): 'noPoll' | 'pollExpired' | 'unknownAnswer' | 'oneAnswerOnly' | null {
  const { poll } = message;
  if (poll === null) return 'noPoll';
  if (poll.finalized) return 'pollExpired';
  const chosen = new Set(answers);
  if ([...chosen].some((id) => poll.answers.every(({ answer_id }) => answer_id !== id)))
    return 'unknownAnswer';
  if (chosen.size > 1 && !poll.allowMultiselect) return 'oneAnswerOnly';
  for (const [id, voters] of poll.votes) {
    if (!voters.includes(userId) || chosen.has(id)) continue;
    poll.votes.set(
      id,
      voters.filter((voter) => voter !== userId),
    );
    tellVote(world, channel, {
      t: 'MESSAGE_POLL_VOTE_REMOVE',
      message,
      vote: { user_id: userId, answer_id: id },
    });
  }
  for (const id of chosen) {
    const voters = poll.votes.get(id) ?? [];
    if (voters.includes(userId)) continue;
    poll.votes.set(id, [...voters, userId]);
    tellVote(world, channel, {
      t: 'MESSAGE_POLL_VOTE_ADD',
      message,
      vote: { user_id: userId, answer_id: id },
    });
  }
  return null;
}

function tellVote(
  world: World,
  channel: Channel,
  { t, message, vote }: { t: string; message: Message; vote: { user_id: string; answer_id: number } },
): void {
  world.publish({
    t,
    intents:
      channel.guildId === null ? GatewayIntentBits.DirectMessagePolls : GatewayIntentBits.GuildMessagePolls,
    sees: audience(world, channel, message),
    d: () => ({ ...vote, channel_id: channel.id, message_id: message.id, ...guildOf(channel) }),
  });
}

/** Ends a poll, early or in its time, and announces how it went. */
export function finishPoll(world: World, channel: Channel, message: Message): void {
  const { poll } = message;
  if (poll === null || poll.finalized) return;
  poll.finalized = true;
  if (Date.parse(poll.expiry) > world.clock.now()) poll.expiry = world.timestamp();
  changeMessage(world, channel, { message, to: { poll } });
  createMessage(world, channel, {
    authorId: message.authorId,
    type: MessageType.PollResult,
    embeds: [resultEmbed(poll)],
    reference: { channelId: channel.id, messageId: message.id },
    onlyFor: message.onlyFor,
  });
}

/** The outcome as fields that clients read; a tie, or no vote at all, has no winner. */
function resultEmbed(poll: Poll): APIEmbed {
  const counts = poll.answers.map((answer) => ({
    ...answer,
    votes: poll.votes.get(answer.answer_id)?.length ?? 0,
  }));
  const most = Math.max(...counts.map(({ votes }) => votes));
  const leading = counts.filter(({ votes }) => votes === most);
  const [winner] = most > 0 && leading.length === 1 ? leading : [];
  const fields: Record<string, string | undefined> = {
    poll_question_text: poll.question.text,
    victor_answer_votes: String(most),
    total_votes: String(counts.reduce((sum, { votes }) => sum + votes, 0)),
    victor_answer_id: winner && String(winner.answer_id),
    victor_answer_text: winner?.poll_media.text,
    victor_answer_emoji_id: winner?.poll_media.emoji?.id ?? undefined,
    victor_answer_emoji_name: winner?.poll_media.emoji?.name ?? undefined,
  };
  return {
    type: EmbedType.PollResult,
    fields: Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value, inline: false }],
    ),
  };
}
