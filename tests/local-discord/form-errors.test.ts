import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalDiscord } from '#local-discord/server.ts';
import { generalOf, restClient } from './rest-client.ts';

describe('a form that Discord would refuse', () => {
  let local: LocalDiscord;
  beforeAll(async () => {
    local = await LocalDiscord.open({ rateLimits: false });
  });
  afterAll(() => local.close());

  const send = (body: unknown) => restClient(local)('POST', `/channels/${generalOf(local)}/messages`, body);

  it.each([
    ['a text that is too long', { content: 'x'.repeat(2001) }, 'content', 'BASE_TYPE_MAX_LENGTH'],
    [
      'a title that is too long',
      { embeds: [{ title: 'x'.repeat(257) }] },
      'embeds.0.title',
      'BASE_TYPE_MAX_LENGTH',
    ],
    ['an empty embed', { embeds: [{}] }, 'embeds.0.description', 'BASE_TYPE_REQUIRED'],
    ['a text that is a number', { content: 'x', tts: 'loud' }, 'tts', 'BOOLEAN_TYPE_CONVERT'],
  ])('names the field of %s', async (_, body, field, code) => {
    const answered = await send(body);
    expect(answered.status).toBe(400);
    expect(answered.body).toMatchObject({ code: 50035, message: 'Invalid Form Body' });
    expect(answered.body).toHaveProperty(`errors.${field}._errors.0.code`, code);
  });

  it('counts characters, not UTF-16 units', async () => {
    expect(await send({ content: '🚀'.repeat(2000) })).toMatchObject({ status: 200 });
  });
});
