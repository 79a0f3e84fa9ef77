import type { Seat } from '#core/seat.ts';
import { withChange } from '../marking/context.ts';
import { tasksOf, withTasks } from '../marking/gains.ts';
import { settled } from '../marking/tasks.ts';
import { triggered } from '../marking/triggers.ts';
import { type Player, playerOf } from '../state.ts';
import type { InscriptionTable } from '../table.ts';
import { NO_RELIC_VP, relics } from '../tables/relics.ts';
import { msg } from '../text/lexicon.ts';
import { contextOf, seatsOf, setPlayer } from './player.ts';

/** Deals the relics that are left, unseen, so that nobody's draws in a step depend on another's. */
export function dealRelics(t: InscriptionTable): void {
  const seats = seatsOf(t.state).length;
  const left = t.shuffle('relics', t.state.relics);
  const [first = 0] = t.roll('first relic', 1, seats);
  t.write.piles = seatsOf(t.state).map((seat) => left.filter((_, at) => (at + first) % seats === seat));
  t.write.relics = [];
}

/** What was not drawn goes back. */
export function collectRelics(t: InscriptionTable): void {
  t.write.relics = t.state.piles.flat();
  t.write.piles = seatsOf(t.state).map(() => []);
}

const noted = (player: Player, at: string, vp: number): Player =>
  withChange(player, {
    navigation: { ...player.navigation, relics: [...player.navigation.relics, { at, vp }] },
  });

/** Draws the relic that a seat has claimed: its points are noted beside the system (15.11), and one that works at once does. */
export function drawRelic(t: InscriptionTable, seat: Seat): void {
  const [task, ...tasks] = playerOf(t.state, seat).tasks;
  if (task?.do !== 'relic') throw new Error('no relic is to be drawn');
  const waiting = withChange(playerOf(t.state, seat), { tasks: [] });
  const ctx = contextOf(t.state, seat);
  const [relic, ...pile] = t.state.piles[seat] ?? [];
  if (relic === undefined) {
    setPlayer(t, seat, settled(ctx, withTasks(noted(waiting, task.at, NO_RELIC_VP), tasks)));
    return t.tell(msg('fact.noRelic', { seat, vp: NO_RELIC_VP }));
  }
  t.write.piles[seat] = pile;
  t.reveal('relic', relic);
  const { vp, when, effects } = relics[relic];
  const isNow = when === 'now';
  const held = withChange(noted(waiting, task.at, vp), {
    relics: [...waiting.relics, { id: relic, played: isNow }],
  });
  const worked = withTasks(held, isNow ? tasksOf(effects, ctx, held) : []);
  const own = triggered(ctx, worked, { on: 'relic' });
  setPlayer(t, seat, settled(ctx, withTasks(worked, [...own, ...tasks])));
  t.tell(msg('fact.relicDrawn', { seat, vp }));
  t.tell(msg('fact.relicShown', { seat, relic }), isNow ? 'all' : [seat]);
}
