import type { APIMessage } from 'discord-api-types/v10';
import { expect, it, vi } from 'vitest';
import type { Player } from '#local-discord/driver/player.ts';
import { isPing } from './ping.ts';
import { tableScene } from './scene.ts';

const said = ({ content, components }: APIMessage) => JSON.stringify([content, components ?? []]);
const patience = { timeout: 15_000, interval: 20 };

/** Ann at a table with a bot, just begun; gives the thread. */
async function begun(ann: Player): Promise<string> {
  await ann.slash('/game new', { game: 'master-of-the-galaxy', name: 'Trouble' });
  await ann.waitFor((message) => said(message).includes('lobby.start'));
  await ann.click('Add a bot');
  await ann.click('Start');
  const ping = await ann.waitFor(isPing, { where: 'anywhere' });
  return ping.channel_id;
}

/** How often a text stands in the thread. */
const times = (ann: Player, thread: string, text: string) =>
  ann.messages({ id: thread }).filter((message) => said(message).includes(text)).length;

it('shows a hand on request when direct messages are closed, and says so once', async () => {
  const { players, local } = await tableScene(['Ann']);
  const ann = players[0] as Player;
  local.world.account(ann.id).dmsOpen = false;
  const thread = await begun(ann);
  const inThread = ann.in({ id: thread });
  await inThread.waitFor(({ content }) => content.includes('your direct messages are closed'));
  const hand = await inThread.slash('/hand', {}, { until: 'final' });
  expect(said(hand.message)).toContain('Your bag');
  await inThread.click('Refresh', {
    message: (await inThread.click('Play', { until: 'final' })).message,
    until: 'final',
  });
  expect(times(ann, thread, 'your direct messages are closed')).toBe(1);
});

it('goes on in a new thread when the thread was deleted', async () => {
  const { players, log, local } = await tableScene(['Ann']);
  const ann = players[0] as Player;
  const thread = await begun(ann);
  const response = await fetch(`${local.api}/v10/channels/${thread}`, {
    method: 'DELETE',
    headers: { authorization: `Bot ${local.token}` },
  });
  expect(response.ok).toBe(true);
  const asked = await ann.slash('/play', {}, { until: 'final' });
  const [choice] = /1\|choose\|[^"]+/.exec(said(asked.message)) ?? [''];
  await ann.click(choice, { message: asked.message, until: 'final' });
  const moved = await ann.waitFor((message) => said(message).includes('the game goes on here'), {
    where: 'anywhere',
    withinMs: 15_000,
  });
  expect(moved.channel_id).not.toBe(thread);
  await ann.in({ id: moved.channel_id }).waitFor(isPing, { withinMs: 15_000 });
  expect(log.troubles).toEqual([]);
});

it('posts once what Discord took but did not confirm, after a server error and a rate limit too', async () => {
  const { players, local } = await tableScene(['Ann']);
  const ann = players[0] as Player;
  local.faults.plan('POST /channels/:channel/messages', { kind: 'answer lost', by: 'reset' }, { times: 2 });
  local.faults.plan('POST /channels/:channel/messages', { kind: 'server error', status: 502 });
  local.faults.plan('POST /channels/:channel/messages', {
    kind: 'rate limited',
    retryAfter: 0.1,
    scope: 'user',
  });
  const thread = await begun(ann);
  const lobbies = ann.messages().filter((message) => said(message).includes('The game is on'));
  expect(lobbies).toHaveLength(1);
  await vi.waitFor(() => expect(times(ann, thread, 'The game begins')).toBe(1), patience);
  expect(ann.in({ id: thread }).messages().filter(isPing)).toHaveLength(1);
  expect(local.faults.next('POST', `/channels/${thread}/messages`)).toBeUndefined();
});

it('answers every one of many clicks at the same time, in order, and takes one', async () => {
  const { players, app } = await tableScene(['Ann']);
  const ann = players[0] as Player;
  const inThread = ann.in({ id: await begun(ann) });
  const asked = await inThread.click('Play', { until: 'final' });
  const [choice] = /1\|choose\|[^"]+/.exec(said(asked.message)) ?? [''];
  const clicks = Array.from({ length: 40 }, () =>
    inThread.click(choice, { message: asked.message, withinMs: 20_000 }),
  );
  await Promise.all(clicks);
  const [table] = await app.tablesOf(ann.id);
  const history = await app.history({ table: table?.id ?? '', user: ann.id });
  if (history.kind !== 'done') throw new Error('no history');
  expect(JSON.stringify(history).match(/fact\.raceTaken/g)).toHaveLength(2);
}, 60_000);

it('takes a press on a panel from before a restart', async () => {
  const { players, away, log } = await tableScene(['Ann']);
  const ann = players[0] as Player;
  const inThread = ann.in({ id: await begun(ann) });
  const asked = await inThread.click('Play', { until: 'final' });
  await away(() => undefined);
  const [choice] = /1\|choose\|[^"]+/.exec(said(asked.message)) ?? [''];
  const after = await inThread.click(choice, { message: asked.message, until: 'final' });
  expect(said(after.message)).not.toContain(choice);
  await inThread.waitFor((message) => said(message).includes('Ann plays'));
  expect(log.troubles).toEqual([]);
});
