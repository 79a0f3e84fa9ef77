import { ButtonStyle, ChannelType, type Guild, PermissionFlagsBits, type TextChannel } from 'discord.js';
import type { Game } from '#core/game.ts';
import { LANGUAGES, type Language } from '#core/message.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import { type Line, sectionLine, textLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import type { DiscordApi } from '../messages/discord-api.ts';
import type { Screen } from '../messages/screen.ts';
import { wordsIn } from '../messages/words.ts';
import { words } from '../text/lexicon.ts';

/** Every game in a line, with the way to a first table of it, against bots; those to begin with come first. */
function gameLines({ app }: BotContext, language: Language): Line[] {
  const byLevel = [...app.games.values()].sort((a, b) => levelOf(a) - levelOf(b));
  return byLevel.map((game) => {
    const { id, seats, presentation } = game;
    const { say } = wordsIn(language, game);
    const { title, pitch = null } = presentation;
    const shown = pitch === null ? null : { ...pitch, isFirst: pitch.isFirst === true };
    return sectionLine(say(words('welcome.game', { game: title, seats, pitch: shown })), {
      id: encode({ action: 'welcome.play', table: '', args: [id, language] }),
      label: say(words('welcome.play', {})),
      style: ButtonStyle.Success,
    });
  });
}

const levelOf = ({ presentation }: Game): number => presentation.pitch?.level ?? Number.POSITIVE_INFINITY;

/** What can be done, by what one wants; where there can be a table also the way to a first one. */
export function helpScreen(bot: BotContext, { language, noTable }: InteractionContext): Screen {
  const { say } = wordsIn(language);
  const first = [textLine(say(words('help.first', {}))), ...gameLines(bot, language)];
  return {
    components: [textLine(say(words('command.help', {}))), ...(noTable === null ? first : [])],
  };
}

/** What stands in a new server before anybody came: a message for each language. */
function welcomeScreen(bot: BotContext, language: Language): Screen {
  const text = textLine(wordsIn(language).say(words('welcome.text', {})));
  return { components: [text, ...gameLines(bot, language)] };
}

const NEEDED = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages;

/** Where the bot can speak to a whole server: where the server itself does, else in the topmost channel. */
export function announcementChannel(guild: Guild): TextChannel | null {
  const { me } = guild.members;
  const open = [...guild.channels.cache.values()]
    .filter((channel) => channel.type === ChannelType.GuildText)
    .filter((channel) => me !== null && channel.permissionsFor(me).has(NEEDED))
    .sort((a, b) => a.rawPosition - b.rawPosition);
  return open.find(({ id }) => id === guild.systemChannelId) ?? open[0] ?? null;
}

/** Greets the people of a server where nobody ever said anything; so it does once, whatever happens in between. */
export async function welcome(bot: BotContext, api: DiscordApi, guild: Guild): Promise<void> {
  const channel = announcementChannel(guild);
  if (channel === null || channel.lastMessageId !== null) return;
  for (const language of LANGUAGES)
    await api.post(channel.id, {
      ...welcomeScreen(bot, language),
      nonce: `${language}-${channel.id}`,
      pings: [],
    });
}
