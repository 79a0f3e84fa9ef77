import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import type { Look } from '#app/records/look.ts';
import type { Game } from '#core/game.ts';
import type { BotContext } from '#discord/interactions/bot-context.ts';
import { games } from '#games/index.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { malformed } from '#games/twilight-imperium/invalid.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { sceneOf } from '../../src/render/render-picture.ts';
import { Scene } from '../games/twilight-imperium/scene.ts';
import { textOf } from './friday.ts';
import { isPing } from './ping.ts';
import { tableScene } from './scene.ts';

const GAME = twilightImperium.id;
const settled = { timeout: 15_000, interval: 20 };
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** It is Ann's turn; she holds a card for it, one for another time, a secret and a note. */
function setup() {
  const scene = new Scene()
    .hand(0, 'mining-initiative', 'direct-hit', 'direct-hit')
    .secret(0, 'fuel-the-war-machine')
    .note(0, 'ceasefire', 1)
    .hand(1, 'sabotage');
  const { state } = scene.objective('expand-borders');
  scene.play();
  return JSON.parse(JSON.stringify(state)) as typeof state;
}

const described = ({ components }: Pick<APIMessage, 'components'>) =>
  (components ?? []).flatMap((part) =>
    part.type === ComponentType.MediaGallery ? part.items.map(({ description }) => description ?? '') : [],
  );

async function table() {
  const hands: number[] = [];
  const picture: BotContext['picture'] = (look: Look, language, sight) => {
    if (look.view === null) return Promise.resolve(null);
    if (sight?.kind === 'hand' && look.viewer !== 'table') hands.push(look.viewer);
    const names = look.seats.map(({ name }) => name);
    const { alt } = sceneOf({ game: look.table.game, view: look.view, picture: sight, language, names });
    return Promise.resolve({ name: `${look.table.id}.png`, bytes: DOT, alt });
  };
  const people = ['Ann', { name: 'Борис', locale: 'ru' as const }, 'Cid'];
  const scened = { ...twilightImperium, setup, invalid: malformed } as unknown as Game;
  const scene = await tableScene(people, { games: new Map([...games, [GAME, scened]]) }, { picture });
  const { app, running, local } = scene;
  const [ann, boris, cid] = scene.players as [Player, Player, Player];
  const heard = new Map<Player, string[]>([ann, boris, cid].map((one) => [one, []]));
  local.world.subscribe((happening) => {
    for (const [one, said] of heard)
      if (happening.sees(one.id))
        said.push(JSON.stringify(happening.d({ userId: one.id, readsContent: true })));
  });
  await ann.slash('/game new', { game: GAME, name: 'Hands' }, { until: 'final' });
  const id = (await app.tablesOf(ann.id))[0]?.id ?? '';
  for (const one of [boris, cid]) await app.join({ table: id, user: one.id, name: one.name });
  await app.prefer(boris.id, 'ru');
  await app.start({ table: id, actor: { user: ann.id } });
  running.wake();
  const ping = await ann.waitFor(isPing, { where: 'anywhere' });
  const at = (who: Player) => who.in({ id: ping.channel_id });
  const quiet = () =>
    expect.poll(async () => (await app.outbox.pending(Number.MAX_SAFE_INTEGER, 1)).length, settled).toBe(0);
  const answers = async (who: Player, choice: string) => {
    const look = await app.look({ table: id, user: who.id });
    const question = look.kind === 'done' ? look.questions.find(({ optional }) => !optional) : undefined;
    const reply = await app.answer({ table: id, user: who.id, key: question?.key ?? '', choice });
    expect(reply.kind, JSON.stringify(reply)).toBe('done');
    running.wake();
    await quiet();
  };
  await quiet();
  return { ...scene, ann, boris, cid, at, hands, heard, answers };
}

const held = (who: Player, name: string) =>
  who.dms().filter((message) => described(message).length > 0 && textOf(message).includes(`**${name}**`));

it('a hand comes by DM as a picture and in words, above what is asked, and to nobody else', async () => {
  const { ann, boris, cid, heard, log } = await table();
  const [message, ...more] = held(ann, 'Mining Initiative');
  expect(more).toEqual([]);
  if (!message) throw new Error('no hand');
  const text = textOf(message);
  expect(text).toContain('▶ **Mining Initiative**. Action:');
  expect(text).toContain('\n**Direct Hit** ×2. After');
  expect(text).toContain('**Fuel the War Machine** (0 of 3)');
  expect(text).toContain('**Ceasefire** (of Борис)');
  expect(described(message)[0]).toContain('Mining Initiative (▶ can be played now)');
  // What can be played are options of the question, which stands below.
  const asked = ann.dms().find((one) => textOf(one).includes('/play') || one.id > message.id);
  expect(asked && asked.id > message.id).toBe(true);
  expect(held(boris, 'Саботаж')).toHaveLength(1);
  for (const [one, said] of heard)
    if (one !== ann) expect(said.join('\n')).not.toMatch(/Mining Initiative|Fuel the War Machine/);
  expect(held(cid, 'Sabotage')).toEqual([]);
  expect(log.troubles).toEqual([]);
}, 60_000);

it('it is drawn again only when it shows something else, and changed in place', async () => {
  const { ann, boris, cid, hands, answers, log } = await table();
  const before = held(ann, 'Mining Initiative')[0];
  expect(hands.filter((seat) => seat === 0)).toHaveLength(1);
  await answers(ann, 'pass');
  const after = held(ann, 'Mining Initiative')[0];
  expect(after?.id).toBe(before?.id);
  expect(textOf(after as APIMessage)).not.toContain('▶');
  expect(hands.filter((seat) => seat === 0)).toHaveLength(2);
  await answers(boris, 'pass');
  await answers(cid, 'tactical');
  expect(hands.filter((seat) => seat === 0)).toHaveLength(2);
  expect(log.troubles).toEqual([]);
}, 60_000);

it('/hand shows it on request; /board show: tells who can score what, each in the reader’s words', async () => {
  const { ann, boris, at, log } = await table();
  const shown = await at(ann).slash('/hand', {}, { until: 'final' });
  expect(textOf(shown.message)).toContain('▶ **Mining Initiative**');
  expect(described(shown.message)[0]).toContain('Your action cards');
  const page = await at(boris).slash('/board', { show: 'цели' }, { until: 'final' });
  expect(described(page.message)[0]).toMatch(/Ann 0\/6/);
  expect(textOf(page.message)).toContain('Ann 0/6');
  const none = await at(ann).slash('/board', { show: 'weather' }, { until: 'final' });
  expect(textOf(none.message)).toContain('There is no picture called “weather” here.');
  expect(log.troubles).toEqual([]);
}, 60_000);
