import { PinnedMessagesResponseSchema } from 'discord-api-spec/zod';
import { GatewayIntentBits, MessageType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectSpec, MessageScene, problemAt, refused, shaped } from './message-scene.ts';

let scene: MessageScene;
beforeEach(async () => {
  scene = await MessageScene.open();
});
afterEach(() => scene.close());

type Shape = 'new' | 'old';
const path = (shape: Shape, id = '') =>
  `/channels/${scene.general}/${shape === 'new' ? 'messages/pins' : 'pins'}${id === '' ? '' : `/${id}`}`;
const pin = (id: string, shape: Shape = 'new') => scene.rest('PUT', path(shape, id));
const unpin = (id: string, shape: Shape = 'new') => scene.rest('DELETE', path(shape, id));
const pins = async (query = '') => {
  const { body } = await scene.rest('GET', `${path('new')}${query}`);
  expectSpec(PinnedMessagesResponseSchema, body);
  return body as { items: { pinned_at: string; message: { id: string } }[]; has_more: boolean };
};
const ids = async (query = '') => (await pins(query)).items.map(({ message }) => message.id);

describe.each(['new', 'old'] as const)('the %s routes', (shape) => {
  it('pin a message, announce it and take it down again', async () => {
    const { id } = scene.write('rules');
    const heard = scene.hear(scene.ann);
    expect(await pin(id, shape)).toMatchObject({ status: 204, body: undefined });
    expect(heard).toMatchObject([
      { t: 'MESSAGE_UPDATE', d: { id, pinned: true } },
      { t: 'CHANNEL_PINS_UPDATE', d: { channel_id: scene.general, guild_id: scene.guild.id } },
      {
        t: 'MESSAGE_CREATE',
        d: {
          type: MessageType.ChannelPinnedMessage,
          author: { id: scene.bot },
          message_reference: { message_id: id },
        },
      },
    ]);
    expect(heard[1]?.d.last_pin_timestamp).toBe(scene.world.timestamp());
    expect(heard[2]?.d).not.toHaveProperty('referenced_message');
    expect(await ids()).toEqual([id]);
    expect(await unpin(id, shape)).toMatchObject({ status: 204 });
    expect(heard.slice(3).map(({ t }) => t)).toEqual(['MESSAGE_UPDATE', 'CHANNEL_PINS_UPDATE']);
    expect(await ids()).toEqual([]);
  });

  it('need the permission and a message', async () => {
    const { id } = scene.write('rules');
    expect(refused(await pin('1', shape))).toEqual({ status: 404, code: 10008 });
    scene.deny(P.PinMessages);
    expect(refused(await pin(id, shape))).toEqual({ status: 403, code: 50013 });
    expect(refused(await unpin(id, shape))).toEqual({ status: 403, code: 50013 });
    scene.deny(P.ManageMessages);
    expect(await pin(id, shape)).toMatchObject({ status: 204 });
  });
});

describe('pins', () => {
  it('are told of with the intents they need', async () => {
    const { id } = scene.write('rules');
    const [guilds, messages] = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages].map((intent) =>
      scene.hear(scene.bot, intent),
    );
    await pin(id);
    expect(guilds?.map(({ t }) => t)).toEqual(['CHANNEL_PINS_UPDATE']);
    expect(messages?.map(({ t }) => t)).toEqual(['MESSAGE_UPDATE', 'MESSAGE_CREATE']);
  });

  it('change nothing the second time', async () => {
    const { id } = scene.write('rules');
    await pin(id);
    const heard = scene.hear(scene.ann);
    expect(await pin(id)).toMatchObject({ status: 204 });
    expect(await unpin(scene.write('other').id)).toMatchObject({ status: 204 });
    expect(heard.map(({ t }) => t)).toEqual(['MESSAGE_CREATE']);
  });

  it('come newest first, in pages', async () => {
    const written = ['a', 'b', 'c'].map((text) => scene.write(text).id);
    for (const id of [...written].reverse()) {
      scene.clock.advance(1000);
      await pin(id);
    }
    expect(await ids()).toEqual(written);
    const page = await pins('?limit=2');
    expect(page).toMatchObject({ has_more: true, items: [{}, {}] });
    const before = encodeURIComponent(page.items[1]?.pinned_at ?? '');
    expect(await pins(`?before=${before}`)).toMatchObject({
      has_more: false,
      items: [{ message: { id: written[2] } }],
    });
    const old = (await scene.rest('GET', path('old'))).body as { id: string }[];
    expect(old.map(({ id }) => id)).toEqual(written);
  });

  it.each([
    ['limit=0', 'limit', 'NUMBER_TYPE_MIN'],
    ['limit=51', 'limit', 'NUMBER_TYPE_MAX'],
    ['before=yesterday', 'before', 'DATE_TIME_TYPE_PARSE'],
  ])('refuse %s', async (query, field, code) => {
    const answered = await scene.rest('GET', `${path('new')}?${query}`);
    expect(refused(answered)).toEqual({ status: 400, code: 50035 });
    expect(problemAt(answered, field)).toBe(code);
  });

  it('are 250 at most', async () => {
    for (let n = 0; n < 249; n += 1) scene.write('x', { pinnedAt: scene.world.timestamp() });
    expect(await pin(scene.write('x').id)).toMatchObject({ status: 204 });
    expect(refused(await pin(scene.write('x').id))).toEqual({ status: 400, code: 30003 });
    expect(await pins('?limit=50')).toMatchObject({ has_more: true });
    expect((await scene.rest('GET', path('old'))).body).toHaveLength(50);
  });

  it('cannot be changed in an archived thread', async () => {
    const thread = scene.thread();
    const { id } = await scene.send({ content: 'x' }, thread.id);
    Object.assign(thread.thread ?? {}, { archived: true });
    const one = `/channels/${thread.id}/messages/pins/${id}`;
    expect(refused(await scene.rest('PUT', one))).toEqual({ status: 400, code: 50083 });
    expect(refused(await scene.rest('DELETE', one))).toEqual({ status: 400, code: 50083 });
  });

  it('cannot be announcements', async () => {
    const { id } = scene.write('', { type: MessageType.ChannelPinnedMessage });
    expect(refused(await pin(id))).toEqual({ status: 403, code: 50021 });
  });

  it('are not shown to those who may not read', async () => {
    await pin(scene.write('rules').id);
    scene.deny(P.ReadMessageHistory);
    expect(await ids()).toEqual([]);
    expect((await scene.rest('GET', path('old'))).body).toEqual([]);
  });

  it('stay when their message is changed', async () => {
    const { id } = await scene.send({ content: 'rules' });
    await pin(id);
    expect(shaped(await scene.patch(id, { content: 'new rules' })).pinned).toBe(true);
  });
});
