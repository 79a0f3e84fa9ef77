import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InteractionType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Person } from '#local-discord/people/person.ts';
import { WorldRefused } from '#local-discord/persistence/persistence.ts';
import { LocalDiscord, type Settings } from '#local-discord/server.ts';
import { openInteraction } from '#local-discord/world/interactions.ts';
import { createMessage } from '#local-discord/world/messages.ts';
import type { Channel } from '#local-discord/world/records.ts';
import { ManualClock } from './manual-clock.ts';
import { generalOf, restClient } from './rest-client.ts';

let folder: string;
let clock: ManualClock;
let local: LocalDiscord;
const open = async (settings: Settings = {}) => {
  local = await LocalDiscord.open({ folder, clock, rateLimits: false, ...settings });
};
const reopen = async (settings: Settings = {}) => {
  await local.close();
  await open(settings);
};
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'local-discord-'));
  clock = new ManualClock();
  await open();
});
afterEach(async () => {
  await local.close();
  rmSync(folder, { recursive: true, force: true });
});

const rest = (method: string, route: string, body?: unknown) => restClient(local)(method, route, body);
const messages = () => `/channels/${generalOf(local)}/messages`;
const ann = () =>
  [...local.world.state.accounts.values()].find(({ username }) => username === 'ann')?.id ?? '';
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;
const stateFile = () => path.join(folder, 'state.json');
const general = () => local.world.state.channels.get(generalOf(local)) as Channel;

describe('a world that is opened again', () => {
  it('is as it was', async () => {
    await rest('POST', messages(), { content: 'one', embeds: [{ title: 'two' }] });
    const started = await rest('POST', messages(), { content: 'thread here' });
    const thread = await rest('POST', `${messages()}/${idOf(started)}/threads`, { name: 'A thread' });
    await rest('POST', `/channels/${idOf(thread)}/messages`, { content: 'in it' });
    const dm = await rest('POST', '/users/@me/channels', { recipient_id: ann() });
    await rest('POST', `/channels/${idOf(dm)}/messages`, { content: 'privately' });
    const { id } = local.world.state.application;
    await rest('PUT', `/applications/${id}/commands`, [{ name: 'play', description: 'Plays' }]);
    new Person(local.world, ann()).act({ do: 'send', channel: generalOf(local), content: 'by Ann' });
    const routes = [
      messages(),
      `/channels/${idOf(thread)}`,
      `/channels/${idOf(thread)}/messages`,
      `/channels/${idOf(dm)}/messages`,
      `/applications/${id}/commands`,
      '/users/@me',
      `/users/${ann()}`,
    ];
    const before = await Promise.all(routes.map((route) => rest('GET', route)));
    const { token } = local;
    await reopen();
    const after = await Promise.all(routes.map((route) => rest('GET', route)));
    expect(after.map(({ status, body }) => [status, body])).toEqual(
      before.map(({ status, body }) => [status, body]),
    );
    expect(before.every(({ status }) => status === 200)).toBe(true);
    expect(local.token).toBe(token);
  });

  it('has its files, under the new address', async () => {
    const form = new FormData();
    form.append('payload_json', JSON.stringify({ content: 'a file' }));
    form.append('files[0]', new Blob(['some text'], { type: 'text/plain' }), 'note.txt');
    await rest('POST', messages(), form);
    await reopen();
    const [message] = (await rest('GET', messages())).body as { attachments: { url: string }[] }[];
    const url = message?.attachments[0]?.url ?? '';
    expect(url).toContain(local.world.origin);
    expect(await (await fetch(url)).text()).toBe('some text');
  });

  it('gives out greater ids, also when the newest was of something that is gone', async () => {
    const sent = await rest('POST', messages(), { content: 'soon gone' });
    await rest('DELETE', `${messages()}/${idOf(sent)}`);
    await reopen();
    const next = await rest('POST', messages(), { content: 'next' });
    expect(BigInt(idOf(next))).toBeGreaterThan(BigInt(idOf(sent)));
  });

  it('goes on with its polls', async () => {
    const poll = { question: { text: 'Q' }, answers: [{ poll_media: { text: 'A' } }], duration: 1 };
    const sent = await rest('POST', messages(), { poll });
    await reopen();
    clock.advance(3_600_000 - 1);
    const finished = async () => {
      const { body } = await rest('GET', `${messages()}/${idOf(sent)}`);
      return (body as { poll: { results: { is_finalized: boolean } } }).poll.results.is_finalized;
    };
    expect(await finished()).toBe(false);
    clock.advance(1);
    expect(await finished()).toBe(true);
  });

  it('has forgotten its interactions, and messages that were shown through them alone', async () => {
    const { world } = local;
    const interaction = openInteraction(world, {
      type: InteractionType.ApplicationCommand,
      userId: ann(),
      channel: general(),
      name: 'play',
      data: {},
    });
    createMessage(world, general(), { authorId: world.bot.id, content: 'secret', onlyFor: ann() });
    await reopen();
    expect(general().messages).toEqual([]);
    const callback = `/interactions/${interaction.id}/${interaction.token}/callback`;
    expect(await rest('POST', callback, { type: 5 })).toMatchObject({ status: 404, body: { code: 10062 } });
    const webhook = `/webhooks/${world.state.application.id}/${interaction.token}/messages/@original`;
    expect(await rest('PATCH', webhook, { content: 'x' })).toMatchObject({
      status: 401,
      body: { code: 50027 },
    });
  });

  it('begins as it was, not as it would begin anew, but for the switches of the portal', async () => {
    await reopen({ begin: { guildName: 'Another', privilegedIntents: 1 << 15 } });
    const [guild] = local.world.state.guilds.values();
    expect(guild?.name).toBe('Local table');
    expect(local.world.state.application.privilegedIntents).toBe(1 << 15);
  });
});

