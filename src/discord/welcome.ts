import { ButtonStyle, ChannelType, type Guild, PermissionFlagsBits, type TextChannel } from 'discord.js';
import type { Game } from '#core/game.ts';
import { LANGUAGES, type Language } from '#core/message.ts';
import { buttonRows, type Row, textLine } from './ask/controls.ts';
import type { Bot } from './bot.ts';
import { encode } from './custom-id.ts';
import type { Office } from './delivery/office.ts';
import type { Screen } from './screen.ts';
import { words } from './text/lexicon.ts';
import type { Visit } from './visit.ts';
import { wordsIn } from './words.ts';

/** The way to a table with bots: a button for every game, in one language. */
function playButtons({ app }: Bot, language: Language): Row[] {
  const face = ({ id, face: { title }, texts }: Game) => ({
    id: encode({ verb: 'welcome.play', table: '', args: [id, language] }),
    label: wordsIn(language, { texts }).say(words('welcome.play', { game: title })),
    style: ButtonStyle.Success as const,
  });
  return buttonRows([...app.games.values()].map(face));
}

/** How the bot works; on a server also the way to a first table. */
export function helpScreen(bot: Bot, { language, guild }: Visit): Screen {
  const text = textLine(wordsIn(language).say(words('command.help', {})));
  return { components: [text, ...(guild === null ? [] : playButtons(bot, language))] };
}

/** What stands in a new server before anybody came, and so in every language. */
function welcomeScreen(bot: Bot): Screen {
  return {
    components: LANGUAGES.flatMap((language) => [
      textLine(wordsIn(language).say(words('welcome.text', {}))),
      ...playButtons(bot, language),
    ]),
  };
}

const NEEDED = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages;

/** Where the bot can speak to a whole server: where the server itself does, else in the topmost channel. */
export function hallOf(guild: Guild): TextChannel | null {
  const { me } = guild.members;
  const open = [...guild.channels.cache.values()]
    .filter((channel) => channel.type === ChannelType.GuildText)
    .filter((channel) => me !== null && channel.permissionsFor(me).has(NEEDED))
    .sort((a, b) => a.rawPosition - b.rawPosition);
  return open.find(({ id }) => id === guild.systemChannelId) ?? open[0] ?? null;
}

/** Greets the people of a server where nobody ever said anything; so it does once, whatever happens in between. */
export async function welcome(bot: Bot, office: Office, guild: Guild): Promise<void> {
  const hall = hallOf(guild);
  if (hall === null || hall.lastMessageId !== null) return;
  await office.post(hall.id, { ...welcomeScreen(bot), nonce: `hi-${hall.id}`, pings: [] });
}
