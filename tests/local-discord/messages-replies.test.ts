import { MessageType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MessageScene, problemAt, refused } from './message-scene.ts';

let scene: MessageScene;
beforeEach(async () => {
  scene = await MessageScene.open();
});
afterEach(() => scene.close());

const reply = (message_id: string, more: object = {}) => ({
  content: 'yes',
  message_reference: { message_id },
  ...more,
});

describe('a reply', () => {
  it('carries what it answers and mentions its author', async () => {
    const { id } = scene.write('well?');
    expect(await scene.send(reply(id))).toMatchObject({
      type: MessageType.Reply,
      message_reference: {
        type: 0,
        message_id: id,
        channel_id: scene.general,
        guild_id: scene.guild.id,
      },
      referenced_message: { id, author: { id: scene.ann } },
      mentions: [{ id: scene.ann }],
    });
  });

  it.each([
    [{ parse: ['users'] }, 0],
    [{ replied_user: false }, 0],
    [{ replied_user: true }, 1],
    [{ parse: [], replied_user: true }, 1],
  ])('mentions as %j allows', async (allowed_mentions, count) => {
    const { id } = scene.write('well?');
    expect((await scene.send(reply(id, { allowed_mentions }))).mentions).toHaveLength(count);
  });

  it('knows when what it answers is gone', async () => {
    const { id } = await scene.send({ content: 'well?' });
    const answer = await scene.send(reply(id));
    await scene.rest('DELETE', `/channels/${scene.general}/messages/${id}`);
    expect(await scene.get(answer.id)).toMatchObject({
      referenced_message: null,
      message_reference: { message_id: id },
    });
  });

  it('needs a message there, unless told otherwise', async () => {
    const answered = await scene.post(reply('123'));
    expect(refused(answered)).toEqual({ status: 400, code: 50035 });
    expect(problemAt(answered, 'message_reference')).toBe('MESSAGE_REFERENCE_UNKNOWN_MESSAGE');
    const lax = { message_reference: { message_id: '123', fail_if_not_exists: false } };
    const message = await scene.send(reply('123', lax));
    expect(message.type).toBe(MessageType.Default);
    expect(message).not.toHaveProperty('message_reference');
  });

  it('cannot answer what others cannot see', async () => {
    const { id } = scene.write('psst', { onlyFor: scene.ann });
    expect(problemAt(await scene.post(reply(id)), 'message_reference')).toBe(
      'MESSAGE_REFERENCE_UNKNOWN_MESSAGE',
    );
  });

  it('cannot answer an announcement, nor in another channel', async () => {
    const { id } = scene.write('', { type: MessageType.ChannelPinnedMessage });
    expect(problemAt(await scene.post(reply(id)), 'message_reference')).toBe(
      'REPLIES_CANNOT_REPLY_TO_SYSTEM_MESSAGE',
    );
    const channel_id = scene.den;
    const elsewhere = { message_reference: { message_id: id, channel_id } };
    expect(problemAt(await scene.post(reply(id, elsewhere)), 'message_reference')).toBe(
      'REPLIES_CANNOT_REFERENCE_OTHER_CHANNEL',
    );
  });

  it('is no forwarding, which is not offered', async () => {
    const { id } = scene.write('well?');
    const forward = { message_reference: { type: 1, message_id: id, channel_id: scene.general } };
    expect(problemAt(await scene.post(forward), 'message_reference', 'type')).toBe('BASE_TYPE_CHOICES');
  });

  it('needs the permission to read', async () => {
    const { id } = scene.write('well?');
    scene.deny(P.ReadMessageHistory);
    expect(refused(await scene.post(reply(id)))).toEqual({ status: 403, code: 160002 });
  });
});
