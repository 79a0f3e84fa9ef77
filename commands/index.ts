import type { Command } from '#discord/command.ts';
import { game } from './game.ts';
import { play } from './play.ts';

/** Every slash command, by the name it is registered under. */
export const commands: ReadonlyMap<string, Command> = new Map([game, play].map((one) => [one.name.en, one]));
