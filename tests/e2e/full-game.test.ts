import { expect, it } from 'vitest';
import { Clicker } from './clicker.ts';
import { isPing } from './ping.ts';
import { tableScene } from './scene.ts';

const said = (message: { content: string; components?: unknown }) =>
  JSON.stringify([message.content, message.components ?? []]);

it.each([2, 3, 4])(
  'plays a whole game of %i seats by clicks, to the end and the proof of its dice',
  async (seats) => {
    const { players, log, app, running } = await tableScene(['Ann', 'Bob']);
    const [ann, bob] = players;
    if (ann === undefined || bob === undefined) throw new Error('nobody is there');
    await ann.slash('/game new', { game: 'master-of-the-galaxy', name: 'Whole' });
    await ann.waitFor((message) => said(message).includes('lobby.start'));
    await bob.click('Join');
    for (let bots = 2; bots < seats; bots++) await ann.click('Add a bot');
    await ann.click('Start');
    const ping = await ann.waitFor(isPing, { where: 'anywhere' });
    const [{ id: table = '' } = {}] = await app.tablesOf(ann.id);
    const clickers = [ann, bob].map((one) => new Clicker(one.in({ id: ping.channel_id }), { app, table }));
    for (let idle = 0; idle < 200; ) {
      const [face] = await app.tablesOf(ann.id);
      if (face?.status === 'over') break;
      await app.settled(table);
      let answered = false;
      for (const clicker of clickers) answered = (await clicker.answerOne()) || answered;
      idle = answered ? 0 : idle + 1;
    }
    running.wake();
    const over = await ann
      .in({ id: ping.channel_id })
      .waitFor((message) => said(message).includes('fingerprint from the start'), { withinMs: 20_000 });
    expect(said(over)).toMatch(/wins|without a winner/);
    const verified = await ann.in({ id: ping.channel_id }).slash('/verify', {}, { until: 'final' });
    expect(said(verified.message)).toContain('All is fair');
    expect(log.troubles).toEqual([]);
  },
  180_000,
);
