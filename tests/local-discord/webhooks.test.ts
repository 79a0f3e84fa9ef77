import { type APIMessage, MessageFlags, MessageType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Interaction } from '#local-discord/world/records.ts';
import { MessageScene, multipart, refused, shaped } from './message-scene.ts';

const { Ephemeral, IsComponentsV2, Loading } = MessageFlags;
const ORIGINAL = '/messages/@original';
const MINUTE = 60_000;

let scene: MessageScene;
beforeEach(async () => {
  scene = await MessageScene.open();
});
afterEach(() => scene.close());

/** Ann's command, answered. */
const replied = async (data: object = { content: 'first' }) => {
  const interaction = scene.interact({ name: 'go' });
  await scene.callback(interaction, { type: 4, data });
  return interaction;
};
const deferred = async (flags = 0) => {
  const interaction = scene.interact({ name: 'go' });
  await scene.callback(interaction, { type: 5, data: { flags } });
  return interaction;
};
const follow = (interaction: Interaction, body: unknown) => scene.webhook(interaction, 'POST', { body });
const edit = (interaction: Interaction, body: unknown, path = ORIGINAL) =>
  scene.webhook(interaction, 'PATCH', { path, body });
const get = (interaction: Interaction, path = ORIGINAL) => scene.webhook(interaction, 'GET', { path });
const remove = (interaction: Interaction, path = ORIGINAL) => scene.webhook(interaction, 'DELETE', { path });

describe('the first answer', () => {
  it.each([ORIGINAL, '/messages/%40original'])('is found at %s', async (path) => {
    const interaction = await replied();
    const message = shaped(await get(interaction, path));
    expect(message).toMatchObject({ content: 'first', id: interaction.originalMessageId });
    expect(shaped(await get(interaction, `/messages/${message.id}`))).toEqual(message);
  });

  it('can be changed and deleted', async () => {
    const interaction = await replied();
    const heard = scene.hear(scene.ann);
    scene.clock.advance(1000);
    const edited = shaped(await edit(interaction, { content: 'second' }));
    expect(edited.content).toBe('second');
    expect(Date.parse(edited.edited_timestamp ?? '')).toBe(scene.world.clock.now());
    expect(await remove(interaction)).toMatchObject({ status: 204, body: undefined });
    expect(heard.map(({ t }) => t)).toEqual(['MESSAGE_UPDATE', 'MESSAGE_DELETE']);
    for (const answered of [await get(interaction), await edit(interaction, {}), await remove(interaction)]) {
      expect(refused(answered)).toEqual({ status: 404, code: 10008 });
    }
  });

  it('is the message of the component that was used', async () => {
    const { id } = await scene.send({ content: 'press' });
    const interaction = scene.press(id);
    await scene.callback(interaction, { type: 6 });
    expect(shaped(await edit(interaction, { content: 'pressed' }))).toMatchObject({ id, content: 'pressed' });
    expect(await remove(interaction)).toMatchObject({ status: 204 });
    expect(scene.channel().messages).toEqual([]);
  });

  it('is none where a form was shown', async () => {
    const interaction = scene.interact();
    const input = { type: 4, custom_id: 'a', style: 1, label: 'A' };
    const data = { custom_id: 'f', title: 'F', components: [{ type: 1, components: [input] }] };
    await scene.callback(interaction, { type: 9, data });
    expect(refused(await get(interaction))).toEqual({ status: 404, code: 10008 });
  });

  it('that is ephemeral stays so', async () => {
    const interaction = await replied({ content: 'psst', flags: Ephemeral });
    const [ann, ben] = [scene.hear(scene.ann), scene.hear(scene.id('Ben'))];
    expect(shaped(await edit(interaction, { content: 'psst!', flags: 0 })).flags).toBe(Ephemeral);
    const form = multipart({ attachments: [{ id: 0 }] }, { 'files[0]': new File(['x'], 'a.txt') });
    const [attachment] = shaped(await edit(interaction, form)).attachments;
    expect(attachment).toMatchObject({ ephemeral: true });
    expect(attachment?.url).toContain('/ephemeral-attachments/');
    await remove(interaction);
    expect(ann.map(({ t }) => t)).toEqual(['MESSAGE_UPDATE', 'MESSAGE_UPDATE', 'MESSAGE_DELETE']);
    expect(ben).toEqual([]);
  });
});

