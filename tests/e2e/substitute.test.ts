import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import type { Player } from '#local-discord/driver/player.ts';
import { friday, textOf } from './friday.ts';

const DAY = 24 * 3_600_000;

async function apart() {
  const scene = await friday({ local: false });
  const playing = await scene.game();
  const { app, running } = scene;
  const { table, thread } = playing;
  const holderOf = async (seat: number) => {
    const look = await app.look({ table });
    return look.kind === 'done' ? look.seats[seat]?.user : null;
  };
  const more = async (who: Player) => {
    await who.slash('/play', {}, { until: 'final' });
    return (await who.click(`1|play.more|${table}`, { until: 'final' })).message;
  };
  const wanted = (words: string) => (message: APIMessage) => textOf(message).includes(words);
  const take = async (who: Player, message: APIMessage, at: number) =>
    textOf(
      (await who.click(`1|seat.take|${table}|1|${at.toString(36)}`, { message, until: 'final' })).message,
    );
  const callAt = async () => {
    const look = await app.look({ table });
    return look.kind === 'done' ? (look.transfers[0]?.at ?? 0) : 0;
  };
  return { ...scene, ...playing, running, thread, holderOf, more, wanted, take, callAt };
}

it('whoever cannot go on calls for a substitute with one press, and whoever knows no hand may take the seat', async () => {
  const scene = await apart();
  const { app, table, bob, cid, dan, eve, at, more, wanted, take, callAt, holderOf, log } = scene;
  const message = await more(at(cid));
  const called = await at(cid).click(`1|seat.call|${table}|1`, { message, until: 'final' });
  expect(textOf(called.message)).toContain('Мы ищем замену');
  const asked = wanted('A substitute is wanted for seat 2 (**Cid**');
  const inThread = await at(dan).waitFor(asked);
  const outside = await eve.waitFor(asked);
  expect(outside.channel_id).not.toBe(inThread.channel_id);
  expect(textOf(outside)).toContain('Table: Friday');
  expect(await app.callSubstitute({ table, actor: { user: cid.id }, seat: 1 })).toMatchObject({
    refusal: { message: { key: 'app.callStands' } },
  });
  const when = await callAt();
  expect(await take(at(dan), inThread, when)).toContain('already sits at this table');
  expect(await holderOf(1)).toBe(cid.id);
  expect(await take(eve, outside, when)).toContain('The seat is yours');
  expect(await holderOf(1)).toBe(eve.id);
  // It was for one only, and nobody comes back as somebody else.
  expect(await take(bob, outside, when)).not.toContain('yours');
  expect(await app.callSubstitute({ table, actor: { user: cid.id }, seat: 1 })).toMatchObject({
    kind: 'refused',
  });
  expect(log.troubles).toEqual([]);
});

it('it is taken back with one press, and nobody can take the seat then', async () => {
  const { app, table, cid, eve, at, more, wanted, take, callAt, holderOf } = await apart();
  const message = await more(at(cid));
  await at(cid).click(`1|seat.call|${table}|1`, { message, until: 'final' });
  const outside = await eve.waitFor(wanted('A substitute is wanted'));
  const when = await callAt();
  const panel = (await at(cid).slash('/play', {}, { until: 'final' })).message;
  expect(textOf(panel)).toContain('нужна замена');
  await at(cid).click(`1|seat.keep|${table}|1|${when.toString(36)}`, { message: panel, until: 'final' });
  await at(cid).waitFor(wanted('no substitute is needed any more'));
  expect(await take(eve, outside, when)).not.toContain('yours');
  expect(await holderOf(1)).toBe(cid.id);
  expect(await app.look({ table })).toMatchObject({ transfers: [] });
});

it('for somebody who missed their time whoever may give notice calls; the seat waits a day for its holder', async () => {
  const { app, table, pass, onTurn, move, bob, cid, dan, eve, callAt, holderOf } = await apart();
  const seatOf = (who: Player) => [bob, cid, dan].findIndex(({ id }) => id === who.id);
  for (let tries = 0; tries < 20 && (await onTurn()).id === bob.id; tries++) await move();
  const late = await onTurn();
  const seat = seatOf(late);
  const call = (who: Player) => app.callSubstitute({ table, actor: { user: who.id }, seat });
  expect(await call(bob)).toMatchObject({ refusal: { message: { key: 'app.notMissed' } } });
  pass(8 * DAY);
  expect(await call(eve)).toMatchObject({ refusal: { message: { key: 'app.notYourSeat' } } });
  expect(await call(bob)).toMatchObject({ kind: 'done' });
  const taken = await app.takeSeat({ table, user: eve.id, name: 'Eve', seat, at: await callAt() });
  expect(taken).toMatchObject({ kind: 'done' });
  expect(taken.kind === 'done' && taken.dueAt !== null && taken.dueAt - app.now() > DAY / 2).toBe(true);
  expect(await holderOf(seat)).toBe(late.id);
  await move();
  expect(await app.look({ table })).toMatchObject({ transfers: [] });
  expect(await holderOf(seat)).toBe(late.id);
});
