import {
  type APIMessage,
  type APIReaction,
  ChannelType,
  type GatewayMessageCreateDispatchData,
  type GatewayMessageDeleteBulkDispatchData,
  type GatewayMessageDeleteDispatchData,
  type GatewayMessagePollVoteDispatchData,
  type GatewayMessageReactionAddDispatchData,
  type GatewayMessageReactionRemoveAllDispatchData,
  type GatewayMessageReactionRemoveDispatchData,
  type GatewayMessageReactionRemoveEmojiDispatchData,
  type GatewayTypingStartDispatchData,
  MessageFlags,
} from 'discord-api-types/v10';
import type { Store } from './store.ts';

/** What the page does when it is told of an event. */
export type Handler = (store: Store, d: never) => void;

type Emoji = { readonly id?: string | null; readonly name?: string | null };

const TYPING_MS = 10_000;

export const messageEvents = {
  MESSAGE_CREATE(store, d: GatewayMessageCreateDispatchData) {
    store.users.set(d.author.id, d.author);
    const channel = d.channel_id;
    if (!store.channels.has(channel) && d.guild_id === undefined) addDm(store, d);
    store.typing.get(channel)?.delete(d.author.id);
    if (store.log(channel).fetched) store.log(channel).put(d);
    if (((d.flags ?? 0) & MessageFlags.Ephemeral) === 0) countIn(store, d);
    store.tell({ of: 'message', channel, message: d.id, isNew: true });
    store.tell({ of: 'typing', channel });
    store.tell({ of: 'channels' });
  },
  MESSAGE_UPDATE(store, d: APIMessage) {
    const known = store.message(d.channel_id, d.id);
    if (known !== undefined) changed(store, { ...known, ...d });
  },
  MESSAGE_DELETE(store, d: GatewayMessageDeleteDispatchData) {
    store.logs.get(d.channel_id)?.remove(d.id);
    store.tell({ of: 'message', channel: d.channel_id, message: d.id, isNew: false });
  },
  MESSAGE_DELETE_BULK(store, d: GatewayMessageDeleteBulkDispatchData) {
    for (const id of d.ids) messageEvents.MESSAGE_DELETE(store, { ...d, id });
  },
  MESSAGE_REACTION_ADD(store, d: GatewayMessageReactionAddDispatchData) {
    changeReaction(store, d, 1);
  },
  MESSAGE_REACTION_REMOVE(store, d: GatewayMessageReactionRemoveDispatchData) {
    changeReaction(store, d, -1);
  },
  MESSAGE_REACTION_REMOVE_ALL(store, d: GatewayMessageReactionRemoveAllDispatchData) {
    const message = store.message(d.channel_id, d.message_id);
    if (message !== undefined) changed(store, { ...message, reactions: [] });
  },
  MESSAGE_REACTION_REMOVE_EMOJI(store, d: GatewayMessageReactionRemoveEmojiDispatchData) {
    const message = store.message(d.channel_id, d.message_id);
    const reactions = message?.reactions?.filter(({ emoji }) => !isSame(emoji, d.emoji)) ?? [];
    if (message !== undefined) changed(store, { ...message, reactions });
  },
  MESSAGE_POLL_VOTE_ADD(store, d: GatewayMessagePollVoteDispatchData) {
    changeVote(store, d, 1);
  },
  MESSAGE_POLL_VOTE_REMOVE(store, d: GatewayMessagePollVoteDispatchData) {
    changeVote(store, d, -1);
  },
  TYPING_START(store, d: GatewayTypingStartDispatchData) {
    if (d.user_id === store.me.id) return;
    const here = store.typing.get(d.channel_id) ?? new Map<string, number>();
    store.typing.set(d.channel_id, here.set(d.user_id, Date.now() + TYPING_MS));
    store.tell({ of: 'typing', channel: d.channel_id });
  },
} satisfies Record<string, Handler>;

/** Somebody wrote for the first time: the channel is made from what the message says. */
function addDm(store: Store, { channel_id: id, author }: APIMessage): void {
  const recipients = author.id === store.me.id ? [] : [author];
  store.putChannel({ id, type: ChannelType.DM, name: null, flags: 0 as never, recipients });
}

function countIn(store: Store, message: GatewayMessageCreateDispatchData): void {
  const { channel_id: channel, author } = message;
  const known = store.channels.get(channel);
  if (known !== undefined && 'last_message_id' in known)
    store.putChannel({ ...known, last_message_id: message.id });
  if (author.id === store.me.id) store.read.set(channel, message.id);
  else if (callsFor(store, message)) store.calls.set(channel, (store.calls.get(channel) ?? 0) + 1);
}

/** Whether a message is meant for the person: it names them, or is a DM. */
export function callsFor(store: Store, message: APIMessage): boolean {
  if (message.author.id === store.me.id) return false;
  return store.channels.get(message.channel_id)?.type === ChannelType.DM || names(store, message);
}

/** Whether a message names the person, one of their roles or everybody. */
export function names(store: Store, message: APIMessage): boolean {
  const roles = store.guildOf(message.channel_id)?.members.get(store.me.id)?.roles ?? [];
  return (
    message.mention_everyone ||
    message.mentions.some(({ id }) => id === store.me.id) ||
    message.mention_roles.some((id) => roles.includes(id))
  );
}

function changed(store: Store, message: APIMessage): void {
  store.log(message.channel_id).put(message);
  store.tell({ of: 'message', channel: message.channel_id, message: message.id, isNew: false });
}

function isSame(a: Emoji, b: Emoji): boolean {
  return (a.id ?? null) === (b.id ?? null) && a.name === b.name;
}

function changeReaction(
  store: Store,
  d: GatewayMessageReactionAddDispatchData | GatewayMessageReactionRemoveDispatchData,
  by: 1 | -1,
): void {
  const message = store.message(d.channel_id, d.message_id);
  if (message === undefined) return;
  const all = message.reactions ?? [];
  const known = all.find(({ emoji }) => isSame(emoji, d.emoji)) ?? fresh(d.emoji as APIReaction['emoji']);
  const next = {
    ...known,
    count: known.count + by,
    me: d.user_id === store.me.id ? by === 1 : known.me,
  };
  const reactions = all.includes(known) ? all.map((one) => (one === known ? next : one)) : [...all, next];
  changed(store, { ...message, reactions: reactions.filter(({ count }) => count > 0) });
}

function fresh(emoji: APIReaction['emoji']): APIReaction {
  return {
    emoji,
    count: 0,
    count_details: { burst: 0, normal: 0 },
    me: false,
    me_burst: false,
    burst_colors: [],
  };
}

function changeVote(store: Store, d: GatewayMessagePollVoteDispatchData, by: 1 | -1): void {
  const message = store.message(d.channel_id, d.message_id);
  if (message?.poll === undefined) return;
  const counts = message.poll.results?.answer_counts ?? [];
  const known = counts.find(({ id }) => id === d.answer_id) ?? { id: d.answer_id, count: 0, me_voted: false };
  const next = {
    ...known,
    count: known.count + by,
    me_voted: d.user_id === store.me.id ? by === 1 : known.me_voted,
  };
  const results = {
    is_finalized: message.poll.results?.is_finalized ?? false,
    answer_counts: [...counts.filter(({ id }) => id !== d.answer_id), next],
  };
  changed(store, { ...message, poll: { ...message.poll, results } });
}
