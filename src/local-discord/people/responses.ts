import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { ActResult } from '../chat/protocol.ts';
import { pin, unpin } from '../world/pins.ts';
import { vote } from '../world/polls.ts';
import { react, unreact } from '../world/reactions.ts';
import type { Channel, Message } from '../world/records.ts';
import { type ActOf, ActRefused } from './act.ts';
import { messageAt, needs, needsActive, needsHistory, needsPublic, type Somebody } from './place.ts';

const VOTE_REFUSED = {
  noPoll: 'There is no poll in that message.',
  pollExpired: 'That poll is over.',
  unknownAnswer: 'The poll has no such answer.',
  oneAnswerOnly: 'Only one answer can be chosen.',
} as const;

const REACTION_REFUSED = {
  unknownEmoji: 'There is no such emoji.',
  missingPermissions: 'You may not add reactions here.',
  maximumReactions: 'A message can have at most 20 different reactions.',
} as const;

const PIN_REFUSED = {
  cannotOnSystemMessage: 'That message cannot be pinned.',
  maximumPins: 'Too many messages are pinned here.',
} as const;

export function castVote(who: Somebody, act: ActOf<'vote'>): ActResult {
  const { channel, message } = messageAt(who, act);
  const refused = vote(who.world, channel, { message, userId: who.userId, answers: act.answers });
  if (refused !== null) throw new ActRefused(VOTE_REFUSED[refused]);
  return {};
}

export function addReaction(who: Somebody, act: ActOf<'react'>): ActResult {
  const { channel, message } = publicMessage(who, act);
  const refused = react(who.world, channel, { message, userId: who.userId, emoji: act.emoji });
  if (refused !== null) throw new ActRefused(REACTION_REFUSED[refused]);
  return {};
}

export function takeReactionBack(who: Somebody, act: ActOf<'unreact'>): ActResult {
  const { channel, message } = publicMessage(who, act);
  const was = unreact(who.world, channel, { message, userId: who.userId, emoji: act.emoji });
  if (!was) throw new ActRefused('You have not reacted with that.');
  return {};
}

export function pinMessage(who: Somebody, act: ActOf<'pin'>): ActResult {
  const { channel, message } = pinnable(who, act);
  const refused = pin(who.world, channel, { message, userId: who.userId });
  if (refused !== null) throw new ActRefused(PIN_REFUSED[refused]);
  return {};
}

export function unpinMessage(who: Somebody, act: ActOf<'unpin'>): ActResult {
  const { channel, message } = pinnable(who, act);
  unpin(who.world, channel, message);
  return {};
}

type Target = { readonly channel: string; readonly message: string };

function publicMessage(who: Somebody, target: Target): { channel: Channel; message: Message } {
  const found = messageAt(who, target);
  needsHistory(who, found.channel);
  needsActive(found.channel);
  needsPublic(found.message);
  return found;
}

function pinnable(who: Somebody, target: Target): { channel: Channel; message: Message } {
  const found = publicMessage(who, target);
  needs(who, found.channel, {
    bits: PermissionFlagsBits.PinMessages,
    refused: 'You may not pin messages here.',
  });
  return found;
}
