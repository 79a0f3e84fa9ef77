import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { LivePanel } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import { words } from '#discord/text/lexicon.ts';
import { games } from '#games/index.ts';
import { friday, textOf } from './friday.ts';

const GAME = 'master-of-the-galaxy';

/** A line that is easily found. */
const line = (text: string): Message => words('table.unknownGame', { id: text });

/** A game in which something goes on beside it, as the test says. */
async function played() {
  const going: LivePanel[] = [];
  const galaxy = games.get(GAME);
  if (!galaxy) throw new Error(`${GAME} is missing`);
  const face = { ...galaxy.presentation, live: () => going };
  const scene = await friday({}, { games: new Map([...games, [GAME, { ...galaxy, presentation: face }]]) });
  const { at, table, ...rest } = await scene.game();
  const { app, running, bob, cid, dan } = scene;
  const become = async (...now: LivePanel[]) => {
    going.splice(0, going.length, ...now);
    for (const user of [bob.id, cid.id, dan.id]) {
      const look = await app.look({ table, user });
      const question = look.kind === 'done' ? look.questions.find(({ optional }) => !optional) : undefined;
      if (!question) continue;
      await app.answer({ table, user, key: question.key, choice: question.fallback as string });
      break;
    }
    await app.settled(table);
    running.wake();
  };
  const shown = (text: string): APIMessage[] => at(scene.bob).sees(text);
  const stands = (text: string) => at(scene.bob).waitFor(text, { withinMs: 15_000 });
  return { ...scene, ...rest, at, become, shown, stands };
}

const discord = (local: { readonly api: string; readonly token: string }, path: string) =>
  fetch(`${local.api}/v10/${path}`, { method: 'DELETE', headers: { authorization: `Bot ${local.token}` } });

describe('what goes on at a table', () => {
  it('has a message of its own that changes in place, and stays when it is over', async () => {
    const { become, stands, shown, log } = await played();
    await become({ id: 'poll:1', lines: [line('one of two'), line('still open')], open: true });
    const first = await stands('one of two');
    expect(textOf(first)).toContain('still open');
    await become({ id: 'poll:1', lines: [line('two of two')] });
    const then = await stands('two of two');
    expect(then.id).toBe(first.id);
    await become({ id: 'poll:2', lines: [line('another')] });
    const second = await stands('another');
    expect(second.id).not.toBe(first.id);
    await become();
    await become();
    expect(shown('two of two')).toHaveLength(1);
    expect(shown('another')).toHaveLength(1);
    expect(shown('one of two')).toHaveLength(0);
    expect(log.troubles).toEqual([]);
  });

  it('can be taken part in while it is open', async () => {
    const { become, stands } = await played();
    const buttons = ({ components }: APIMessage) => JSON.stringify(components).includes('|play.open|');
    await become({ id: 'poll:1', lines: [line('begun')], open: true });
    expect(buttons(await stands('begun'))).toBe(true);
    await become({ id: 'poll:1', lines: [line('ended')] });
    expect(buttons(await stands('ended'))).toBe(false);
  });

  it('is shown where it was when a move is taken back', async () => {
    const { become, stands, shown } = await played();
    await become({ id: 'poll:1', lines: [line('Zaphod ends')] });
    const first = await stands('Zaphod ends');
    await become({ id: 'poll:2', lines: [line('second begins')] });
    await stands('second begins');
    await become({ id: 'poll:1', lines: [line('Zaphod goes on')] });
    expect((await stands('Zaphod goes on')).id).toBe(first.id);
    expect(shown('Zaphod')).toHaveLength(1);
  });

  it('is posted again when its message was deleted and there is news', async () => {
    const { become, stands, thread, local, log } = await played();
    await become({ id: 'poll:1', lines: [line('before')] });
    const first = await stands('before');
    expect((await discord(local, `channels/${thread}/messages/${first.id}`)).ok).toBe(true);
    await become({ id: 'poll:1', lines: [line('after')] });
    const again = await stands('after');
    expect(again.id).not.toBe(first.id);
    await become({ id: 'poll:1', lines: [line('still there')] });
    expect((await stands('still there')).id).toBe(again.id);
    expect(log.troubles).toEqual([]);
  });

  it('moves along when the thread was deleted', async () => {
    const { become, stands, thread, local, bob, log } = await played();
    await become({ id: 'poll:1', lines: [line('here')] });
    await stands('here');
    expect((await discord(local, `channels/${thread}`)).ok).toBe(true);
    await become({ id: 'poll:1', lines: [line('elsewhere')] });
    const moved = await bob.waitFor('elsewhere', { where: 'anywhere', withinMs: 15_000 });
    expect(moved.channel_id).not.toBe(thread);
    expect(log.troubles).toEqual([]);
  });
});
