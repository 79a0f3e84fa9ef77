import { AttachmentFlags, MessageFlags, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainPng } from '#local-discord/plain-png.ts';
import { MessageScene, multipart, problemAt, refused, shaped } from './message-scene.ts';

let scene: MessageScene;
beforeEach(async () => {
  scene = await MessageScene.open();
});
afterEach(() => scene.close());

const MIB = 2 ** 20;
const NOT_FOUND = 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND';

const file = (name: string, bytes: Uint8Array | string = 'words', type = '') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
const png = (name = 'board.png') => file(name, plainPng(3, 0x112233));
const one = (name: string, payload: object = {}) => multipart(payload, { 'files[0]': file(name) });
const bytes = (text: string, ...more: readonly number[]) =>
  Buffer.concat([Buffer.from(text, 'latin1'), Buffer.from(more)]);

const embed = { embeds: [{ title: 'board', image: { url: 'attachment://board.png' } }] };
const gallery = (url: string) => ({
  flags: MessageFlags.IsComponentsV2,
  components: [{ type: 12, items: [{ media: { url } }] }],
});

describe('a file', () => {
  it('is enough for a message and can be fetched', async () => {
    const { attachments } = await scene.send(one('notes.txt'));
    const { id } = attachments[0] ?? { id: '' };
    expect(attachments).toEqual([
      {
        id,
        filename: 'notes.txt',
        size: 5,
        content_type: 'text/plain; charset=utf-8',
        url: `${scene.world.origin}/attachments/${scene.general}/${id}/notes.txt`,
        proxy_url: `${scene.world.origin}/attachments/${scene.general}/${id}/notes.txt`,
      },
    ]);
    expect(Buffer.from(scene.world.files.get(id) ?? []).toString()).toBe('words');
  });

  it.each([
    ['PNG', plainPng(3, 0), 'image/png', 3, 3],
    ['GIF', bytes('GIF89a', 5, 0, 2, 1), 'image/gif', 5, 258],
    [
      'JPEG',
      bytes('\xff\xd8\xff\xe0\x00\x04ab', 0xff, 0xc4, 0, 3, 0, 0xff, 0xc2, 0, 9, 8, 0, 7, 1, 4, 3, 0),
      'image/jpeg',
      260,
      7,
    ],
    [
      'lossy WebP',
      bytes('RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a', 9, 0x40, 4, 0x80),
      'image/webp',
      9,
      4,
    ],
    [
      'lossless WebP',
      bytes('RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f', 0x07, 0xc0, 0x00, 0, 0, 0, 0, 0, 0),
      'image/webp',
      8,
      4,
    ],
    ['extended WebP', bytes('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0', 9, 0, 0, 4, 0, 0), 'image/webp', 10, 5],
  ])('that is a %s is known by its bytes', async (...[, content, content_type, width, height]) => {
    const form = multipart({}, { 'files[0]': file('picture.txt', content, 'text/plain') });
    expect((await scene.send(form)).attachments).toMatchObject([{ content_type, width, height }]);
  });

  it.each([
    ['cut off', bytes('\x89PNG\r\n\x1a\n', 0, 0)],
    ['a JPEG without a size', bytes('\xff\xd8\xff\xe0\x00\x02', 0xff, 0xd9)],
    ['no picture', bytes('RIFF\0\0\0\0WAVE')],
  ])('that is %s has no size', async (_, content) => {
    const form = multipart({}, { 'files[0]': file('thing.bin', content) });
    const [attachment] = (await scene.send(form)).attachments;
    expect(attachment).toMatchObject({ content_type: 'application/octet-stream' });
    expect(attachment).not.toHaveProperty('width');
  });

  it.each([
    ['my board.png', 'my_board.png', 'my board'],
    ['доска.png', 'unknown.png', 'доска'],
    ['a/b"c.txt', 'abc.txt', 'a/b"c'],
  ])('called %s is kept as %s', async (name, filename, title) => {
    const attachments = [{ id: '0', filename: name }];
    expect((await scene.send(one('x', { attachments }))).attachments).toMatchObject([{ filename, title }]);
  });

  it('is described by the form', async () => {
    const attachments = [{ id: 0, filename: 'a.txt', description: 'a board', is_spoiler: true }];
    expect((await scene.send(one('b.txt', { attachments }))).attachments).toMatchObject([
      { filename: 'a.txt', description: 'a board', flags: AttachmentFlags.IsSpoiler },
    ]);
  });

  it('may be a spoiler by its name', async () => {
    const { attachments } = await scene.send(one('SPOILER_a.txt'));
    expect(attachments).toMatchObject([{ filename: 'SPOILER_a.txt', flags: AttachmentFlags.IsSpoiler }]);
  });

  it('that the form speaks of must have come', async () => {
    const answered = await scene.post({ content: 'x', attachments: [{ id: '0', filename: 'a.txt' }] });
    expect(refused(answered)).toEqual({ status: 400, code: 50035 });
    expect(problemAt(answered, 'attachments', 0)).toBe('ATTACHMENT_NOT_FOUND');
  });

  it('needs the permission', async () => {
    scene.deny(P.AttachFiles);
    expect(refused(await scene.post(one('a.txt')))).toEqual({ status: 403, code: 50013 });
  });
});

