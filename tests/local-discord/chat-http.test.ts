import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChatTable } from './chat-table.ts';

const MIB = 2 ** 20;

interface Got {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

describe('what the page is loaded from', () => {
  let table: ChatTable;
  beforeAll(async () => {
    table = await ChatTable.open();
  });
  afterAll(() => table.close());

  /** A path as it is, which fetch would tidy up. */
  const ask = (path: string, headers: Record<string, string> = {}): Promise<Got> =>
    new Promise((done, failed) => {
      const { port } = new URL(table.local.world.origin);
      const asked = request({ host: '127.0.0.1', port, path, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body }));
      });
      asked.once('error', failed).end();
    });

  const upload = (query: string, body: string | Uint8Array<ArrayBuffer>) =>
    fetch(`${table.local.world.origin}/chat/uploads?${query}`, { method: 'POST', body });

  it('is a page that may load nothing from elsewhere and run nothing of its own', async () => {
    const { status, headers, body } = await ask('/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(headers['content-security-policy']);
    const { host } = new URL(table.local.world.origin);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain(`connect-src 'self' ws://${host};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types lit-html");
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
    expect(body).not.toMatch(/<script>|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
  });

  it.each([
    ['page.js', 'text/javascript; charset=utf-8'],
    ['page.css', 'text/css; charset=utf-8'],
  ])('has %s with its type', async (name, type) => {
    const { status, headers } = await ask(`/chat/assets/${name}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    '/chat/assets/',
    '/chat/assets/none.js',
    '/chat/assets/notes.txt',
    '/chat/assets/../page.js',
    '/chat/assets/..%2fpage.js',
    '/chat/assets/.page.js',
    '/chat/other',
    '/chat/uploads',
  ])('has nothing at %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404 });
  });

  it('takes no other name for this machine, and no other page', async () => {
    expect(await ask('/', { host: 'example.com' })).toMatchObject({ status: 421 });
    expect(await ask('/chat/people', { origin: 'http://example.com' })).toMatchObject({ status: 403 });
    expect(await ask('/chat/people', { origin: table.local.world.origin })).toMatchObject({ status: 200 });
  });

  it('names the people one may sit as, without the bot', async () => {
    const { body } = await ask('/chat/people');
    expect(JSON.parse(body)).toEqual([
      { id: table.person('Olga'), name: 'Olga', locale: 'en-US', dmsOpen: true, hasApp: false },
      { id: table.person('Ann'), name: 'Ann', locale: 'en-US', dmsOpen: true, hasApp: false },
      { id: table.person('Boris'), name: 'Boris', locale: 'ru', dmsOpen: true, hasApp: false },
    ]);
  });

  it('takes a file of 10 MiB that its owner can then send', async () => {
    const user = table.person('Ann');
    const response = await upload(`user=${user}&name=notes.txt`, new Uint8Array(10 * MIB));
    expect(response.status).toBe(200);
    const { id } = (await response.json()) as { id: string };
    const ann = await table.sit('Ann');
    await ann.act({ do: 'send', channel: table.general, content: '', uploads: [id] });
    expect(await ann.event('MESSAGE_CREATE')).toMatchObject({
      attachments: [{ filename: 'notes.txt', size: 10 * MIB }],
    });
  });

  it('takes no file of a byte more, and none of nobody', async () => {
    const tooLarge = await upload(`user=${table.person('Ann')}&name=a.txt`, new Uint8Array(10 * MIB + 1));
    expect(tooLarge.status).toBe(413);
    expect(await tooLarge.json()).toEqual({ reason: 'A file may have at most 10 MiB.' });
    for (const user of ['', '1', table.local.world.bot.id]) {
      expect((await upload(`user=${user}&name=a.txt`, 'words')).status).toBe(404);
    }
  });
});
