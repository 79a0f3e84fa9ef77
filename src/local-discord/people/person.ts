import type { ActResult } from '../chat/protocol.ts';
import type { World } from '../world/world.ts';
import type { Act, ActOf } from './act.ts';
import { complete, useCommand, useMenu } from './commands.ts';
import { press, select } from './components.ts';
import { history, markRead, pins } from './history.ts';
import { edit, remove, send } from './messages.ts';
import { submit } from './modals.ts';
import type { Somebody } from './place.ts';
import { joinThread, leaveThread, openDm } from './places.ts';
import { addReaction, castVote, pinMessage, takeReactionBack, unpinMessage } from './responses.ts';

type Doing<Kind extends Act['do']> = (who: Somebody, act: ActOf<Kind>) => ActResult;

const ACTS = {
  send,
  edit,
  delete: remove,
  command: useCommand,
  menu: useMenu,
  complete,
  press,
  select,
  submit,
  vote: castVote,
  react: addReaction,
  unreact: takeReactionBack,
  pin: pinMessage,
  unpin: unpinMessage,
  joinThread,
  leaveThread,
  openDm,
  history,
  pins,
  read: markRead,
} satisfies { [Kind in Act['do']]: Doing<Kind> };

/** Somebody at the local Discord, and what they may do there. */
export class Person {
  constructor(
    readonly world: World,
    readonly userId: string,
  ) {}

  /** Does it at once; whatever a bot answers comes later as a happening. */
  act(act: Act): ActResult {
    const doing = ACTS[act.do] as (who: Somebody, act: Act) => ActResult;
    return doing(this, act);
  }
}
