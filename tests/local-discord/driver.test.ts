import type { Client } from 'discord.js';
import { MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Player, player } from '#local-discord/driver/player.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import { loginBot } from './driver-bot.ts';
import { ManualClock } from './manual-clock.ts';
import { restClient } from './rest-client.ts';

let local: LocalDiscord;
let bot: Client;
let clock: ManualClock;
let ann: Player;
let ben: Player;

beforeEach(async () => {
  clock = new ManualClock();
  local = await LocalDiscord.open({
    clock,
    rateLimits: false,
    begin: {
      channels: ['general', 'den'],
      people: ['Ann', 'Ben'].map((name) => ({ name, locale: 'en-US' })),
    },
  });
  bot = await loginBot(local);
  ann = player(local, 'Ann');
  ben = player(local, 'Ben');
});
afterEach(async () => {
  await bot.destroy();
  await local.close();
});

describe('a player', () => {
  it('uses a command and sees what comes of it', async () => {
    const answer = await ann.slash('/game new', { title: 'Chess', rival: '@Ben' });
    expect(answer.message.content).toBe('Chess against Ben');
    expect(ben.sees('Chess')).toMatchObject([{ id: answer.message.id }]);
    expect(ann.messages()).toHaveLength(1);
    expect(ann.messages('den')).toEqual([]);
  });

  it('presses buttons by what is written on them', async () => {
    const { message } = await ann.slash('game new', { title: 'Chess' });
    const joined = await ben.click('Join');
    expect(joined.messages).toMatchObject([{ id: message.id, content: 'Ben: join' }]);
    expect((await ann.click('right')).message.content).toBe('Ann: right');
    await expect(ann.click('Move')).rejects.toThrow(
      'Several are called "Move": say which by its custom id (left, right)',
    );
    await expect(ann.click('Undo')).rejects.toThrow('Ann tried Undo and could not: That is switched off.');
    await expect(ann.click('Rules')).rejects.toThrow('leads to a page elsewhere');
    await expect(ann.click('Fly')).rejects.toThrow(
      /Nothing is called "Fly"[\s\S]*Ann: right .*\[Join\].*\[Undo, off\]/,
    );
  });

  it('takes a custom id before what is written', async () => {
    const { channel_id } = ann.says('here');
    const components = [
      ['b', 'a'],
      ['c', 'b'],
    ].map(([label, custom_id]) => ({ type: 2, style: 1, label, custom_id }));
    const body = { content: 'x', components: [{ type: 1, components }] };
    await restClient(local)('POST', `/channels/${channel_id}/messages`, body);
    expect((await ann.click('b')).message.content).toBe('Ann: b');
  });

  it('presses them in the newest message that has them, or in the one that is meant', async () => {
    const first = await ann.slash('/game new', { title: 'one' });
    const second = await ann.slash('/game new', { title: 'two' });
    expect((await ann.click('Join')).message.id).toBe(second.message.id);
    expect((await ann.click('Join', { message: first.message })).message.id).toBe(first.message.id);
    await expect(ann.in('#den').click('Join')).rejects.toThrow(
      'Nothing is called "Join". No message was seen.',
    );
  });

  it('chooses in menus by labels, values and names', async () => {
    await ann.slash('/game new', { title: 'x' });
    const chosen = await ann.select('Choose a card', ['Azhgar Host']);
    expect(chosen.message).toMatchObject({ content: 'card: azhgar-host', flags: MessageFlags.Ephemeral });
    expect(ben.sees('azhgar')).not.toContainEqual(expect.objectContaining({ id: chosen.message.id }));
    expect((await ann.select('card', ['sab'])).message.content).toBe('card: sab');
    expect((await ann.select('Whom?', ['Ben'])).message.content).toBe(`whom: ${ben.id}`);
    await expect(ann.select('card', ['other'])).rejects.toThrow('other cannot be chosen');
  });

  it('fills in forms by their labels', async () => {
    await ann.slash('/game new', { title: 'x' });
    await expect(ann.submit({ Name: 'y' })).rejects.toThrow('Ann has no form to fill in');
    expect((await ann.click('Rename')).form.title).toBe('A new name');
    await expect(ann.submit({})).rejects.toThrow('Name must be filled in');
    await expect(ben.submit({ Name: 'y' })).rejects.toThrow('Ben has no form');
    expect((await ann.submit({ Name: 'Go' })).message.content).toBe('Named Go');
    await expect(ann.submit({ Name: 'y' })).rejects.toThrow('has no form');
    await ann.click('Rename');
    expect((await ann.submit({ value: 'Shogi' })).message.content).toBe('Named Shogi');
  });

  it('asks for completion', async () => {
    expect(await ann.autocomplete('/card', { name: 'sa' }, 'name')).toEqual([
      { name: 'Sabotage (sa)', value: 'sab' },
    ]);
    await expect(ann.slash('/card')).rejects.toThrow('name is required');
  });

  it('uses menu commands', async () => {
    const said = ben.says('well met');
    expect((await ann.menu('Quote', said)).message.content).toBe('> well met');
  });

  it('writes, answers, uploads, reacts and deletes', () => {
    const said = ben.says('hello');
    const reply = ann.says('hi', { replyTo: said, uploads: [ann.uploads('map.txt', 'a map')] });
    expect(reply).toMatchObject({
      referenced_message: { id: said.id },
      attachments: [{ filename: 'map.txt' }],
    });
    ann.reacts('👍', said);
    expect(ben.sees('hello')).toMatchObject([{ reactions: [{ emoji: { name: '👍' } }] }]);
    ben.deletes(said);
    expect(ann.sees('hello')).toEqual([]);
    expect(() => ann.does({ do: 'history', channel: '1' })).toThrow('no such channel');
  });

  it('votes by the words of the answers', async () => {
    await ann.slash('/ask');
    ben.vote(['later']);
    expect(ann.messages().at(-1)?.poll?.results?.answer_counts).toMatchObject([{ id: 2, count: 1 }]);
    expect(() => ben.vote(['never'])).toThrow('no answer "never"');
    expect(() => ben.in('den').vote(['now'])).toThrow('Ben sees no poll');
  });

  it('has DMs', async () => {
    expect(ann.dms()).toEqual([]);
    await ann.slash('/whisper', {}, { until: 'final' });
    expect(ann.dms()).toMatchObject([{ content: 'psst' }]);
    expect(ben.dms()).toEqual([]);
    expect(ann.dm().messages()).toMatchObject([{ content: 'psst' }]);
    expect((await ann.dm().slash('/card', { name: 'x' })).message.content).toBe('x');
    ann.dm('Ben').says('just us');
    expect(ben.dm('Ann').sees('just us')).toHaveLength(1);
  });

  it('is somebody who is there, where they can be', () => {
    expect(() => player(local, 'Zed')).toThrow('Nobody is called Zed');
    expect(() => ann.in('attic')).toThrow('Ann sees no channel attic');
    expect(() => ann.dm('Zed')).toThrow('Nobody is called Zed');
  });
});

