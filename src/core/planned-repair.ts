import { deal, roll, type Seed, shuffle } from './dice.ts';
import type { Frozen } from './json.ts';
import type { Message } from './message.ts';
import { applyPatch, newGrowthBudget, type Patch } from './patch.ts';
import { fitsInput, type RepairChange, type ShownChange, shownValue, thingOf } from './repairs.ts';
import { checkpointState, type Session } from './session.ts';
import type { Chance } from './table.ts';

/** What everybody saw of a table at its last checkpoint, which is where a repair changes it; throws if it cannot be shown. */
export function checkpointView<S, M extends Message, O, V>(session: Session<S, M, O, V>): V {
  return session.game.view(checkpointState(session) as Frozen<S>, 'table');
}

/** Chance of its own: the table's dice go on as if nothing had been drawn. */
function chanceOf(seed: Seed, home: string): Chance {
  let drawn = 0;
  const path = (topic: string) => {
    drawn += 1;
    return `${home}/${topic}.${drawn}`;
  };
  return {
    roll: (topic, count, sides) => [...roll(seed, path(topic), { count, sides }).results],
    deal: (topic, count, size) => [...deal(seed, path(topic), { count, size }).results],
    shuffle: (topic, items) =>
      shuffle(seed, path(topic), items.length).results.flatMap((at) => items.slice(at, at + 1)),
  };
}

/** All changes as one patch of the checkpoint, and in words; null if one of them cannot be, or leaves things as they are. */
export function plannedRepair<S, M extends Message, O, V>(
  session: Session<S, M, O, V>,
  changes: readonly RepairChange[],
): { readonly patch: Patch; readonly shown: readonly ShownChange[] } | null {
  const { game, segment, config } = session;
  const { repairs } = game;
  if (repairs === undefined) return null;
  const view = checkpointView(session);
  const state = checkpointState(session);
  // Nobody has seen these draws: whatever is left to chance stays so until it is done, and is the same however often it is proposed.
  const chance = chanceOf(config.seed, `repair ${segment.n} ${segment.epoch}`);
  const patch: Patch = [];
  const growth = newGrowthBudget();
  const shown: ShownChange[] = [];
  for (const change of changes) {
    if (change.seat !== null && change.seat >= config.seats) return null;
    const thing = thingOf(repairs, view, change);
    if (thing === undefined || !fitsInput(thing.input, change.value) || thing.now === change.value)
      return null;
    const steps = thing.steps(state as Frozen<S>, change.value, chance);
    if (applyPatch(state, steps, growth) !== null) return null;
    patch.push(...steps);
    shown.push({
      what: thing.label,
      from: shownValue(thing, thing.now),
      to: shownValue(thing, change.value),
    });
  }
  const names = changes.map(({ kind, seat, thing }) => JSON.stringify([kind, seat, thing]));
  return new Set(names).size === names.length ? { patch, shown } : null;
}
