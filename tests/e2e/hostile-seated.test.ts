import { type APIMessage, ComponentType, InteractionType, MessageFlags } from 'discord-api-types/v10';
import { expect, it, vi } from 'vitest';
import type { Game } from '#core/game.ts';
import { games } from '#games/index.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { partsOf } from '#local-discord/driver/parts.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { openInteraction } from '#local-discord/world/interactions.ts';
import { createMessage } from '#local-discord/world/messages.ts';
import { Scene } from '../games/twilight-imperium/scene.ts';
import { textOf } from './friday.ts';
import { isPing } from './ping.ts';
import { tableScene } from './scene.ts';

const GAME = twilightImperium.id;

/** It is Ann's turn, Bob is her neighbour, and both have something to trade. */
function setup() {
  const scene = new Scene().units(1, '29', { destroyer: 1 }).goods(0, 3).goods(1, 2, 1);
  const { state } = scene;
  scene.play();
  return JSON.parse(JSON.stringify(state)) as typeof state;
}

/** A table of three, and a way to press anything at it, whoever it was made for. */
async function table() {
  const scened = { ...twilightImperium, setup } as unknown as Game;
  const scene = await tableScene(['Ann', 'Bob', 'Cid'], { games: new Map([...games, [GAME, scened]]) });
  const { app, running, store, local } = scene;
  const [ann, bob, cid] = scene.players as [Player, Player, Player];
  await ann.slash('/game new', { game: GAME, name: 'Trade' }, { until: 'final' });
  const id = (await app.tablesOf(ann.id))[0]?.id ?? '';
  for (const one of [bob, cid]) await app.join({ table: id, user: one.id, name: one.name });
  await app.start({ table: id, actor: { user: ann.id } });
  running.wake();
  const ping = await ann.waitFor(isPing, { where: 'anywhere' });
  const at = (who: Player) => who.in({ id: ping.channel_id });
  const channel = local.world.state.channels.get(ping.channel_id);
  if (channel === undefined) throw new Error('no thread');

  /** Somebody presses what they were never shown; gives everything they could read then. */
  async function press(
    { id: userId }: Player,
    custom: string,
    values: readonly string[] = [],
  ): Promise<string> {
    if (channel === undefined) throw new Error('no thread');
    const { world } = local;
    const source = createMessage(world, channel, {
      authorId: world.bot.id,
      flags: MessageFlags.IsComponentsV2,
    });
    const shown: string[] = [];
    const stop = world.subscribe(({ t, sees, d }) => {
      if (/^MESSAGE_(CREATE|UPDATE)$/.test(t) && sees(userId))
        shown.push(JSON.stringify(d({ userId, readsContent: true })));
    });
    const kind = values.length > 0 ? ComponentType.StringSelect : ComponentType.Button;
    const pressed = openInteraction(world, {
      type: InteractionType.MessageComponent,
      userId,
      channel,
      sourceMessageId: source.id,
      data: { custom_id: custom, component_type: kind, values: [...values] },
    });
    const isFinal = () => shown.some((text) => text.includes('Trade'));
    await vi.waitFor(() => expect([pressed.state, isFinal()]).toEqual(['answered', true]), {
      timeout: 20_000,
    });
    stop();
    return shown.join('\n');
  }

  /** Everything that is stored of the table, with the drafts of a question. */
  const stored = async (keys: readonly string[]) =>
    JSON.stringify([
      await store.tables.find(id),
      await store.tables.orders(id),
      await store.tables.deadlines(id),
      await store.log.history(id),
      await Promise.all(keys.map((key) => store.drafts.find({ table: id, key }))),
    ]);
  return { ...scene, ann: at(ann), bob: at(bob), cid: at(cid), id, press, stored };
}

const pressable = ({ components }: APIMessage) =>
  partsOf(components ?? []).flatMap(({ custom_id: id, options }) =>
    id === undefined ? [] : [{ id, values: options?.slice(0, 1).map(({ value }) => value) ?? [] }],
  );

it('a player who has got hold of the open question of another can neither answer, draft nor see it', async () => {
  const { ann, bob, cid, id, press, stored, log } = await table();
  const { message } = await ann.slash('/play', {}, { until: 'final' });
  const own = pressable(message).filter(({ id: one }) => /^1\|[a-zA-Z]+\|\w+\|\w+/.test(one));
  const key = own[0]?.id.split('|')[3] ?? '';
  const value = own.flatMap(({ values }) => values)[0] ?? own[0]?.id.split('|')[4] ?? '';
  const verbs = [
    'choose',
    'select',
    'tick',
    'step',
    'confirm',
    'forMe',
    'everything',
    'onward',
    'page',
    'back',
  ];
  const forged = verbs.map((verb) => ({ id: ['1', verb, id, key, value, '1'].join('|'), values: [value] }));
  const turned = { id: `1|turnTo|${id}`, values: [key] };
  expect(own.length).toBeGreaterThan(0);
  const before = await stored([key]);
  for (const cheat of [bob, cid])
    for (const one of [...own, ...forged, turned]) {
      const shown = await press(cheat, one.id, one.values);
      expect(shown, one.id).not.toContain(key);
      expect(await stored([key]), one.id).toBe(before);
    }
  expect(log.troubles).toEqual([]);
}, 60_000);

it('an offer is answered by nobody but whom it was made to, and a button of an old one by nobody', async () => {
  const { ann, bob, cid, id, press, stored, app, log } = await table();
  const offered = async (give: string) => {
    const { message } = await ann.slash('/deal', { with: 'Bob', give, want: '1 good' }, { until: 'final' });
    await ann.click('Make the offer', { message, until: 'final' });
    const letter = await bob
      .dm()
      .waitFor((come) => textOf(come).includes(`gives ${give.replace('goods', 'trade goods')}`));
    return pressable(letter).filter(({ id: one }) => one.startsWith('1|deal.reply|'));
  };
  const old = await offered('2 goods');
  const { message: own } = await ann.slash('/deal', {}, { until: 'final' });
  await ann.click('Take back', { message: own, until: 'final' });
  const buttons = await offered('3 goods');
  expect(buttons).toHaveLength(3);
  await app.settled(id);
  const before = await stored([]);
  const stolen = [cid, ann].flatMap((cheat) => buttons.map((one) => ({ cheat, one })));
  const stale = [bob, cid, ann].flatMap((cheat) => old.map((one) => ({ cheat, one })));
  for (const { cheat, one } of [...stolen, ...stale]) {
    const shown = await press(cheat, one.id);
    expect(await stored([]), `${cheat.name} ${one.id}`).toBe(before);
    if (cheat === cid) expect(shown).not.toContain('3 trade goods');
  }
  for (const seat of [0, 1]) await press(cid, `1|deal.begin|${id}|${seat}`, ['1']);
  expect(await stored([])).toBe(before);
  expect(log.troubles).toEqual([]);
}, 60_000);
