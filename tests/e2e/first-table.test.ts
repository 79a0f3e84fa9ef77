import { expect, it } from 'vitest';
import { partsOf } from '#local-discord/driver/parts.ts';
import { isPing } from './ping.ts';
import { tableScene } from './scene.ts';

const said = (message: { content: string; components?: unknown }) =>
  JSON.stringify([message.content, message.components ?? []]);

it('opens a table, seats a bot, starts, and makes a first move in five clicks', async () => {
  const { players, log } = await tableScene(['Ann', 'Bob']);
  const [ann, bob] = players;
  if (ann === undefined || bob === undefined) throw new Error('nobody is there');
  await ann.slash('/game new', { game: 'master-of-the-galaxy', name: 'First' });
  await ann.waitFor((message) => said(message).includes('lobby.start'));
  await ann.click('Add a bot');
  await ann.click('Start');
  const ping = await ann.waitFor(isPing, { where: 'anywhere' });
  expect(ping.mentions.map(({ id }) => id)).toEqual([ann.id]);

  const inThread = ann.in({ id: ping.channel_id });
  const asked = await inThread.click('Play', { message: ping, until: 'final' });
  const [choice] = partsOf(asked.message.components ?? []).filter(({ custom_id: id }) =>
    id?.includes('|choose|'),
  );
  const after = await inThread.click(choice?.custom_id ?? '', { message: asked.message, until: 'final' });
  expect(said(after.message)).not.toContain(choice?.custom_id);

  await inThread.waitFor((message) => said(message).includes('Ann plays'));
  expect(bob.sees((message) => said(message).includes('Your bag'))).toEqual([]);
  const panel = ann.dms().at(-1);
  if (panel === undefined) throw new Error('no direct message');
  const hand = await ann.dm().click('Hand', { message: panel, until: 'final' });
  expect(said(hand.message)).toContain('Your bag');
  expect(log.troubles).toEqual([]);
});
