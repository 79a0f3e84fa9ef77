import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InteractionType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LocalDiscord } from '#local-discord/server.ts';
import { openInteraction } from '#local-discord/world/interactions.ts';
import type { Channel } from '#local-discord/world/records.ts';
import { generalOf, restClient } from './rest-client.ts';

let folder: string;
let local: LocalDiscord;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'local-discord-'));
  local = await LocalDiscord.open({ rateLimits: false, record: { folder } });
});
afterEach(async () => {
  await local.close();
  rmSync(folder, { recursive: true });
});

const rest = (method: string, route: string, body?: unknown) => restClient(local)(method, route, body);
const messages = () => `/channels/${generalOf(local)}/messages`;
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const linesOf = (name: string) =>
  read(name)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Somebody uses a command of the bot. */
const used = () => {
  const { world } = local;
  const channel = world.state.channels.get(generalOf(local)) as Channel;
  const userId = [...world.state.accounts.values()].find(({ bot }) => !bot)?.id ?? '';
  const data = { id: '1', name: 'play', type: 1 };
  return openInteraction(world, {
    type: InteractionType.ApplicationCommand,
    userId,
    channel,
    name: 'play',
    data,
  });
};

describe('a recording', () => {
  it('holds each request and each answer on a line of its own', async () => {
    await rest('POST', messages(), { content: 'x' });
    await rest('GET', `${messages()}?limit=1`);
    await rest('POST', messages(), { content: '' });
    await local.close();
    expect(linesOf('requests.jsonl')).toEqual([
      { method: 'POST', path: `/api/v10${messages()}`, body: { content: 'x' } },
      { method: 'GET', path: `/api/v10${messages()}?limit=1` },
      { method: 'POST', path: `/api/v10${messages()}`, body: { content: '' } },
    ]);
    expect(linesOf('responses.jsonl')).toMatchObject([
      { method: 'POST', path: `/api/v10${messages()}`, status: 200, body: { content: 'x' } },
      { method: 'GET', path: `/api/v10${messages()}?limit=1`, status: 200, body: [{ content: 'x' }] },
      { method: 'POST', path: `/api/v10${messages()}`, status: 400, body: { code: 50006 } },
    ]);
  });

  it('names files and their sizes, not what is in them', async () => {
    const form = new FormData();
    form.append('payload_json', JSON.stringify({ content: 'a file' }));
    form.append('files[0]', new Blob(['some text']), 'note.txt');
    await rest('POST', messages(), form);
    await local.close();
    expect(linesOf('requests.jsonl')).toMatchObject([
      { body: { content: 'a file' }, files: [{ name: 'note.txt', size: 9 }] },
    ]);
  });

  it('holds no token, neither in paths nor in bodies', async () => {
    const { id, token } = used();
    const data = { content: `my token is ${local.token}, and that of the interaction ${token}` };
    await rest('POST', `/interactions/${id}/${token}/callback?with_response=true`, { type: 4, data });
    const webhook = `/webhooks/${local.world.state.application.id}/${token}`;
    await rest('PATCH', `${webhook}/messages/%40original`, data);
    await rest('POST', webhook, data);
    await local.close();
    const all = read('requests.jsonl') + read('responses.jsonl') + JSON.stringify(local.records);
    expect(all).not.toContain(token);
    expect(all).not.toContain(local.token);
    expect(linesOf('requests.jsonl').map((line) => line.path)).toEqual([
      `/api/v10/interactions/${id}/secret/callback?with_response=true`,
      `/api/v10/webhooks/${local.world.state.application.id}/secret/messages/%40original`,
      `/api/v10/webhooks/${local.world.state.application.id}/secret`,
    ]);
    expect(local.records).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }]);
    expect(statSync(path.join(folder, 'requests.jsonl')).mode & 0o077).toBe(0);
  });

  it('holds no answer that a test has planned', async () => {
    const route = 'POST /channels/:channel/messages';
    local.faults.plan(route, { kind: 'server error', status: 503 });
    local.faults.plan(route, { kind: 'answer lost', by: 'close' });
    await rest('POST', messages(), { content: 'refused' });
    await rest('POST', messages(), { content: 'unheard' }).catch(() => undefined);
    await local.close();
    expect(linesOf('requests.jsonl')).toHaveLength(2);
    expect(linesOf('responses.jsonl')).toMatchObject([{ status: 200, body: { content: 'unheard' } }]);
    expect(local.records.map(({ status }) => status)).toEqual([503, 200]);
  });

  it('goes on in the same files', async () => {
    await rest('GET', '/users/@me');
    await local.close();
    local = await LocalDiscord.open({ record: { folder } });
    await rest('GET', '/gateway');
    await local.close();
    expect(linesOf('requests.jsonl').map((line) => line.path)).toEqual([
      '/api/v10/users/@me',
      '/api/v10/gateway',
    ]);
  });

  it('is kept in memory alone, or not at all', async () => {
    const inMemory = await LocalDiscord.open({ record: 'in memory' });
    const not = await LocalDiscord.open();
    await restClient(inMemory)('GET', '/users/@me');
    await restClient(not)('GET', '/users/@me');
    expect(inMemory.records).toMatchObject([
      { method: 'GET', path: '/api/v10/users/@me', status: 200, response: { username: 'Emissary' } },
    ]);
    expect(not.records).toEqual([]);
    await inMemory.close();
    await not.close();
  });
});
