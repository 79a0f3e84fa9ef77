import type { Flow } from '#core/flow.ts';
import type { Fight } from '../../hooks/moments.ts';
import { activeSeat, companyAt, isOver, opponentsAt, sidesOf, strengthAt } from '../../rules/combat/sides.ts';
import type { ImperiumTable } from '../../table.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { systemOf } from '../../tables/places.ts';
import { moment } from '../../timing/moment.ts';
import { beginBattle } from '../../verbs/battle.ts';
import { destroyAll } from '../destroy.ts';
import { combatRolls } from './rolls.ts';
import { closeBattle, endRound, exchange, MAX_ROUNDS, startRound } from './round.ts';

/** A ground combat on a planet, if two seats have ground forces there (41). */
export function* groundCombat(t: ImperiumTable, planet: PlanetId): Flow<void> {
  const attacker = activeSeat(t.state);
  const system = systemOf(planet);
  for (const defender of opponentsAt(t.state, attacker, planet)) {
    if (strengthAt(t.state, attacker, planet) === 0) return;
    const fight: Fight = { kind: 'ground', system, planet, attacker, defender, round: 0 };
    beginBattle(t, fight);
    while (!isOver(t.state, fight)) yield* groundRound(t, planet);
    yield* closeBattle(t);
  }
}

/** One round: dice, then hits (41.1, 41.2). */
function* groundRound(t: ImperiumTable, planet: PlanetId): Flow<void> {
  const fight = yield* startRound(t);
  if (isOver(t.state, fight)) return yield* endRound(t, fight);
  const { attacker, defender } = yield* combatRolls(t, fight);
  const event = { ...fight, attackerHits: attacker.hits, defenderHits: defender.hits };
  yield* moment(t, 'ground-dice-rolled', { event, among: sidesOf(fight) });
  yield* exchange(t, fight, {
    attacker: { ...attacker, hits: event.attackerHits },
    defender: { ...defender, hits: event.defenderHits },
  });
  if (fight.round >= MAX_ROUNDS && !isOver(t.state, fight)) yield* giveUp(t, fight, planet);
  yield* endRound(t, fight);
}

/** The attacker loses a combat that neither side can win. */
function* giveUp(t: ImperiumTable, { attacker, defender }: Fight, planet: PlanetId): Flow<void> {
  const left = companyAt(t.state, attacker, planet);
  yield* destroyAll(
    t,
    left.map(({ unit, count }) => ({
      at: planet,
      seat: attacker,
      unit,
      count,
      by: defender,
      cause: 'effect' as const,
    })),
  );
}
