import { type APIMessage, ComponentType, MessageFlags } from 'discord-api-types/v10';
import type { Game } from '#core/game.ts';
import { partsOf } from '#local-discord/driver/parts.ts';
import { type Player, player } from '#local-discord/driver/player.ts';
import type { LocalDiscord } from '#local-discord/server.ts';
import { addAccount } from '#local-discord/world/accounts.ts';
import { dmBetween } from '#local-discord/world/dms.ts';
import { addGuild, joinGuild } from '#local-discord/world/guilds.ts';
import { createMessage } from '#local-discord/world/messages.ts';
import type { Channel } from '#local-discord/world/records.ts';
import type { World } from '#local-discord/world/world.ts';
import { drafted, type Loot, lettersOf, lootIn, PATIENT } from './loot.ts';

/** How a ping speaks, in either language. */
const PING = /(?:your turn|your answer|ваш ход|ваш ответ) · /;

/** Who must be there: Olga owns the server, Ann, Bob and Cid play, Mallory only lives there. */
export const PEOPLE = [
  { name: 'Olga', locale: 'en-US' },
  { name: 'Ann', locale: 'en-US' },
  { name: 'Bob', locale: 'ru' },
  { name: 'Cid', locale: 'en-US' },
  { name: 'Mallory', locale: 'en-US' },
] as const;

/** Somebody who means ill, and where. */
export interface Attacker {
  readonly user: string;
  /** In the tables' server without a seat, in another server or a private channel, or a player who cheats. */
  readonly standing: 'onlooker' | 'foreigner' | 'seated';
  readonly channel: Channel;
  /** A message of the bot's there, to press on. */
  readonly source: string;
  /** Tables that are their own to rule or to play: with these they may do what they like. */
  readonly own: readonly string[];
}

/** Something that only one person may read. */
export interface Private {
  readonly of: string;
  readonly text: string;
}

/** Tables in every state, with all that an attacker might have got hold of. */
export interface Arena {
  readonly world: World;
  readonly attackers: readonly Attacker[];
  readonly tables: Readonly<Record<'fort' | 'solo' | 'halt' | 'gone' | 'lobby', string>>;
  readonly game: string;
  /** Keys of questions that stand open, each with whom they are put to, and of such that are answered. */
  readonly open: readonly Private[];
  readonly stale: readonly string[];
  /** What stands on the panels of those who play, past and present, drafts and offers too. */
  readonly loot: readonly Loot[];
  /** Who sits at the first table, by seat. */
  readonly seated: readonly string[];
  readonly poll: { readonly channel: string; readonly message: string };
  readonly secrets: readonly Private[];
  /** Those who play at the first table, in its thread. */
  readonly players: readonly Player[];
}

const MOVES = 6;

const said = ({ components }: APIMessage) => JSON.stringify(components ?? []);
const idsIn = ({ components }: APIMessage) =>
  partsOf(components ?? []).flatMap(({ custom_id: id }) => id ?? []);
const linesIn = ({ components }: APIMessage) =>
  partsOf(components ?? []).flatMap(({ content }) => content?.split('\n') ?? []);

