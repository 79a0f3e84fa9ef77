import type { Flow } from '#core/flow.ts';
import { choose, type Option } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { SystemId } from '../content/board.ts';
import type { CardProject } from '../content/card.ts';
import { cards } from '../content/cards.ts';
import { type Colour, type DevelopmentKind, isDevelopment } from '../content/kinds.ts';
import { clearProject, takeCube, takeFromBank } from '../mutations/cubes.ts';
import { judge } from '../mutations/judge.ts';
import { type Prepared, placesForBase, politicsFor, preparedBases } from '../rules/bases.ts';
import { implementedOf } from '../rules/cards.ts';
import { stealable } from '../rules/loot.ts';
import { refId } from '../rules/projects.ts';
import { colonyYield, dueRewards } from '../rules/rewards.ts';
import { EMPTIED_CELL_WAITS } from '../rules/rulings.ts';
import { type Galaxy, type ProjectRef, seatOf } from '../state.ts';
import type { GalaxyTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { projectName } from '../text/project.ts';
import { lootOption } from './loot.ts';
import { settleBase } from './settle-base.ts';
import { takeCard, takeDevelopment } from './take-card.ts';
import { winConflict } from './win-conflict.ts';

type CardRef = Extract<ProjectRef, { kind: 'card' }>;
type Step =
  | { readonly kind: 'reward'; readonly ref: ProjectRef }
  | { readonly kind: 'base'; readonly from: Prepared; readonly system: SystemId }
  | { readonly kind: 'keep' };

/** The end of phase 2: rewards and prepared bases in the order the seat likes (7.13, 7.14, 11.1). */
export function* rewards(t: GalaxyTable, seat: Seat): Flow<void> {
  for (;;) {
    const step = onlyStep(t.state, seat) ?? (yield* t.ask(seat, 'reward', () => nextReward(t.state, seat)));
    if (step.kind === 'keep') return;
    if (step.kind === 'reward') yield* reward(t, seat, step.ref);
    else yield* settleBase(t, seat, step);
  }
}

/** Where there is nothing to choose nobody is asked: nothing left, one reward alone, or planets only. */
function onlyStep(s: Galaxy, seat: Seat): Step | null {
  const due = dueRewards(s, seat);
  if (preparedBases(s, seat).length > 0 && placesForBase(s, seat).length > 0) return null;
  const [first] = due;
  if (!first) return { kind: 'keep' };
  return due.length === 1 || due.every(({ kind }) => kind === 'planet')
    ? { kind: 'reward', ref: first }
    : null;
}

function nextReward(s: Galaxy, seat: Seat) {
  const due = dueRewards(s, seat);
  const options: Option<Step>[] = due.map((ref) => ({
    id: refId(ref),
    label: msg('option.reward', { project: projectName(s, ref) }),
    group: msg('group.rewards', {}),
    value: { kind: 'reward', ref },
  }));
  for (const from of preparedBases(s, seat)) {
    for (const system of placesForBase(s, seat)) {
      options.push({
        id: `base:${from.card}.${from.project}>${system}`,
        label: msg('option.place', { system, count: s.systems[system].bases + 1 }),
        group: msg('group.bases', {}),
        value: { kind: 'base', from, system },
      });
    }
  }
  if (due.length === 0)
    options.push({ id: 'keep', label: msg('option.keepBases', {}), value: { kind: 'keep' } });
  return choose(msg('ask.reward', {}), options, { fallback: due[0] ? refId(due[0]) : 'keep' });
}

function* reward(t: GalaxyTable, seat: Seat, ref: ProjectRef): Flow<void> {
  switch (ref.kind) {
    case 'planet':
      return colonise(t, seat, ref);
    case 'side':
      return yield* winConflict(t, seat, ref);
    case 'card':
      return yield* cardReward(t, seat, ref);
    case 'route':
      throw new Error('a route has no reward');
  }
}

/** Cubes like the one on the planet: three in the system's colour, else two (8.4, 8.5). */
function colonise(
  t: GalaxyTable,
  seat: Seat,
  { system, planet }: Extract<ProjectRef, { kind: 'planet' }>,
): void {
  const { colonised } = t.write.turn;
  colonised.splice(
    colonised.findIndex((ref) => ref.kind === 'planet' && ref.system === system && ref.planet === planet),
    1,
  );
  const lies = t.state.systems[system].planets[planet];
  if (!lies || lies === 'spent') return;
  const { colour, count } = colonyYield(t.state, seat, { system, planet });
  const cubes = takeFromBank(t, seat, { colour, count });
  t.tell(msg('fact.colonised', { seat, system, colour, cubes }));
}

function* cardReward(t: GalaxyTable, seat: Seat, ref: CardRef): Flow<void> {
  const printed = cards[ref.card].projects[ref.project] as CardProject;
  switch (printed.kind) {
    case 'base':
      return prepareBase(t, seat, ref);
    case 'programme':
      return runProgramme(t, seat, ref);
    case 'development':
      return yield* implementDevelopment(t, seat, ref);
    case 'card': {
      clearProject(t, seat, ref); // 12.2
      for (let taken = 0; taken < printed.count; taken++) {
        if (printed.gives === 'development') yield* takeDevelopment(t, seat);
        else yield* takeCard(t, seat, printed.gives);
      }
      return;
    }
    case 'theft':
      return yield* steal(t, seat, { ref, colour: printed.takes });
  }
}

/** The cubes return, then a rival loses one of the shown colour, if there is any (16.1, 16.5). */
function* steal(t: GalaxyTable, seat: Seat, { ref, colour }: { ref: CardRef; colour: Colour }): Flow<void> {
  clearProject(t, seat, ref);
  const loot = yield* t.ask(seat, 'steal', () => {
    const found = stealable(t.state, seat, colour);
    if (found.length === 0) return null;
    return choose(
      msg('ask.steal', { colour }),
      found.map((option) => lootOption(t.state, option)),
    );
  });
  if (loot) takeCube(t, seat, loot);
  else t.tell(msg('fact.nothingToSteal', { seat, colour }));
}

/** A disc from the reserve into the round cell, unless one lies there, or lay there in this phase (10.2, 10.5, 10.7, 11.3). */
function prepareBase(t: GalaxyTable, seat: Seat, ref: CardRef): void {
  clearProject(t, seat, ref);
  const own = seatOf(t.write, seat);
  const project = own.cards.find(({ id }) => id === ref.card)?.projects[ref.project];
  if (!project) throw new Error('the card is gone');
  const waits = EMPTIED_CELL_WAITS && t.state.turn.emptied.includes(ref.card);
  const why = project.disc ? 'occupied' : waits ? 'emptied' : own.reserve === 0 ? 'reserve' : null;
  if (why) return t.tell(msg('fact.notPrepared', { seat, card: ref.card, why }));
  own.reserve -= 1;
  project.disc = true;
  t.tell(msg('fact.prepared', { seat, card: ref.card }));
}

function setDone(t: GalaxyTable, seat: Seat, ref: CardRef): void {
  const project = seatOf(t.write, seat).cards.find(({ id }) => id === ref.card)?.projects[ref.project];
  if (!project) throw new Error('the card is gone');
  project.done = true;
}

function runProgramme(t: GalaxyTable, seat: Seat, ref: CardRef): void {
  setDone(t, seat, ref); // 15.4
  t.tell(msg('fact.programme', { seat, card: ref.card }));
  judge(t);
}

/** The card works from now on, and a politics card comes by how many of its kind do (13.2, 13.6). */
function* implementDevelopment(t: GalaxyTable, seat: Seat, ref: CardRef): Flow<void> {
  setDone(t, seat, ref);
  t.tell(msg('fact.implemented', { seat, card: ref.card }));
  judge(t);
  const { kind } = cards[ref.card];
  if (!isDevelopment(kind)) throw new Error('only developments are implemented');
  yield* takeCard(t, seat, politicsFor(implementedOf(t.state, seat, kind satisfies DevelopmentKind).length));
}
