import { setTimeout as pause } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, it, vi } from 'vitest';
import type { Player } from '#local-discord/driver/player.ts';
import type { Requests } from '#local-discord/faults.ts';
import { isPing } from '../ping.ts';
import { processScene } from './process-scene.ts';

type Scene = Awaited<ReturnType<typeof processScene>>;

const PATIENT = { until: 'final', withinMs: 60_000 } as const;
const ANYWHERE = { where: 'anywhere', withinMs: 60_000 } as const;
const WHOLE_MS = 180_000;

const said = ({ content, components }: APIMessage) => JSON.stringify([content, components ?? []]);
const says = (words: string) => (message: APIMessage) => said(message).includes(words);

/** Ann at a table with a bot, both of the process; `before` happens before she opens it. */
async function begun(before: (scene: Scene) => void = () => undefined) {
  const scene = await processScene(['Ann']);
  before(scene);
  const [ann] = scene.players as [Player];
  const at = await scene.begin([ann], 1);
  const clicker = scene.clicker(ann, at);
  const play = async (answers: number) => {
    for (let given = 0; given < answers; ) if (await clicker.answerOne()) given += 1;
  };
  return { ...scene, ...at, scene, ann: ann.in({ id: at.thread }), play };
}

/** How much is left to be announced when the bot has had its time. */
async function settled({ reader }: Pick<Scene, 'reader'>): Promise<number> {
  for (let looks = 0; looks < 300 && (await reader.unannounced()) > 0; looks++) await pause(200);
  return await reader.unannounced();
}

it(
  'closed direct messages: says so once, and shows the hand on request',
  async () => {
    const { ann, play, scene } = await begun(({ local: { world }, players }) => {
      world.account(players[0]?.id ?? '').dmsOpen = false;
    });
    await ann.waitFor(says('your direct messages are closed'), { withinMs: 60_000 });
    await play(3);
    expect(await settled(scene)).toBe(0);
    expect(ann.sees(says('your direct messages are closed'))).toHaveLength(1);
    expect(said((await ann.slash('/hand', {}, PATIENT)).message)).toContain('Your bag');
    expect(ann.dms()).toEqual([]);
    expect(scene.bot.reports).toEqual([]);
  },
  WHOLE_MS,
);

it(
  'a deleted thread: the game goes on in a new one',
  async () => {
    const { ann, local, thread, players, scene } = await begun();
    const gone = await fetch(`${local.api}/v10/channels/${thread}`, {
      method: 'DELETE',
      headers: { authorization: `Bot ${local.token}` },
    });
    expect(gone.ok).toBe(true);
    const [outside] = players as [Player];
    const { message } = await outside.slash('/play', {}, PATIENT);
    const [choice] = /1\|choose\|[^"]+/.exec(said(message)) ?? [''];
    await outside.click(choice, { message, ...PATIENT });
    const moved = await outside.waitFor(says('the game goes on here'), ANYWHERE);
    expect(moved.channel_id).not.toBe(thread);
    await ann.in({ id: moved.channel_id }).waitFor(isPing, { withinMs: 60_000 });
    expect(outside.messages({ id: moved.channel_id }).filter(says('the game goes on here'))).toHaveLength(1);
    expect(scene.bot.reports).toEqual([]);
  },
  WHOLE_MS,
);

it.each(['drop', 'reconnect', { close: 4000 }, { invalidSession: 'to be resumed' }] as const)(
  'a gateway that breaks (%j) is resumed: a click made meanwhile is answered, and nothing is told twice',
  async (how) => {
    const { ann, local, table, play, scene } = await begun();
    await play(2);
    // A bot that began anew instead of resuming would never hear of the click.
    local.disturb(how);
    const { message } = await ann.click(`1|play.open|${table}`, PATIENT);
    expect(said(message)).toContain('Your bag');
    await play(2);
    expect(await scene.check()).toEqual([]);
    expect(scene.bot.reports).toEqual([]);
  },
  WHOLE_MS,
);

/** Longer than the bot waits before it may identify itself once more. */
const IDENTIFIED_MS = 8_000;

it(
  'a gateway that breaks again while the bot waits to identify itself: it does so over the connection that stands, once',
  async () => {
    const { ann, local, table, play, scene } = await begun();
    await play(1);
    const connections = () => local.connections;
    const seen = { timeout: 60_000, interval: 5 };
    local.disturb({ invalidSession: 'lost' });
    await vi.waitFor(() => expect(connections()).toEqual({ open: 0, waiting: 0 }), seen);
    await vi.waitFor(() => expect(connections()).toEqual({ open: 1, waiting: 0 }), seen);
    const letGo = local.holdBack('handshakes');
    local.disturb('drop');
    await vi.waitFor(() => expect(connections()).toEqual({ open: 0, waiting: 1 }), seen);
    await pause(IDENTIFIED_MS);
    const isOnline = new Promise<void>((online) => {
      local.world.subscribe(({ t, d }) => {
        if (t !== 'PRESENCE_UPDATE') return;
        if ((d(local.world.botViewer) as { status: string }).status === 'online') online();
      });
    });
    letGo();
    await Promise.race([isOnline, scene.bot.gone]);
    expect(scene.bot.isGone ? scene.bot.reports : []).toEqual([]);
    const { message } = await ann.click(`1|play.open|${table}`, PATIENT);
    expect(said(message)).toContain('Your bag');
    await play(2);
    expect(await scene.check()).toEqual([]);
    expect(scene.bot.reports).toEqual([]);
  },
  WHOLE_MS,
);

const POST: Requests = 'POST /channels/:channel/messages';
const EDIT: Requests = 'PATCH /channels/:channel/messages/:message';
const ANSWER: Requests = 'POST /interactions/:interaction/:token/callback';
const SHOW: Requests = 'PATCH /webhooks/:application/:token/messages/@original';
const EVERYTHING = [POST, EDIT, ANSWER, SHOW, 'POST /channels/:channel/messages/:message/threads'] as const;

it.each([
  ['rate limits', { kind: 'rate limited', retryAfter: 0.2, scope: 'user' }],
  ['server errors', { kind: 'server error', status: 502 }],
  ['lost requests', { kind: 'request lost', by: 'reset' }],
  ['answers lost after success', { kind: 'answer lost', by: 'reset' }],
  ['answers cut off after success', { kind: 'answer lost', by: 'close' }],
] as const)(
  '%s, twice for everything the bot asks: each answer is taken, each thing told once',
  async (_, fault) => {
    const plan = ({ local }: Pick<Scene, 'local'>) => {
      for (const requests of EVERYTHING) local.faults.plan(requests, fault, { times: 2 });
    };
    const { play, scene, local, reader, table } = await begun(plan);
    const before = (await reader.seen(table)).table.head;
    for (let round = 0; round < 3; round++) {
      plan({ local });
      await play(1);
    }
    expect((await reader.seen(table)).table.head).toBeGreaterThanOrEqual(before + 3);
    expect(await scene.check()).toEqual([]);
    expect(scene.bot.reports).toEqual([]);
  },
  WHOLE_MS,
);
