import { PrivateChannelResponseSchema } from 'discord-api-spec/zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeAccount } from '#local-discord/world/accounts.ts';
import { dmBetween, refusesDm } from '#local-discord/world/dms.ts';
import { leaveGuild } from '#local-discord/world/guilds.ts';
import { expectShape, GuildScene, names, problemAt, refused } from './guild-scene.ts';

let scene: GuildScene;
beforeEach(async () => {
  scene = await GuildScene.open();
});
afterEach(() => scene.close());

const open = (recipient: unknown) => scene.rest('POST', '/users/@me/channels', { recipient_id: recipient });

describe('a DM', () => {
  it('is opened once and for all', async () => {
    const { status, body } = await open(scene.id('Ben'));
    expect(status).toBe(200);
    expectShape(PrivateChannelResponseSchema, body);
    expect(body).toMatchObject({ type: 1, recipients: [{ username: 'ben' }] });
    const again = await open(scene.id('Ben'));
    expect(again.body).toEqual(body);
    const other = await open(scene.id('Cid'));
    expect(other.body).not.toMatchObject({ id: (body as { id: string }).id });
  });

  it('is told of to the person in it, and to nobody else', async () => {
    const bot = scene.hear(scene.bot);
    const ben = scene.hear(scene.id('Ben'));
    const cid = scene.hear(scene.id('Cid'));
    await open(scene.id('Ben'));
    expect(names(ben)).toEqual(['CHANNEL_CREATE']);
    expect(ben[0]?.d).toMatchObject({ recipients: [{ id: scene.bot }] });
    expect(bot).toEqual([]);
    expect(cid).toEqual([]);
  });

  it('cannot be opened with nobody, or with oneself', async () => {
    const wrong = { status: 400, code: 50033 };
    expect(refused(await open('1'))).toEqual(wrong);
    expect(refused(await open(scene.bot))).toEqual(wrong);
    const answered = await open('Ben');
    expect(refused(answered)).toEqual({ status: 400, code: 50035 });
    expect(problemAt(answered, 'recipient_id')).toBe('NUMBER_TYPE_COERCE');
    expect(problemAt(await open(undefined), 'recipient_id')).toBe('BASE_TYPE_REQUIRED');
  });

  it('can be looked at, closed and opened again, but not changed', async () => {
    const { body } = await open(scene.id('Ben'));
    const path = `/channels/${(body as { id: string }).id}`;
    expect((await scene.rest('GET', path)).body).toEqual(body);
    expect(refused(await scene.rest('PATCH', path, { name: 'us' }))).toEqual({ status: 403, code: 50003 });
    expect((await scene.rest('DELETE', path)).body).toEqual(body);
    expect((await open(scene.id('Ben'))).body).toEqual(body);
  });

  it('of others is out of reach', async () => {
    const { id } = dmBetween(scene.world, scene.id('Ann'), scene.id('Ben'));
    expect(refused(await scene.rest('GET', `/channels/${id}`))).toEqual({ status: 403, code: 50001 });
  });

  it('is refused by those who have closed theirs, and by strangers', () => {
    const { world, bot, guild } = scene;
    const ben = world.account(scene.id('Ben'));
    const channel = dmBetween(world, bot, ben.id);
    expect(refusesDm(world, channel, bot)).toBe(false);
    changeAccount(world, ben, { dmsOpen: false });
    expect(refusesDm(world, channel, bot)).toBe(true);
    expect(refusesDm(world, channel, ben.id)).toBe(false);
    changeAccount(world, ben, { dmsOpen: true });
    leaveGuild(world, guild, ben);
    expect(refusesDm(world, channel, bot)).toBe(true);
  });
});
