import { GatewayIntentBits, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dmBetween } from '#local-discord/world/dms.ts';
import { react, unreact } from '#local-discord/world/reactions.ts';
import type { Message } from '#local-discord/world/records.ts';
import { MessageScene, problemAt, refused } from './message-scene.ts';

let scene: MessageScene;
let message: Message;
beforeEach(async () => {
  scene = await MessageScene.open();
  message = scene.write('vote!');
});
afterEach(() => scene.close());

const path = (emoji = '', who = '') =>
  `/channels/${scene.general}/messages/${message.id}/reactions${emoji && `/${encodeURIComponent(emoji)}`}${who && `/${who}`}`;
const add = (emoji: string) => scene.rest('PUT', path(emoji, '@me'));
const personAdds = (emoji: string, userId = scene.ann) =>
  react(scene.world, scene.channel(), { message, emoji, userId });
const users = async (emoji: string, query = '') =>
  ((await scene.rest('GET', `${path(emoji)}${query}`)).body as { id: string }[]).map(({ id }) => id);

describe('reacting', () => {
  it('is counted once for everybody and told of', async () => {
    personAdds('👍');
    const heard = scene.hear(scene.ann);
    expect(await add('👍')).toMatchObject({ status: 204, body: undefined });
    expect(await add('👍')).toMatchObject({ status: 204 });
    expect(heard).toMatchObject([
      {
        t: 'MESSAGE_REACTION_ADD',
        d: {
          user_id: scene.bot,
          channel_id: scene.general,
          message_id: message.id,
          guild_id: scene.guild.id,
          message_author_id: scene.ann,
          member: { user: { id: scene.bot } },
          emoji: { id: null, name: '👍' },
          burst: false,
          type: 0,
        },
      },
    ]);
    expect((await scene.get(message.id)).reactions).toMatchObject([
      { emoji: { name: '👍' }, count: 2, me: true, count_details: { normal: 2, burst: 0 } },
    ]);
  });

  it.each(['👍', '❤️', '❤', '1️⃣', '🇩🇪', '👨‍👩‍👧', '🏴‍☠️'])('knows %s', async (emoji) => {
    expect(await add(emoji)).toMatchObject({ status: 204 });
  });

  it.each(['x', '1', 'board:123456789012345678', '👍👍', ' '])('does not know %s', async (emoji) => {
    expect(refused(await add(emoji))).toEqual({ status: 404, code: 10014 });
    expect(message.reactions).toEqual([]);
  });

  it('takes one emoji in two spellings for one', async () => {
    personAdds('❤️');
    await add('❤');
    expect(message.reactions).toMatchObject([{ emoji: { name: '❤️' }, users: [scene.ann, scene.bot] }]);
  });

  it('takes 20 emojis', async () => {
    const emojis = Array.from({ length: 20 }, (_, at) => String.fromCodePoint(0x1f600 + at));
    for (const emoji of emojis.slice(0, 19)) personAdds(emoji);
    expect(await add(emojis[19] ?? '')).toMatchObject({ status: 204 });
    expect(refused(await add('🚀'))).toEqual({ status: 400, code: 30010 });
    expect(await add(emojis[0] ?? '')).toMatchObject({ status: 204 });
  });

  it('needs the permission for an emoji that nobody has used', async () => {
    personAdds('👍');
    scene.deny(P.AddReactions);
    expect(refused(await add('🚀'))).toEqual({ status: 403, code: 50013 });
    expect(await add('👍')).toMatchObject({ status: 204 });
    scene.deny(P.ReadMessageHistory);
    expect(refused(await add('👍'))).toEqual({ status: 403, code: 50013 });
  });

  it('needs a message in an active place', async () => {
    expect(refused(await scene.rest('PUT', path('👍', '@me').replace(message.id, '1')))).toMatchObject({
      code: 10008,
    });
    const thread = scene.thread();
    const { id } = await scene.send({ content: 'x' }, thread.id);
    Object.assign(thread.thread ?? {}, { archived: true });
    const there = `/channels/${thread.id}/messages/${id}/reactions/%F0%9F%91%8D/@me`;
    expect(refused(await scene.rest('PUT', there))).toEqual({ status: 400, code: 50083 });
  });
});

