import path from 'node:path';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commands } from '#commands/index.ts';
import { player } from '#local-discord/driver/player.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import { BotProcess, ownFolder } from '../e2e/bot-process.ts';
import { textOf } from '../e2e/friday.ts';

const NEEDED = [
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'AttachFiles',
  'PinMessages',
  'SendPolls',
] as const;

async function discord() {
  const local = await LocalDiscord.open({ rateLimits: false });
  onTestFinished(() => local.close());
  const settings = {
    EMISSARY_DB: path.join(ownFolder(), 'emissary.db'),
    DISCORD_TOKEN: local.token,
    DISCORD_API: local.api,
  };
  return { local, settings };
}

describe('npm start with a token', () => {
  it('registers the commands, prints an invitation, and says nothing of the token', async () => {
    const { local, settings } = await discord();
    const bot = await BotProcess.start(settings);
    const { application } = local.world.state;
    const link = new URL(/Invite it with (\S+)/.exec(bot.printed)?.[1] ?? '');
    expect(link.origin + link.pathname).toBe('https://discord.com/oauth2/authorize');
    expect(link.searchParams.get('client_id')).toBe(application.id);
    expect(link.searchParams.get('scope')).toBe('bot applications.commands');
    const granted = BigInt(link.searchParams.get('permissions') ?? '0');
    for (const name of NEEDED) expect(granted & PermissionFlagsBits[name], name).not.toBe(0n);
    expect(granted & PermissionFlagsBits.Administrator).toBe(0n);

    const ann = player(local, 'Ann');
    const { message } = await ann.slash('/help', {}, { until: 'final', withinMs: 20_000 });
    expect(textOf(message)).toContain('## Emissary');
    expect(commands.size).toBeGreaterThan(15);
    expect(await bot.stop()).toBe(0);
    expect(bot.log + bot.printed).not.toContain(local.token);
  }, 60_000);

  it('tells the operator which permission a server does not give, and how to mend it', async () => {
    const { local, settings } = await discord();
    const { SendPolls, PinMessages, Administrator } = PermissionFlagsBits;
    const roles = [...local.world.state.guilds.values()].flatMap((guild) => [...guild.roles.values()]);
    for (const role of roles)
      role.permissions = (BigInt(role.permissions) & ~(SendPolls | PinMessages | Administrator)).toString();
    const bot = await BotProcess.start(settings);
    expect(await bot.stop()).toBe(0);
    const [line = '{}'] = bot.log.split('\n');
    const told = JSON.parse(line) as { missing?: string[]; guild?: string; msg?: string };
    expect(told.missing).toEqual(['PinMessages', 'SendPolls']);
    expect(told.guild).toMatch(/^\d+$/);
    expect(told.msg).toContain(`guild_id=${told.guild}`);
  }, 60_000);

  it('is told in one sentence that the token is not taken', async () => {
    const { local, settings } = await discord();
    const wrong = local.token.replace(/.{6}$/, 'WrongX');
    const bot = BotProcess.spawn({ ...settings, DISCORD_TOKEN: wrong });
    expect(await bot.exit()).toBe(1);
    expect(bot.log).toMatch(/^Discord does not take DISCORD_TOKEN[^\n]+\n$/);
    expect(bot.log).not.toContain(wrong);
  }, 60_000);
});
