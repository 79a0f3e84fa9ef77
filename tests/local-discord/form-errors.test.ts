import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalDiscord } from '#local-discord/server.ts';
import { button, row, V2, words } from './forms/parts.ts';
import { generalOf, restClient } from './rest-client.ts';

describe('a form that Discord would refuse', () => {
  let local: LocalDiscord;
  beforeAll(async () => {
    local = await LocalDiscord.open({ rateLimits: false });
  });
  afterAll(() => local.close());

  const messages = () => `/channels/${generalOf(local)}/messages`;
  const send = (body: unknown) => restClient(local)('POST', messages(), body);

  it.each([
    ['a text that is too long', { content: 'x'.repeat(2001) }, 'content', 'BASE_TYPE_MAX_LENGTH'],
    [
      'a title that is too long',
      { embeds: [{ title: 'x'.repeat(257) }] },
      'embeds.0.title',
      'BASE_TYPE_MAX_LENGTH',
    ],
    ['an empty embed', { embeds: [{}] }, 'embeds.0.description', 'BASE_TYPE_REQUIRED'],
    ['a yes or no that is a text', { content: 'x', tts: 'loud' }, 'tts', 'BOOLEAN_TYPE_CONVERT'],
  ])('names the field of %s', async (...[, body, field, code]) => {
    const answered = await send(body);
    expect(answered.status).toBe(400);
    expect(answered.body).toMatchObject({ code: 50035, message: 'Invalid Form Body' });
    expect(answered.body).toHaveProperty(`errors.${field}._errors.0.code`, code);
  });

  it('is answered with every problem at its place', async () => {
    const components = [row(button(), button({ label: 'x'.repeat(81) })), words()];
    expect((await send({ content: 7, components: [row(button({ style: 9 }))] })).body).toEqual({
      code: 50035,
      message: 'Invalid Form Body',
      errors: {
        content: {
          _errors: [{ code: 'STRING_TYPE_CONVERT', message: 'Could not interpret the value as string.' }],
        },
        components: {
          0: {
            components: {
              0: {
                style: {
                  _errors: [
                    { code: 'BASE_TYPE_CHOICES', message: 'Value must be one of (1, 2, 3, 4, 5, 6).' },
                  ],
                },
              },
            },
          },
        },
      },
    });
    expect((await send({ components })).body).toMatchObject({
      errors: {
        components: {
          0: {
            components: {
              1: {
                label: { _errors: [{ message: 'Must be 80 or fewer in length.' }] },
                custom_id: { _errors: [{ message: 'Component custom id cannot be duplicated' }] },
              },
            },
          },
          1: { _errors: [{ message: 'Value of field "type" must be one of (1,).' }] },
        },
      },
    });
  });

  it('leaves nothing behind', async () => {
    const before = await restClient(local)('GET', messages());
    await send({ content: 'x', components: [row()] });
    expect((await restClient(local)('GET', messages())).body).toEqual(before.body);
  });

  it('counts characters, not UTF-16 units', async () => {
    expect(await send({ content: '🚀'.repeat(2000) })).toMatchObject({ status: 200 });
  });

  it('knows no stickers', async () => {
    expect(await send({ sticker_ids: ['749054660769218631'] })).toMatchObject({
      status: 400,
      body: { code: 50081, message: 'Cannot use this sticker' },
    });
  });

  it('is judged by the message it changes', async () => {
    const rest = restClient(local);
    const old = (await send({ content: 'x' })).body as { id: string };
    const { id } = (await send({ flags: V2, components: [words()] })).body as { id: string };
    const code = (body: unknown) =>
      expect.objectContaining({ errors: expect.objectContaining(body as object) });
    expect((await rest('PATCH', `${messages()}/${old.id}`, { components: [words()] })).body).toEqual(
      code({ components: { 0: { _errors: [expect.objectContaining({ code: 'UNION_TYPE_CHOICES' })] } } }),
    );
    expect(await rest('PATCH', `${messages()}/${id}`, { components: [words('y')] })).toMatchObject({
      status: 200,
      body: { components: [{ type: 10, id: 1, content: 'y' }] },
    });
    expect((await rest('PATCH', `${messages()}/${id}`, { content: 'y' })).body).toEqual(
      code({
        content: {
          _errors: [expect.objectContaining({ code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2' })],
        },
      }),
    );
  });
});
