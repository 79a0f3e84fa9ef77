import { ButtonStyle, ChannelType, type Guild, PermissionFlagsBits, type TextChannel } from 'discord.js';
import type { Game } from '#core/game.ts';
import { LANGUAGES, type Language } from '#core/message.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import { buttonRows, type Row, textLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import type { DiscordApi } from '../messages/discord-api.ts';
import type { Screen } from '../messages/screen.ts';
import { wordsIn } from '../messages/words.ts';
import { words } from '../text/lexicon.ts';

/** The way to a table with bots: a button for every game, in one language. */
function playButtons({ app }: BotContext, language: Language): Row[] {
  const buttonOf = ({ id, presentation: { title }, texts }: Game) => ({
    id: encode({ action: 'welcome.play', table: '', args: [id, language] }),
    label: wordsIn(language, { texts }).say(words('welcome.play', { game: title })),
    style: ButtonStyle.Success as const,
  });
  return buttonRows([...app.games.values()].map(buttonOf));
}

/** How the bot works, and where there can be a table also the way to a first one. */
export function helpScreen(bot: BotContext, { language, noTable }: InteractionContext): Screen {
  const text = textLine(wordsIn(language).say(words('command.help', {})));
  return { components: [text, ...(noTable === null ? playButtons(bot, language) : [])] };
}

/** What stands in a new server before anybody came, and so in every language. */
function welcomeScreen(bot: BotContext): Screen {
  return {
    components: LANGUAGES.flatMap((language) => [
      textLine(wordsIn(language).say(words('welcome.text', {}))),
      ...playButtons(bot, language),
    ]),
  };
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
  await api.post(channel.id, { ...welcomeScreen(bot), nonce: `hi-${channel.id}`, pings: [] });
}
