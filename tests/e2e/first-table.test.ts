import { expect, it } from 'vitest';
import { tableScene } from './scene.ts';

it('opens a table, seats a bot, starts, and makes a first move', async () => {
  const { players, log, local } = await tableScene(['Ann']);
  const [ann] = players;
  if (ann === undefined) throw new Error('nobody is there');
  await ann.slash('/game new', { game: 'master-of-the-galaxy', name: 'First' });
  await ann.waitFor((message) => JSON.stringify(message.components).includes('lobby.start'));
  await ann.click('Add a bot');
  await ann.click('Start');
  const ping = await ann.waitFor((message) => JSON.stringify(message.components).includes('▶ <@'), {
    where: 'everywhere',
  });
  const inThread = ann.in({ id: ping.channel_id });
  const asked = await inThread.click('Play', { message: ping, until: 'final' });
  console.log(JSON.stringify(asked.message.components, null, 1));
  console.log(ann.dms().map((m) => JSON.stringify(m.components)));
  console.log(inThread.messages().map((m) => JSON.stringify(m.components).slice(0, 800)));
  expect(log.troubles).toEqual([]);
  expect(local.world.state.channels.size).toBeGreaterThan(2);
});
