import { ChannelType, MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addUpload } from '#local-discord/people/uploads.ts';
import { dmBetween } from '#local-discord/world/dms.ts';
import { archiveThread } from '#local-discord/world/thread-archive.ts';
import { startThread } from '#local-discord/world/threads.ts';
import { names } from './guild-scene.ts';
import { PeopleScene } from './people-scene.ts';

const P = PermissionFlagsBits;

let scene: PeopleScene;
beforeEach(async () => {
  scene = await PeopleScene.open();
});
afterEach(() => scene.close());

/** Somebody writes; the id of what they wrote. */
function write(name: string, content = 'hello', more: object = {}): string {
  const result = scene.does(name, { do: 'send', content, ...more });
  return 'messages' in result ? (result.messages[0]?.id ?? '') : '';
}
const thread = (type: ChannelType.PublicThread | ChannelType.PrivateThread = ChannelType.PublicThread) =>
  startThread(scene.world, scene.general, { ownerId: scene.id('Ann'), name: 'side table', type });
const send = (content: string, more: object = {}) => ({ do: 'send', content, ...more }) as const;
const refuses = (name: string, act: Parameters<PeopleScene['does']>[1]) => expect(scene.refusalOf(name, act));

/** Ben gets a message that only he sees. */
async function ephemeral(): Promise<string> {
  await scene.register({ name: 'play', description: 'play' });
  const asked = scene.interaction('Ben', { do: 'command', path: ['play'], options: {} });
  await scene.answers(asked, { type: 4, data: { flags: 64, content: 'psst' } });
  return scene.general.messages.at(-1)?.id ?? '';
}

