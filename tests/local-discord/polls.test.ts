import { PollAnswerDetailsResponseSchema } from 'discord-api-spec/zod';
import {
  type APIMessage,
  GatewayIntentBits,
  MessageType,
  PermissionFlagsBits as P,
} from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vote, watchPolls } from '#local-discord/world/polls.ts';
import { World } from '#local-discord/world/world.ts';
import { expectSpec, MessageScene, problemAt, refused, shaped } from './message-scene.ts';

const HOUR = 3_600_000;

let scene: MessageScene;
beforeEach(async () => {
  scene = await MessageScene.open();
});
afterEach(() => scene.close());

const POLL = {
  question: { text: 'Which way?' },
  answers: [
    { poll_media: { text: 'Left', emoji: { name: '⬅️' } } },
    { poll_media: { text: 'Right' } },
    { poll_media: { text: 'Stay' } },
  ],
  duration: 2,
};
const ask = (more: object = {}) => scene.send({ poll: { ...POLL, ...more } });
const record = (id: string) => {
  const found = scene.channel().messages.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no message ${id}`);
  return found;
};
const choose = (id: string, answers: readonly number[], userId = scene.ann) =>
  vote(scene.world, scene.channel(), { message: record(id), userId, answers });
const counts = async (id: string) => {
  const { poll } = await scene.get(id);
  return Object.fromEntries((poll?.results?.answer_counts ?? []).map((one) => [one.id, one.count]));
};
const expire = (id: string) => scene.rest('POST', `/channels/${scene.general}/polls/${id}/expire`);
const results = () => scene.channel().messages.filter(({ type }) => type === MessageType.PollResult);
const fields = () =>
  Object.fromEntries((results()[0]?.embeds[0]?.fields ?? []).map(({ name, value }) => [name, value]));

describe('a poll', () => {
  it('is a message by itself', async () => {
    const { poll } = await ask();
    expect(poll).toMatchObject({
      question: { text: 'Which way?' },
      answers: [
        { answer_id: 1, poll_media: { text: 'Left', emoji: { name: '⬅️' } } },
        { answer_id: 2, poll_media: { text: 'Right' } },
        { answer_id: 3 },
      ],
      allow_multiselect: false,
      layout_type: 1,
      results: { is_finalized: false, answer_counts: [] },
    });
    expect(Date.parse(poll?.expiry ?? '')).toBe(scene.world.clock.now() + 2 * HOUR);
  });

  it('runs for a day unless told otherwise', async () => {
    const { duration: _, ...rest } = POLL;
    const { poll } = await scene.send({ poll: rest });
    expect(Date.parse(poll?.expiry ?? '')).toBe(scene.world.clock.now() + 24 * HOUR);
  });

  it('needs the permission', async () => {
    scene.deny(P.SendPolls);
    expect(refused(await scene.post({ poll: POLL }))).toEqual({ status: 403, code: 50013 });
  });

  it('cannot be edited', async () => {
    const { id } = await ask();
    expect(refused(await scene.patch(id, { content: 'x' }))).toEqual({ status: 400, code: 520003 });
  });

  it('can answer an interaction', async () => {
    const interaction = scene.interact();
    const answered = await scene.callback(
      interaction,
      { type: 4, data: { poll: POLL } },
      '?with_response=true',
    );
    expect(answered.body).toHaveProperty('resource.message.poll.question.text', 'Which way?');
    scene.clock.advance(2 * HOUR);
    expect(results()).toHaveLength(1);
  });
});

describe('voting', () => {
  it('counts, changes and is taken back', async () => {
    const { id } = await ask();
    const heard = scene.hear(scene.ann);
    expect(choose(id, [2])).toBeNull();
    expect(await counts(id)).toEqual({ 2: 1 });
    expect(choose(id, [1])).toBeNull();
    expect(await counts(id)).toEqual({ 1: 1 });
    expect(choose(id, [])).toBeNull();
    expect(await counts(id)).toEqual({});
    expect(heard.map(({ t, d }) => [t, d.answer_id])).toEqual([
      ['MESSAGE_POLL_VOTE_ADD', 2],
      ['MESSAGE_POLL_VOTE_REMOVE', 2],
      ['MESSAGE_POLL_VOTE_ADD', 1],
      ['MESSAGE_POLL_VOTE_REMOVE', 1],
    ]);
    expect(heard[0]?.d).toEqual({
      user_id: scene.ann,
      channel_id: scene.general,
      message_id: id,
      guild_id: scene.guild.id,
      answer_id: 2,
    });
  });

  it('says nothing new when nothing changes, and leaves others alone', async () => {
    const { id } = await ask();
    choose(id, [1]);
    choose(id, [1], scene.id('Ben'));
    const heard = scene.hear(scene.ann);
    choose(id, [1]);
    expect(heard).toEqual([]);
    choose(id, [2]);
    expect(await counts(id)).toEqual({ 1: 1, 2: 1 });
  });

  it('takes several answers only where the poll does', async () => {
    const single = await ask();
    expect(choose(single.id, [1, 2])).toBe('oneAnswerOnly');
    expect(await counts(single.id)).toEqual({});
    const multiple = await ask({ allow_multiselect: true });
    expect(choose(multiple.id, [1, 2, 2])).toBeNull();
    expect(choose(multiple.id, [2, 3])).toBeNull();
    expect(await counts(multiple.id)).toEqual({ 2: 1, 3: 1 });
  });

  it('needs a poll, one of its answers, and time', async () => {
    const plain = await scene.send({ content: 'x' });
    expect(choose(plain.id, [1])).toBe('noPoll');
    const { id } = await ask();
    expect(choose(id, [4])).toBe('unknownAnswer');
    scene.clock.advance(2 * HOUR);
    expect(choose(id, [1])).toBe('pollExpired');
    expect(await counts(id)).toEqual({});
  });

  it('is told of with its intent', async () => {
    const { id } = await ask();
    const polls = scene.hear(scene.bot, GatewayIntentBits.GuildMessagePolls);
    const others = scene.hear(
      scene.bot,
      GatewayIntentBits.GuildMessages | GatewayIntentBits.DirectMessagePolls,
    );
    choose(id, [1]);
    expect(polls.map(({ t }) => t)).toEqual(['MESSAGE_POLL_VOTE_ADD']);
    expect(others).toEqual([]);
  });
});

describe('the end of a poll', () => {
  it('comes in its time, and not before', async () => {
    const { id } = await ask();
    choose(id, [1]);
    const heard = scene.hear(scene.ann);
    scene.clock.advance(2 * HOUR - 1);
    expect(heard).toEqual([]);
    scene.clock.advance(1);
    expect(heard).toMatchObject([
      { t: 'MESSAGE_UPDATE', d: { id, edited_timestamp: null, poll: { results: { is_finalized: true } } } },
      {
        t: 'MESSAGE_CREATE',
        d: { type: MessageType.PollResult, author: { id: scene.bot }, message_reference: { message_id: id } },
      },
    ]);
    await scene.get(results()[0]?.id ?? '');
  });

  it('names the winner', async () => {
    const { id } = await ask();
    choose(id, [1]);
    choose(id, [1], scene.id('Ben'));
    choose(id, [2], scene.bot);
    scene.clock.advance(2 * HOUR);
    expect(results()[0]?.embeds[0]?.type).toBe('poll_result');
    expect(fields()).toEqual({
      poll_question_text: 'Which way?',
      victor_answer_votes: '2',
      total_votes: '3',
      victor_answer_id: '1',
      victor_answer_text: 'Left',
      victor_answer_emoji_name: '⬅️',
    });
  });

  it.each([
    ['a tie', [1, 2], '1', '2'],
    ['no votes', [], '0', '0'],
  ])('names none after %s', async (...[, voted, victor_answer_votes, total_votes]) => {
    const { id } = await ask();
    for (const [at, answer] of voted.entries()) choose(id, [answer], at === 0 ? scene.ann : scene.id('Ben'));
    scene.clock.advance(2 * HOUR);
    expect(fields()).toEqual({ poll_question_text: 'Which way?', victor_answer_votes, total_votes });
  });

  it('names none that nobody voted for, though it be the only answer', async () => {
    await ask({ answers: POLL.answers.slice(0, 1) });
    scene.clock.advance(2 * HOUR);
    expect(fields()).not.toHaveProperty('victor_answer_id');
  });

  it('does not come when the message is gone', async () => {
    const { id } = await ask();
    await scene.rest('DELETE', `/channels/${scene.general}/messages/${id}`);
    scene.clock.advance(2 * HOUR);
    expect(results()).toEqual([]);
  });

  it('comes also after a restart', async () => {
    const { id } = await ask();
    const { state, clock, files } = scene.world;
    const again = new World(state, clock, files);
    watchPolls(again);
    scene.clock.advance(2 * HOUR);
    expect(record(id).poll?.finalized).toBe(true);
    expect(results()).toHaveLength(1);
  });

  it('can be brought about by its author', async () => {
    const { id } = await ask();
    scene.clock.advance(1000);
    const ended = shaped(await expire(id)) as APIMessage;
    expect(ended.poll?.results?.is_finalized).toBe(true);
    expect(Date.parse(ended.poll?.expiry ?? '')).toBe(scene.world.clock.now());
    expect(refused(await expire(id))).toEqual({ status: 400, code: 520001 });
    scene.clock.advance(2 * HOUR);
    expect(results()).toHaveLength(1);
  });

  it('can be brought about by nobody else, and only for polls', async () => {
    const { poll } = record((await ask()).id);
    const foreign = scene.write('', { poll });
    expect(refused(await expire(foreign.id))).toEqual({ status: 403, code: 50005 });
    const plain = await scene.send({ content: 'x' });
    expect(refused(await expire(plain.id))).toEqual({ status: 400, code: 520006 });
  });
});

describe('who voted', () => {
  const voters = (id: string, query = '') =>
    scene.rest('GET', `/channels/${scene.general}/polls/${id}/answers/${query}`);
  const listed = async (id: string, query = '') => {
    const { body } = await voters(id, query);
    expectSpec(PollAnswerDetailsResponseSchema, body);
    return (body as { users: { id: string }[] }).users.map((user) => user.id);
  };

  it('is listed by id, in pages', async () => {
    const { id } = await ask();
    choose(id, [1], scene.id('Ben'));
    choose(id, [1]);
    expect(await listed(id, '1')).toEqual([scene.ann, scene.id('Ben')]);
    expect(await listed(id, '1?limit=1')).toEqual([scene.ann]);
    expect(await listed(id, `1?after=${scene.ann}`)).toEqual([scene.id('Ben')]);
    expect(await listed(id, '2')).toEqual([]);
  });

  it('is known of polls only, 100 at a time', async () => {
    const plain = await scene.send({ content: 'x' });
    expect(refused(await voters(plain.id, '1'))).toEqual({ status: 404, code: 10008 });
    const { id } = await ask();
    expect(problemAt(await voters(id, '1?limit=101'), 'limit')).toBe('NUMBER_TYPE_MAX');
    expect(problemAt(await voters(id, '1?limit=0'), 'limit')).toBe('NUMBER_TYPE_MIN');
    expect(await voters(id, '1?limit=100')).toMatchObject({ status: 200 });
  });
});
