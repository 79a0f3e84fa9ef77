import { expect, it } from 'vitest';
import { Clicker } from './clicker.ts';
import { isPing } from './ping.ts';
import { tableScene } from './scene.ts';

const said = (message: { content: string; components?: unknown }) =>
  JSON.stringify([message.content, message.components ?? []]);

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'];
/** Strategy events of a game of three or more, and of fewer. */
const [STRATEGY, FEWER] = [15, 13];
/** Presses of a person in a strategy round, on average. */
const MAX_PRESSES = 6;
/** What is asked in strategy rounds. */
const IN_STRATEGY: readonly string[] = ['sheet', 'card', 'event', 'dice'];

it.each([1, 2, 8])(
  'plays a whole game of Twilight Inscription with %i people by clicks, to the end and the proof of its dice',
  async (seats) => {
    const { players, log, app, running } = await tableScene(NAMES.slice(0, seats));
    const [ann, ...others] = players;
    if (ann === undefined) throw new Error('nobody is there');
    await ann.slash('/game new', { game: 'twilight-inscription', name: 'Whole' });
    await ann.waitFor((message) => said(message).includes('lobby.start'));
    for (const other of others) await other.click('Join');
    await ann.click('Start');
    const ping = await ann.waitFor(isPing, { where: 'anywhere' });
    const [{ id: table = '' } = {}] = await app.tablesOf(ann.id);
    const clickers = players.map((one) => new Clicker(one.in({ id: ping.channel_id }), { app, table }));
    let presses = 0;
    for (let idle = 0; idle < 50; ) {
      const [face] = await app.tablesOf(ann.id);
      if (face?.status === 'over') break;
      await app.settled(table);
      let answered = false;
      for (const [seat, clicker] of clickers.entries()) {
        const look = await app.look({ table, user: players[seat]?.id ?? '' });
        const isStrategy =
          look.kind === 'done' && look.questions.some(({ topic }) => IN_STRATEGY.includes(topic));
        const before = clicker.clicks;
        answered = (await clicker.answerOne()) || answered;
        if (isStrategy) presses += clicker.clicks - before;
      }
      idle = answered ? 0 : idle + 1;
    }
    running.wake();
    const thread = ann.in({ id: ping.channel_id });
    const over = await thread.waitFor((message) => said(message).includes('fingerprint from the start'), {
      withinMs: 20_000,
    });
    expect(said(over)).toMatch(/wins|without a winner|win together/);
    const verified = await thread.slash('/verify', {}, { until: 'final' });
    expect(said(verified.message)).toContain('All is fair');
    expect(presses / seats / (seats > 2 ? STRATEGY : FEWER)).toBeLessThanOrEqual(MAX_PRESSES);
    expect(log.troubles).toEqual([]);
  },
  300_000,
);
