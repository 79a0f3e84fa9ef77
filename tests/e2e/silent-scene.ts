import { OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import { expect } from 'vitest';
import type { Player } from '#local-discord/driver/player.ts';
import { changeChannel } from '#local-discord/world/channels.ts';
import type { Channel } from '#local-discord/world/records.ts';
import { archiveThread } from '#local-discord/world/thread-archive.ts';
import { changeThread } from '#local-discord/world/threads.ts';
import { friday, textOf } from './friday.ts';

export const patience = { timeout: 60_000, interval: 20 };
/** Nothing here depends on how fast the machine is. */
export const LONG_MS = 180_000;

/** A game under way, and all that can happen to its thread and channel. */
export async function silentScene(...given: Parameters<typeof friday>) {
  const scene = await friday(...given);
  const { local, app, running, bob, cid, dan, ann } = scene;
  const { world } = local;
  // What our own invitation asks for, and not more.
  for (const { roles } of world.state.guilds.values())
    for (const role of roles.values())
      role.permissions = `${BigInt(role.permissions) & ~PermissionFlagsBits.ManageThreads}`;
  const game = await scene.game();
  const channelOf = (id: string): Channel => {
    const channel = world.state.channels.get(id);
    if (channel === undefined) throw new Error('no such channel');
    return channel;
  };
  const thread = channelOf(game.thread);
  const parent = channelOf(thread.parentId ?? '');
  const lock = (locked: boolean, by = ann.id) => changeThread(world, thread, { by, to: { locked } });
  const archive = () => archiveThread(world, thread);
  /** What the bot may not do in the channel, whatever its role says. */
  const deny = (bits: bigint) =>
    changeChannel(world, parent, {
      overwrites: [{ id: world.bot.id, type: OverwriteType.Member, allow: '0', deny: `${bits}` }],
    });
  /** Everything that can be sent is sent. */
  const atRest = () =>
    expect.poll(async () => (await app.outbox.pending(Number.MAX_SAFE_INTEGER, 1)).length, patience).toBe(0);
  /** Takes the harmless answer for whoever is waited for, so many times. */
  const move = async (count = 1) => {
    for (let n = 0; n < count; n++) {
      const look = await app.look({ table: game.table });
      const seat = look.kind === 'done' ? look.waiting[0]?.seat : undefined;
      const user = [bob, cid, dan][seat ?? 0]?.id ?? '';
      const own = await app.look({ table: game.table, user });
      const question = own.kind === 'done' ? own.questions.find(({ optional }) => !optional) : undefined;
      if (question === undefined) throw new Error('nobody is asked');
      await app.answer({
        ...{ table: game.table, user, key: question.key },
        choice: question.fallback as string,
      });
      await app.settled(game.table);
    }
    running.wake();
    await atRest();
  };
  const texts = (who: Player) => who.dms().map(textOf);
  const notices = (who: Player) =>
    texts(who).filter((text) => /I cannot write at your table|не могу писать за вашим столом/.test(text));
  const inThread = () => thread.messages.map((one) => textOf(one as never));
  const trouble = () => app.troubles.of(game.table);
  await atRest();
  return {
    ...scene,
    ...game,
    ...{ world, parent, lock, archive, deny, atRest, move, texts, notices, inThread, trouble, running },
    thread,
    seats: [bob, cid, dan],
  };
}

export const P = PermissionFlagsBits;
