import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Player } from '#local-discord/driver/player.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import { newDatabase } from '../../support/postgres/database.ts';
import { PostgresServer } from '../../support/postgres/server.ts';
import { BotProcess } from '../bot-process.ts';
import { processScene } from './process-scene.ts';

const WHOLE_MS = 240_000;
const PATIENT = { until: 'final', withinMs: 120_000 } as const;
const said = ({ content, components }: APIMessage) => JSON.stringify([content, components ?? []]);

let server: PostgresServer;
beforeAll(async () => {
  server = await PostgresServer.run();
}, 60_000);
afterEach(() => server.start());
afterAll(() => server.close());

/** Ann at a table with a bot, whose process keeps its tables in PostgreSQL. */
async function begun() {
  const database = await newDatabase(server.address());
  const scene = await processScene(['Ann'], { address: database.address });
  const [ann] = scene.players as [Player];
  const at = await scene.begin([ann], 1);
  const clicker = scene.clicker(ann, at);
  const play = async (answers: number) => {
    for (let given = 0; given < answers; ) if (await clicker.answerOne()) given += 1;
  };
  return { ...scene, ...at, scene, database, ann: ann.in({ id: at.thread }), play };
}

/** Reports that are no news: what the operator is told when connections go. */
const unexpected = (reports: readonly string[]) => reports.filter((line) => !/"level":40/.test(line));

it(
  'connections that are ended again and again: each answer is taken and told once',
  async () => {
    const { play, scene, database } = await begun();
    for (let round = 0; round < 5; round++) {
      const ended = await database.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'emissary' and datname = current_database()",
      );
      expect(ended.length).toBeGreaterThan(0);
      await play(1);
    }
    expect(await scene.check()).toEqual([]);
    expect(unexpected(scene.bot.reports)).toEqual([]);
    expect(await scene.bot.stop()).toBe(0);
  },
  WHOLE_MS,
);

it(
  'a server that is away for longer than a click waits: people are told, and the game goes on when it is back',
  async () => {
    const { play, scene, ann, table } = await begun();
    await play(2);
    await server.stop();
    const { message } = await ann.click(`1|play.open|${table}`, PATIENT);
    expect(said(message)).toContain('The store cannot be reached just now.');
    expect(scene.bot.isGone).toBe(false);
    await server.start();
    await play(2);
    expect(await scene.check()).toEqual([]);
    expect(await scene.bot.stop()).toBe(0);
  },
  WHOLE_MS,
);

it(
  'a second process is refused, and a killed one is followed by the next',
  async () => {
    const { play, scene, database, local } = await begun();
    const settings = { DATABASE_URL: database.address, DISCORD_TOKEN: local.token, DISCORD_API: local.api };
    const second = BotProcess.spawn(settings);
    expect(await second.exit()).toBe(1);
    expect(second.log).toMatch(
      /^Another Emissary is at work with this database \(process \d+ on [^\n]+\.\n$/,
    );
    expect(second.printed).toBe('');
    await play(1);
    await scene.bot.kill();
    await scene.startAgain();
    await play(2);
    expect(await scene.check()).toEqual([]);
    expect(unexpected(scene.bot.reports)).toEqual([]);
  },
  WHOLE_MS,
);

it(
  'a server that is not there yet is waited for, and one that never comes is named in a sentence',
  async () => {
    const { address } = await newDatabase(server.address());
    const local = await LocalDiscord.open({ rateLimits: false });
    onTestFinished(() => local.close());
    await server.stop();
    const settings = { DATABASE_URL: address, DISCORD_TOKEN: local.token, DISCORD_API: local.api };
    const never = BotProcess.spawn({ ...settings, DATABASE_WAIT: '0' });
    expect(await never.exit()).toBe(1);
    expect(never.log).toBe(
      'The database cannot be reached. Check DATABASE_URL and that the server is running.\n',
    );
    const bot = BotProcess.spawn({ ...settings, DATABASE_WAIT: '600' });
    await bot.reports(/cannot be reached yet: waiting for it, 600 s at most/);
    await server.start();
    await bot.says(/Press Ctrl\+C/);
    expect(await bot.stop()).toBe(0);
  },
  WHOLE_MS,
);
