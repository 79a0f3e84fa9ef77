import { interactionPayload } from '#local-discord/payload/interaction.ts';
import { ownersIn } from '#local-discord/world/integration.ts';
import type { Opening } from '#local-discord/world/interactions.ts';
import type { Interaction } from '#local-discord/world/records.ts';
import type { Junk } from './junk.ts';
import type { Assault } from './presses.ts';

type Tree = Record<string, unknown> | unknown[];

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Takes something out of a payload, or puts rubbish in its place, at any depth. */
function mangle(tree: Tree, junk: Junk): void {
  const keys = Object.keys(tree);
  if (keys.length === 0) return;
  const key = junk.any(keys);
  const held = tree as Record<string, unknown>;
  const below = held[key];
  if (isTree(below) && junk.chance(0.7)) mangle(below, junk);
  else if (junk.chance(0.4)) delete held[key];
  else held[key] = junk.value();
}

/** An interaction such as Discord never sends: nobody waits for its answer, but it must do no harm. */
export function mangled({ arena: { world }, junk }: Assault, opening: Opening): unknown {
  const { type, userId, channel } = opening;
  const id = world.ids.next();
  const source = opening.sourceMessageId ?? null;
  const unreal: Interaction = {
    id,
    token: `forged-${id}`,
    type,
    userId,
    channelId: channel.id,
    createdAt: world.clock.now(),
    origin: { id, type, userId, name: null, sourceMessageId: source, openedBy: null, target: null },
    state: 'open',
    originalMessageId: null,
  };
  const owners = opening.owners ?? ownersIn(world, userId, channel);
  const payload = JSON.parse(
    JSON.stringify(interactionPayload(world, unreal, { ...opening, owners })),
  ) as Tree;
  for (let times = junk.below(4); times >= 0; times--) mangle(payload, junk);
  return payload;
}

/** A vote that nobody gave, in polls that are none, or by people without a vote. */
export function forgedVote({ arena, attacker, junk }: Assault): { t: string; d: unknown } {
  const { world, poll } = arena;
  const outsider = attacker.standing === 'seated' ? junk.id() : attacker.user;
  return {
    t: junk.any(['MESSAGE_POLL_VOTE_ADD', 'MESSAGE_POLL_VOTE_REMOVE']),
    d: {
      user_id: junk.any([outsider, outsider, junk.id(), world.bot.id]),
      channel_id: junk.any([poll.channel, poll.channel, attacker.channel.id, junk.id()]),
      message_id: junk.any([poll.message, poll.message, attacker.source, junk.id()]),
      answer_id: junk.any([1, 2, 3, 0, -1, junk.number()]),
      ...(attacker.channel.guildId === null ? {} : { guild_id: attacker.channel.guildId }),
    },
  };
}
