import { ChannelType, MessageFlags, MessageType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dmBetween } from '#local-discord/world/dms.ts';
import { MessageScene, problemAt, refused, shaped } from './message-scene.ts';

const { IsComponentsV2, SuppressEmbeds, SuppressNotifications } = MessageFlags;
const DAY = 24 * 3_600_000;

let scene: MessageScene;
beforeEach(async () => {
  scene = await MessageScene.open();
});
afterEach(() => scene.close());

const text = (content: string) => ({ type: 10, content });
const button = { type: 1, components: [{ type: 2, style: 1, label: 'go', custom_id: 'go' }] };

describe('editing', () => {
  it('changes what is said, leaves the rest and tells everybody', async () => {
    const { id } = await scene.send({ content: 'old', embeds: [{ title: 'kept' }] });
    const heard = scene.hear(scene.ann);
    scene.clock.advance(5000);
    const edited = shaped(await scene.patch(id, { content: `new <@${scene.ann}>` }));
    expect(edited).toMatchObject({ embeds: [{ title: 'kept' }], mentions: [{ id: scene.ann }] });
    expect(Date.parse(edited.edited_timestamp ?? '')).toBe(scene.world.clock.now());
    expect(heard).toMatchObject([{ t: 'MESSAGE_UPDATE', d: { id, guild_id: scene.guild.id } }]);
    expect(await scene.get(id)).toEqual(edited);
  });

  it('empties with null, but not all of it', async () => {
    const { id } = await scene.send({ content: 'x', embeds: [{ title: 'x' }], components: [button] });
    expect(shaped(await scene.patch(id, { content: null, embeds: null }))).toMatchObject({
      content: '',
      embeds: [],
      components: [{ type: 1 }],
    });
    expect(refused(await scene.patch(id, { components: [] }))).toEqual({ status: 400, code: 50006 });
    expect((await scene.get(id)).components).toHaveLength(1);
  });

  it('is for the author; moderators can hide embeds', async () => {
    const { id } = scene.write('mine', { embeds: [{ title: 'x' }] });
    expect(refused(await scene.patch(id, { content: 'yours' }))).toEqual({ status: 403, code: 50005 });
    const hiding = { flags: SuppressEmbeds };
    expect(refused(await scene.patch(id, { ...hiding, content: 'x' }))).toMatchObject({ code: 50005 });
    scene.deny(P.ManageMessages);
    expect(refused(await scene.patch(id, hiding))).toEqual({ status: 403, code: 50013 });
    scene.deny(0n);
    expect(shaped(await scene.patch(id, hiding))).toMatchObject({ flags: SuppressEmbeds });
    expect(scene.channel().messages[0]?.content).toBe('mine');
  });

  it('hides embeds and shows them again, which is no edit', async () => {
    const { id } = await scene.send({ embeds: [{ title: 'x' }], flags: SuppressNotifications });
    const hidden = shaped(await scene.patch(id, { flags: SuppressEmbeds }));
    expect(hidden).toMatchObject({ embeds: [], edited_timestamp: null });
    expect(hidden.flags).toBe(SuppressEmbeds | SuppressNotifications);
    expect(shaped(await scene.patch(id, { flags: 0 }))).toMatchObject({ embeds: [{ title: 'x' }] });
  });

  it('refuses messages that nobody wrote', async () => {
    const { id } = scene.write('', { authorId: scene.world.bot.id, type: MessageType.ChannelPinnedMessage });
    expect(refused(await scene.patch(id, { content: 'x' }))).toEqual({ status: 403, code: 50021 });
  });

  it('needs an active thread', async () => {
    const thread = scene.thread();
    const { id } = await scene.send({ content: 'x' }, thread.id);
    Object.assign(thread.thread ?? {}, { archived: true });
    const path = `/channels/${thread.id}/messages/${id}`;
    expect(refused(await scene.rest('PATCH', path, { content: 'y' }))).toMatchObject({ code: 50083 });
    expect(refused(await scene.rest('DELETE', path))).toEqual({ status: 400, code: 50083 });
  });
});

describe('the new layout', () => {
  it('can be taken up when the older parts go, and stays', async () => {
    const { id } = await scene.send({ content: 'x' });
    const components = [text('hi')];
    const refusal = await scene.patch(id, { flags: IsComponentsV2, components });
    expect(problemAt(refusal, 'content')).toBe('MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2');
    const taken = shaped(await scene.patch(id, { flags: IsComponentsV2, components, content: null }));
    expect(taken).toMatchObject({ content: '', components: [{ type: 10, content: 'hi' }] });
    const stays = shaped(await scene.patch(id, { components: [text('hi'), text('there')] }));
    expect(stays.flags).toBe(IsComponentsV2);
    expect(problemAt(await scene.patch(id, { content: 'x' }), 'content')).toBe(
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    );
  });

  it('finds anew whom its texts mention', async () => {
    const flags = IsComponentsV2;
    const { id } = await scene.send({ flags, components: [text(`<@${scene.ann}>`)] });
    const components = [text(`<@${scene.id('Ben')}>`)];
    const { mentions } = shaped(await scene.patch(id, { components }));
    expect(mentions.map((user) => user.id)).toEqual([scene.id('Ben')]);
  });

  it('needs its flag', async () => {
    const { id } = await scene.send({ content: 'x' });
    const refusal = await scene.patch(id, { components: [text('hi')] });
    expect(problemAt(refusal, 'components', '0')).toBe('UNION_TYPE_CHOICES');
  });
});

