import type { Guild } from 'discord.js';
import type { BotContext } from '../interactions/bot-context.ts';
import { missingIn, type Permission } from '../interactions/permissions.ts';
import { textLine } from '../messages/controls.ts';
import type { DiscordApi } from '../messages/discord-api.ts';
import { languageOf, wordsIn } from '../messages/words.ts';
import { announcementChannel } from '../tables/welcome.ts';
import { words } from '../text/lexicon.ts';
import { invitation } from './invitation.ts';

/** What the bot may not do on a server although it needs to; the operator reads what would help. */
export function checkGuild({ log }: Pick<BotContext, 'log'>, guild: Guild): Permission[] {
  const { me } = guild.members;
  const missing = me === null ? [] : missingIn(me.permissions);
  const link = invitation(guild.client.application.id, guild.id);
  if (missing.length > 0)
    log.warn(
      { guild: guild.id, missing },
      `a server does not allow the bot ${missing.join(', ')}: whoever manages it can mend that with ${link}`,
    );
  return missing;
}

/** The bot was added to a server: if it cannot do its work there, it says so where it can. */
export async function onGuildJoined(bot: BotContext, api: DiscordApi, guild: Guild): Promise<void> {
  const missing = checkGuild(bot, guild);
  const channel = announcementChannel(guild);
  if (missing.length === 0 || channel === null) return;
  const { say } = wordsIn(languageOf(guild.preferredLocale));
  const link = invitation(guild.client.application.id, guild.id);
  const permissions = missing.map((name) => words(`permission.${name}`, {}));
  const components = [textLine(say(words('permission.missing', { permissions, link })))];
  await api.post(channel.id, { components, nonce: `may-${guild.id}`, pings: [] });
}
