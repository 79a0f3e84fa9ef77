import { randomBytes } from 'node:crypto';
import {
  type APIContextMenuInteractionData,
  type APIModalInteractionResponseCallbackData,
  ApplicationCommandType,
  type InteractionType,
} from 'discord-api-types/v10';
import { interactionPayload } from '../payload/interaction.ts';
import { type Owners, ownersIn } from './integration.ts';
import type { Channel, Interaction, InteractionOrigin, ShownModal } from './records.ts';
import type { World } from './world.ts';

/** How long an application has to answer at all, and how long it may go on answering. */
const ANSWER_WITHIN_MS = 3_000;
const TOKEN_LIVES_MS = 15 * 60_000;

/** What somebody did with the application. */
export interface Opening {
  readonly type: InteractionType;
  readonly userId: string;
  readonly channel: Channel;
  /** The command's name; null for components and modals. */
  readonly name?: string;
  readonly sourceMessageId?: string;
  readonly openedBy?: InteractionOrigin | null;
  /** By whose leave, if not by that of all who have the application here. */
  readonly owners?: Owners;
  /** Discord's `data` of the interaction. */
  readonly data: unknown;
}

/** Tells the bot, and the person when the bot is too late. */
export function openInteraction(world: World, opening: Opening): Interaction {
  const id = world.ids.next();
  const { type, userId, channel } = opening;
  const interaction: Interaction = {
    id,
    token: randomBytes(32).toString('base64url'),
    type,
    userId,
    channelId: channel.id,
    createdAt: world.clock.now(),
    origin: {
      id,
      type,
      userId,
      name: opening.name ?? null,
      sourceMessageId: opening.sourceMessageId ?? null,
      openedBy: opening.openedBy ?? null,
      target: targetOf(opening.data),
    },
    state: 'open',
    originalMessageId: null,
  };
  world.interactions.set(interaction.token, interaction);
  world.clock.after(ANSWER_WITHIN_MS, () => {
    if (interaction.state === 'open') settle(world, interaction, 'failed');
  });
  world.clock.after(TOKEN_LIVES_MS, () => world.interactions.delete(interaction.token));
  const owners = opening.owners ?? ownersIn(world, userId, channel);
  const payload = interactionPayload(world, interaction, { ...opening, owners });
  world.publish({ t: 'INTERACTION_CREATE', intents: 0, sees: (id) => id === world.bot.id, d: () => payload });
  return interaction;
}

/** Commands of menus say what they were used on. */
function targetOf(data: unknown): InteractionOrigin['target'] {
  const { type, target_id: id } = data as Partial<APIContextMenuInteractionData>;
  if (id === undefined) return null;
  return type === ApplicationCommandType.User ? { userId: id } : { messageId: id };
}

/** The application has answered, or has not in time; the person's client is told either way. */
export function settle(world: World, interaction: Interaction, state: 'answered' | 'failed'): void {
  interaction.state = state;
  const t = state === 'answered' ? 'INTERACTION_SUCCESS' : 'INTERACTION_FAILURE';
  tellPerson(world, interaction, { t, d: { id: interaction.id } });
}

/** The application answers with a form to fill in. */
export function showModal(
  world: World,
  interaction: Interaction,
  modal: APIModalInteractionResponseCallbackData,
): void {
  world.modals.set(interaction.id, { interaction, form: modal });
  const d = { ...modal, id: interaction.id, channel_id: interaction.channelId, token: interaction.token };
  tellPerson(world, interaction, { t: 'INTERACTION_MODAL_CREATE', d });
}

/** The form that an interaction was answered with, as long as it can be filled in. */
export function modalOf(world: World, interactionId: string): ShownModal | undefined {
  return world.modals.get(interactionId);
}

/** The application completes what somebody is typing. */
export function suggest(world: World, interaction: Interaction, choices: readonly unknown[]): void {
  tellPerson(world, interaction, {
    t: 'APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE',
    d: { id: interaction.id, choices },
  });
}

function tellPerson(world: World, { userId }: Interaction, { t, d }: { t: string; d: unknown }): void {
  world.publish({ t, intents: 0, sees: (id) => id === userId, d: () => d });
}
