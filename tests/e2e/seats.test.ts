import { ComponentType, InteractionType } from 'discord-api-types/v10';
import { describe, expect, it, vi } from 'vitest';
import { partsOf } from '#local-discord/driver/parts.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { openInteraction } from '#local-discord/world/interactions.ts';
import { friday, textOf, told } from './friday.ts';

const DAY = 24 * 3_600_000;
const patience = { timeout: 15_000, interval: 20 };

const hands = (who: Player) => who.dms().filter((message) => / · you are \*\*/.test(textOf(message)));
const closed = (who: Player) =>
  who.dms().filter((message) => textOf(message).includes('This panel is closed'));
const letters = (who: Player, words: string) =>
  who.dms().filter((message) => textOf(message).includes(words));

/** A game whose people do not sit at one machine. */
async function apart() {
  const scene = await friday({ local: false });
  const table = await scene.game();
  const { bob, cid, dan } = scene;
  const atRest = () =>
    expect.poll(async () => (await scene.store.outbox.backlog()).pending, patience).toBe(0);
  const seatOf = async (who: Player) => {
    const look = await scene.app.look({ table: table.table });
    return look.kind === 'done' ? look.seats.findIndex(({ user }) => user === who.id) : -1;
  };
  /** On to a turn of Cid or Dan; gives who that is. */
  const turnOfOther = async (): Promise<Player> => {
    for (let tries = 0; tries < 20; tries++) {
      const who = await table.onTurn();
      if (who.id !== bob.id) return [cid, dan].find(({ id }) => id === who.id) ?? dan;
      await table.move();
    }
    throw new Error('it is always Bob’s turn');
  };
  await expect.poll(() => hands(dan).length, patience).toBe(1);
  return { ...scene, ...table, atRest, seatOf, turnOfOther };
}

/** A press on a message as it was before it changed. */
async function pressOld(
  { local: { world } }: Awaited<ReturnType<typeof apart>>,
  who: Player,
  old: { readonly channel_id: string; readonly id: string; readonly custom_id: string },
): Promise<void> {
  const channel = world.state.channels.get(old.channel_id);
  if (channel === undefined) throw new Error('no such channel');
  const interaction = openInteraction(world, {
    type: InteractionType.MessageComponent,
    userId: who.id,
    channel,
    sourceMessageId: old.id,
    data: { custom_id: old.custom_id, component_type: ComponentType.Button, values: [] },
  });
  await vi.waitFor(() => expect(interaction.state).not.toBe('open'), { timeout: 15_000 });
  expect(interaction.state).not.toBe('failed');
}

describe('a seat that is given away', () => {
  it('is taken by the newcomer; the old panel dies, and a new one comes when the seat comes back', async () => {
    const scene = await apart();
    const { at, app, dan, eve, cid, bob, table, atRest, log } = scene;
    const [panel] = hands(dan);
    const button = partsOf(panel?.components ?? []).find(({ custom_id: id }) => id?.includes('|play.hand|'));
    expect(await told(at(dan), '/replace', { person: '@Eve' })).toContain('The seat is offered to Eve.');
    expect(await told(at(bob), '/game info')).toMatch(/Seat \d is offered to Eve, until <t:/);
    await expect.poll(() => letters(eve, 'is yours if you want it').length, patience).toBe(1);
    expect(await told(at(eve), '/hand')).toContain('You do not sit at this table');
    await eve.dm().click('Take the seat', { until: 'final' });
    await atRest();
    await expect
      .poll(() => [hands(eve).length, hands(dan).length, closed(dan).length], patience)
      .toEqual([1, 0, 1]);
    expect(textOf(closed(dan)[0]!)).toContain('handed on to **Eve**');
    expect(partsOf(closed(dan)[0]?.components ?? []).some(({ custom_id: id }) => id !== undefined)).toBe(
      false,
    );
    const before = await app.look({ table });
    await pressOld(scene, dan, { ...panel!, custom_id: button?.custom_id ?? '' });
    await pressOld(scene, dan, { ...panel!, custom_id: `1|play.refresh|${table}` });
    expect(await app.look({ table })).toEqual(before);
    expect(hands(dan)).toEqual([]);
    expect(await told(at(dan), '/hand')).toContain('You do not sit at this table');
    const log1 = await told(at(bob), '/log', { all: true });
    expect(log1).toContain('Seat 3: **Dan**');
    expect(log1).toContain('**Eve**');
    expect(await told(at(cid), '/log', { all: true })).toContain('Место 3: **Dan**');
    // And back.
    await told(at(eve), '/replace', { person: '@Dan' });
    await at(dan).waitFor('offered to **Dan**');
    await at(dan).click('Take the seat', { until: 'final' });
    await atRest();
    await expect.poll(() => [hands(dan).length, hands(eve).length], patience).toEqual([1, 0]);
    expect(log.troubles).toEqual([]);
  });

  it('never goes to somebody who has had another, nor past the table to the opener or a manager', async () => {
    const { at, app, table, ann, bob, dan, eve, cid } = await apart();
    for (const who of [ann, bob])
      expect(await told(at(who), '/replace', { seat: 'Dan', person: '@Ann' })).toContain(
        'The table votes on it',
      );
    expect(await told(at(ann), '/hand')).toContain('You do not sit at this table');
    const look = await app.look({ table });
    expect(look.kind === 'done' && look.seats[2]).toMatchObject({ user: dan.id });
    await told(at(dan), '/replace', { person: '@Eve' });
    await at(eve).waitFor('offered to **Eve**');
    await at(eve).click('Take the seat', { until: 'final' });
    expect(await told(at(cid), '/replace', { person: '@Dan' })).toContain('уже знает карты с другого места');
  });
});