/** Opens the tables as people would, with commands and buttons. */
export async function layOut(local: LocalDiscord, { id: game, seats: allowed }: Game): Promise<Arena> {
  const { world } = local;
  const [ann, bob, cid, mallory] = ['Ann', 'Bob', 'Cid', 'Mallory'].map((name) => player(local, name)) as [
    Player,
    Player,
    Player,
    Player,
  ];
  const least = Math.min(...allowed.filter((count) => count > 1));
  const lobby = await opened(ann, game, { name: 'Lobby' });
  const fort = await opened(ann, game, { name: 'Fort', ...(least > 3 ? { bots: least - 3 } : {}) });
  for (const one of [bob, cid]) await one.click(`1|lobby.join|${fort}`, PATIENT);
  const thread = await begun(ann, fort);
  const others: string[] = [];
  for (const name of ['Solo', 'Halt', 'Gone']) {
    const table = await opened(ann, game, { name, bots: least - 1 });
    await begun(ann, table);
    others.push(table);
  }
  const [solo = '', halt = '', gone = ''] = others;
  await ann.slash('/pause', { table: halt }, PATIENT);
  await ann.slash('/game end', { table: gone }, PATIENT);
  await ann.click(`1|end.confirm|${gone}|alone`, PATIENT);
  const seats = [ann, bob, cid].map((one) => one.in({ id: thread }));
  const { stale, loot: past } = await moved(seats, fort);
  await seats[1]?.slash('/pause', {}, PATIENT);
  const poll = await ann.waitFor(({ poll: asked }) => asked !== undefined, {
    where: 'anywhere',
    withinMs: 120_000,
  });
  const tables = { fort, solo, halt, gone, lobby };
  const known = await knownTo(seats, [fort, solo]);
  const drafts = await drafted(seats, fort);
  const shown = await seen(mallory.in({ id: thread }), fort);
  return {
    world,
    attackers: attackersAt(local, { thread, tables, people: { ann, bob, cid, mallory } }),
    tables,
    game,
    open: known.keys,
    stale,
    loot: [...past, ...drafts, ...known.loot, ...lettersOf([ann, bob, cid])],
    seated: [ann, bob, cid].map(({ id }) => id),
    poll: { channel: poll.channel_id, message: poll.id },
    secrets: [...known.keys, ...known.lines.filter(({ text }) => !shown.includes(text))],
    players: seats,
  };
}

async function opened(who: Player, game: string, more: { name: string; bots?: number }): Promise<string> {
  await who.slash('/game new', { game, ...more }, PATIENT);
  const lobby = await who.waitFor((message) => said(message).includes(`## ${more.name}`), PATIENT);
  return /1\|lobby\.join\|(\w+)/.exec(said(lobby))?.[1] ?? '';
}

/** Begins the game; gives its thread. */
async function begun(who: Player, table: string): Promise<string> {
  await who.click(`1|lobby.start|${table}`, PATIENT);
  const ping = (message: APIMessage) =>
    PING.test(message.content) && idsIn(message).includes(`1|play.open|${table}`);
  return (await who.waitFor(ping, { where: 'anywhere', withinMs: 120_000 })).channel_id;
}

const keysIn = (message: APIMessage) =>
  new Set(
    idsIn(message).flatMap(
      (id) => /^1\|(?:choose|select|rank|tick|step|confirm|forMe)\|\w+\|([^|]+)/.exec(id)?.[1] ?? [],
    ),
  );

/** Lets the harmless answers be given for a while; gives the keys of what was answered, and what was to be pressed. */
async function moved(seats: readonly Player[], table: string): Promise<{ stale: string[]; loot: Loot[] }> {
  const stale = new Set<string>();
  const loot: Loot[] = [];
  for (let count = 0; count < MOVES; count++) {
    for (const seat of seats) {
      const { message } = await seat.slash('/play', { table }, PATIENT);
      for (const key of keysIn(message)) stale.add(key);
      loot.push(...lootIn(seat, message));
      await answered(seat, message);
    }
  }
  const standing = await knownTo(seats, [table]);
  for (const { text } of standing.keys) stale.delete(text);
  return { stale: [...stale], loot };
}

/** Buttons with which an answer is given. */
const GIVING = /^1\|(?:forMe|choose|confirm|onward)\|/;

/** Gives the first answer that a panel offers; what it shows then, or null if nothing is asked. */
export async function answered(seat: Player, message: APIMessage): Promise<APIMessage | null> {
  const given = await givenAt(seat, message);
  if (given !== null) return given;
  // What is to be put together first may be suggested.
  const suggest = idStarting(message, '1|suggest|') ?? idStarting(message, '1|everything|');
  if (suggest === undefined) return null;
  return await givenAt(seat, (await seat.click(suggest, { message, ...PATIENT })).message);
}

const idStarting = (message: APIMessage, start: string) =>
  partsOf(message.components ?? []).find(
    ({ custom_id: id, disabled }) => disabled !== true && id?.startsWith(start),
  )?.custom_id;

