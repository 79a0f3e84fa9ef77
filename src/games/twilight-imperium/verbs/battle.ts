import type { Seat } from '#core/seat.ts';
import type { Fight, Roll } from '../hooks/moments.ts';
import { needOf, type Score, type Shot, type Throw } from '../rules/combat/dice.ts';
import type { Battle, State } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { ComponentId } from '../tables/component-ids.ts';
import { msg } from '../text/lexicon.ts';
import { chronicleBattle } from './chronicle.ts';
import { rollDice } from './dice.ts';
import {
  closeFight,
  type Group,
  noteBarrage,
  noteRetreat,
  noteRolls,
  noteRound,
  openFight,
} from './fight-record.ts';
import { noteBattle } from './last-turn.ts';

function battleOf(s: State): Battle {
  if (!s.battle) throw new Error('no battle is being fought');
  return s.battle;
}

/** Two sides meet (35.0, 41.0). */
export function beginBattle(t: ImperiumTable, fight: Fight): void {
  const { kind, system, planet, attacker, defender } = fight;
  t.write.battle = {
    ...fight,
    retreating: null,
    rolls: [],
    hits: { attacker: 0, defender: 0 },
    destroyed: [],
  };
  openFight(t, fight);
  t.tell(msg('fact.battle', { kind, at: planet ?? system, attacker, defender }));
}

export function beginCombatRound(t: ImperiumTable): void {
  const battle = battleOf(t.write);
  battle.round += 1;
  battle.retreating = null;
  battle.rolls = [];
  battle.hits = { attacker: 0, defender: 0 };
  noteRound(t, battle.round);
  if (battle.round > 1) t.tell(msg('fact.combatRound', { round: battle.round }));
}

/** A side says that it will leave, or somebody has seen to it that it cannot (35.4). */
export function setRetreating(t: ImperiumTable, seat: Seat | null): void {
  battleOf(t.write).retreating = seat;
  noteRetreat(t, seat);
  if (seat !== null) t.tell(msg('fact.retreatAnnounced', { seat }));
}

/** A combat is over: somebody has won it, or nobody (35.10, 41.4). */
export function endBattle(t: ImperiumTable, winner: Seat | null): void {
  const battle = battleOf(t.write);
  const { kind, planet, system } = battle;
  t.write.battle = null;
  chronicleBattle(t, battle, winner);
  noteBattle(t, system, winner);
  closeFight(t, winner);
  t.tell(msg('fact.battleOver', { kind, at: planet ?? system, winner }));
}

/** Makes a roll: different values apart, in their order, as many dice as it takes (35.5b, 35.5c, 42.1). */
export function cast(t: ImperiumTable, shot: Shot, throws: readonly Throw[]): Roll[] {
  const rolls = throws.flatMap(({ unit, dice, hitOn, bonus }) =>
    rollDice(t, `${shot.kind}-${needOf({ hitOn, bonus })}`, dice).map(
      (result): Roll => ({ unit, hitOn, bonus, result, rerolledBy: [] }),
    ),
  );
  const { seat, kind, at } = shot;
  if (rolls.length > 0) t.tell(msg('fact.rolled', { seat, kind, at, groups: grouped(rolls) }));
  return rolls;
}

/** Dice are rolled again: the new result counts (44.1). The same ability rerolls no die twice (44.2). */
export function reroll(
  t: ImperiumTable,
  seat: Seat,
  { dice, by }: { dice: readonly Roll[]; by: ComponentId },
): void {
  const open = dice.filter(({ rerolledBy }) => !rerolledBy.includes(by));
  if (open.length === 0) return;
  const results = rollDice(t, 'reroll', open.length);
  open.forEach((roll, i) => {
    roll.result = results[i] ?? roll.result;
    roll.rerolledBy.push(by);
  });
  t.tell(msg('fact.rerolled', { seat, component: by, groups: grouped(open) }));
}

/** Dice that were rolled show one more than they did. */
export function raise(
  t: ImperiumTable,
  seat: Seat,
  { dice, by }: { dice: readonly Roll[]; by: ComponentId },
): void {
  if (dice.length === 0) return;
  for (const roll of dice) roll.result += 1;
  t.tell(msg('fact.diceRaised', { seat, component: by, groups: grouped(dice) }));
}

/** The results of a side in this round, and what they come to, for everybody to see. */
export function record(
  t: ImperiumTable,
  seat: Seat,
  { rolls, score }: { rolls: readonly Roll[]; score: Score },
): void {
  const battle = battleOf(t.write);
  battle.rolls = [
    ...battle.rolls.filter((roll) => roll.seat !== seat),
    ...grouped(rolls).map((group) => ({ seat, ...group, results: [...group.results] })),
  ];
  battle.hits[seat === battle.attacker ? 'attacker' : 'defender'] = score.hits;
  noteRolls(t, seat, { groups: grouped(rolls), hits: score.hits });
}

/** The results of a side in Anti-Fighter Barrage, for everybody to see. */
export function recordBarrage(t: ImperiumTable, seat: Seat, rolls: readonly Roll[]): void {
  noteBarrage(t, seat, grouped(rolls));
}

/** How often a roll has hit, after all rerolls. */
export function tellHits(t: ImperiumTable, seat: Seat, count: number): void {
  t.tell(msg('fact.hits', { seat, count }));
}

function grouped(rolls: readonly Roll[]): Group[] {
  const groups: (Group & { results: number[] })[] = [];
  for (const { unit, hitOn, bonus, result } of rolls) {
    const found = groups.find((one) => one.unit === unit && one.hitOn === hitOn && one.bonus === bonus);
    if (found) found.results.push(result);
    else groups.push({ unit, hitOn, bonus, results: [result] });
  }
  return groups;
}
