import type { Route } from '../route.ts';
import { applicationEmojiRoutes } from './application-emojis.ts';
import { applicationRoutes } from './applications.ts';
import { channelRoutes } from './channels.ts';
import { commandRoutes } from './commands.ts';
import { gatewayRoutes } from './gateway.ts';
import { guildRoutes } from './guilds.ts';
import { interactionRoutes } from './interactions.ts';
import { memberRoutes } from './members.ts';
import { messageRoutes } from './messages.ts';
import { pinRoutes } from './pins.ts';
import { pollRoutes } from './polls.ts';
import { reactionRoutes } from './reactions.ts';
import { roleRoutes } from './roles.ts';
import { threadMemberRoutes } from './thread-members.ts';
import { threadRoutes } from './threads.ts';
import { userRoutes } from './users.ts';
import { webhookRoutes } from './webhooks.ts';

/** All operations the local Discord knows. */
export const ROUTES: readonly Route[] = [
  ...gatewayRoutes,
  ...commandRoutes,
  ...userRoutes,
  ...threadRoutes,
  ...threadMemberRoutes,
  ...roleRoutes,
  ...memberRoutes,
  ...guildRoutes,
  ...channelRoutes,
  ...applicationRoutes,
  ...applicationEmojiRoutes,
  ...messageRoutes,
  ...interactionRoutes,
  ...webhookRoutes,
  ...pinRoutes,
  ...reactionRoutes,
  ...pollRoutes,
];
