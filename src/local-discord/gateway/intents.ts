import { GatewayIntentBits } from 'discord-api-types/v10';

const ALL = Object.values(GatewayIntentBits)
  .filter((bit) => typeof bit === 'number')
  .reduce((sum, bit) => sum | bit, 0);

const PRIVILEGED =
  GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

export function areKnown(intents: unknown): intents is number {
  return (
    Number.isInteger(intents) && isWithin(intents as number, 0, ALL) && ((intents as number) & ~ALL) === 0
  );
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

/** Whether the developer portal allows them. */
export function areAllowed(intents: number, switchedOn: number): boolean {
  return (intents & PRIVILEGED & ~switchedOn) === 0;
}
