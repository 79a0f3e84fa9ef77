import { type Client, Events, type Interaction, RESTEvents } from 'discord.js';
import { decode } from '../messages/custom-id.ts';
import type { Meter, Way } from './meter.ts';
import type { InteractionHandlers } from './router.ts';

const CALLBACK = /^\/interactions\/(\d+)\/[^/]+\/callback$/;
/** Interactions that were never acknowledged must not be kept for ever. */
const MAX_OPEN = 1_000;
const UNKNOWN = 'unknown';

/** Lets a meter see what a client does. */
export function measure(client: Client, meter: Meter, handlers: InteractionHandlers): void {
  const open = new Map<string, number>();
  client.on(Events.InteractionCreate, (interaction) => {
    const { way, name } = kindOf(interaction, handlers);
    meter.interaction(way, name);
    open.set(interaction.id, performance.now());
    if (open.size > MAX_OPEN) open.delete(open.keys().next().value ?? '');
  });
  client.rest.on(RESTEvents.Response, ({ method, path }, { status }) => {
    meter.answered(method, status);
    const id = CALLBACK.exec(path)?.[1] ?? '';
    const since = open.get(id);
    if (since === undefined || status >= 400) return;
    open.delete(id);
    meter.acknowledged(performance.now() - since);
  });
}

/** Only names of ours, since what is pressed may be forged. */
function kindOf(
  interaction: Interaction,
  { commands, actions: verbs }: InteractionHandlers,
): { way: Way; name: string } {
  if (interaction.isChatInputCommand() || interaction.isAutocomplete()) {
    const way = interaction.isAutocomplete() ? 'typing' : 'command';
    const name = commands.has(interaction.commandName) ? interaction.commandName : UNKNOWN;
    return { way, name };
  }
  if (!interaction.isMessageComponent() && !interaction.isModalSubmit())
    return { way: 'other', name: UNKNOWN };
  const action = decode(interaction.customId)?.action ?? UNKNOWN;
  return { way: interaction.isModalSubmit() ? 'form' : 'press', name: verbs.has(action) ? action : UNKNOWN };
}
