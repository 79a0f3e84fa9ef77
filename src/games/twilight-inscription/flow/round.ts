import type { Flow } from '#core/flow.ts';
import { withChange } from '../marking/context.ts';
import { standings } from '../rules/standings.ts';
import type { InscriptionTable } from '../table.ts';
import { events, LAST_EVENT } from '../tables/events.ts';
import { msg } from '../text/lexicon.ts';
import { council } from './council.ts';
import { settleMecatol } from './mecatol.ts';
import { announceObjectives } from './objectives.ts';
import { changePlayer, seatsOf } from './player.ts';
import { production } from './production.ts';
import { strategy } from './strategy.ts';
import { war } from './war.ts';

/** A round: the next event is revealed, everybody follows it, and what was reached in it is announced (4.1, 21.4). */
export function* round(t: InscriptionTable): Flow<void> {
  const [event, ...deck] = t.state.deck;
  if (event === undefined) throw new Error('there is no event left');
  t.write.deck = deck;
  t.write.event = event;
  t.write.round += 1;
  t.write.dice = null;
  t.write.council = null;
  t.reveal('event', event);
  t.tell(msg('fact.event', { event, round: t.state.round, left: deck.length }));
  yield* FOLLOW[events[event].type](t);
  for (const seat of seatsOf(t.state))
    changePlayer(t, seat, (player) =>
      withChange(player, { active: null, used: [], hand: [], tasks: [], ballot: null }),
    );
  settleMecatol(t);
  announceObjectives(t);
  if (event === LAST_EVENT) finish(t); // 4.3
}

const FOLLOW = { strategy, war, council, production } as const;

function finish(t: InscriptionTable): void {
  t.write.phase = 'over';
  t.tell(msg('fact.over', {}));
  const { seats, rank } = standings(t.state);
  for (const { seat, score, votes } of seats) {
    const { total, ...sheets } = score;
    t.tell(msg('fact.score', { seat, sheets, total, votes }));
  }
  if (rank) t.tell(msg('fact.rank', rank));
}
