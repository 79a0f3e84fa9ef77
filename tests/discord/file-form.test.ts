import { describe, expect, it } from 'vitest';
import { FileForm } from '#discord/messages/file-form.ts';

const PICTURE = Uint8Array.from([0, 13, 10, 45, 45, 255]);

/** What somebody reads who knows nothing of us. */
async function readBack(form: FileForm, written: (payload: string) => string = String) {
  const { headers } = form.request;
  return await new Response(form.bytes(written), { headers }).formData();
}

describe('A message with files', () => {
  it('is a form with its words and every byte of its files', async () => {
    const form = new FileForm('{"content":"Звёзды"}', [
      { name: 'board.png', bytes: PICTURE, alt: '' },
      { name: 'seed.txt', bytes: new TextEncoder().encode('0f'), alt: '' },
    ]);
    const read = await readBack(form);
    expect(read.get('payload_json')).toBe('{"content":"Звёзды"}');
    const [picture, text] = [read.get('files[0]') as File, read.get('files[1]') as File];
    expect([picture.name, picture.type, text.name, text.type]).toEqual([
      'board.png',
      'image/png',
      'seed.txt',
      'application/octet-stream',
    ]);
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(PICTURE);
    expect(await text.text()).toBe('0f');
  });

  it('cannot be broken out of by the name of a file', async () => {
    const name = 'a"; name="payload_json"\r\n\r\n{}.png';
    const read = await readBack(new FileForm('{}', [{ name, bytes: PICTURE, alt: '' }]));
    expect([...read.keys()]).toEqual(['files[0]', 'payload_json']);
  });

  it('is worded anew whenever it is sent', async () => {
    const form = new FileForm('{"content":"</play:0>"}', [{ name: 'board.png', bytes: PICTURE, alt: '' }]);
    for (const id of ['1', '2']) {
      const read = await readBack(form, (payload) => payload.replace(':0', `:${id}`));
      expect(read.get('payload_json')).toBe(`{"content":"</play:${id}>"}`);
    }
  });
});
