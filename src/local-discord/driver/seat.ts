import type { APIMessage, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { messagePayload } from '../payload/message.ts';
import { Person } from '../people/person.ts';
import { isShownTo } from '../people/place.ts';
import type { Viewer } from '../world/happening.ts';
import { sees } from '../world/permissions.ts';
import type { Channel } from '../world/records.ts';
import type { World } from '../world/world.ts';

/** A form before a player; its id is the interaction that was answered with it. */
export type Form = APIModalInteractionResponseCallbackData & { readonly id: string };

/** What a player has wherever they are: who they are, and the form they have before them. */
export class Seat {
  readonly person: Person;
  readonly viewer: Viewer;
  form: Form | null = null;

  constructor(
    readonly world: World,
    userId: string,
    readonly name: string,
  ) {
    this.person = new Person(world, userId);
    this.viewer = { userId, readsContent: true };
  }

  get userId(): string {
    return this.viewer.userId;
  }

  /** The messages of a channel as the player sees them, the newest first. */
  *newestFirst(channel: Channel): Generator<APIMessage> {
    if (!sees(this.world, this.userId, channel)) return;
    for (const message of channel.messages.toReversed()) {
      if (isShownTo(this.person, message)) yield messagePayload(this.world, message, this.viewer);
    }
  }
}