describe('taking a reaction back', () => {
  it('is told of, and the emoji goes with the last one', async () => {
    await add('👍');
    personAdds('👍');
    const heard = scene.hear(scene.ann);
    expect(await scene.rest('DELETE', path('👍', '@me'))).toMatchObject({ status: 204 });
    expect(heard).toMatchObject([
      { t: 'MESSAGE_REACTION_REMOVE', d: { user_id: scene.bot, emoji: { name: '👍' }, type: 0 } },
    ]);
    expect(message.reactions).toMatchObject([{ users: [scene.ann] }]);
    unreact(scene.world, scene.channel(), { message, emoji: '👍', userId: scene.ann });
    expect(message.reactions).toEqual([]);
    expect(await scene.get(message.id)).not.toHaveProperty('reactions');
  });

  it('changes nothing where there is none', async () => {
    personAdds('👍');
    const heard = scene.hear(scene.ann);
    expect(await scene.rest('DELETE', path('👍', '@me'))).toMatchObject({ status: 204 });
    expect(refused(await scene.rest('DELETE', path('x', '@me')))).toMatchObject({ code: 10014 });
    expect(heard).toEqual([]);
    expect(message.reactions).toHaveLength(1);
  });

  it('of others, of an emoji or of all needs the permission', async () => {
    personAdds('👍');
    scene.deny(P.ManageMessages);
    for (const one of [path('👍', scene.ann), path('👍'), path()]) {
      expect(refused(await scene.rest('DELETE', one))).toEqual({ status: 403, code: 50013 });
    }
    await add('👍');
    expect(await scene.rest('DELETE', path('👍', scene.bot))).toMatchObject({ status: 204 });
    expect(message.reactions).toMatchObject([{ users: [scene.ann] }]);
  });

  it('of others cannot be in a DM', async () => {
    const dm = dmBetween(scene.world, scene.bot, scene.ann);
    const { id } = await scene.send({ content: 'x' }, dm.id);
    const there = `/channels/${dm.id}/messages/${id}/reactions`;
    expect(refused(await scene.rest('DELETE', there))).toEqual({ status: 403, code: 50003 });
  });

  it.each([
    ['of somebody', () => path('👍', scene.ann), 'MESSAGE_REACTION_REMOVE', ['🚀', '👍']],
    ['of an emoji', () => path('👍'), 'MESSAGE_REACTION_REMOVE_EMOJI', ['🚀']],
    ['of all', () => path(), 'MESSAGE_REACTION_REMOVE_ALL', []],
  ])('%s', async (...[, where, t, left]) => {
    personAdds('🚀');
    personAdds('👍');
    await add('👍');
    const heard = scene.hear(scene.ann);
    expect(await scene.rest('DELETE', where())).toMatchObject({ status: 204 });
    expect(heard).toMatchObject([{ t, d: { message_id: message.id, guild_id: scene.guild.id } }]);
    expect(message.reactions.map(({ emoji }) => emoji.name)).toEqual(left);
  });
});

describe('who reacted', () => {
  it('is listed by id, in pages', async () => {
    for (const userId of [scene.id('Ben'), scene.bot, scene.ann]) personAdds('👍', userId);
    const all = [scene.bot, scene.ann, scene.id('Ben')];
    expect(await users('👍')).toEqual(all);
    expect(await users('👍', '?limit=2')).toEqual(all.slice(0, 2));
    expect(await users('👍', `?after=${all[0]}`)).toEqual(all.slice(1));
    expect(await users('🚀')).toEqual([]);
    expect(await users('👍', '?type=1')).toEqual([]);
  });

  it.each([
    ['limit=0', 'limit', 'NUMBER_TYPE_MIN'],
    ['limit=101', 'limit', 'NUMBER_TYPE_MAX'],
    ['type=2', 'type', 'BASE_TYPE_CHOICES'],
  ])('refuses %s', async (query, field, code) => {
    const answered = await scene.rest('GET', `${path('👍')}?${query}`);
    expect(refused(answered)).toEqual({ status: 400, code: 50035 });
    expect(problemAt(answered, field)).toBe(code);
  });
});

describe('events', () => {
  it('need the intent of the guild, or of DMs', async () => {
    const { GuildMessageReactions, DirectMessageReactions, GuildMessages } = GatewayIntentBits;
    const [guild, direct, messages] = [GuildMessageReactions, DirectMessageReactions, GuildMessages].map(
      (intent) => scene.hear(scene.bot, intent),
    );
    personAdds('👍');
    const dm = dmBetween(scene.world, scene.bot, scene.ann);
    const { id } = await scene.send({ content: 'x' }, dm.id);
    const target = dm.messages.find((one) => one.id === id);
    if (target !== undefined) {
      react(scene.world, dm, { message: target, emoji: '🚀', userId: scene.ann });
    }
    expect(guild).toMatchObject([{ d: { emoji: { name: '👍' } } }]);
    expect(direct).toMatchObject([{ d: { emoji: { name: '🚀' } } }]);
    expect(direct?.[0]?.d).not.toHaveProperty('guild_id');
    expect(messages).toEqual([]);
  });
});
