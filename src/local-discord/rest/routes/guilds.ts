import { PermissionFlagsBits } from 'discord-api-types/v10';
import { approximateCounts, guildPayload, guildPreviewPayload } from '../../payload/guild.ts';
import { changeGuild } from '../../world/guilds.ts';
import { refusal } from '../api-error.ts';
import { guildChange, guildQuery } from '../body/guild.ts';
import { channelOf, guildOf } from '../find.ts';
import { given } from '../given.ts';
import { ok, type Route, route } from '../route.ts';

const P = PermissionFlagsBits;

/** Things a guild has none of here, and the permission to ask for them. */
const NOTHING_IN_GUILD: readonly (readonly [path: string, wanted: bigint])[] = [
  ['emojis', 0n],
  ['stickers', 0n],
  ['scheduled-events', 0n],
  ['bans', P.BanMembers],
  ['invites', P.ManageGuild],
  ['integrations', P.ManageGuild],
  ['webhooks', P.ManageWebhooks],
  ['auto-moderation/rules', P.ManageGuild],
];

const NOTHING_IN_CHANNEL: readonly (readonly [path: string, wanted: bigint])[] = [
  ['invites', P.ManageChannels],
  ['webhooks', P.ManageWebhooks],
];

export const guildRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/guilds/:guild',
    query: guildQuery,
    handle(call) {
      const guild = guildOf(call);
      return ok({ ...guildPayload(guild), ...(call.query.with_counts ? approximateCounts(guild) : {}) });
    },
  }),
  route({
    method: 'PATCH',
    path: '/guilds/:guild',
    body: guildChange,
    handle(call) {
      const guild = guildOf(call, P.ManageGuild);
      const { name, preferred_locale: locale } = call.body;
      changeGuild(call.world, guild, given({ name: name ?? undefined, locale: locale ?? undefined }));
      return ok(guildPayload(guild));
    },
  }),
  route({
    method: 'GET',
    path: '/guilds/:guild/preview',
    handle: (call) => ok(guildPreviewPayload(guildOf(call))),
  }),
  route({
    method: 'GET',
    path: '/guilds/:guild/bans/:user',
    handle(call) {
      guildOf(call, P.BanMembers);
      throw refusal('unknownBan');
    },
  }),
  route({
    method: 'GET',
    path: '/guilds/:guild/soundboard-sounds',
    handle(call) {
      guildOf(call);
      return ok({ items: [] });
    },
  }),
  ...NOTHING_IN_GUILD.map(([path, wanted]) =>
    route({
      method: 'GET',
      path: `/guilds/:guild/${path}`,
      handle(call) {
        guildOf(call, wanted);
        return ok([]);
      },
    }),
  ),
  ...NOTHING_IN_CHANNEL.map(([path, wanted]) =>
    route({
      method: 'GET',
      path: `/channels/:channel/${path}`,
      handle(call) {
        channelOf(call, wanted);
        return ok([]);
      },
    }),
  ),
];