async function givenAt(seat: Player, message: APIMessage): Promise<APIMessage | null> {
  const parts = partsOf(message.components ?? []).filter(({ disabled }) => disabled !== true);
  const button = parts.find(({ custom_id: id }) => GIVING.test(id ?? ''))?.custom_id;
  const at = { message, ...PATIENT };
  if (button !== undefined) return (await seat.click(button, at)).message;
  const list = parts.find(({ custom_id: id }) => id?.startsWith('1|select|'));
  const value = list?.options?.[0]?.value;
  if (list?.custom_id === undefined || value === undefined) return null;
  return (await seat.select(list.custom_id, [value], at)).message;
}

/** What the seats are shown alone: the keys of their questions, and what they hold, in words. */
async function knownTo(seats: readonly Player[], tables: readonly string[]) {
  const keys: Private[] = [];
  const lines: Private[] = [];
  const loot: Loot[] = [];
  for (const seat of seats) {
    for (const table of tables) {
      const play = (await seat.slash('/play', { table }, PATIENT)).message;
      const hand = (await seat.slash('/hand', { table }, PATIENT)).message;
      loot.push(...lootIn(seat, play));
      keys.push(...[...keysIn(play)].map((text) => ({ of: seat.id, text })));
      lines.push(
        ...linesIn(hand)
          .slice(1)
          .map((text) => ({ of: seat.id, text })),
      );
    }
  }
  return { keys, loot, lines: lines.filter(({ text }) => /\d/.test(text)) };
}

async function seen(who: Player, table: string): Promise<string> {
  const board = await who.slash('/board', { table }, PATIENT);
  const status = await who.slash('/status', { table }, PATIENT);
  return [...linesIn(board.message), ...linesIn(status.message)].join('\n');
}

interface Ground {
  readonly thread: string;
  readonly tables: Arena['tables'];
  readonly people: Readonly<Record<'ann' | 'bob' | 'cid' | 'mallory', Player>>;
}

/** Everybody who attacks, wherever they can. Eve rules another server, where the bot is too. */
function attackersAt({ world }: LocalDiscord, { thread, tables, people }: Ground): Attacker[] {
  const eve = addAccount(world, { name: 'Eve', locale: 'ru' });
  const elsewhere = addGuild(world, { name: 'Elsewhere', ownerId: eve.id, channels: ['lounge'] });
  joinGuild(world, elsewhere, world.bot);
  const channels = [...world.state.channels.values()];
  const find = (which: (channel: Channel) => boolean): Channel => {
    const channel = channels.find(which);
    if (channel === undefined) throw new Error('a channel is missing');
    return channel;
  };
  const home = find(({ id }) => id === thread);
  const general = find(({ id }) => id === home.parentId);
  const lounge = find(({ guildId }) => guildId === elsewhere.id);
  const { ann, bob, cid, mallory } = people;
  const at = (user: string, channel: Channel, more: Pick<Attacker, 'standing' | 'own'>): Attacker => {
    // A message of the bot's with nothing on it: what is pressed there is forged from beginning to end.
    const source = createMessage(world, channel, {
      authorId: world.bot.id,
      flags: MessageFlags.IsComponentsV2,
      components: [{ type: ComponentType.TextDisplay, content: '·' }],
    });
    return { user, channel, source: source.id, ...more };
  };
  const all = Object.values(tables);
  return [
    at(mallory.id, home, { standing: 'onlooker', own: [] }),
    at(mallory.id, general, { standing: 'onlooker', own: [] }),
    at(mallory.id, dmBetween(world, mallory.id, world.bot.id), { standing: 'foreigner', own: [] }),
    at(eve.id, lounge, { standing: 'foreigner', own: [] }),
    at(eve.id, dmBetween(world, eve.id, world.bot.id), { standing: 'foreigner', own: [] }),
    at(bob.id, home, { standing: 'seated', own: [tables.fort] }),
    at(bob.id, dmBetween(world, bob.id, world.bot.id), { standing: 'seated', own: [tables.fort] }),
    at(cid.id, home, { standing: 'seated', own: [tables.fort] }),
    at(ann.id, home, { standing: 'seated', own: all }),
  ];
}