describe('notice', () => {
  it('is announced, can be answered, and takes effect after a day; the one replaced objects and comes back', async () => {
    const scene = await apart();
    const { at, app, ann, bob, cid, dan, pass, running, turnOfOther, seatOf, atRest } = scene;
    const gone = await turnOfOther();
    const seat = await seatOf(gone);
    const give = () => told(at(ann), '/replace', { seat: `${seat + 1}`, bot: 'greedy' });
    pass(7 * DAY);
    expect(await give()).toContain('Notice is given.');
    await at(bob).waitFor('are you still there?');
    await expect.poll(() => letters(gone, 'missed its time').length, patience).toBeGreaterThan(0);
    await gone.dm().click('I am here: keep my seat', { until: 'final' });
    await at(bob).waitFor('who objects');
    pass(DAY);
    await running.tick();
    expect(await seatOf(gone)).toBe(seat);
    // Once more, and this time nobody answers.
    expect(await give()).toContain('Notice is given.');
    pass(DAY);
    await running.tick();
    await app.settled();
    running.wake();
    await atRest();
    expect(await seatOf(gone)).toBe(-1);
    await at(bob).waitFor('a day’s notice from **Ann**');
    expect(hands(gone)).toEqual([]);
    await gone.dm().click('Object: let the table vote', { until: 'final' });
    const poll = await at(bob).waitFor((message) => message.poll !== undefined);
    expect(poll.poll?.question.text).toContain(`Give seat ${seat + 1} back to ${gone.name}`);
    const others = [bob, cid, dan].filter((one) => one !== gone);
    for (const one of others) at(one).vote(['Yes'], { message: poll });
    await at(bob).waitFor('given back by vote of the table');
    await atRest();
    expect(await seatOf(gone)).toBe(seat);
    await expect.poll(() => gone.dms().length, patience).toBeGreaterThan(2);
  });

  it('to somebody whose direct messages are closed is shown by /play, as is what follows from it', async () => {
    const { at, local, app, ann, pass, running, turnOfOther, seatOf, cid } = await apart();
    const gone = await turnOfOther();
    local.world.account(gone.id).dmsOpen = false;
    const seat = await seatOf(gone);
    pass(7 * DAY);
    await told(at(ann), '/replace', { seat: `${seat + 1}`, bot: 'greedy' });
    const isCid = gone === cid;
    expect(await told(at(gone), '/play')).toContain(isCid ? 'пропущен срок' : 'has missed its time');
    pass(DAY);
    await running.tick();
    await app.settled();
    const shown = await at(gone).slash('/play', {}, { until: 'final' });
    expect(textOf(shown.message)).toContain(isCid ? 'передано' : 'was handed to');
    const labels = partsOf(shown.message.components ?? []).flatMap(({ label }) => label ?? []);
    expect(labels).toEqual([isCid ? 'Возразить: пусть стол проголосует' : 'Object: let the table vote']);
  });
});
