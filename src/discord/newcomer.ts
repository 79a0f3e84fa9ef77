import type { Guild } from 'discord.js';
import { textLine } from './ask/controls.ts';
import type { Bot } from './bot.ts';
import type { Office } from './delivery/office.ts';
import { invitation } from './invitation.ts';
import { missingIn, type Permission } from './permissions.ts';
import { words } from './text/lexicon.ts';
import { hallOf } from './welcome.ts';
import { languageOf, wordsIn } from './words.ts';

/** What the bot may not do on a server although it needs to; the operator reads what would help. */
export function checkGuild({ log }: Pick<Bot, 'log'>, guild: Guild): Permission[] {
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
export async function arrive(bot: Bot, office: Office, guild: Guild): Promise<void> {
  const missing = checkGuild(bot, guild);
  const hall = hallOf(guild);
  if (missing.length === 0 || hall === null) return;
  const { say } = wordsIn(languageOf(guild.preferredLocale));
  const link = invitation(guild.client.application.id, guild.id);
  const permissions = missing.map((name) => words(`permission.${name}`, {}));
  const components = [textLine(say(words('permission.missing', { permissions, link })))];
  await office.post(hall.id, { components, nonce: `may-${guild.id}`, pings: [] });
}