describe('what was deferred', () => {
  it.each([0, Ephemeral])('with flags %i is filled by an edit', async (flags) => {
    const interaction = await deferred(flags);
    scene.clock.advance(1000);
    const filled = shaped(await edit(interaction, { content: 'here' }));
    expect(filled).toMatchObject({ content: 'here', flags, edited_timestamp: null });
    expect(filled.id).toBe(interaction.originalMessageId);
  });

  it('can take up the new layout, or become a poll', async () => {
    const components = [{ type: 10, content: 'here' }];
    const v2 = shaped(await edit(await deferred(Ephemeral), { flags: IsComponentsV2, components }));
    expect(v2.flags).toBe(Ephemeral | IsComponentsV2);
    const poll = { question: { text: 'Well?' }, answers: [{ poll_media: { text: 'Yes' } }] };
    expect(shaped(await edit(await deferred(), { poll }))).toHaveProperty('poll.question.text', 'Well?');
    expect(refused(await edit(await replied(), { poll }))).toEqual({ status: 400, code: 520003 });
  });

  it.each([
    [0, Ephemeral, 0],
    [Ephemeral, 0, Ephemeral],
  ])(
    'with flags %i is filled by the first that follows, whatever its flags',
    async (before, flags, after) => {
      const interaction = await deferred(before);
      const filled = shaped(await follow(interaction, { content: 'here', flags }));
      expect(filled).toMatchObject({ id: interaction.originalMessageId, flags: after, content: 'here' });
      expect(scene.channel().messages).toHaveLength(1);
      expect(shaped(await follow(interaction, { content: 'more' })).id).not.toBe(filled.id);
    },
  );

  it('cannot be filled with nothing', async () => {
    const interaction = await deferred();
    expect(refused(await edit(interaction, { content: '' }))).toEqual({ status: 400, code: 50006 });
    expect(shaped(await get(interaction)).flags).toBe(Loading);
  });
});

describe('a follow-up', () => {
  it('replies to the first answer', async () => {
    const interaction = await replied();
    expect(shaped(await follow(interaction, { content: 'more' }))).toMatchObject({
      content: 'more',
      type: MessageType.Reply,
      message_reference: { message_id: interaction.originalMessageId },
      interaction_metadata: { id: interaction.id },
    });
    expect(shaped(await get(interaction)).content).toBe('first');
  });

  it('can be ephemeral, changed, fetched and deleted', async () => {
    const interaction = await replied();
    const ben = scene.hear(scene.id('Ben'));
    const { id, flags } = shaped(await follow(interaction, { content: 'psst', flags: Ephemeral }));
    const path = `/messages/${id}`;
    expect(flags).toBe(Ephemeral);
    expect(shaped(await edit(interaction, { content: 'pst' }, path))).toMatchObject({ id, flags: Ephemeral });
    expect(shaped(await get(interaction, path)).content).toBe('pst');
    expect(await remove(interaction, path)).toMatchObject({ status: 204 });
    expect(refused(await get(interaction, path))).toEqual({ status: 404, code: 10008 });
    expect(ben).toEqual([]);
  });

  it('mentions users only, takes files and needs no permissions', async () => {
    const interaction = await replied();
    scene.deny(~0n);
    const payload = { content: `@everyone <@${scene.ann}>` };
    const form = multipart(payload, { 'files[0]': new File(['x'], 'a.txt') });
    expect(shaped(await follow(interaction, form))).toMatchObject({
      mention_everyone: false,
      mentions: [{ id: scene.ann }],
      attachments: [{ filename: 'a.txt' }],
    });
  });

  it('cannot be empty', async () => {
    expect(refused(await follow(await replied(), {}))).toEqual({ status: 400, code: 50006 });
  });
});

describe('a token', () => {
  it('reaches its own answers only', async () => {
    const interaction = await replied();
    const stranger = await scene.send({ content: 'other' });
    const other = await replied();
    for (const id of [stranger.id, other.originalMessageId, '1']) {
      expect(refused(await get(interaction, `/messages/${id}`))).toEqual({ status: 404, code: 10008 });
      expect(refused(await remove(interaction, `/messages/${id}`))).toMatchObject({ code: 10008 });
    }
    expect(scene.channel().messages).toHaveLength(3);
  });

  it('lives for 15 minutes', async () => {
    const interaction = await replied();
    scene.clock.advance(15 * MINUTE - 1);
    expect(await get(interaction)).toMatchObject({ status: 200 });
    scene.clock.advance(1);
    for (const answered of [
      await get(interaction),
      await edit(interaction, { content: 'x' }),
      await follow(interaction, { content: 'x' }),
      await remove(interaction),
    ]) {
      expect(refused(answered)).toEqual({ status: 401, code: 50027 });
    }
    expect((scene.channel().messages[0] as unknown as APIMessage).content).toBe('first');
  });

  it('is worth nothing before the first answer, and when that came too late', async () => {
    const interaction = scene.interact();
    expect(refused(await follow(interaction, { content: 'x' }))).toEqual({ status: 404, code: 10015 });
    scene.clock.advance(3000);
    expect(refused(await get(interaction))).toEqual({ status: 404, code: 10015 });
  });

  it('that nobody was given is none', async () => {
    const interaction = await replied();
    expect(refused(await get({ ...interaction, token: 'x' }))).toEqual({ status: 401, code: 50027 });
    const path = `/webhooks/123/${interaction.token}`;
    expect(refused(await scene.open('POST', path, { content: 'x' }))).toEqual({ status: 404, code: 10015 });
  });
});
