import { ComponentType, InteractionType, MessageFlags } from 'discord-api-types/v10';
import { expect, it, vi } from 'vitest';
import { pseudoRandom } from '#core/pseudo-random.ts';
import { pressActions } from '#discord/client/press-actions.ts';
import { encode } from '#discord/messages/custom-id.ts';
import { partsOf } from '#local-discord/driver/parts.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { openInteraction } from '#local-discord/world/interactions.ts';
import { createMessage } from '#local-discord/world/messages.ts';
import type { Interaction } from '#local-discord/world/records.ts';
import { isPing } from './ping.ts';
import { tableScene } from './scene.ts';

const FORGED = 400;
const AT_ONCE = 10;
const said = (message: { content: string; components?: unknown }) =>
  JSON.stringify([message.content, message.components ?? []]);

/** Custom ids that no button of ours has: every verb with wrong tables, keys and arguments, and plain rubbish. */
function forgedIds(table: string, key: string, random: () => number): string {
  const any = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const rubbish = [
    '',
    '1',
    '1|',
    '2|choose|x|y|z',
    '1|nothing',
    'x'.repeat(100),
    '1|choose|../../|"|\\',
    '1|constructor|a',
    '𝕏'.repeat(20),
  ];
  if (random() < 0.2) return any(rubbish);
  const strange = ['', '-1', '999999999', 'NaN', '__proto__', '~', "';--", key];
  const args = Array.from({ length: Math.floor(random() * 4) }, () => any(strange));
  const action = any([...pressActions.keys(), 'constructor']);
  return encode({
    action,
    table: any([table, 'zzzzzzz', '', '__proto__']),
    args: [any([key, 'deadbeef0000']), ...args],
  });
}

it('forged presses by somebody who does not sit there change nothing, and the table goes on', async () => {
  const { players, app, local, log } = await tableScene(['Ann', 'Mallory']);
  const [ann, mallory] = players as [Player, Player];
  await ann.slash('/game new', { game: 'master-of-the-galaxy', name: 'Fort' });
  await ann.waitFor((message) => said(message).includes('lobby.start'));
  await ann.click('Add a bot');
  await ann.click('Start');
  const ping = await ann.waitFor(isPing, { where: 'anywhere' });
  const inThread = ann.in({ id: ping.channel_id });
  const asked = await inThread.click('Play', { message: ping, until: 'final' });
  const [button] = partsOf(asked.message.components ?? []).filter(({ custom_id: id }) =>
    id?.includes('|choose|'),
  );
  const [, , table = '', key = ''] = (button?.custom_id ?? '').split('|');
  const before = await app.look({ table });

  const { world } = local;
  const channel = world.state.channels.get(ping.channel_id);
  if (channel === undefined) throw new Error('no thread');
  const source = createMessage(world, channel, {
    authorId: world.bot.id,
    flags: MessageFlags.IsComponentsV2,
  });
  const random = pseudoRandom('hostile');
  const forge = () =>
    openInteraction(world, {
      type: InteractionType.MessageComponent,
      userId: mallory.id,
      channel,
      sourceMessageId: source.id,
      data: {
        custom_id: forgedIds(table, key, random),
        component_type: random() < 0.5 ? ComponentType.Button : ComponentType.StringSelect,
        values: ['a', '__proto__'],
      },
    });
  const forged: Interaction[] = [];
  // The local Discord is in this process too: more at once would wait for each other, not for the bot.
  while (forged.length < FORGED) {
    const wave = Array.from({ length: AT_ONCE }, forge);
    forged.push(...wave);
    await vi.waitFor(() => expect(wave.filter(({ state }) => state === 'open')).toEqual([]), {
      timeout: 20_000,
      interval: 10,
    });
  }
  expect(forged.filter(({ state }) => state === 'failed')).toEqual([]);
  expect(await app.look({ table })).toEqual(before);
  expect(mallory.sees((message) => said(message).includes('Your bag'))).toEqual([]);
  expect(log.troubles).toEqual([]);

  const after = await inThread.click(button?.custom_id ?? '', { message: asked.message, until: 'final' });
  expect(said(after.message)).not.toContain(button?.custom_id);
}, 60_000);

it('a private button on a public message, however it came there, shows nobody what is private', async () => {
  const { players, local, log } = await tableScene(['Ann', 'Mallory']);
  const [ann, mallory] = players as [Player, Player];
  await ann.slash('/game new', { game: 'master-of-the-galaxy', name: 'Glass' });
  await ann.waitFor((message) => said(message).includes('lobby.start'));
  await ann.click('Add a bot');
  await ann.click('Start');
  const ping = await ann.waitFor(isPing, { where: 'anywhere' });
  const [, , table = ''] = (/1\|play\.open\|\w+/.exec(said(ping))?.[0] ?? '').split('|');
  const { world } = local;
  const channel = world.state.channels.get(ping.channel_id);
  if (channel === undefined) throw new Error('no thread');
  openInteraction(world, {
    type: InteractionType.MessageComponent,
    userId: ann.id,
    channel,
    sourceMessageId: ping.id,
    data: {
      custom_id: encode({ action: 'play.refresh', table, args: [] }),
      component_type: ComponentType.Button,
    },
  });
  const isPanel = (message: Parameters<typeof said>[0]) => said(message).includes('you are **Ann**');
  await ann.in({ id: ping.channel_id }).waitFor(isPanel);
  expect(mallory.in({ id: ping.channel_id }).sees(isPanel)).toEqual([]);
  expect(log.troubles).toEqual([]);
});
