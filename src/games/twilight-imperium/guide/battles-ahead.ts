import type { Message } from '#core/message.ts';
import type { Choice } from '#core/question.ts';
import type { Steps } from '#core/steps.ts';
import { hasShips, othersIn, ownIn, shipsIn } from '../bots/forces.ts';
import { systemIn } from '../bots/map.ts';
import { fleetTo, oddsInSpace, type Units } from '../supposed-battle.ts';
import { SHIP_TYPES, UNIT_TYPES } from '../tables/kinds.ts';
import { msg } from '../text/lexicon.ts';
import type { View } from '../view.ts';

/** Battles that are weighed for one list. */
const MAX_BATTLES = 8;

const percent = (p: number) => Math.round(p * 100);

/** What an attack with all that can come would lead to, for systems that could be activated. */
export function* optionNotes(
  view: View,
  topic: string,
  options: readonly string[],
): Steps<ReadonlyMap<string, Message>> {
  const notes = new Map<string, Message>();
  const { viewer: seat } = view;
  if (topic !== 'activate' || seat === 'table') return notes;
  const targets = options
    .flatMap((id) => systemIn(view, id) ?? [])
    .filter(({ units }) => hasShips(othersIn(units, seat)));
  for (const target of targets.slice(0, MAX_BATTLES)) {
    const odds = yield* oddsInSpace(view, { seat, units: fleetTo(view, seat, target), target });
    if (odds !== null) notes.set(target.id, msg('guide.winsThere', { wins: percent(odds.attacker) }));
  }
  return notes;
}

/** What ships and passengers of a drafted move are, by the ids of its slots. */
function unitsMoved(choice: Choice, active: string): Units {
  const units: Units = {};
  if (typeof choice !== 'object') return units;
  for (const [id, count] of Object.entries(choice)) {
    const [from, name] = id.split(':');
    const unit = UNIT_TYPES.find((one) => one === name);
    // Whatever starts where it ends is there already.
    if (unit !== undefined && from !== active) units[unit] = (units[unit] ?? 0) + Number(count);
  }
  return units;
}

/** What the battle would come to that a drafted move leads to. */
export function* draftNotes(view: View, topic: string, choice: Choice): Steps<readonly Message[]> {
  const { viewer: seat, tactical } = view;
  const target = tactical ? systemIn(view, tactical.system) : undefined;
  if (topic !== 'move' || seat === 'table' || target === undefined) return [];
  const units: Units = unitsMoved(choice, target.id);
  if (Object.values(units).every((count) => count === 0)) return [];
  for (const { unit, count } of shipsIn(ownIn(target.units, seat))) units[unit] = (units[unit] ?? 0) + count;
  const odds = yield* oddsInSpace(view, { seat, units, target });
  if (odds === null) return [];
  const left = odds.survivors.attacker;
  const losses = SHIP_TYPES.map((unit) => ({
    unit,
    count: Math.round((units[unit] ?? 0) - (left[unit] ?? 0)),
  })).filter(({ count }) => count > 0);
  return [msg('guide.odds', { wins: percent(odds.attacker), losses })];
}
