import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { gainOre, populateLeft, produceOre } from '../mutations/cubes.ts';
import { growPopulation, rewardEmptyTracks } from '../mutations/plain-steps.ts';
import { discsOnAchievements, discsToEnd, gainable, nextVp } from '../rules/achievements.ts';
import { growingColumns, hasAbility, oreProduction, supplyOf } from '../rules/mats.ts';
import { THREE_TRADES } from '../rules/numbers.ts';
import { scoreOf } from '../rules/score.ts';
import { factionOf, roundOf, seatAtTurn } from '../state.ts';
import type { SunTable } from '../table.ts';
import type { AchievementId } from '../tables/achievements.ts';
import { msg } from '../text/lexicon.ts';
import { action } from './action.ts';
import { trade } from './trade.ts';

/** A turn: action, production, achievement (3.1). */
export function* turn(t: SunTable): Flow<void> {
  const seat = seatAtTurn(t.state);
  t.write.phase = 'action';
  t.tell(msg('fact.turn', { seat, round: roundOf(t.state) }));
  yield* action(t, seat);
  t.write.phase = 'production';
  yield* production(t, seat);
  t.write.phase = 'achievement';
  yield* achievement(t, seat);
  endTurn(t);
}

/** Exactly one of growth, ore and trade (5.1). */
function* production(t: SunTable, seat: Seat): Flow<void> {
  const way = yield* t.ask(seat, 'production', () => {
    const columns = growingColumns(t.state, seat);
    const ore = oreProduction(t.state, seat);
    const left = supplyOf(factionOf(t.state, seat)) - columns.length;
    const more = hasAbility(t.state, seat, 'growthPop') ? Math.min(1, left) : 0;
    const suggestion = columns.length + more > 1 && columns.length + more >= ore ? 'growth' : 'ore';
    return choose(
      msg('ask.production', {}),
      [
        { id: 'growth', label: msg('option.growth', { columns, more }), value: 'growth' },
        { id: 'ore', label: msg('option.ore', { ore }), value: 'ore' },
        { id: 'trade', label: msg('option.trade', {}), value: 'trade' },
      ],
      { suggestion, fallback: suggestion },
    );
  });
  if (way === 'trade') yield* tradePhase(t, seat);
  else {
    t.tell(msg('fact.production', { seat, way }));
    if (way === 'growth') growPopulation(t, seat);
    else produceOre(t, seat);
  }
  rewardEmptyTracks(t);
}

/** Trade, and what an ability gives for many exchanges (22.10). */
function* tradePhase(t: SunTable, seat: Seat): Flow<void> {
  const made = yield* trade(t, seat);
  if (made === 0) return t.tell(msg('fact.passed', { seat }));
  if (made < THREE_TRADES || !hasAbility(t.state, seat, 'threeTrades')) return;
  t.tell(msg('fact.ability', { seat, rule: 'threeTrades' }));
  gainOre(t, seat, 1);
  populateLeft(t, seat, 1);
}

/** One achievement must be gained if a condition is met (6.1, 6.6). */
function* achievement(t: SunTable, seat: Seat): Flow<void> {
  const met = gainable(t.state, seat);
  const [only] = met;
  if (only === undefined) return;
  const chosen = met.length === 1 ? only : yield* chooseAchievement(t, seat);
  const vp = nextVp(t.state, chosen) ?? 0;
  for (const one of t.write.achievements) if (one.id === chosen) one.discs.push(seat);
  const [discs, of] = [discsOnAchievements(t.state), discsToEnd(t.state.seats.length)];
  t.tell(msg('fact.achievement', { seat, achievement: chosen, vp, discs, of }));
}

const chooseAchievement = (t: SunTable, seat: Seat): Flow<AchievementId> =>
  t.ask(seat, 'achievement', () =>
    choose(
      msg('ask.achievement', {}),
      gainable(t.state, seat)
        .toSorted((a, b) => (nextVp(t.state, b) ?? 0) - (nextVp(t.state, a) ?? 0))
        .map((id) => ({
          id,
          label: msg('option.achievement', { achievement: id, vp: nextVp(t.state, id) ?? 0 }),
          value: id,
        })),
    ),
  );

/** The turn passes on; enough achievements bring one more full round after this one (7.1 to 7.3). */
function endTurn(t: SunTable): void {
  const { seats, endAfter } = t.state;
  if (endAfter === null && discsOnAchievements(t.state) >= discsToEnd(seats.length)) {
    const last = roundOf(t.state) + 1;
    t.write.endAfter = last * seats.length;
    t.tell(msg('fact.lastRound', { round: last }));
  }
  t.write.turns += 1;
  t.write.phase = 'action';
  if (t.state.turns === t.state.endAfter) finish(t);
}

function finish(t: SunTable): void {
  t.write.phase = 'over';
  t.tell(msg('fact.over', {}));
  for (const seat of t.state.seats.keys()) t.tell(msg('fact.score', { seat, score: scoreOf(t.state, seat) }));
}
