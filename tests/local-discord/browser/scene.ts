import { OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { Chat } from '#local-discord/chat/chat.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import { changeChannel } from '#local-discord/world/channels.ts';
import { Bot } from './bot.ts';
import { openBrowser } from './chromium.ts';
import { Visit } from './visit.ts';

/** A local Discord, a bot in it and browsers at its page. Olga owns the server, so she sees everything. */
export class Scene {
  private readonly visits: Visit[] = [];

  private constructor(
    readonly local: LocalDiscord,
    readonly bot: Bot,
    private readonly browser: Browser,
  ) {}

  /** The browser is given where several scenes share it. */
  static async open(browser: Browser): Promise<Scene> {
    const local = await LocalDiscord.open({
      rateLimits: false,
      begin: {
        channels: ['general', 'table'],
        people: [
          { name: 'Olga', locale: 'en-US' },
          { name: 'Ann', locale: 'en-US' },
          { name: 'Boris', locale: 'ru' },
          { name: 'Cleo', locale: 'en-US' },
        ],
      },
      page: (world, botOnline) => new Chat(world, { botOnline }),
    });
    return new Scene(local, await Bot.logIn(local), browser);
  }

  static browser(): Promise<Browser> {
    return openBrowser();
  }

  person(name: string): string {
    const found = [...this.local.world.state.accounts.values()].find((one) => one.globalName === name);
    if (found === undefined) throw new Error(`nobody is called ${name}`);
    return found.id;
  }

  channel(name: string): string {
    const found = [...this.local.world.state.channels.values()].find((one) => one.name === name);
    if (found === undefined) throw new Error(`no channel is called ${name}`);
    return found.id;
  }

  /** Nobody but the owner sees the channel any more. */
  hide(name: string): void {
    const channel = this.local.world.state.channels.get(this.channel(name));
    if (channel?.guildId == null) return;
    const deny = PermissionFlagsBits.ViewChannel.toString();
    const everyone = { id: channel.guildId, type: OverwriteType.Role, allow: '0', deny };
    changeChannel(this.local.world, channel, { overwrites: [everyone] });
  }

  /** Opens a browser for somebody, who looks at a channel first. */
  async visit(
    name: string,
    channel = 'general',
    viewport?: { width: number; height: number },
  ): Promise<Visit> {
    const visit = await Visit.open(this.browser, this.local.world.origin, {
      place: `${this.person(name)}/${this.channel(channel)}`,
      ...(viewport === undefined ? {} : { viewport }),
    });
    this.visits.push(visit);
    await visit.composer.waitFor();
    return visit;
  }

  /** Opens a browser in which nobody sits yet. */
  async arrive(): Promise<Visit> {
    const visit = await Visit.open(this.browser, this.local.world.origin, { place: '' });
    this.visits.push(visit);
    return visit;
  }

  async close(): Promise<void> {
    for (const visit of this.visits) await visit.close();
    await this.bot.leave();
    await this.local.close();
    expect(this.bot.failures).toEqual([]);
  }
}
