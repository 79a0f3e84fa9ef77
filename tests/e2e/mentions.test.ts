import { InteractionResponseType } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import type { Recorded } from '#local-discord/rest/recorder.ts';
import { createMessage } from '#local-discord/world/messages.ts';
import { friday, textOf, told } from './friday.ts';

type Body = { readonly type?: number; readonly data?: object; readonly poll?: object };

const ANSWERS: readonly unknown[] = [
  InteractionResponseType.ChannelMessageWithSource,
  InteractionResponseType.UpdateMessage,
];

/** Of a request the message that it creates or changes, and what kind of request it is; null of any other. */
function messageIn({ method, path, body }: Recorded): { kind: string; message: object } | null {
  const { type, data, poll } = (body ?? {}) as Body;
  const [where = ''] = path.replace(/^.*\/v\d+/, '').split('?');
  if (/^\/interactions\/.*\/callback$/.test(where))
    return ANSWERS.includes(type) ? { kind: `answer ${type}`, message: data ?? {} } : null;
  const isMessage = /^\/channels\/\d+\/messages(\/\d+)?$/.test(where) || where.startsWith('/webhooks/');
  if (!isMessage || (method !== 'POST' && method !== 'PATCH')) return null;
  const kind = where.startsWith('/webhooks/') ? 'webhook' : poll === undefined ? 'message' : 'poll';
  return { kind: `${method} ${kind}`, message: body as object };
}

it('every message says whom it may ping: polls, edits, answers, follow-ups and apologies too', async () => {
  const broken = { isBroken: false };
  const picture = () => (broken.isBroken ? Promise.reject(new Error('torn')) : Promise.resolve(null));
  const { local, game, app, bob, cid, dan, eve, log, store } = await friday({ picture, recorded: true });
  const { table, thread, at, move } = await game();
  await move(3);
  for (const who of [bob, cid, dan])
    for (const line of ['/play', '/hand', '/status', '/log']) await told(at(who), line);
  // A vote is a poll of Discord's.
  await told(at(dan), '/pause');
  await at(dan).waitFor((message) => message.poll !== undefined);
  // A failure while an answer is awaited, and a button that nobody knows.
  broken.isBroken = true;
  await told(at(bob), '/board');
  broken.isBroken = false;
  const channel = local.world.state.channels.get(thread);
  if (channel === undefined) throw new Error('there is no thread');
  const unknown = createMessage(local.world, channel, {
    authorId: local.world.bot.id,
    components: [{ type: 1, components: [{ type: 2, style: 2, custom_id: 'gone', label: 'Gone' }] }],
  });
  const answered = await at(eve).click('Gone', { message: { id: unknown.id }, until: 'final' });
  expect(textOf(answered.message)).toContain('from an earlier version');
  await app.settled(table);

  const found = local.records.flatMap((one) => messageIn(one) ?? []);
  const silent = found.filter(({ message }) => {
    const { allowed_mentions: allowed } = message as { allowed_mentions?: { parse?: unknown[] } };
    return allowed === undefined || JSON.stringify(allowed.parse) !== '[]';
  });
  expect(silent).toEqual([]);
  const kinds = new Set(found.map(({ kind }) => kind));
  for (const kind of [
    'POST message',
    'PATCH message',
    'POST poll',
    'PATCH webhook',
    'POST webhook',
    'answer 4',
  ])
    expect(kinds).toContain(kind);

  // And nothing that was answered, held or kept secret stands in a line of the log.
  const lines = log.lines.join('\n');
  expect(lines).toContain('torn');
  const { entries } = await store.log.history(table);
  const choices = entries.flatMap((entry) =>
    entry.kind === 'answer' ? [JSON.stringify(entry.row.choice)] : [],
  );
  expect(choices.filter((choice) => choice.length > 4 && lines.includes(choice))).toEqual([]);
  expect(lines).not.toContain(local.token);
  for (const { path } of local.records) expect(path).not.toContain(local.token);
  for (const who of [bob, cid, dan]) {
    const look = await app.look({ table, user: who.id });
    const keys = look.kind === 'done' ? look.questions.map(({ key }) => key) : [];
    expect(keys.filter((key) => lines.includes(key))).toEqual([]);
  }
});