describe('the folder', () => {
  const contentsKept = () =>
    existsSync(stateFile()) ? (readFileSync(stateFile(), 'utf8').match(/message \d+/g) ?? []) : [];

  it('is written a little while after a change, once for many', async () => {
    for (const n of [1, 2, 3]) await rest('POST', messages(), { content: `message ${n}` });
    expect(contentsKept()).toEqual([]);
    clock.advance(500);
    await vi.waitFor(() => expect(contentsKept()).toEqual(['message 1', 'message 2', 'message 3']));
  });

  it('is written on close', async () => {
    await rest('POST', messages(), { content: 'message 1' });
    await local.close();
    expect(contentsKept()).toEqual(['message 1']);
    await open();
  });

  it('is for its owner alone, since the token lies in it', async () => {
    await local.close();
    expect(readFileSync(stateFile(), 'utf8')).toContain(local.token);
    expect(statSync(stateFile()).mode & 0o077).toBe(0);
    await open();
  });

  it('holds nothing that was never sent', async () => {
    local.world.files.put(local.world.ids.next(), new Uint8Array(3));
    expect(readdirSync(path.join(folder, 'files'))).toHaveLength(1);
    await reopen();
    expect(readdirSync(path.join(folder, 'files'))).toEqual([]);
  });

  it('gives no file for what is no id', () => {
    expect(local.world.files.get('../state.json')).toBeUndefined();
    expect(() => local.world.files.put('../x', new Uint8Array())).toThrow('no id');
  });

  it('is opened by one server at a time', async () => {
    await expect(LocalDiscord.open({ folder })).rejects.toThrow('in use by another process');
    await rest('GET', '/users/@me');
    writeFileSync(path.join(folder, 'in-use'), '1');
    await expect(LocalDiscord.open({ folder })).rejects.toThrow('in use by another process');
  });

  it('is free again when its server died, or could not start', async () => {
    await local.close();
    writeFileSync(path.join(folder, 'in-use'), '999999999');
    await open();
    const port = Number(new URL(local.world.origin).port);
    const other = mkdtempSync(path.join(tmpdir(), 'local-discord-'));
    await expect(LocalDiscord.open({ folder: other, port })).rejects.toThrow('EADDRINUSE');
    const second = await LocalDiscord.open({ folder: other });
    await second.close();
    rmSync(other, { recursive: true });
  });
});

describe('a file that is no world', () => {
  beforeEach(() => local.close());
  afterEach(() => open());

  const spoil = (change: (text: string) => string) => {
    const text = change(readFileSync(stateFile(), 'utf8'));
    writeFileSync(stateFile(), text);
    return text;
  };
  const aside = () => readdirSync(folder).filter((name) => name.startsWith('state.damaged-'));

  it.each<[string, (text: string) => string]>([
    ['cut off', (text) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['something else', () => '{}'],
    ['without its bot', (text) => text.replace(/"botId":"\d+"/, '"botId":"1"')],
    ['with a map that is none', (text) => text.replace('"#map"', '"map"')],
  ])('since it is %s is refused and set aside', async (_, change) => {
    const text = spoil(change);
    await expect(LocalDiscord.open({ folder })).rejects.toThrow(/is damaged.*renamed to .*state\.damaged-/s);
    const [kept = ''] = aside();
    expect(readFileSync(path.join(folder, kept), 'utf8')).toBe(text);
    const anew = await LocalDiscord.open({ folder });
    expect(anew.token).not.toBe(local.token);
    await anew.close();
    expect(aside()).toEqual([kept]);
  });

  it('says nothing of the secrets in it', async () => {
    spoil((text) => text.replace('"token":', '"token"'));
    const error = await LocalDiscord.open({ folder }).catch((thrown: Error) => thrown.message);
    expect(error).not.toContain(local.token.slice(0, 10));
  });

  it('since it is newer is refused and left alone', async () => {
    const text = spoil((old) => old.replace('"version":1', '"version":2'));
    await expect(LocalDiscord.open({ folder })).rejects.toBeInstanceOf(WorldRefused);
    for (const _ of [1, 2])
      await expect(LocalDiscord.open({ folder })).rejects.toThrow(
        'newer version of this program (version 2)',
      );
    expect(readFileSync(stateFile(), 'utf8')).toBe(text);
    rmSync(stateFile());
  });
});
