import { dealVerbs } from './deal/verbs.ts';
import { lobbyVerbs } from './lobby.ts';
import { logVerbs } from './log.ts';
import { answeringVerbs } from './play/answering.ts';
import { besideVerbs } from './play/beside.ts';
import { welcomeVerbs } from './play-with-bots.ts';
import type { Verb } from './press.ts';
import { repairVerbs } from './repair.ts';
import { setUpVerbs } from './setting-up.ts';
import { tableVerbs } from './tables.ts';

/** Everything a button, a select or a form of ours can stand for. */
const all: Readonly<Record<string, Verb>> = {
  ...answeringVerbs,
  ...besideVerbs,
  ...dealVerbs,
  ...lobbyVerbs,
  ...logVerbs,
  ...repairVerbs,
  ...setUpVerbs,
  ...tableVerbs,
  ...welcomeVerbs,
};

/** By name; a map, since a press may name anything, `constructor` too. */
export const verbs: ReadonlyMap<string, Verb> = new Map(Object.entries(all));
