import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeMember } from '#local-discord/world/members.ts';
import { ALL_PERMISSIONS, maySend, permissionsIn, sees } from '#local-discord/world/permissions.ts';
import type { Channel } from '#local-discord/world/records.ts';
import { addRole } from '#local-discord/world/roles.ts';
import { startThread } from '#local-discord/world/threads.ts';
import { GuildScene } from './guild-scene.ts';

const P = PermissionFlagsBits;
const NEEDS_SENDING = [P.MentionEveryone, P.SendTTSMessages, P.AttachFiles, P.EmbedLinks];

let scene: GuildScene;
let den: Channel;
beforeEach(async () => {
  scene = await GuildScene.open();
  const channel = scene.world.state.channels.get(scene.channel('den'));
  if (channel === undefined) throw new Error('no den');
  den = channel;
});
afterEach(() => scene.close());

const held = (name: string, channel = den) => permissionsIn(scene.world, channel, scene.id(name));
const overwrite = (id: string, type: 0 | 1, { allow = 0n, deny = 0n }: { allow?: bigint; deny?: bigint }) => {
  den.overwrites = [...den.overwrites, { id, type, allow: `${allow}`, deny: `${deny}` }];
};
const give = (name: string, permissions: bigint) => {
  const { id } = addRole(scene.world, scene.guild, { permissions: `${permissions}` });
  const member = scene.guild.members.get(scene.id(name));
  if (member !== undefined) {
    changeMember(scene.world, scene.guild, { member, to: { roles: [...member.roles, id] } });
  }
  return id;
};

describe('permissions', () => {
  it('are all the owner’s and all an administrator’s, whatever a channel says', () => {
    overwrite(scene.guild.id, 0, { deny: ALL_PERMISSIONS });
    give('Ben', P.Administrator);
    expect(held('Ann')).toBe(ALL_PERMISSIONS);
    expect(held('Ben')).toBe(ALL_PERMISSIONS);
    expect(held('Cid')).toBe(0n);
  });

  it('are nobody’s who is not there', () => {
    expect(permissionsIn(scene.world, den, '1')).toBe(0n);
  });

  it('go by everyone, then by roles, then by the person', () => {
    const role = give('Ben', 0n);
    overwrite(scene.id('Cid'), 1, { allow: P.AddReactions });
    overwrite(role, 0, { allow: P.AddReactions });
    overwrite(scene.guild.id, 0, { deny: P.AddReactions });
    expect(held('Ben') & P.AddReactions).toBe(P.AddReactions);
    expect(held('Cid') & P.AddReactions).toBe(P.AddReactions);
    overwrite(scene.id('Ben'), 1, { deny: P.AddReactions });
    expect(held('Ben') & P.AddReactions).toBe(0n);
  });

  it('are granted if one of several roles grants them', () => {
    const [one, two] = [give('Ben', 0n), give('Ben', 0n)];
    overwrite(one, 0, { allow: P.AddReactions });
    overwrite(two, 0, { deny: P.AddReactions });
    expect(held('Ben') & P.AddReactions).toBe(P.AddReactions);
    expect(held('Ben') & P.SendMessages).toBe(P.SendMessages);
  });

  it('are none for whoever cannot view', () => {
    overwrite(scene.id('Ben'), 1, { deny: P.ViewChannel, allow: P.ManageMessages });
    expect(held('Ben')).toBe(0n);
    expect(sees(scene.world, scene.id('Ben'), den)).toBe(false);
    expect(sees(scene.world, scene.id('Cid'), den)).toBe(true);
  });

  it.each(NEEDS_SENDING)('bit %s needs that of sending', (bit) => {
    give('Ben', bit);
    expect(held('Ben') & bit).toBe(bit);
    overwrite(scene.id('Ben'), 1, { deny: P.SendMessages });
    expect(held('Ben') & bit).toBe(0n);
    expect(held('Ben') & P.AddReactions).toBe(P.AddReactions);
  });
});

describe('permissions in a thread', () => {
  it('are those of its channel, with a permission of its own to send', () => {
    const thread = startThread(scene.world, den, { ownerId: scene.bot, name: 'a', type: 11 });
    overwrite(scene.id('Ben'), 1, { deny: P.SendMessages });
    overwrite(scene.id('Cid'), 1, { deny: P.SendMessagesInThreads });
    const can = (name: string, channel: Channel) => maySend(scene.world, scene.id(name), channel);
    expect([can('Ben', den), can('Ben', thread)]).toEqual([false, true]);
    expect([can('Cid', den), can('Cid', thread)]).toEqual([true, false]);
    expect(held('Ben', thread) & P.AttachFiles).toBe(P.AttachFiles);
    expect(held('Cid', thread) & P.AttachFiles).toBe(0n);
    expect(held('Cid', den) & P.AttachFiles).toBe(P.AttachFiles);
  });

  it('are none in a private one but for its members and those who manage threads', () => {
    const thread = startThread(scene.world, den, { ownerId: scene.id('Ben'), name: 'a', type: 12 });
    const view = (name: string) => sees(scene.world, scene.id(name), thread);
    expect([view('Ann'), view('Ben'), view('Cid')]).toEqual([true, true, false]);
    give('Cid', P.ManageThreads);
    expect(view('Cid')).toBe(true);
    overwrite(scene.id('Ben'), 1, { deny: P.ViewChannel });
    expect(view('Ben')).toBe(false);
  });
});
