import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { partsOf } from '#local-discord/driver/parts.ts';
import { archiveThread } from '#local-discord/world/thread-archive.ts';
import { friday, textOf } from './friday.ts';
import { isPing, PING } from './ping.ts';

const LONG_MS = 180_000;
const MONTH = 30 * 24 * 3_600_000;

const buttonsOf = ({ components }: Pick<APIMessage, 'components'>) =>
  partsOf(components ?? []).flatMap(({ label }) => label ?? []);

/** A game of Bob, Dan and a bot, played to its end. */
async function ended() {
  const scene = await friday();
  const { app, bob, dan, lobby, running } = scene;
  const table = await lobby('Friday');
  await app.join({ table, user: dan.id, name: dan.name });
  await app.addBot({ table, actor: { user: bob.id }, bot: 'greedy', name: 'Bot 1' });
  await app.start({ table, actor: { user: bob.id } });
  for (;;) {
    await app.settled(table);
    const look = await app.look({ table });
    if (look.kind !== 'done' || look.table.status === 'over') break;
    const seat = look.waiting.find((one) => look.seats[one.seat]?.user)?.seat ?? 0;
    const user = look.seats[seat]?.user ?? '';
    const own = await app.look({ table, user, seat });
    const question = own.kind === 'done' ? own.questions.find(({ optional }) => !optional) : undefined;
    if (question === undefined) throw new Error('nobody is asked');
    await app.answer({ table, user, key: question.key, choice: question.fallback as string });
  }
  running.wake();
  await expect
    .poll(async () => (await app.outbox.pending(Number.MAX_SAFE_INTEGER, 1)).length, {
      ...{ timeout: LONG_MS, interval: 50 },
    })
    .toBe(0);
  const end = await bob.waitFor((message) => textOf(message).includes('The seed of all dice'), {
    where: 'anywhere',
  });
  return { ...scene, table, end, thread: bob.in({ id: end.channel_id }) };
}

it(
  'the end calls its players once and leaves nobody waited for; a press opens the next game, once, also after a month',
  async () => {
    const scene = await ended();
    const { app, bob, dan, eve, end, thread, table, log, pass, local, running } = scene;
    expect(end.mentions.map(({ id }) => id).sort()).toEqual([bob.id, dan.id].sort());
    expect(textOf(end)).toContain(`Thank you for playing, <@${bob.id}> and <@${dan.id}>!`);
    const all = thread.messages();
    expect(all.filter(({ mentions }) => mentions.length > 1)).toHaveLength(1);
    expect(all.map(textOf).join()).not.toContain('Nobody is waited for');
    expect(all.map(textOf).join()).not.toMatch(PING);
    expect(buttonsOf(end)).toEqual(['Play again']);

    pass(MONTH);
    const world = local.world.state.channels.get(end.channel_id);
    if (world !== undefined) archiveThread(local.world, world);
    const refused = await eve
      .in({ id: end.channel_id })
      .click('Play again', { message: end, until: 'final' });
    expect(textOf(refused.message)).toContain('You do not sit at this table.');
    const [first, second] = await Promise.all([
      dan.in({ id: end.channel_id }).click('Play again', { message: end, until: 'final' }),
      bob.in({ id: end.channel_id }).click('Play again', { message: end, until: 'final' }),
    ]);
    const lobbies = await app.tables('lobby');
    expect(lobbies).toHaveLength(1);
    const [next] = lobbies;
    expect([textOf(first.message), textOf(second.message)].sort()).toEqual([
      expect.stringContaining('is open in <#'),
      expect.stringContaining('The next game is **Friday 2**'),
    ]);
    const look = await app.look({ table: next?.id ?? '' });
    const old = await app.look({ table });
    if (look.kind !== 'done' || old.kind !== 'done') throw new Error('no table');
    const { game, options, language, deadlineHours, channel, owner } = look.table;
    const { table: before } = old;
    expect({ game, options, language, deadlineHours, channel }).toEqual({
      ...{ game: before.game, options: before.options, language: before.language },
      ...{ deadlineHours: before.deadlineHours, channel: before.channel },
    });
    const opener = owner === bob.id ? bob : dan;
    const other = owner === bob.id ? dan : bob;
    expect(look.seats.map(({ user, bot, name }) => [user, bot, name])).toEqual([
      [opener.id, null, opener.name],
      [null, 'greedy', 'Bot 1'],
    ]);
    running.wake();
    const call = await opener.waitFor((message) => textOf(message).includes('is the next game'));
    expect(call.mentions.map(({ id }) => id)).toEqual([other.id]);
    const led = owner === bob.id ? first : second;
    await other.in({ id: end.channel_id }).click('Join', { message: led.message, until: 'final' });
    const joined = await app.look({ table: next?.id ?? '' });
    expect(joined.kind === 'done' && joined.seats.map(({ user }) => user)).toEqual([
      opener.id,
      null,
      other.id,
    ]);
    await opener.click('Start', { until: 'final' });
    await other.waitFor((message) => isPing(message) && message.channel_id !== end.channel_id, {
      where: 'anywhere',
    });
    const later = await other
      .in({ id: end.channel_id })
      .click('Play again', { message: end, until: 'final' });
    expect(textOf(later.message)).toContain('The next game is **Friday 2**');
    expect(buttonsOf(later.message)).toEqual([]);
    expect(log.troubles).toEqual([]);
  },
  LONG_MS + 60_000,
);