describe('writing', () => {
  it('reaches everybody in the channel', () => {
    const heard = ['Ann', 'Cid'].map((name) => scene.base.hear(scene.id(name)));
    write('Ben', '  hello  ');
    for (const events of heard) {
      expect(events).toMatchObject([
        { t: 'MESSAGE_CREATE', d: { content: 'hello', author: { id: scene.id('Ben') }, type: 0 } },
      ]);
    }
  });

  it('has its limits', () => {
    refuses('Ben', send(' \n ')).toContain('nothing to send');
    refuses('Ben', send('x'.repeat(2001))).toContain('2000');
    write('Ben', '🚀'.repeat(2000));
    expect(scene.general.messages).toHaveLength(1);
  });

  it('answers another message', () => {
    const first = write('Ben');
    write('Cid', 'yes', { replyTo: first });
    const reply = scene.general.messages.at(-1);
    expect(reply).toMatchObject({ type: MessageType.Reply, reference: { messageId: first } });
    expect(reply?.mentions).toEqual([scene.id('Ben')]);
    refuses('Cid', send('x', { replyTo: '1' })).toContain('not there');
    scene.everyone((bits) => bits & ~P.ReadMessageHistory);
    refuses('Cid', send('x', { replyTo: first })).toContain('may not read');
  });

  it('cannot answer what only one person sees, nor an announcement', async () => {
    const whispered = await ephemeral();
    refuses('Ben', send('x', { replyTo: whispered })).toContain('Only you can see');
    scene.does('Ann', { do: 'pin', message: write('Ben') });
    const announcement = scene.general.messages.at(-1)?.id;
    refuses('Ben', send('x', { replyTo: announcement })).toContain('Nobody can reply');
  });

  it('sends files, each once', async () => {
    const file = scene.upload('Ben');
    refuses('Cid', send('', { uploads: [file] })).toContain('was not uploaded');
    scene.everyone((bits) => bits & ~P.AttachFiles);
    refuses('Ben', send('', { uploads: [file] })).toContain('may not send files');
    scene.everyone((bits) => bits | P.AttachFiles);
    const result = scene.does('Ben', send('', { uploads: [file] }));
    const [sent] = 'messages' in result ? result.messages : [];
    expect(sent?.attachments).toMatchObject([{ id: file, filename: 'map.txt', size: 5 }]);
    expect(await (await fetch(sent?.attachments[0]?.url ?? '')).text()).toBe('a map');
    refuses('Ben', send('', { uploads: [file] })).toContain('was not uploaded');
    const many = Array.from({ length: 11 }, () => scene.upload('Ben'));
    refuses('Ben', send('', { uploads: many })).toContain('at most 10 files');
    write('Ben', '', { uploads: many.slice(1) });
  });

  it('takes files of up to ten MiB', () => {
    const bytes = new Uint8Array(10 * 2 ** 20 + 1);
    const file = { userId: scene.id('Ben'), name: 'big', contentType: '' };
    expect(() => addUpload(scene.world, { ...file, bytes })).toThrow('10 MiB');
    expect(addUpload(scene.world, { ...file, bytes: bytes.subarray(1) })).toMatch(/^\d+$/);
  });

  it('needs the permission, in threads one of their own', () => {
    const side = thread();
    scene.everyone((bits) => bits & ~P.SendMessages);
    refuses('Ben', send('x')).toContain('may not send');
    write('Ben', 'x', { channel: side.id });
    scene.everyone((bits) => (bits | P.SendMessages) & ~P.SendMessagesInThreads);
    refuses('Ben', send('x', { channel: side.id })).toContain('may not send');
    write('Ann', 'x', { channel: side.id });
  });

  it('is refused to somebody who is timed out', () => {
    const ben = scene.base.guild.members.get(scene.id('Ben'));
    if (ben !== undefined) ben.timedOutUntil = new Date(scene.base.clock.now() + 1000).toISOString();
    refuses('Ben', send('x')).toContain('may not send');
    scene.base.clock.advance(1001);
    write('Ben');
  });

  it('waits in slow mode', () => {
    scene.general.rateLimitPerUser = 10;
    write('Ben');
    scene.base.clock.advance(9_500);
    refuses('Ben', send('x')).toContain('in 1 s');
    write('Cid');
    write('Ann');
    write('Ann');
    scene.base.clock.advance(500);
    write('Ben');
  });

  it('brings an archived thread back, but not against its lock', () => {
    const side = thread();
    archiveThread(scene.world, side);
    write('Ben', 'x', { channel: side.id });
    expect(side.thread?.archived).toBe(false);
    expect(side.thread?.members.has(scene.id('Ben'))).toBe(true);
    if (side.thread !== null) side.thread.locked = true;
    refuses('Ben', send('x', { channel: side.id })).toContain('locked');
    write('Ann', 'x', { channel: side.id });
  });

  it('in a DM is refused where the other one takes none', () => {
    const dm = dmBetween(scene.world, scene.id('Ben'), scene.id('Cid'));
    write('Ben', 'x', { channel: dm.id });
    refuses('Ann', send('x', { channel: dm.id })).toContain('no such channel');
    scene.world.account(scene.id('Cid')).dmsOpen = false;
    refuses('Ben', send('x', { channel: dm.id })).toContain('could not be delivered');
  });
});

describe('a written message', () => {
  it('is edited by its author', () => {
    const message = write('Ben');
    const edit = (content: string) => ({ do: 'edit', message, content }) as const;
    refuses('Ann', edit('x')).toContain('only what you have written');
    refuses('Ben', edit('')).toContain('nothing to send');
    refuses('Ben', edit('x'.repeat(2001))).toContain('2000');
    const heard = scene.base.hear(scene.id('Cid'));
    scene.does('Ben', edit('changed'));
    expect(heard).toMatchObject([{ t: 'MESSAGE_UPDATE', d: { id: message, content: 'changed' } }]);
    expect(heard[0]?.d.edited_timestamp).not.toBeNull();
  });

  it('is deleted by its author, or by whoever may', () => {
    const [first, second] = [write('Ben'), write('Ben')];
    refuses('Cid', { do: 'delete', message: first }).toContain('only your own');
    scene.does('Ben', { do: 'delete', message: first });
    scene.does('Ann', { do: 'delete', message: second });
    expect(scene.general.messages).toEqual([]);
    refuses('Ben', { do: 'delete', message: first }).toContain('not there any more');
  });

  it('for one person is dismissed by them, which the bot does not notice', async () => {
    const message = await ephemeral();
    const [bots, bens, cids] = [scene.world.bot.id, scene.id('Ben'), scene.id('Cid')].map((id) =>
      scene.base.hear(id),
    );
    refuses('Cid', { do: 'delete', message }).toContain('not there');
    scene.does('Ben', { do: 'delete', message });
    expect([names(bots ?? []), names(bens ?? []), names(cids ?? [])]).toEqual([[], ['MESSAGE_DELETE'], []]);
    expect(scene.does('Ben', { do: 'history' })).toEqual({ messages: [], more: false });
    const token = scene.asked[0]?.token;
    const path = `/webhooks/${scene.world.state.application.id}/${token}/messages/@original`;
    expect(await scene.base.rest('PATCH', path, { content: 'still' })).toMatchObject({ status: 200 });
  });

  it('cannot be changed in an archived thread', () => {
    const side = thread();
    const message = write('Ben', 'x', { channel: side.id });
    archiveThread(scene.world, side);
    const at = { channel: side.id, message };
    for (const act of [
      { do: 'edit', content: 'y', ...at },
      { do: 'delete', ...at },
      { do: 'react', emoji: '👍', ...at },
    ] as const) {
      refuses('Ben', act).toContain('archived');
    }
  });
});

