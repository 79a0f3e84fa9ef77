import { type APIGuild, GatewayIntentBits } from 'discord-api-types/v10';
import { isToldOf, sees } from '../world/permissions.ts';
import type { Channel, Guild } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { announcedPayload, channelPayload } from './channel.ts';
import { memberPayload } from './member.ts';

/** A guild as REST gives it. */
export function guildPayload(guild: Guild): APIGuild & { nsfw: boolean; home_header: null } {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    description: null,
    home_header: null,
    splash: null,
    discovery_splash: null,
    features: [],
    banner: null,
    owner_id: guild.ownerId,
    application_id: null,
    region: 'local',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0 as never,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    roles: [...guild.roles.values()],
    default_message_notifications: 0,
    mfa_level: 0,
    explicit_content_filter: 0,
    max_presences: null,
    max_members: 500_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: guild.locale as APIGuild['preferred_locale'],
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    premium_progress_bar_enabled: false,
    nsfw: false,
    nsfw_level: 0,
    emojis: [],
    stickers: [],
    incidents_data: null,
    hub_type: null,
  };
}

/** What may be known of a guild from outside. */
export function guildPreviewPayload(guild: Guild) {
  const { id, name, icon, description, home_header, splash, discovery_splash, features, emojis, stickers } =
    guildPayload(guild);
  return {
    ...{ id, name, icon, description, home_header, splash, discovery_splash, features, emojis, stickers },
    ...approximateCounts(guild),
  };
}

/** Nobody here is ever away. */
export function approximateCounts({ members }: Guild) {
  return { approximate_member_count: members.size, approximate_presence_count: members.size };
}

/** GUILD_CREATE: the guild with everything in it that the viewer may see. */
export function guildCreatePayload(world: World, guild: Guild, viewerId: string): unknown {
  const here = [...world.state.channels.values()].filter(({ guildId }) => guildId === guild.id);
  const isActiveThread = (channel: Channel): boolean =>
    channel.thread?.archived === false && sees(world, viewerId, channel);
  const members = [...guild.members.values()].filter(
    ({ userId }) => userId === viewerId || knowsMembers(world, viewerId),
  );
  return {
    ...guildPayload(guild),
    joined_at: guild.members.get(viewerId)?.joinedAt,
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    voice_states: [],
    members: members.map((member) => memberPayload(world, member)),
    channels: here
      .filter((channel) => channel.thread === null && isToldOf(world, viewerId, channel))
      .map((channel) => announcedPayload(world, channel, viewerId)),
    threads: here.filter(isActiveThread).map((channel) => channelPayload(world, channel, viewerId)),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

/** Without the presences intent a bot is told of no member but itself. */
function knowsMembers(world: World, viewerId: string): boolean {
  const { bot } = world.account(viewerId);
  return !bot || (world.state.application.privilegedIntents & GatewayIntentBits.GuildPresences) !== 0;
}
