import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveFile } from '#local-discord/cdn.ts';
import { plainPng } from '#local-discord/plain-png.ts';
import { imageHeader } from '#local-discord/world/image-header.ts';
import { MessageScene, multipart } from './message-scene.ts';

let scene: MessageScene;
beforeEach(async () => {
  scene = await MessageScene.open();
});
afterEach(() => scene.close());

const sent = async (file: File) => {
  const { attachments } = await scene.send(multipart({}, { 'files[0]': file }));
  return serveFile(scene.world, new URL(attachments[0]?.url ?? '').pathname);
};

describe('the CDN', () => {
  it('shows pictures', async () => {
    const content = plainPng(2, 0xff0000);
    const { status, headers, bytes } = await sent(new File([new Uint8Array(content)], 'a.png'));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="a.png"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as unknown,
      'cache-control': expect.stringContaining('immutable') as unknown,
    });
    expect(Buffer.from(bytes).equals(content)).toBe(true);
  });

  it.each(['page.html', 'drawing.svg', 'fake.png'])('gives %s to be saved, never to be run', async (name) => {
    const { headers } = await sent(new File(['<script>alert(1)</script>'], name));
    expect(headers).toMatchObject({
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as unknown,
    });
  });

  it('takes a query as Discord writes it', async () => {
    const { attachments } = await scene.send(multipart({}, { 'files[0]': new File(['x'], 'a.txt') }));
    const { pathname } = new URL(attachments[0]?.url ?? '');
    expect(serveFile(scene.world, `${pathname}?ex=1&is=2`)).toMatchObject({ status: 200 });
  });

  it.each(['/attachments/1/2/a.png', '/embed/avatars/9.png', '/avatars/1/a.png', '/', '/attachments/1/../a'])(
    'has nothing at %s',
    (path) => {
      expect(serveFile(scene.world, path)).toMatchObject({ status: 404 });
    },
  );

  it('has a picture for everybody', () => {
    const usual = serveFile(scene.world, '/embed/avatars/0.png');
    expect(usual).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
    expect(imageHeader(usual.bytes)).toMatchObject({ width: 128, height: 128 });
    expect(serveFile(scene.world, `/avatars/${scene.ann}/0.png`)).toMatchObject({ status: 200 });
  });
});
