import type { Flow } from '#core/flow.ts';
import type { Refusal } from '#core/message.ts';
import type { Option } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { type Sequence, type SequenceRules, sequence } from '#core/sequence.ts';
import { gainOre } from '../mutations/cubes.ts';
import { moveShips } from '../mutations/ships.ts';
import { controlChanges } from '../rules/control.ts';
import { suggestedMoves } from '../rules/jump-plans.ts';
import {
  afterMoves,
  colonisableAfter,
  isIdle,
  type Move,
  movesToColonise,
  pointsOf,
} from '../rules/jumps.ts';
import { kindsOfShips, type Ship, shipsOf, systemAt, within } from '../rules/ships.ts';
import type { Sun } from '../state.ts';
import type { SunTable } from '../table.ts';
import type { Step, StepOf } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';
import { checkControl } from './control.ts';
import { type Doing, mayDecline, type Part } from './doing.ts';

/** Ships that have not moved yet, and points that are left. */
interface Flight {
  readonly ships: readonly Ship[];
  readonly points: number;
}

const moveId = ({ level, from, to }: Move): string => `${level}:${from}>${to}`;

/** Every ship to every place that the points lead to; a ship moves once, as far as it goes (19.1). */
function moveOptions(s: Sun, { ships, points }: Flight): readonly Option<Move>[] {
  return kindsOfShips(ships).flatMap(({ place: from, level }) =>
    [...within(s, from, points)].map(([to, lines]) => {
      const value: Move = { level, from, to };
      const label = msg('option.move', { ...value, points: lines, system: systemAt(s, to) });
      return {
        id: moveId(value),
        label,
        group: msg('group.place', { place: from, system: systemAt(s, from) }),
        value,
      };
    }),
  );
}

function flightRules(s: Sun, seat: Seat, points: number): SequenceRules<Flight, Move> {
  return {
    from: { ships: shipsOf(s, seat), points },
    marks: (now) => ({ options: moveOptions(s, now) }),
    after: ({ ships, points: left }, { level, from, to }) => ({
      ships: ships.toSpliced(
        ships.findIndex((ship) => ship.place === from && ship.level === level),
        1,
      ),
      points: left - (within(s, from, left).get(to) ?? 0),
    }),
  };
}

/** The strength that a colonisation lowers which has to follow in the same action; null if none has to. */
function colonisesAfter({ isAction }: Doing, rest: readonly Step[]): { readonly minus: number } | null {
  const step = rest.find((one) => one.do === 'colonise');
  return isAction && step && !step.optional ? { minus: step.minus ?? 0 } : null;
}

/** Ships move, all at once, then control is checked (19.1, 19.2). All moves are one answer. */
export function* jump(t: SunTable, doing: Doing, part: Part<StepOf<'jump'>>): Flow<void> {
  const { seat } = doing;
  const points = pointsOf(t.state, seat, part.step.n);
  if (shipsOf(t.state, seat).length === 0 || points === 0) return;
  const follows = colonisesAfter(doing, part.rest);
  const mayStay = mayDecline(t, doing, part);
  const refusal = ({ marks }: Sequence<Flight, Move>): Refusal | null => {
    if (follows && !colonisableAfter(t.state, seat, { moves: marks, minus: follows.minus }))
      return { message: msg('refuse.mustColonise', {}), rule: 'BTS-4.7' };
    if (!mayStay && isIdle(t.state, seat, marks)) return { message: msg('refuse.idle', {}), rule: 'BTS-4.8' };
    return null;
  };
  const { marks } = yield* t.ask(seat, 'jump', () => {
    const needed = follows && movesToColonise(t.state, seat, { points, minus: follows.minus });
    const suggested = needed ?? suggestedMoves(t.state, seat, points);
    const ids = suggested.map(moveId);
    return sequence(
      msg('ask.jump', { points, colonise: follows !== null }),
      flightRules(t.state, seat, points),
      {
        min: 0,
        max: points,
        check: refusal,
        sum: ({ marks: moves, end }) =>
          msg('sum.jump', { ...outcome(t.state, seat, moves), left: end.points }),
        ...(ids.length > 0 && { suggestion: ids }),
        ...(needed && { fallback: ids }),
      },
    );
  });
  moveShips(t, seat, marks);
  const taken = yield* checkControl(t);
  const plunder = part.step.plunder ?? 0;
  gainOre(t, seat, plunder * taken.filter((one) => one.seat === seat).length);
}

/** What moves would bring and cost a seat in places that it controls. */
function outcome(s: Sun, seat: Seat, moves: readonly Move[]) {
  const changes = controlChanges(afterMoves(s, seat, moves));
  return {
    takes: changes.filter(({ to }) => to === seat).map(({ place }) => place),
    loses: changes.filter(({ from }) => from === seat).map(({ place }) => place),
  };
}
