import { dealActions } from '../deal/press-actions.ts';
import type { PressAction } from '../interactions/press.ts';
import { answerActions } from '../play/answering.ts';
import { viewActions } from '../play/beside.ts';
import { tableActions } from '../tables/choose-table.ts';
import { colourActions } from '../tables/colours.ts';
import { endingActions } from '../tables/ending.ts';
import { lobbyActions } from '../tables/lobby.ts';
import { logActions } from '../tables/log.ts';
import { logStretchActions } from '../tables/log-stretch.ts';
import { moveActions } from '../tables/move.ts';
import { paceActions } from '../tables/pace.ts';
import { welcomeActions } from '../tables/play-with-bots.ts';
import { proposingActions } from '../tables/proposing.ts';
import { rematchActions } from '../tables/rematch.ts';
import { repairActions } from '../tables/repair.ts';
import { seatActions } from '../tables/seats.ts';
import { setUpActions } from '../tables/setting-up.ts';
import { shortLogActions } from '../tables/short-log.ts';

/** Everything a button, a select or a form of ours can stand for. */
const all: Readonly<Record<string, PressAction>> = {
  ...answerActions,
  ...viewActions,
  ...dealActions,
  ...lobbyActions,
  ...colourActions,
  ...logActions,
  ...logStretchActions,
  ...shortLogActions,
  ...endingActions,
  ...proposingActions,
  ...moveActions,
  ...rematchActions,
  ...paceActions,
  ...repairActions,
  ...seatActions,
  ...setUpActions,
  ...tableActions,
  ...welcomeActions,
};

/** By name; a map, since a press may name anything, `constructor` too. */
export const pressActions: ReadonlyMap<string, PressAction> = new Map(Object.entries(all));
