import { GatewayIntentBits } from 'discord-api-types/v10';
import { memberPayload } from '../payload/member.ts';
import type { Guild, Member } from '../world/records.ts';
import type { World } from '../world/world.ts';
import type { MembersAsked } from './frame.ts';
import type { Session } from './session.ts';

const PER_CHUNK = 1_000;
const MAX_BY_NAME = 100;

/** Answers a client that asks for members of a guild. Discord says nothing to one that may not know them. */
export function sendMembers(world: World, session: Session, asked: MembersAsked): void {
  const guild = world.state.guilds.get(asked.guild_id);
  if (guild === undefined || !guild.members.has(world.bot.id)) return;
  const wantsAll = asked.user_ids == null && asked.query === '';
  if (wantsAll && !session.wants(GatewayIntentBits.GuildMembers)) return;
  const found = asked.user_ids == null ? byName(world, guild, asked) : byId(guild, asked.user_ids);
  const count = Math.max(1, Math.ceil(found.length / PER_CHUNK));
  for (let chunk = 0; chunk < count; chunk++) {
    session.dispatch('GUILD_MEMBERS_CHUNK', {
      guild_id: guild.id,
      members: found
        .slice(chunk * PER_CHUNK, (chunk + 1) * PER_CHUNK)
        .map((member) => memberPayload(world, member)),
      chunk_index: chunk,
      chunk_count: count,
      not_found: (asked.user_ids ?? []).filter((id) => !guild.members.has(id)),
      ...(asked.nonce === null ? {} : { nonce: asked.nonce }),
    });
  }
}

function byId(guild: Guild, ids: readonly string[]): Member[] {
  return [...new Set(ids)].flatMap((id) => guild.members.get(id) ?? []);
}

/** Those whose name begins so; no name means everybody. */
function byName(world: World, guild: Guild, { query, limit }: MembersAsked): Member[] {
  const prefix = (query ?? '').toLowerCase();
  const most = prefix === '' ? limit || guild.members.size : Math.min(limit || MAX_BY_NAME, MAX_BY_NAME);
  return [...guild.members.values()]
    .filter(({ userId, nick }) => {
      const { username, globalName } = world.account(userId);
      return [nick, globalName, username].some((name) => name?.toLowerCase().startsWith(prefix));
    })
    .slice(0, most);
}