describe('deleting', () => {
  const remove = (id: string) => scene.rest('DELETE', `/channels/${scene.general}/messages/${id}`);

  it('takes a message away and says so', async () => {
    const { id } = await scene.send({ content: 'x' });
    const heard = scene.hear(scene.ann);
    expect(await remove(id)).toMatchObject({ status: 204, body: undefined });
    const d = { id, channel_id: scene.general, guild_id: scene.guild.id };
    expect(heard).toEqual([{ t: 'MESSAGE_DELETE', d }]);
    expect(refused(await remove(id))).toEqual({ status: 404, code: 10008 });
  });

  it('of others needs the permission, and cannot be in a DM', async () => {
    const { id } = scene.write('x');
    scene.deny(P.ManageMessages);
    expect(refused(await remove(id))).toEqual({ status: 403, code: 50013 });
    scene.deny(0n);
    expect(await remove(id)).toMatchObject({ status: 204 });
    const dm = dmBetween(scene.world, scene.world.bot.id, scene.ann);
    dm.messages.push({ ...scene.write('x'), channelId: dm.id });
    const answered = await scene.rest('DELETE', `/channels/${dm.id}/messages/${dm.messages[0]?.id}`);
    expect(refused(answered)).toEqual({ status: 403, code: 50003 });
  });
});

describe('deleting many', () => {
  const remove = (messages: readonly string[], channel = scene.general) =>
    scene.rest('POST', `/channels/${channel}/messages/bulk-delete`, { messages });
  const some = (n: number) => Array.from({ length: n }, () => scene.write('x').id);

  it('takes 2 to 100 at once and says so once', async () => {
    const ids = some(103);
    const heard = scene.hear(scene.ann);
    expect(await remove(ids.slice(0, 2))).toMatchObject({ status: 204 });
    expect(await remove(ids.slice(2, 102))).toMatchObject({ status: 204 });
    expect(heard.map(({ t }) => t)).toEqual(['MESSAGE_DELETE_BULK', 'MESSAGE_DELETE_BULK']);
    expect(heard[0]?.d).toMatchObject({ ids: ids.slice(0, 2), guild_id: scene.guild.id });
    expect(scene.channel().messages.map(({ id }) => id)).toEqual(ids.slice(102));
  });

  it('takes no fewer, no more, and none twice', async () => {
    const ids = some(101);
    expect(problemAt(await remove(ids.slice(0, 1)), 'messages')).toBe('BASE_TYPE_BAD_LENGTH');
    expect(problemAt(await remove(ids), 'messages')).toBe('BASE_TYPE_BAD_LENGTH');
    const twice = await remove([ids[0] ?? '', ids[0] ?? '']);
    expect(problemAt(twice, 'messages', '1')).toBe('SET_TYPE_ALREADY_CONTAINS_VALUE');
    expect(scene.channel().messages).toHaveLength(101);
  });

  it('reaches back 14 days', async () => {
    const ids = some(2);
    scene.clock.advance(14 * DAY + 1);
    expect(refused(await remove(ids))).toEqual({ status: 400, code: 50034 });
    const young = some(2);
    scene.clock.advance(14 * DAY);
    expect(await remove(young)).toMatchObject({ status: 204 });
  });

  it('needs the permission and a guild', async () => {
    const ids = some(2);
    const dm = dmBetween(scene.world, scene.world.bot.id, scene.ann);
    expect(refused(await remove(ids, dm.id))).toEqual({ status: 403, code: 50003 });
    scene.deny(P.ManageMessages);
    expect(refused(await remove(ids))).toEqual({ status: 403, code: 50013 });
  });
});

describe('crossposting', () => {
  it('is for announcement channels, once', async () => {
    const { id } = await scene.send({ content: 'news' });
    const crosspost = () => scene.rest('POST', `/channels/${scene.general}/messages/${id}/crosspost`);
    expect(refused(await crosspost())).toMatchObject({ code: 50024 });
    scene.channel().type = ChannelType.GuildAnnouncement;
    expect(shaped(await crosspost()).flags).toBe(MessageFlags.Crossposted);
    expect(refused(await crosspost())).toEqual({ status: 400, code: 40033 });
  });
});