describe('the limits', () => {
  const many = (n: number) =>
    multipart(
      {},
      Object.fromEntries(Array.from({ length: n }, (_, at) => [`files[${at}]`, file(`${at}.txt`)])),
    );
  const heavy = (...sizes: readonly number[]) =>
    multipart(
      {},
      Object.fromEntries(sizes.map((size, at) => [`files[${at}]`, file(`${at}.bin`, new Uint8Array(size))])),
    );

  it('are ten files', async () => {
    expect((await scene.send(many(10))).attachments).toHaveLength(10);
    const answered = await scene.post(many(11));
    expect(refused(answered)).toEqual({ status: 400, code: 50035 });
    expect(problemAt(answered, 'attachments')).toBe('BASE_TYPE_MAX_LENGTH');
  });

  it('are 10 MiB for a file', async () => {
    expect((await scene.send(heavy(10 * MIB))).attachments).toHaveLength(1);
    expect(refused(await scene.post(heavy(10 * MIB + 1)))).toEqual({ status: 413, code: 40005 });
  });

  it('are 25 MiB for a request', async () => {
    expect(refused(await scene.post(heavy(9 * MIB, 9 * MIB, 7 * MIB)))).toEqual({ status: 413, code: 40005 });
    expect(scene.channel().messages).toEqual([]);
  });
});

describe('attachment://', () => {
  it('shows a file in an embed, and it does not lie below the message too', async () => {
    const files = { 'files[0]': png(), 'files[1]': file('notes.txt') };
    const { embeds, attachments } = await scene.send(multipart(embed, files));
    expect(attachments).toMatchObject([{ filename: 'notes.txt' }]);
    expect(embeds).toMatchObject([{ image: { width: 3, height: 3, content_type: 'image/png' } }]);
    expect(embeds[0]?.image?.url).toMatch(/^http:.*\/attachments\/\d+\/\d+\/board\.png$/);
    expect(embeds[0]?.image?.proxy_url).toBe(embeds[0]?.image?.url);
  });

  it('works for icons', async () => {
    const icon_url = 'attachment://board.png';
    const embeds = [{ author: { name: 'x', icon_url }, footer: { text: 'x', icon_url } }];
    const message = await scene.send(multipart({ embeds }, { 'files[0]': png() }));
    expect(message.embeds[0]?.author?.icon_url).toMatch(/^http.*board\.png$/);
    expect(message.embeds[0]?.footer?.proxy_icon_url).toMatch(/^http.*board\.png$/);
    expect(message.attachments).toEqual([]);
  });

  it('shows a file in every component that can, with all that is known of it', async () => {
    const media = { url: 'attachment://board.png' };
    const components = [
      { type: 12, items: [{ media }, { media: { url: 'https://example.com/a.png' } }] },
      {
        type: 17,
        components: [
          { type: 9, components: [{ type: 10, content: 'x' }], accessory: { type: 11, media } },
          { type: 13, file: { url: 'attachment://notes.txt' } },
        ],
      },
    ];
    const payload = { flags: MessageFlags.IsComponentsV2, components };
    const files = { 'files[0]': png(), 'files[1]': file('notes.txt') };
    const message = await scene.send(multipart(payload, files));
    expect(message.attachments).toEqual([]);
    const url = expect.stringMatching(/^http.*\/attachments\/.*board\.png$/) as unknown;
    const shown = {
      url,
      proxy_url: url,
      width: 3,
      height: 3,
      content_type: 'image/png',
      loading_state: 2,
      attachment_id: expect.stringMatching(/^\d+$/) as unknown,
    };
    expect(message.components).toMatchObject([
      { items: [{ media: shown }, { media: { url: 'https://example.com/a.png', loading_state: 0 } }] },
      {
        accent_color: null,
        components: [{ accessory: { media: shown } }, { name: 'notes.txt', size: 5, spoiler: false }],
      },
    ]);
  });

  it.each([
    ['an embed', embed, ['embeds', 0, 'image', 'url']],
    ['a component', gallery('attachment://board.png'), ['components', 0, 'items', 0, 'media', 'url']],
  ])('in %s needs its file', async (_, payload, path) => {
    const answered = await scene.post(multipart(payload, { 'files[0]': file('other.png') }));
    expect(refused(answered)).toEqual({ status: 400, code: 50035 });
    expect(problemAt(answered, ...path)).toBe(NOT_FOUND);
    expect(scene.channel().messages).toEqual([]);
  });
});

