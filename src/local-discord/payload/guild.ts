import type { APIGuild } from 'discord-api-types/v10';
import { sees } from '../world/permissions.ts';
import type { Guild } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { channelPayload } from './channel.ts';
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

/** GUILD_CREATE: the guild with everything in it that the viewer may see. */
export function guildCreatePayload(world: World, guild: Guild, viewerId: string): unknown {
  const channels = [...world.state.channels.values()].filter(
    (channel) => channel.guildId === guild.id && sees(world, viewerId, channel),
  );
  const shown = (threads: boolean) =>
    channels
      .filter(({ thread }) => (thread !== null) === threads && thread?.archived !== true)
      .map((channel) => channelPayload(world, channel, viewerId));
  return {
    ...guildPayload(guild),
    joined_at: guild.members.get(viewerId)?.joinedAt,
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    voice_states: [],
    members: [...guild.members.values()].map((member) => memberPayload(world, member)),
    channels: shown(false),
    threads: shown(true),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
