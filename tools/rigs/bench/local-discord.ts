import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Person } from '#local-discord/people/person.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import { type BotOrder, connectBot } from './answering-bot.ts';
import { round } from './clock.ts';

/** What a local Discord can do by itself, whatever the bot does. */
export interface LocalDiscordFigures {
  /** From the start of the server until a bot knows its guilds. */
  readonly startToReadyMs: number;
  readonly interactionsPerSecond: number;
  /** Processor time of the server for one interaction, in microseconds. */
  readonly processorPerInteraction: number;
}

const STARTS = 5;
const AT_ONCE = 64;
/** Counted in interactions, not in seconds: on a busy machine code would else be measured before it is warm. */
const WARM_UP = 3_000;
const MEASURED = 10_000;

/** How the answering bot is started, as a process of its own so that its work does not count. */
const BOT_COMMAND: readonly [string, ...string[]] = [
  process.execPath,
  process.argv[1] ?? '',
  'answering-bot',
];

/** Measures a local Discord with people who use a command again and again, and a bot that answers at once. */
export async function benchLocalDiscord(command = BOT_COMMAND): Promise<LocalDiscordFigures> {
  const startToReadyMs = await start();
  const local = await LocalDiscord.open();
  const bot = await startBot(local, command);
  try {
    const people = new Crowd(local);
    people.begin();
    await people.haveAnswered(WARM_UP);
    const [from, used] = [performance.now(), process.cpuUsage()];
    await people.haveAnswered(MEASURED);
    const { user, system } = process.cpuUsage(used);
    const seconds = (performance.now() - from) / 1000;
    people.stop();
    return {
      startToReadyMs: round(startToReadyMs),
      interactionsPerSecond: Math.round(MEASURED / seconds),
      processorPerInteraction: Math.round((user + system) / MEASURED),
    };
  } finally {
    bot.kill();
    await local.close();
  }
}

/** The middle one of some starts. */
async function start(): Promise<number> {
  const took: number[] = [];
  for (let started = 0; started < STARTS; started++) {
    const from = performance.now();
    const local = await LocalDiscord.open();
    const socket = await connectBot(orderFor(local));
    took.push(performance.now() - from);
    socket.close();
    await local.close();
  }
  return took.sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0;
}

function orderFor({ api, world, token }: LocalDiscord): BotOrder {
  return { api, gateway: `${world.origin.replace('http', 'ws')}/gateway`, token };
}

/** The order goes through a pipe: arguments could be read by others. */
async function startBot(
  local: LocalDiscord,
  [program, ...rest]: readonly [string, ...string[]],
): Promise<ChildProcess> {
  const bot = spawn(program, rest, { stdio: ['pipe', 'pipe', 'inherit'] });
  bot.stdin.write(`${JSON.stringify(orderFor(local))}\n`);
  await once(bot.stdout, 'data');
  return bot;
}

/** Some people who use a command as soon as their last one is answered. */
class Crowd {
  private awaited = 0;
  private onAnswered: () => void = () => undefined;
  private readonly person: Person;
  private readonly channel: string;
  private readonly leave: () => void;

  constructor({ world }: LocalDiscord) {
    const [guild] = world.state.guilds.values();
    const [channel] = world.state.channels.values();
    if (guild === undefined || channel === undefined)
      throw new Error('a new world has a guild and a channel');
    this.channel = channel.id;
    this.person = new Person(world, guild.ownerId);
    const payload = { type: 1, name: 'play', description: 'Plays' } as never;
    world.state.application.commands.set('1', { id: '1', guildId: null, version: '1', payload });
    this.leave = world.subscribe(({ t }) => {
      if (t !== 'INTERACTION_SUCCESS') return;
      this.awaited -= 1;
      if (this.awaited === 0) this.onAnswered();
      // Not before the answer to the one before is on its way.
      setImmediate(() => this.play());
    });
  }

  begin(): void {
    for (let playing = 0; playing < AT_ONCE; playing++) this.play();
  }

  /** So many more. */
  haveAnswered(count: number): Promise<void> {
    this.awaited = count;
    return new Promise((done) => {
      this.onAnswered = done;
    });
  }

  private play(): void {
    this.person.act({ do: 'command', channel: this.channel, path: ['play'], options: {} });
  }

  stop(): void {
    this.leave();
  }
}
