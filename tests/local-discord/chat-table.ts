import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIInteraction, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import { Chat } from '#local-discord/chat/chat.ts';
import { LocalDiscord, type Settings } from '#local-discord/server.ts';
import { changeChannel } from '#local-discord/world/channels.ts';
import type { Guild } from '#local-discord/world/records.ts';
import { ChatClient } from './chat-client.ts';
import { ManualClock } from './manual-clock.ts';
import { generalOf, restClient } from './rest-client.ts';

/** A local Discord with a chat page, two people and a bot that answers when a test says so. */
export class ChatTable {
  readonly interactions: APIInteraction[] = [];
  readonly rest: ReturnType<typeof restClient>;
  private readonly clients: ChatClient[] = [];

  private constructor(
    readonly local: LocalDiscord,
    readonly clock: ManualClock,
    private readonly assetsFolder: string,
  ) {
    this.rest = restClient(local);
    local.world.subscribe((happening) => {
      if (happening.t === 'INTERACTION_CREATE')
        this.interactions.push(happening.d(local.world.botViewer) as APIInteraction);
    });
  }

  static async open(settings: Settings = {}): Promise<ChatTable> {
    const assetsFolder = mkdtempSync(path.join(tmpdir(), 'emissary-chat-'));
    writeFileSync(path.join(assetsFolder, 'page.js'), 'export {};');
    writeFileSync(path.join(assetsFolder, 'page.css'), 'body{}');
    writeFileSync(path.join(assetsFolder, 'notes.txt'), 'not for the page');
    const clock = new ManualClock();
    const local = await LocalDiscord.open({
      clock,
      rateLimits: false,
      begin: {
        people: [
          { name: 'Olga', locale: 'en-US' },
          { name: 'Ann', locale: 'en-US' },
          { name: 'Boris', locale: 'ru' },
        ],
        channels: ['general', 'secret'],
      },
      page: (world, botOnline) => new Chat(world, { botOnline, assetsFolder }),
      ...settings,
    });
    return new ChatTable(local, clock, assetsFolder);
  }

  get general(): string {
    return generalOf(this.local);
  }

  channel(name: string): string {
    const found = [...this.local.world.state.channels.values()].find((one) => one.name === name);
    return found?.id ?? '';
  }

  person(name: string): string {
    const found = [...this.local.world.state.accounts.values()].find((one) => one.globalName === name);
    return found?.id ?? '';
  }

  get guild(): Guild {
    const [guild] = this.local.world.state.guilds.values();
    if (guild === undefined) throw new Error('no guild');
    return guild;
  }

  /** Nobody but the owner sees the channel any more. */
  hide(name: string): void {
    this.deny(name, PermissionFlagsBits.ViewChannel);
  }

  show(name: string): void {
    this.deny(name, 0n);
  }

  private deny(name: string, bits: bigint): void {
    const channel = this.local.world.state.channels.get(this.channel(name));
    if (channel === undefined) throw new Error(`no channel ${name}`);
    const everyone = { id: this.guild.id, type: OverwriteType.Role, allow: '0', deny: bits.toString() };
    changeChannel(this.local.world, channel, { overwrites: [everyone] });
  }

  async sit(name: string): Promise<ChatClient> {
    const client = await ChatClient.open(this.local, this.person(name));
    this.clients.push(client);
    return client;
  }

  /** The bot answers the newest interaction. */
  async answer(body: unknown): Promise<number> {
    const { id, token } = this.interactions.at(-1) ?? { id: '', token: '' };
    const { status } = await this.rest('POST', `/interactions/${id}/${token}/callback`, body);
    return status;
  }

  async close(): Promise<void> {
    for (const client of this.clients) client.close();
    await this.local.close();
    rmSync(this.assetsFolder, { recursive: true });
  }
}
