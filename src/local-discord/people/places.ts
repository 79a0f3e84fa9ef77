import type { ActResult } from '../chat/protocol.ts';
import { channelPayload } from '../payload/channel.ts';
import { dmBetween } from '../world/dms.ts';
import type { Channel } from '../world/records.ts';
import { addToThread, removeFromThread } from '../world/thread-members.ts';
import { type ActOf, ActRefused } from './act.ts';
import { channelAt, needsActive, type Somebody } from './place.ts';

export function joinThread(who: Somebody, act: ActOf<'joinThread'>): ActResult {
  const channel = threadAt(who, act.channel);
  addToThread(who.world, channel, who.userId);
  return {};
}

export function leaveThread(who: Somebody, act: ActOf<'leaveThread'>): ActResult {
  const channel = threadAt(who, act.channel);
  removeFromThread(who.world, channel, who.userId);
  return {};
}

function threadAt(who: Somebody, id: string): Channel {
  const channel = channelAt(who, id);
  if (channel.thread === null) throw new ActRefused('That is not a thread.');
  needsActive(channel);
  return channel;
}

export function openDm({ world, userId }: Somebody, act: ActOf<'openDm'>): ActResult {
  if (act.user === userId) throw new ActRefused('Nobody can write to themselves.');
  if (!world.state.accounts.has(act.user)) throw new ActRefused('There is nobody like that.');
  return { channel: channelPayload(world, dmBetween(world, userId, act.user), userId) };
}
