import { ComponentType, InteractionType, MessageFlags, PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, vi } from 'vitest';
import type { Player } from '#local-discord/driver/player.ts';
import { addChannel, changeChannel } from '#local-discord/world/channels.ts';
import { openInteraction } from '#local-discord/world/interactions.ts';
import { createMessage } from '#local-discord/world/messages.ts';
import { friday } from '../friday.ts';
import { Ears } from '../secrets/ears.ts';
import { markedGame, pictureInput } from '../secrets/marked-game.ts';

/** More at once might wait longer than Discord does, on a machine that has other things to do. */
const AT_ONCE = 16;

/** A game of three, marked wherever something is private, and those who have no business at it. */
export async function besieged() {
  const games = new Map([[markedGame.id, markedGame]]);
  const picture = (...what: Parameters<typeof pictureInput>) => Promise.resolve(pictureInput(...what));
  const scene = await friday({ local: false, picture }, { games });
  const { local, app, store, ann, bob, cid, dan, eve, zoe, game } = scene;
  const { world } = local;
  const { table, thread, move } = await game();
  await move(2);
  const home = world.state.channels.get(world.state.channels.get(thread)?.parentId ?? '');
  const guild = world.state.guilds.get(home?.guildId ?? '');
  if (home === undefined || guild === undefined) throw new Error('the table has no home');
  const den = addChannel(world, guild, { name: 'den' });
  const deny = PermissionFlagsBits.ViewChannel.toString();
  /** From now on somebody no longer sees the channel that the table was opened in. */
  const hideFrom = ({ id }: Player): Player => {
    changeChannel(world, home, { overwrites: [...home.overwrites, { id, type: 1, allow: '0', deny }] });
    return eve.in({ id: den.id });
  };
  /** All that the table is: what is stored, what each seat sees, and what stands in its thread. */
  const standing = async () => {
    await app.settled(table);
    // What happened before must all be announced, or it would look like something new.
    await expect.poll(async () => (await store.outbox.backlog()).pending, { timeout: 15_000 }).toBe(0);
    const seated = [bob, cid, dan];
    const looks = await Promise.all(seated.map(({ id: user }) => app.look({ table, user })));
    const told = (who: Player) =>
      who
        .messages({ id: thread })
        .flatMap(({ id, components = [] }) => (components.length > 0 ? [{ id, components }] : []));
    const posts = seated.map(told);
    return { stored: await store.tables.find(table), looks, posts };
  };
  /** What stands open for whoever is waited for: a real question, with a real answer. */
  const asked = async () => {
    const looks = await Promise.all([bob, cid, dan].map(({ id: user }) => app.look({ table, user })));
    const question = looks.flatMap((look) => (look.kind === 'done' ? look.questions : []))[0];
    if (question === undefined) throw new Error('nobody is asked');
    const [option] = 'options' in question.form ? question.form.options : [];
    return { key: question.key, option: option?.id ?? '' };
  };
  return { ...scene, ann, eve, zoe, table, thread, hideFrom, standing, asked };
}

export type Besieged = Awaited<ReturnType<typeof besieged>>;

/** What somebody was sent, from now on. */
export function listenTo({ local }: Besieged, { id }: Player): Ears {
  return new Ears(local.world, id);
}

/** Presses that no button of theirs stands for, from where somebody is; resolves when all are answered. */
export async function press(
  { local: { world } }: Besieged,
  who: Player,
  { ids, values }: { readonly ids: readonly string[]; readonly values: readonly string[] },
): Promise<void> {
  const place = who.messages().at(-1)?.channel_id ?? '';
  const channel = world.state.channels.get(place);
  if (channel === undefined) throw new Error('nobody has said anything there');
  const source = createMessage(world, channel, {
    authorId: world.bot.id,
    flags: MessageFlags.IsComponentsV2,
  });
  const all = ids.flatMap((custom_id) =>
    [ComponentType.Button, ComponentType.StringSelect].map((component_type) => ({
      custom_id,
      component_type,
    })),
  );
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const forged = all.slice(from, from + AT_ONCE).map(({ custom_id, component_type }) => ({
      custom_id,
      interaction: openInteraction(world, {
        type: InteractionType.MessageComponent,
        userId: who.id,
        channel,
        sourceMessageId: source.id,
        data: { custom_id, component_type, values: [...values] },
      }),
    }));
    const those = (state: 'open' | 'failed') =>
      forged.flatMap(({ custom_id, interaction }) => (interaction.state === state ? [custom_id] : []));
    await vi.waitFor(() => expect(those('open')).toEqual([]), { timeout: 20_000 });
    expect(those('failed')).toEqual([]);
  }
}
