import type { Flow } from '#core/flow.ts';
import { choose, type Option } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { SystemId, TrackId } from '../content/board.ts';
import type { Goal } from '../content/card.ts';
import { cards } from '../content/cards.ts';
import type { CardId } from '../content/ids.ts';
import { isDevelopment } from '../content/kinds.ts';
import { buryCard, gainCard, stripCard } from '../mutations/cards.ts';
import { liftConflict, terminate } from '../mutations/conflicts.ts';
import { takeCube } from '../mutations/cubes.ts';
import { loseSystem } from '../mutations/systems.ts';
import { type Prepared, preparedBases } from '../rules/bases.ts';
import { conflictCard } from '../rules/cards.ts';
import { conflictOn, opposite, sideOf, systemOf } from '../rules/conflicts.ts';
import { plunderable } from '../rules/loot.ts';
import { modifiersOf } from '../rules/properties.ts';
import { type Galaxy, type ProjectRef, seatOf } from '../state.ts';
import type { GalaxyTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { takeCubes } from './bank-cubes.ts';
import { lootOption } from './loot.ts';
import { settleBase } from './settle-base.ts';

/** A conflict is won: card, plunder and goal, in this order (18.6 to 18.21). */
export function* winConflict(
  t: GalaxyTable,
  seat: Seat,
  ref: Extract<ProjectRef, { kind: 'side' }>,
): Flow<void> {
  const conflict = conflictOn(t.state, ref.track);
  if (!conflict) throw new Error('the conflict is gone');
  const { card } = conflict;
  const system = systemOf(conflict, opposite(ref.side));
  const loser = t.state.systems[system].owner;
  const printed = conflictCard(card);
  liftConflict(t, ref.track); // 18.7
  t.tell(msg('fact.conflictWon', { seat, card, system }));
  gainCard(t, seat, card); // 18.8
  const count = printed.plunder + modifiersOf(t.state, seat).spoils;
  if (loser === null)
    yield* takeCubes(t, seat, count); // 18.16
  else yield* plunder(t, seat, { loser, count });
  for (const goal of printed[opposite(ref.side)].goals) {
    // 18.10
    if (goal.kind === 'destroy') yield* conquer(t, seat, system);
    else if (loser !== null) yield* takeOrStrip(t, seat, { goal, loser });
  }
}

/** Cubes of the winner's choice from the loser's projects, as many as there are (18.9). */
function* plunder(t: GalaxyTable, seat: Seat, { loser, count }: { loser: Seat; count: number }): Flow<void> {
  for (let left = count; left > 0 && plunderable(t.state, loser).length > 0; left--) {
    const loot = yield* t.ask(seat, 'plunder', () => {
      const found = plunderable(t.state, loser);
      if (found.length === 0) return null;
      return choose(
        msg('ask.plunder', { from: loser, left }),
        found.map((option) => lootOption(t.state, option)),
      );
    });
    if (loot) takeCube(t, seat, loot);
  }
}

/** The loser's bases go, and the winner may move in from the reserve or with a prepared base (18.11, 18.12, 18.16). */
function* conquer(t: GalaxyTable, seat: Seat, system: SystemId): Flow<void> {
  loseSystem(t, system);
  const sources = baseSources(t.state, seat);
  if (sources.length === 0) return;
  const from = yield* t.ask(seat, 'conquer', () =>
    choose(msg('ask.conquer', { system }), [...sources, leaveNeutral], { fallback: 'neutral' }),
  );
  if (from) yield* settleBase(t, seat, { system, from });
}

const leaveNeutral: Option<null> = { id: 'neutral', label: msg('option.leaveNeutral', {}), value: null };

function baseSources(s: Galaxy, seat: Seat): Option<Prepared | 'reserve' | null>[] {
  const sources: Option<Prepared | 'reserve' | null>[] = preparedBases(s, seat).map((prepared) => ({
    id: `base:${prepared.card}.${prepared.project}`,
    label: msg('option.fromCard', { card: prepared.card }),
    value: prepared,
  }));
  if (seatOf(s, seat).reserve > 0)
    sources.unshift({ id: 'reserve', label: msg('option.fromReserve', {}), value: 'reserve' });
  return sources;
}

type CardGoal = Exclude<Goal, { kind: 'destroy' }>;
type Target = { readonly card: CardId; readonly track: TrackId | null };

/** What a goal may take or discard: the loser's cards of that kind, and for conflicts also those fought on the board. */
function targets(s: Galaxy, loser: Seat, what: CardGoal['what']): Option<Target>[] {
  const before = seatOf(s, loser)
    .cards.filter(({ id }) => {
      const { kind } = cards[id];
      return what === 'development' ? isDevelopment(kind) : kind === what; // a race never is (18.13)
    })
    .map(
      ({ id }): Option<Target> => ({
        id,
        label: msg('option.card', { card: id }),
        value: { card: id, track: null },
      }),
    );
  if (what !== 'conflict') return before;
  const fought = s.conflicts
    .filter((conflict) => sideOf(s, conflict, loser) !== null)
    .map(({ card, track }): Option<Target> => {
      return { id: card, label: msg('option.onBoard', { card }), value: { card, track } };
    });
  return [...before, ...fought]; // 18.14
}

/** The winner takes or discards cards of the loser, by his own choice, as many as there are (18.13 to 18.15). */
function* takeOrStrip(t: GalaxyTable, seat: Seat, spoils: { goal: CardGoal; loser: Seat }): Flow<void> {
  const { goal, loser } = spoils;
  for (let taken = 0; taken < goal.count && targets(t.state, loser, goal.what).length > 0; taken++) {
    const target = yield* t.ask(seat, goal.kind === 'take' ? 'seize' : 'strip', () => {
      const options = targets(t.state, loser, goal.what);
      if (options.length === 0) return null;
      return choose(msg(goal.kind === 'take' ? 'ask.seize' : 'ask.strip', { from: loser }), options);
    });
    if (target) seize(t, seat, { target, loser, keep: goal.kind === 'take' });
  }
}

function seize(t: GalaxyTable, seat: Seat, what: { target: Target; loser: Seat; keep: boolean }): void {
  const { target, loser, keep } = what;
  const { card, track } = target;
  const fought = track && conflictOn(t.state, track);
  if (fought) return terminate(t, fought, keep ? seat : null); // 19.3, 19.4
  stripCard(t, loser, card); // 18.15
  if (keep) {
    t.tell(msg('fact.cardTaken', { seat, from: loser, card }));
    gainCard(t, seat, card);
  } else {
    t.tell(msg('fact.cardLost', { seat: loser, by: seat, card }));
    buryCard(t, card);
  }
}
