import { type Client, Events } from 'discord.js';
import type { ChangedPlace } from '#app/app.ts';
import type { Servers } from '../delivery/delivery-context.ts';
import { missingForTable } from '../interactions/permissions.ts';

/** What the library remembers of the servers the bot is on. */
export function serversOf(client: Client): Servers {
  return {
    ownerOf: (guild) => client.guilds.cache.get(guild)?.ownerId ?? null,
    missingIn(id) {
      const channel = client.channels.cache.get(id);
      if (channel === undefined || channel.isDMBased()) return [];
      const { me } = channel.guild.members;
      return me === null ? [] : missingForTable(channel.permissionsFor(me));
    },
  };
}

/** A packet of the gateway, as far as it is about a place. */
interface PlacePacket {
  readonly t?: unknown;
  readonly d?: { readonly id?: string; readonly guild_id?: string; readonly user?: { readonly id?: string } };
}

/**
 * Tells of everything after which a table may be reached again. Packets are read as they come: the library says nothing of
 * threads that it does not remember.
 */
export function watchPlaces(client: Client, changed: (place: ChangedPlace) => void): void {
  client.on(Events.Raw as never, (packet: PlacePacket) => {
    const place = placeIn(packet, client.user?.id);
    if (place !== null) changed(place);
  });
}

function placeIn({ t, d }: PlacePacket, me: string | undefined): ChangedPlace | null {
  switch (t) {
    case 'THREAD_UPDATE':
    case 'CHANNEL_UPDATE':
      return d?.guild_id === undefined || d.id === undefined ? null : { guild: d.guild_id, channel: d.id };
    case 'GUILD_ROLE_UPDATE':
      return d?.guild_id === undefined ? null : { guild: d.guild_id };
    case 'GUILD_MEMBER_UPDATE':
      return d?.guild_id === undefined || d.user?.id !== me ? null : { guild: d.guild_id };
    case 'GUILD_CREATE':
      return d?.id === undefined ? null : { guild: d.id };
    default:
      return null;
  }
}
