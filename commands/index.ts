import type { Command } from '#discord/interactions/command.ts';
import { away } from './away.ts';
import { board } from './board.ts';
import { card } from './card.ts';
import { deal } from './deal.ts';
import { exportTable } from './export.ts';
import { game } from './game.ts';
import { hand } from './hand.ts';
import { help } from './help.ts';
import { language } from './language.ts';
import { log } from './log.ts';
import { odds } from './odds.ts';
import { orders } from './orders.ts';
import { pace } from './pace.ts';
import { pause } from './pause.ts';
import { play } from './play.ts';
import { remind } from './remind.ts';
import { repair } from './repair.ts';
import { replace } from './replace.ts';
import { rules } from './rules.ts';
import { status } from './status.ts';
import { undo } from './undo.ts';
import { verify } from './verify.ts';

const all = [
  game,
  play,
  hand,
  board,
  status,
  deal,
  log,
  undo,
  orders,
  away,
  remind,
  pace,
  pause,
  replace,
  repair,
  card,
  rules,
  odds,
  language,
  verify,
  exportTable,
  help,
];

/** Every slash command, by the name it is registered under. */
export const commands: ReadonlyMap<string, Command> = new Map(all.map((one) => [one.name.en, one]));
