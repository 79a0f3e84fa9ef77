import { ApplicationFlags, ApplicationWebhookEventStatus, GatewayIntentBits } from 'discord-api-types/v10';
import type { World } from '../world/world.ts';
import { userPayload } from './user.ts';

/** Which flag says that a privileged intent is switched on, for bots in few guilds. */
const INTENT_FLAGS = [
  [GatewayIntentBits.GuildPresences, ApplicationFlags.GatewayPresenceLimited],
  [GatewayIntentBits.GuildMembers, ApplicationFlags.GatewayGuildMembersLimited],
  [GatewayIntentBits.MessageContent, ApplicationFlags.GatewayMessageContentLimited],
] as const;

function applicationFlags(world: World): number {
  const { privilegedIntents, commands } = world.state.application;
  const badge = commands.size > 0 ? ApplicationFlags.ApplicationCommandBadge : 0;
  return INTENT_FLAGS.reduce(
    (sum, [intent, flag]) => ((privilegedIntents & intent) === 0 ? sum : sum | flag),
    Number(badge),
  );
}

/** The application as its own bot sees it. It belongs to whoever owns the first guild. */
export function applicationPayload(world: World) {
  const { application, guilds, accounts } = world.state;
  const flags = applicationFlags(world);
  const own = [...guilds.values()].filter(({ members }) => members.has(world.bot.id));
  const owner = accounts.get([...guilds.values()][0]?.ownerId ?? '') ?? world.bot;
  return {
    id: application.id,
    name: application.name,
    icon: null,
    description: application.description,
    type: null,
    bot: userPayload(world.bot),
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags,
    flags_new: String(flags),
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    event_webhooks_url: null,
    event_webhooks_status: ApplicationWebhookEventStatus.Disabled,
    owner: userPayload(owner),
    approximate_guild_count: own.length,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
  };
}
