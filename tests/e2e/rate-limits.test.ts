import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { app as desk } from '#app/text/lexicon.ts';
import { feedText } from '#core/feed.ts';
import { Signs } from '#discord/messages/signs.ts';
import { wordsIn } from '#discord/messages/words.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { Clicker } from './clicker.ts';
import { textOf, told } from './friday.ts';
import { isPing, PING } from './ping.ts';
import { tableScene } from './scene.ts';

const SEED = '4e'.repeat(32);
const TOO_MANY = 429;
const NOBODY = 'Nobody is waited for.';

/** What a table was told, line by line: not how it stands, nor whom it waits for. */
const toldIn = (messages: readonly APIMessage[]) =>
  messages
    .map(textOf)
    .map((text) => text.trim())
    .filter(
      (text) =>
        text !== '' && !/^(### |-# Haste · )/.test(text) && !PING.test(text) && !text.includes(NOBODY),
    )
    .flatMap((text) => text.split('\n'));

it('a whole game within the limits of Discord: nothing is lost, doubled or out of order, and hardly a request refused', async () => {
  const { players, app, local, log, running } = await tableScene(
    ['Ann', 'Bob'],
    { seed: () => SEED },
    { rateLimits: true },
  );
  const [ann, bob] = players as [Player, Player];
  await told(ann, '/game new', { game: 'master-of-the-galaxy', name: 'Haste' });
  const [{ id: table = '' } = {}] = await app.tablesOf(ann.id);
  await app.join({ table, user: bob.id, name: bob.name });
  await app.start({ table, actor: { user: ann.id } });
  running.wake();
  const patience = { where: 'anywhere', withinMs: 60_000 } as const;
  const ping = await ann.waitFor(isPing, patience);
  const thread = ann.in({ id: ping.channel_id });

  const clickers = [ann, bob].map((one) => new Clicker(one.in({ id: ping.channel_id }), { app, table }));
  const isOver = async () => (await app.tablesOf(ann.id))[0]?.status === 'over';
  while (!(await isOver())) {
    let answered = false;
    for (const clicker of clickers) answered = (await clicker.answerOne()) || answered;
    await app.settled(table);
    expect(answered || (await isOver()), 'somebody could answer').toBe(true);
  }
  const pending = async () => (await app.outbox.pending(Number.MAX_SAFE_INTEGER, 1)).length;
  await expect.poll(pending, { timeout: 150_000, interval: 100 }).toBe(0);

  const look = await app.look({ table });
  const found = await app.toldFacts({ table, from: 0, upTo: Number.MAX_SAFE_INTEGER });
  if (look.kind !== 'done' || found.kind !== 'done') throw new Error('no table');
  const speaker = wordsIn('en', app.games.get(look.table.game), (seat) => look.seats[seat]?.name ?? '');
  const facts = found.entries.flatMap((entry) => entry.facts);
  const chapters = app.games.get(look.table.game)?.presentation.chapters?.(facts, look.view as never) ?? [];
  const signs = new Signs();
  const expected = [
    speaker.say(desk('app.started', { commitment: look.table.commitment })),
    ...chapters.flatMap(({ lines }) =>
      lines.map((line) => feedText(line, speaker, (seat) => signs.seat(seat + 1))),
    ),
  ].flatMap((text) => text.split('\n'));
  const actual = toldIn(thread.messages());
  expect(actual.slice(0, expected.length)).toEqual(expected);
  const end = actual.slice(expected.length).join('\n');
  expect(end).toMatch(/^## .*(wins|without a winner)/);
  expect(end).toContain('fingerprint from the start');

  for (const one of [ann, bob]) {
    const hands = one.dms().filter((message) => textOf(message).includes('-# Haste · '));
    expect(hands, `the hand of ${one.name}`).toHaveLength(1);
  }

  const refused = local.records.filter(({ status }) => status === TOO_MANY);
  expect(local.records.length).toBeGreaterThan(100);
  expect(refused.length, `of ${local.records.length} requests`).toBeLessThan(local.records.length / 50);
  expect(log.troubles).toEqual([]);
}, 300_000);
