import {
  Client,
  CompressionMethod,
  Events,
  GatewayIntentBits,
  type Interaction,
  Partials,
  SimpleShardingStrategy,
  type WebSocketOptions,
} from 'discord.js';
import { answer } from './answers.ts';

/** How the gateway's payloads travel. */
export type Packing = 'plain' | 'zlib-stream';

/** Where the bot finds Discord, and who it is there. */
interface Discord {
  readonly api: string;
  readonly token: string;
}

/** A bot as one writes it with discord.js: nothing about it is special but the address of the API. */
export function newBot({ api }: Discord, packing: Packing): Client {
  return new Client({
    intents: [
      GatewayIntentBits.Guilds,
      GatewayIntentBits.GuildMembers,
      GatewayIntentBits.GuildMessages,
      GatewayIntentBits.GuildMessageReactions,
      GatewayIntentBits.GuildMessageTyping,
      GatewayIntentBits.GuildMessagePolls,
      GatewayIntentBits.DirectMessages,
      GatewayIntentBits.DirectMessageReactions,
      GatewayIntentBits.MessageContent,
    ],
    // A DM is heard of only with its messages.
    partials: [Partials.Channel, Partials.Message, Partials.Reaction],
    rest: { api },
    ...(packing === 'plain' ? {} : { ws: { buildStrategy: compressed } }),
  });
}

/** discord.js leaves this choice to its sharding strategy. */
const compressed: NonNullable<WebSocketOptions['buildStrategy']> = (manager) => {
  (manager.options as { compression: CompressionMethod }).compression = CompressionMethod.ZlibStream;
  return new SimpleShardingStrategy(manager);
};

/** The bot, ready and answering. What its answers come to grief with is told. */
export async function login(bot: Client, { token }: Discord): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((done) => bot.once(Events.ClientReady, done));
  await bot.login(token);
  return await ready;
}

/** From now on people get answers; what goes wrong with them is told. */
export function serve(bot: Client, report: (error: unknown) => void): void {
  bot.on(Events.InteractionCreate, (interaction: Interaction) => {
    answer(interaction).catch(report);
  });
}
