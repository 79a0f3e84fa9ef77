import {
  type AutocompleteInteraction,
  ChannelType,
  type ChatInputCommandInteraction,
  Client,
  Events,
  GatewayIntentBits,
  type Interaction,
  type Message,
  type MessageComponentInteraction,
  type MessageCreateOptions,
  type ModalSubmitInteraction,
  Partials,
  type RESTPostAPIApplicationCommandsJSONBody,
  type ThreadChannel,
} from 'discord.js';
import type { LocalDiscord } from '#local-discord/server.ts';

type Answer<I> = (interaction: I) => unknown;

/** A bot on discord.js that does what a test tells it to. */
export class Bot {
  private readonly commands = new Map<string, Answer<ChatInputCommandInteraction>>();
  private readonly completions = new Map<string, Answer<AutocompleteInteraction>>();
  private readonly components = new Map<string, Answer<MessageComponentInteraction>>();
  private readonly modals = new Map<string, Answer<ModalSubmitInteraction>>();
  /** What went wrong in an answer; a test that leaves it unlooked at fails. */
  readonly failures: unknown[] = [];

  private current: Client<true> | undefined;

  private constructor(private readonly local: LocalDiscord) {}

  static async logIn(local: LocalDiscord): Promise<Bot> {
    const bot = new Bot(local);
    await bot.comeBack();
    return bot;
  }

  private get client(): Client<true> {
    if (this.current === undefined) throw new Error('the bot is away');
    return this.current;
  }

  async comeBack(): Promise<void> {
    const client = new Client({
      intents: [GatewayIntentBits.Guilds, GatewayIntentBits.DirectMessages],
      partials: [Partials.Channel],
      rest: { api: this.local.api, globalRequestsPerSecond: Number.POSITIVE_INFINITY },
    });
    client.on(Events.InteractionCreate, async (interaction) => {
      try {
        await this.answer(interaction);
      } catch (error) {
        this.failures.push(error);
      }
    });
    const ready = new Promise<Client<true>>((done) => client.once(Events.ClientReady, done));
    await client.login(this.local.token);
    this.current = await ready;
  }

  async leave(): Promise<void> {
    await this.current?.destroy();
    this.current = undefined;
  }

  async register(...commands: RESTPostAPIApplicationCommandsJSONBody[]): Promise<void> {
    await this.client.application.commands.set(commands);
  }

  /** Writes into a channel by its name, or into somebody's DM by an id. */
  async say(channel: string, message: MessageCreateOptions | string): Promise<Message> {
    const found = this.client.channels.cache.find((one) => 'name' in one && one.name === channel);
    if (found?.isSendable()) return await found.send(message);
    return await (await this.client.users.fetch(channel)).send(message);
  }

  async openThread(
    channel: string,
    { name, type }: { name: string; type: ChannelType.PrivateThread | ChannelType.PublicThread },
  ): Promise<ThreadChannel> {
    const found = this.client.channels.cache.find((one) => 'name' in one && one.name === channel);
    if (found?.type !== ChannelType.GuildText) throw new Error(`no channel is called ${channel}`);
    return await found.threads.create({ name, type });
  }

  onCommand(name: string, answer: Answer<ChatInputCommandInteraction>): this {
    this.commands.set(name, answer);
    return this;
  }

  onComplete(name: string, answer: Answer<AutocompleteInteraction>): this {
    this.completions.set(name, answer);
    return this;
  }

  onComponent(id: string, answer: Answer<MessageComponentInteraction>): this {
    this.components.set(id, answer);
    return this;
  }

  onModal(id: string, answer: Answer<ModalSubmitInteraction>): this {
    this.modals.set(id, answer);
    return this;
  }

  private answer(interaction: Interaction): unknown {
    if (interaction.isChatInputCommand()) return this.commands.get(interaction.commandName)?.(interaction);
    if (interaction.isAutocomplete()) return this.completions.get(interaction.commandName)?.(interaction);
    if (interaction.isMessageComponent()) return this.components.get(interaction.customId)?.(interaction);
    if (interaction.isModalSubmit()) return this.modals.get(interaction.customId)?.(interaction);
    return undefined;
  }
}