describe('reacting', () => {
  it('adds and takes back', () => {
    const message = write('Ben');
    const [react, unreact] = (['react', 'unreact'] as const).map((kind) => ({
      do: kind,
      message,
      emoji: '👍',
    }));
    if (react === undefined || unreact === undefined) throw new Error('no acts');
    const heard = scene.base.hear(scene.id('Ann'));
    scene.does('Cid', react);
    refuses('Ben', unreact).toContain('not reacted');
    scene.does('Cid', unreact);
    expect(names(heard)).toEqual(['MESSAGE_REACTION_ADD', 'MESSAGE_REACTION_REMOVE']);
    refuses('Ben', { ...react, emoji: 'thumb' }).toContain('no such emoji');
  });

  it('needs permissions, and a message that others see', async () => {
    const message = write('Ben');
    refuses('Ben', { do: 'react', message: await ephemeral(), emoji: '👍' }).toContain('Only you');
    scene.everyone((bits) => bits & ~P.AddReactions);
    refuses('Ben', { do: 'react', message, emoji: '👍' }).toContain('may not add');
    scene.does('Ann', { do: 'react', message, emoji: '👍' });
    scene.does('Ben', { do: 'react', message, emoji: '👍' });
    scene.everyone((bits) => bits & ~P.ReadMessageHistory);
    refuses('Cid', { do: 'react', message, emoji: '👍' }).toContain('may not read');
  });
});

describe('pinning', () => {
  it('is for those who may, and is listed newest first', () => {
    const [first, second] = [write('Ben', 'one'), write('Ben', 'two')];
    refuses('Ben', { do: 'pin', message: first }).toContain('may not pin');
    for (const message of [second, first]) {
      scene.base.clock.advance(1000);
      scene.does('Ann', { do: 'pin', message });
    }
    const ids = () => {
      const result = scene.does('Ben', { do: 'pins' });
      return 'messages' in result ? result.messages.map(({ id }) => id) : [];
    };
    expect(ids()).toEqual([first, second]);
    scene.does('Ann', { do: 'unpin', message: first });
    expect(ids()).toEqual([second]);
    const announcement = scene.general.messages.at(-1)?.id ?? '';
    refuses('Ann', { do: 'pin', message: announcement }).toContain('cannot be pinned');
  });
});

