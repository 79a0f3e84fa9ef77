import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';

/** What the bot does on a server: tables are threads with pictures, polls and a pinned message. */
const NEEDED = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'PinMessages',
  'SendPolls',
] as const satisfies readonly (keyof typeof PermissionFlagsBits)[];

/** Without these there is no table at all; without the others it only lacks something. */
const ESSENTIAL = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'AttachFiles',
] as const satisfies readonly Permission[];

/** Something that the owner of a server allows the bot to do, by Discord's own name for it. */
export type Permission = (typeof NEEDED)[number];

export const NEEDED_BITS = NEEDED.reduce((all, name) => all | PermissionFlagsBits[name], 0n);

type Granted = Readonly<PermissionsBitField>;

/** What is missing for the bot to do everything it does. */
export function missingIn(granted: Granted): Permission[] {
  return NEEDED.filter((name) => !granted.has(PermissionFlagsBits[name]));
}

/** What is missing for a table to be played somewhere. */
export function missingForTable(granted: Granted): Permission[] {
  return ESSENTIAL.filter((name) => !granted.has(PermissionFlagsBits[name]));
}
