import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveFile } from '#local-discord/cdn.ts';
import { plainPng } from '#local-discord/plain-png.ts';
import { MessageScene, problemAt, refused } from './message-scene.ts';

let scene: MessageScene;
beforeEach(async () => {
  scene = await MessageScene.open();
});
afterEach(() => scene.close());

const path = (id = '') => `/applications/${scene.world.state.application.id}/emojis${id && `/${id}`}`;
const dataOf = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
const image = dataOf(plainPng(8, 0xff0000));

interface Emoji {
  readonly id: string;
  readonly name: string;
}
const add = async (name: string) => (await scene.rest('POST', path(), { name, image })).body as Emoji;
const names = async () =>
  ((await scene.rest('GET', path())).body as { items: Emoji[] }).items.map(({ name }) => name);

describe('the emoji of an application', () => {
  it('are added, listed, renamed, served as pictures, and removed', async () => {
    expect(await names()).toEqual([]);
    const { id } = await add('seat1');
    expect((await scene.rest('GET', path(id))).body).toMatchObject({ id, name: 'seat1', available: true });
    expect(serveFile(scene.world, `/emojis/${id}.png`)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png', 'x-content-type-options': 'nosniff' },
    });
    await scene.rest('PATCH', path(id), { name: 'seat2' });
    expect(await names()).toEqual(['seat2']);
    expect(await scene.rest('DELETE', path(id))).toMatchObject({ status: 204 });
    expect(await names()).toEqual([]);
    expect(serveFile(scene.world, `/emojis/${id}.png`).status).toBe(404);
    expect(refused(await scene.rest('GET', path(id)))).toEqual({ status: 404, code: 10014 });
  });

  it('are refused under a name that is taken or no name, without a picture, or too large', async () => {
    await add('seat1');
    const wrong = async (body: object, at: string) =>
      problemAt(await scene.rest('POST', path(), { name: 'other', image, ...body }), at);
    expect(await wrong({ name: 'seat1' }, 'name')).toBe('APPLICATION_EMOJI_NAME_ALREADY_TAKEN');
    expect(await wrong({ name: 'a b' }, 'name')).toBe('STRING_TYPE_REGEX');
    expect(await wrong({ name: 'x' }, 'name')).toBe('BASE_TYPE_BAD_LENGTH');
    expect(await wrong({ image: 'data:image/png;base64,AAAA' }, 'image')).toBe('IMAGE_INVALID');
    const large = Buffer.concat([plainPng(8, 0), Buffer.alloc(256 * 1024)]);
    expect(await wrong({ image: dataOf(large) }, 'image')).toBe('BINARY_TYPE_MAX_SIZE');
    expect(refused(await scene.rest('GET', '/applications/1234567890/emojis'))).toMatchObject({
      status: 404,
    });
  });
});