describe('voting', () => {
  const poll = (more: object = {}) => ({
    poll: {
      question: { text: 'When?' },
      answers: [{ poll_media: { text: 'now' } }, { poll_media: { text: 'later' } }],
      duration: 1,
      ...more,
    },
  });

  it('is one answer, another, or none', async () => {
    const { id: message } = await scene.says(poll());
    const heard = scene.base.hear(scene.id('Cid'));
    const vote = (...answers: readonly number[]) => ({ do: 'vote', message, answers }) as const;
    scene.does('Ben', vote(1));
    scene.does('Ben', vote(2));
    scene.does('Ben', vote());
    expect(heard.map(({ t, d }) => [t, d.answer_id])).toEqual([
      ['MESSAGE_POLL_VOTE_ADD', 1],
      ['MESSAGE_POLL_VOTE_REMOVE', 1],
      ['MESSAGE_POLL_VOTE_ADD', 2],
      ['MESSAGE_POLL_VOTE_REMOVE', 2],
    ]);
    refuses('Ben', vote(1, 2)).toContain('Only one');
    refuses('Ben', vote(3)).toContain('no such answer');
    refuses('Ben', { ...vote(1), message: write('Ben') }).toContain('no poll');
    scene.base.clock.advance(3_600_000);
    refuses('Ben', vote(1)).toContain('over');
  });
});

describe('reading', () => {
  it('comes in pages of fifty, oldest first, with what the person may see', async () => {
    const whispered = await ephemeral();
    const ids = Array.from({ length: 101 }, (_, at) => write('Ann', String(at)));
    const page = (name: string, before?: string) => {
      const result = scene.does(name, { do: 'history', ...(before === undefined ? {} : { before }) });
      if (!('messages' in result)) throw new Error('no messages');
      return { ids: result.messages.map(({ id }) => id), more: result.more };
    };
    expect(page('Cid')).toEqual({ ids: ids.slice(51), more: true });
    expect(page('Cid', ids[51])).toEqual({ ids: ids.slice(1, 51), more: true });
    expect(page('Cid', ids[50])).toEqual({ ids: ids.slice(0, 50), more: false });
    expect(page('Ben', ids[50])).toEqual({ ids: ids.slice(0, 50), more: true });
    expect(page('Ben', ids[0])).toEqual({ ids: [whispered], more: false });
  });

  it('is not for everybody', () => {
    write('Ann');
    scene.everyone((bits) => bits & ~P.ReadMessageHistory);
    expect(scene.does('Ben', { do: 'history' })).toEqual({ messages: [], more: false });
    refuses('Ben', { do: 'pins' }).toContain('may not read');
    const secret = thread(ChannelType.PrivateThread);
    refuses('Ben', { do: 'history', channel: secret.id }).toContain('no such channel');
  });

  it('is remembered for each person, never backwards', () => {
    const [first, second] = [write('Ann'), write('Ann')];
    const [bens, cids] = [scene.base.hear(scene.id('Ben')), scene.base.hear(scene.id('Cid'))];
    scene.does('Ben', { do: 'read', message: second });
    scene.does('Ben', { do: 'read', message: first });
    expect(bens).toEqual([{ t: 'MESSAGE_ACK', d: { channel_id: scene.general.id, message_id: second } }]);
    expect(cids).toEqual([]);
    expect(scene.world.state.readMarks.get(scene.id('Ben'))).toEqual(new Map([[scene.general.id, second]]));
    expect(scene.world.state.readMarks.has(scene.id('Cid'))).toBe(false);
  });
});

describe('places', () => {
  it('threads are joined and left', () => {
    const side = thread();
    scene.does('Ben', { do: 'joinThread', channel: side.id });
    expect(side.thread?.members.has(scene.id('Ben'))).toBe(true);
    scene.does('Ben', { do: 'leaveThread', channel: side.id });
    expect(side.thread?.members.has(scene.id('Ben'))).toBe(false);
    refuses('Ben', { do: 'joinThread' }).toContain('not a thread');
    refuses('Ben', { do: 'joinThread', channel: thread(ChannelType.PrivateThread).id }).toContain('no such');
    archiveThread(scene.world, side);
    refuses('Ben', { do: 'joinThread', channel: side.id }).toContain('archived');
  });

  it('a DM is opened once', () => {
    const open = () => scene.does('Ben', { do: 'openDm', user: scene.world.bot.id });
    const result = open();
    expect(result).toMatchObject({
      channel: { type: ChannelType.DM, recipients: [{ id: scene.world.bot.id }] },
    });
    expect(open()).toEqual(result);
    refuses('Ben', { do: 'openDm', user: scene.id('Ben') }).toContain('themselves');
    refuses('Ben', { do: 'openDm', user: '1' }).toContain('nobody like that');
  });
});