describe('an edit', () => {
  const ids = () => scene.channel().messages[0]?.attachments.map(({ id }) => id) ?? [];
  const names = (message: { attachments: readonly { filename: string }[] }) =>
    message.attachments.map(({ filename }) => filename);
  const two = () =>
    scene.send(multipart({ content: 'x' }, { 'files[0]': file('a.txt'), 'files[1]': file('b.txt') }));

  it('that says nothing of files keeps them', async () => {
    const { id } = await two();
    expect(names(shaped(await scene.patch(id, { content: 'y' })))).toEqual(['a.txt', 'b.txt']);
  });

  it('adds files to those there are', async () => {
    const { id } = await two();
    expect(names(shaped(await scene.patch(id, one('c.txt'))))).toEqual(['a.txt', 'b.txt', 'c.txt']);
  });

  it('keeps what it lists, describes it anew, and drops the rest', async () => {
    const { id } = await two();
    const [first = '', second = ''] = ids();
    const attachments = [{ id: second, description: 'still here' }, { id: 0 }];
    const edited = shaped(await scene.patch(id, one('c.txt', { attachments })));
    expect(edited.attachments).toMatchObject([
      { id: second, filename: 'b.txt', description: 'still here' },
      { filename: 'c.txt' },
    ]);
    expect(scene.world.files.get(second)).toBeDefined();
    // Whoever has seen the message before it changed may still be getting it.
    expect(scene.world.files.get(first)).toBeDefined();
  });

  it('throws the bytes of what it drops away when many others were dropped', async () => {
    const { id } = await two();
    const [first = '', second = ''] = ids();
    for (let edits = 0; edits < 51; edits++)
      await scene.patch(id, one('c.txt', { attachments: [{ id: 0 }] }));
    expect(scene.world.files.get(first)).toBeUndefined();
    expect(scene.world.files.get(second)).toBeUndefined();
    expect(scene.world.files.get(ids()[0] ?? '')).toBeDefined();
  });

  it.each([
    ['an empty list', []],
    ['null', null],
  ])('drops all with %s', async (_, attachments) => {
    const { id } = await two();
    expect(names(shaped(await scene.patch(id, { attachments })))).toEqual([]);
  });

  it('finds no file of another message', async () => {
    const { id } = await two();
    const foreign = scene.channel().messages[0]?.attachments[0]?.id;
    const other = await scene.send({ content: 'other' });
    const answered = await scene.patch(other.id, { attachments: [{ id: foreign }] });
    expect(problemAt(answered, 'attachments', 0)).toBe('ATTACHMENT_NOT_FOUND');
    expect(names(await scene.get(id))).toHaveLength(2);
  });

  it('can show a kept file', async () => {
    const { id } = await scene.send(multipart({ content: 'x' }, { 'files[0]': png() }));
    const edited = shaped(await scene.patch(id, embed));
    expect(edited).toMatchObject({ attachments: [], embeds: [{ image: { width: 3 } }] });
  });

  it('that replaces a file does not change the embed that shows the old one', async () => {
    const { id, embeds } = await scene.send(multipart(embed, { 'files[0]': png() }));
    const form = multipart({ attachments: [{ id: 0 }] }, { 'files[0]': png() });
    const edited = shaped(await scene.patch(id, form));
    expect(edited.embeds[0]?.image?.url).toBe(embeds[0]?.image?.url);
    expect(edited.attachments).toMatchObject([{ filename: 'board.png' }]);
    const anew = multipart({ ...embed, attachments: [{ id: 0 }] }, { 'files[0]': png() });
    const shown = shaped(await scene.patch(id, anew));
    expect(shown.embeds[0]?.image?.url).not.toBe(embeds[0]?.image?.url);
    expect(shown.attachments).toEqual([]);
  });

  it('that is refused keeps no files', async () => {
    const { id } = await scene.send({ content: 'x' });
    const before = scene.world.ids.newest;
    expect(await scene.patch(id, one('c.txt', embed))).toMatchObject({ status: 400 });
    expect(scene.world.ids.newest).toBe(before);
  });
});

describe('deleting a message', () => {
  it('takes its files along', async () => {
    const { id, attachments } = await scene.send(one('a.txt'));
    await scene.rest('DELETE', `/channels/${scene.general}/messages/${id}`);
    expect(scene.world.files.get(attachments[0]?.id ?? '')).toBeUndefined();
  });
});
