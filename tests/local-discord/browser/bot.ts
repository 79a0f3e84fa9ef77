import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  Client,
  Events,
  GatewayIntentBits,
  type Interaction,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  Partials,
  type RESTPostAPIApplicationCommandsJSONBody,
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

  private constructor(readonly client: Client<true>) {
    client.on(Events.InteractionCreate, async (interaction) => {
      try {
        await this.answer(interaction);
      } catch (error) {
        this.failures.push(error);
      }
    });
  }

  static async logIn(local: LocalDiscord): Promise<Bot> {
    const client = new Client({
      intents: [GatewayIntentBits.Guilds, GatewayIntentBits.DirectMessages],
      partials: [Partials.Channel],
      rest: { api: local.api, globalRequestsPerSecond: Number.POSITIVE_INFINITY },
    });
    const ready = new Promise<Client<true>>((done) => client.once(Events.ClientReady, done));
    await client.login(local.token);
    return new Bot(await ready);
  }

  async register(...commands: RESTPostAPIApplicationCommandsJSONBody[]): Promise<void> {
    await this.client.application.commands.set(commands);
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

  async leave(): Promise<void> {
    await this.client.destroy();
  }
}
