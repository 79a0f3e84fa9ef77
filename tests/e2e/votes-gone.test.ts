import { type APIMessage, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { friday, told } from './friday.ts';

const patience = { timeout: 15_000, interval: 20 };
const isPoll = (message: APIMessage) => message.poll !== undefined;

/** Dan proposes a pause, and Cid has voted against it in the poll; Bob decides. */
async function undecided() {
  const scene = await friday();
  const { bob, cid, dan, app, local } = scene;
  const game = await scene.game();
  const { table, at } = game;
  await told(at(dan), '/pause');
  const poll = await at(bob).waitFor(isPoll);
  at(cid).vote(['No'], { message: poll });
  const votes = async () => (await app.proposals(table))[0];
  await expect.poll(async () => (await votes())?.no, patience).toEqual([cid.id]);
  const remove = async (path: string) => {
    const headers = { authorization: `Bot ${local.token}` };
    const response = await fetch(`${local.api}/v10${path}`, { method: 'DELETE', headers });
    expect(response.ok).toBe(true);
  };
  const polls = (thread: string) =>
    bob
      .in({ id: thread })
      .messages()
      .filter((message) => isPoll(message));
  const status = async () => {
    const look = await app.look({ table });
    return look.kind === 'done' ? look.table.status : null;
  };
  return { ...scene, ...game, poll, votes, remove, polls, status };
}

it('a poll that was deleted comes back at the next look, and what was voted still counts', async () => {
  const { bob, at, thread, poll, pass, running, remove, polls, votes, status, cid, dan, log } =
    await undecided();
  await remove(`/channels/${thread}/messages/${poll.id}`);
  pass(5 * 60_000);
  await running.tick();
  await expect.poll(() => polls(thread).length, patience).toBe(1);
  const again = polls(thread)[0] as APIMessage;
  expect(again.id).not.toBe(poll.id);
  const words = await at(bob).waitFor('Votes given so far stand: 1 for, 1 against.');
  expect(words.mentions.map(({ id }) => id)).toEqual([bob.id]);
  at(bob).vote(['Yes'], { message: again });
  await at(bob).waitFor('✅ Carried.');
  expect(await votes()).toMatchObject({ yes: [dan.id, bob.id], no: [cid.id], status: 'passed' });
  expect(await status()).toBe('paused');
  pass(5 * 60_000);
  await running.tick();
  expect(polls(thread)).toHaveLength(1);
  expect(log.troubles).toEqual([]);
});

it('a poll that was deleted while the bot was away comes back at the start, and one that was not does not', async () => {
  const { thread, poll, remove, polls, restart } = await undecided();
  await restart();
  expect(polls(thread).map(({ id }) => id)).toEqual([poll.id]);
  await restart(() => remove(`/channels/${thread}/messages/${poll.id}`));
  await expect.poll(() => polls(thread).length, patience).toBe(1);
});

it('comes back with the thread when the thread is deleted, and may then be voted in', async () => {
  const { bob, cid, dan, thread, remove, votes, status, log } = await undecided();
  await remove(`/channels/${thread}`);
  const again = await bob.waitFor(isPoll, { where: 'anywhere', withinMs: 15_000 });
  expect(again.channel_id).not.toBe(thread);
  const there = bob.in({ id: again.channel_id });
  there.vote(['Yes'], { message: again });
  await there.waitFor('✅ Carried.');
  expect(await votes()).toMatchObject({ yes: [dan.id, bob.id], no: [cid.id], status: 'passed' });
  expect(await status()).toBe('paused');
  expect(there.messages().filter((message) => isPoll(message))).toHaveLength(1);
  expect(log.troubles).toEqual([]);
});

it('where polls are not allowed the table is told so, and everything else goes on', async () => {
  const { bob, dan, game, local, running, log } = await friday();
  const { at, thread, move, onTurn } = await game();
  const parent = local.world.state.channels.get(local.world.state.channels.get(thread)?.parentId ?? '');
  parent?.overwrites.push({
    id: local.world.bot.id,
    type: OverwriteType.Member,
    allow: '0',
    deny: `${PermissionFlagsBits.SendPolls}`,
  });
  await told(at(dan), '/pause');
  await at(bob).waitFor('I may not create polls here');
  await move(2);
  running.wake();
  const who = await onTurn();
  await at(bob).waitFor((message) => message.mentions.some(({ id }) => id === who.id));
  expect(at(bob).sees('I may not create polls here')).toHaveLength(1);
  expect(at(bob).messages().filter(isPoll)).toEqual([]);
  expect(log.troubles).toMatchObject([{ message: 'a poll could not be put', trouble: 'forbidden' }]);
});
