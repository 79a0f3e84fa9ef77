import { expect, it } from 'vitest';
import { partsOf } from '#local-discord/driver/parts.ts';
import { type Piece, parseMarkdown } from '#local-discord/page/markdown/parse.ts';
import { renameAccount } from '#local-discord/world/accounts.ts';
import { friday, textOf, told } from './friday.ts';
import { isPing } from './ping.ts';

const NAMES = ['# [B](https://evil.example)', '||@everyone|| <@&1>\u202e', '- **D** `x`\u200b :ok:'];
const TABLE = '1. [Win](https://evil.example) <#1> ~~t~~ \u202e@here';

/** Everything that a text is made of, at any depth. */
function all(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) => [
    piece,
    ...(Array.isArray(piece.content) ? all(piece.content as readonly Piece[]) : []),
    ...(piece.items ?? []).flatMap(all),
  ]);
}

/** What only people's words could have led to: the bot links nothing, hides nothing, and calls nobody but people at the table. */
const FOREIGN = [
  'url',
  'link',
  'autolink',
  'spoiler',
  'strikethrough',
  'everyone',
  'here',
  'role',
  'blockQuote',
];

it('names mean nothing but themselves at a whole table, in the thread, in DMs, on buttons, and in the log', async () => {
  const { local, bob, cid, dan, eve, app } = await friday();
  const { world } = local;
  for (const [at, who] of [bob, cid, dan].entries())
    renameAccount(world, world.account(who.id), NAMES[at] ?? '');
  await told(bob, '/game new', { game: 'master-of-the-galaxy', name: TABLE });
  const [opened] = await app.tablesOf(bob.id);
  const table = opened?.id ?? '';
  const announced = await bob.waitFor((message) => JSON.stringify(message.components).includes('lobby.join'));
  for (const who of [cid, dan]) await who.click('Join', { message: announced, until: 'final' });
  await app.start({ table: table, actor: { user: bob.id } });
  const ping = await bob.waitFor(isPing, { where: 'anywhere' });
  await app.settled(table);
  const at = (who: typeof bob) => who.in({ id: ping.channel_id });
  const asked = [
    await told(at(bob), '/status'),
    await told(at(cid), '/play'),
    await told(at(dan), '/log'),
    await told(at(eve), '/game info'),
    await told(eve, '/game list'),
    await told(at(bob), '/board', { seat: '](https://evil.example) @everyone' }),
  ];
  const seen = [bob, cid, dan, eve].flatMap((who) => [
    ...at(who).messages(),
    ...who.messages(),
    ...who.dms(),
  ]);
  const texts = [...asked, ...seen.map(textOf)].filter((text) => text !== '');
  expect(texts.join('\n')).toContain('evil');
  for (const text of texts) {
    const types = all(parseMarkdown(text)).map(({ type }) => type);
    expect({ text, foreign: types.filter((type) => FOREIGN.includes(type)) }).toEqual({ text, foreign: [] });
    expect(text).not.toMatch(/[\u202e\u200b]/);
  }
  for (const { mention_everyone: everyone, mention_roles: roles } of seen)
    expect([everyone, roles]).toEqual([false, []]);
  const labels = seen.flatMap(({ components }) =>
    partsOf(components ?? []).flatMap(({ label }) => label ?? []),
  );
  expect(labels.filter((label) => /[\\\u202e\u200b]/.test(label))).toEqual([]);
  expect(world.state.channels.get(ping.channel_id)?.name).toBe(
    '1. [Win](https://evil.example) <#1> ~~t~~ @here',
  );
});
