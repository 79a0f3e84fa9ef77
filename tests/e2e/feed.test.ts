import type { APIMessage } from 'discord-api-types/v10';
import { expect, it, vi } from 'vitest';
import { partsOf } from '#local-discord/driver/parts.ts';
import { textOf } from './friday.ts';
import { LONG_MS, silentScene } from './silent-scene.ts';

vi.setConfig({ testTimeout: LONG_MS });

const DRAWS = / draws /;

/** A game whose set-up is over, and the messages of its feed. */
async function scene() {
  const found = await silentScene();
  const { thread, move } = found;
  const all = () => thread.messages as unknown as APIMessage[];
  const feed = () => all().filter((message) => DRAWS.test(textOf(message)));
  while (feed().length === 0) await move();
  /** The harmless answer of whoever's turn it is, as somebody gives it who can take it back. */
  const turn = async () => {
    const look = await found.app.look({ table: found.table });
    const seat = look.kind === 'done' ? (look.waiting[0]?.seat ?? 0) : 0;
    return found.seats[seat] ?? found.bob;
  };
  return { ...found, all, feed, turn };
}

it('a turn is told once and begins with the sign and the name of its seat', async () => {
  const { move, feed } = await scene();
  const lines = () =>
    feed()
      .flatMap((message) => textOf(message).split('\n'))
      .filter((line) => DRAWS.test(line));
  const before = lines().length;
  await move(6);
  const texts = feed().map((message) => textOf(message).trim());
  expect(lines().length).toBeGreaterThan(before);
  for (const text of texts)
    for (const line of text.split('\n').filter((one) => DRAWS.test(one)))
      expect(line).toMatch(/^\*\*[①②③④] \w+\*\* draws /);
  const turns = texts.flatMap((text) => text.split('\n')).filter((line) => DRAWS.test(line));
  expect(new Set(turns).size).toBe(turns.length);
});

it('beside a turn stands where to read it in full, in the reader’s language', async () => {
  const { move, feed, at, eve, cid } = await scene();
  await move(3);
  const message = feed().find((one) =>
    partsOf(one.components ?? []).some(({ custom_id: id }) => id?.includes('log.stretch')),
  );
  const button = partsOf(message?.components ?? []).find(({ custom_id: id }) => id?.includes('log.stretch'));
  expect(button?.label).toBe('Details');
  const read = async (who: typeof eve) =>
    textOf(
      (await at(who).click(button?.custom_id ?? '', { message: message as APIMessage, until: 'final' }))
        .message,
    );
  expect(await read(cid)).toMatch(/подробно[\s\S]*• .* вытягивает/);
  const [, name = ''] = /\*\*. (\w+)\*\*/.exec(textOf(message as APIMessage)) ?? [];
  expect(await read(at(cid))).toContain(name);
  expect(feed().map(textOf).join('\n')).not.toContain('back into the bag');
  expect(await read(at(cid))).toContain('в мешок');
});

it('what is taken back disappears from the feed, and nobody is told of it there', async () => {
  const { app, table, atRest, running, feed, turn, all } = await scene();
  const before = feed().map(textOf);
  const who = await turn();
  const own = await app.look({ table, user: who.id });
  const question = own.kind === 'done' ? own.questions.find(({ optional }) => !optional) : undefined;
  const form = question?.form;
  const options = form && 'options' in form ? form.options : [];
  // A cube that is placed ends no turn.
  const choice = options.find(({ id }) => id.includes('route'))?.id ?? '';
  const reply = await app.answer({ table, user: who.id, key: question?.key ?? '', choice });
  expect(reply.kind).toBe('done');
  running.wake();
  await atRest();
  expect(feed().map(textOf)).not.toEqual(before);
  const undo = await app.undo({ table, user: who.id });
  expect(undo.kind).toBe('done');
  running.wake();
  await atRest();
  expect(feed().map(textOf)).toEqual(before);
  expect(all().map(textOf).join('\n')).not.toMatch(/took back|takes back/);
});
