import { expect, it } from 'vitest';
import { partsOf } from '#local-discord/driver/parts.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { friday, textOf } from './friday.ts';
import { isPing } from './ping.ts';

async function opened(name: string) {
  const scene = await friday();
  const { app, bob, cid, lobby } = scene;
  const table = await lobby(name);
  await app.join({ table, user: cid.id, name: 'Cid' });
  const offered = async (who: Player) => {
    const { message } = await who.click(`1|lobby.colour|${table}`, { until: 'final' });
    return { message, text: textOf(message), parts: partsOf(message.components ?? []) };
  };
  const labels = async (who: Player) =>
    (await offered(who)).parts.flatMap(({ options }) => options ?? []).map(({ label }) => label);
  const choose = async (who: Player, label: string) => {
    const { message } = await offered(who);
    const chosen = await who.select(`1|lobby.paint|${table}`, [label], { message, until: 'final' });
    return textOf(chosen.message);
  };
  const seats = async () => {
    const look = await app.look({ table });
    if (look.kind !== 'done') throw new Error('no table');
    const { seats: shown } = (look.view ?? { seats: [] }) as { seats: readonly { colour: string }[] };
    return { rows: look.seats.map(({ colour }) => colour), shown: shown.map(({ colour }) => colour) };
  };
  const start = () => app.start({ table, actor: { user: bob.id } });
  return { ...scene, table, offered, labels, choose, seats, start };
}

it('whoever sits down chooses a colour, which nobody else can then have', async () => {
  const { app, bob, cid, eve, table, offered, labels, choose, seats, log } = await opened('Rainbow');
  expect(await labels(bob)).toEqual(['grey', 'brown', 'orange', 'purple', 'Whatever is left']);
  expect(await choose(bob, 'brown')).toContain('Your seat is **brown**');
  await bob.waitFor('1. Bob · brown');
  expect(await labels(cid)).toEqual(['серый', 'оранжевый', 'фиолетовый', 'Любой свободный']);
  expect(await app.chooseColour({ table, user: cid.id, colour: 'brown' })).toMatchObject({
    kind: 'refused',
    refusal: { message: { key: 'app.colourTaken' } },
  });
  expect(await app.chooseColour({ table, user: cid.id, colour: 'pink' })).toMatchObject({
    refusal: { message: { key: 'app.noColour' } },
  });
  expect((await offered(eve)).text).toContain('You do not sit at this table');
  expect(await choose(bob, 'Whatever is left')).toContain('left at the start');
  expect((await seats()).rows).toEqual([null, null]);
  expect(await choose(cid, 'коричневый')).toContain('Цвет вашего места: **коричневый**');
  expect(log.troubles).toEqual([]);
});

it('pictures and the signs of the feed show it, and a new holder of the seat keeps it', async () => {
  const { app, bob, cid, dan, table, choose, seats, start, signs, running } = await opened('Painted');
  await app.join({ table, user: dan.id, name: 'Dan' });
  await choose(cid, 'серый');
  signs.show(new Map([['seat2_grey', '4711']]));
  await start();
  running.wake();
  // The first seat would have been grey; the third is as it always was.
  expect(await seats()).toEqual({ rows: ['brown', 'grey', 'orange'], shown: ['brown', 'grey', 'orange'] });
  expect(await app.chooseColour({ table, user: bob.id, colour: 'purple' })).toMatchObject({
    refusal: { message: { key: 'app.begun' } },
  });
  const { channel_id: thread } = await bob.waitFor(isPing, { where: 'anywhere' });
  for (let answers = 0; answers < 12; answers++) {
    const look = await app.look({ table });
    const seat = look.kind === 'done' ? (look.waiting[0]?.seat ?? 0) : 0;
    const user = [bob, cid, dan][seat]?.id ?? '';
    const own = await app.look({ table, user });
    const question = own.kind === 'done' ? own.questions.find(({ optional }) => !optional) : undefined;
    if (question === undefined) break;
    await app.answer({ table, user, key: question.key, choice: question.fallback as string });
    await app.settled(table);
  }
  running.wake();
  const told = await bob.in({ id: thread }).waitFor((message) => textOf(message).includes('<:seat2:4711>'));
  expect(textOf(told)).toContain('Cid');
  await app.handOver({ table, actor: { user: cid.id }, seat: 1, to: { bot: 'greedy' } });
  expect((await seats()).rows).toEqual(['brown', 'grey', 'orange']);
});

it('without a word every seat has the colour that it always had', async () => {
  const { seats, start } = await opened('Plain');
  await start();
  expect(await seats()).toEqual({ rows: ['grey', 'brown'], shown: ['grey', 'brown'] });
});
