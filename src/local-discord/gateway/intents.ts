import { GatewayIntentBits } from 'discord-api-types/v10';

const ALL = Object.values(GatewayIntentBits)
  .filter((bit) => typeof bit === 'number')
  .reduce((sum, bit) => sum | bit, 0);

export const PRIVILEGED =
  GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

export function areKnown(intents: number): boolean {
  return Number.isInteger(intents) && intents >= 0 && (intents & ~ALL) === 0;
}

/** Whether the developer portal allows them. */
export function areAllowed(intents: number, switchedOn: number): boolean {
  return (intents & PRIVILEGED & ~switchedOn) === 0;
}