describe('an answer', () => {
  it('may be a promise of one, or what is said in the end', async () => {
    const first = await ann.slash('/slow');
    expect((first.message.flags ?? 0) & MessageFlags.Loading).not.toBe(0);
    await ann.waitFor('And more');
    const final = await ann.slash('/slow', {}, { until: 'final' });
    expect(final.message).toMatchObject({ content: 'At last', flags: 0 });
    await ann.waitFor((message) => message.content === 'And more' && message.id > final.message.id);
  });

  it('may change or delete the message in the end', async () => {
    await ann.slash('/game new', { title: 'x' });
    expect((await ann.click('Later', { until: 'final' })).message.content).toBe('Later it was');
    expect((await ann.click('End', { until: 'final' })).messages).toEqual([]);
    expect(ann.messages()).toEqual([]);
  });

  it('says what it is not', async () => {
    const answer = await ann.slash('/game new', { title: 'x' });
    expect(() => answer.form).toThrow('without a form');
    const form = await ann.click('Rename');
    expect(() => form.message).toThrow('without a message');
  });

  it('that does not come in time breaks the story', async () => {
    const begun = ann.slash('/silent');
    clock.advance(3001);
    await expect(begun).rejects.toThrow(
      'Ann tried /silent and the interaction failed: the application did not respond',
    );
  });

  it('is not waited for in real time for ever', async () => {
    await expect(ann.slash('/silent', {}, { withinMs: 50 })).rejects.toThrow(
      'the bot did not answer within 0.05 s',
    );
    await expect(ann.slash('/nothing')).rejects.toThrow(
      'Ann tried /nothing and could not: There is no command /nothing',
    );
  });
});

describe('waiting', () => {
  const says = (content: string) =>
    restClient(local)('POST', `/channels/${ann.messages().at(0)?.channel_id}/messages`, { content });

  it('finds what is there, and what comes', async () => {
    ben.says('one');
    expect(await ann.waitFor('one')).toMatchObject({ content: 'one' });
    const [two] = await Promise.all([ann.waitFor(/^two$/), says('two')]);
    expect(two.author.id).toBe(local.world.bot.id);
  });

  it('sees changes', async () => {
    const { id } = ben.says('one');
    const changed = ann.waitFor('changed');
    ben.does({ do: 'edit', channel: ben.messages()[0]?.channel_id ?? '', message: id, content: 'changed' });
    expect((await changed).id).toBe(id);
  });

  it('looks here, or anywhere', async () => {
    const anywhere = ann.waitFor('far away', { where: 'anywhere' });
    const here = ann.waitFor('far away', { withinMs: 50 });
    ben.in('den').says('far away');
    expect(await anywhere).toMatchObject({ content: 'far away' });
    const newer = ben.dm('Ann').says('far away');
    const older = ben.in('den').messages()[0];
    expect(await ann.waitFor('far away', { where: 'anywhere' })).toMatchObject({ id: newer.id });
    expect(await ann.in('den').waitFor('far away')).toMatchObject({ id: older?.id });
    await expect(here).rejects.toThrow('No message was seen');
  });

  it('shows what was seen instead', async () => {
    for (const content of ['1', '2', '3', '4', '5', '6']) ben.says(content);
    const story = ann.waitFor('seven', { withinMs: 20 });
    await expect(story).rejects.toThrow(
      'Ann waited 0.02 s in vain for seven. The newest messages were:\n  Ben: 2\n  Ben: 3\n  Ben: 4\n  Ben: 5\n  Ben: 6',
    );
  });
});
