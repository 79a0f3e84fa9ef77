import { InteractionType, PermissionFlagsBits } from 'discord-api-types/v10';
import { Chat } from '#local-discord/chat/chat.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import { joinGuild } from '#local-discord/world/guilds.ts';
import { openInteraction } from '#local-discord/world/interactions.ts';
import { GatewayClient } from '../gateway-client.ts';
import { restClient } from '../rest-client.ts';
import { Dice } from './dice.ts';
import { StrangeFrames } from './frames.ts';
import { StrangeRequests } from './requests.ts';

/** What came of it. */
export interface Fuzzed {
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Requests that were answered with 5xx, and errors that were reported. */
  readonly problems: readonly string[];
  /** Whether the server still works. */
  readonly alive: boolean;
}

/** Sends so many malformed requests and frames, half of them each; the same seed sends the same ones. */
export async function fuzz(count: number, seed: number): Promise<Fuzzed> {
  const problems: string[] = [];
  const statuses: Record<number, number> = {};
  const report = (error: unknown) =>
    problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const local = await LocalDiscord.open({
    rateLimits: false,
    report,
    page: (world, botOnline) => new Chat(world, { botOnline, report }),
  });
  const dice = new Dice(seed);
  const requests = new StrangeRequests(local, dice);
  const frames = new StrangeFrames(local, dice);
  for (let sent = 0; sent < count; sent += 2) {
    if (sent % 20 === 0) await furnish(local);
    const { status, what } = await requests.next();
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status >= 500) problems.push(`${status}: ${what}`);
    await frames.next();
  }
  requests.close();
  frames.close();
  const alive = await isAlive(local);
  await local.close();
  return { statuses, problems, alive };
}

/** Requests are to get far, not to fail for want of a permission; the bot may even have left, or lost its role. */
function mayEverything({ world }: LocalDiscord): void {
  for (const guild of world.state.guilds.values()) {
    joinGuild(world, guild, world.bot);
    const everyone = guild.roles.get(guild.id);
    if (everyone !== undefined) everyone.permissions = PermissionFlagsBits.Administrator.toString();
  }
}

/** Something to work on, also after all of it has been deleted: a channel with a message, and an interaction. */
async function furnish(local: LocalDiscord): Promise<void> {
  const { world } = local;
  mayEverything(local);
  const rest = restClient(local);
  const [guild] = world.state.guilds.values();
  const { body } = await rest('POST', `/guilds/${guild?.id}/channels`, { name: 'fuzzed' });
  const { id = '' } = body as { id?: string };
  const channel =
    world.state.channels.get(id) ?? [...world.state.channels.values()].find(({ guildId }) => guildId);
  if (channel === undefined) return;
  await rest('POST', `/channels/${channel.id}/messages`, { content: 'fuzzed' });
  const userId = [...world.state.accounts.values()].find(({ bot }) => !bot)?.id ?? '';
  const type = InteractionType.ApplicationCommand;
  openInteraction(world, { type, userId, channel, name: 'play', data: { id: '1', name: 'play', type: 1 } });
}

async function isAlive(local: LocalDiscord): Promise<boolean> {
  const { status } = await restClient(local)('GET', '/users/@me');
  const client = new GatewayClient(local);
  await client.ready();
  await client.close();
  return status === 200;
}
