import type { Flow } from '#core/flow.ts';
import type { Option } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { type Sequence, type SequenceRules, sequence } from '#core/sequence.ts';
import type { Resource } from '../content/kinds.ts';
import { putDrawnBack } from '../mutations/cells.ts';
import { clearProject, placeCube } from '../mutations/cubes.ts';
import { judge } from '../mutations/judge.ts';
import { modifiersOf } from '../rules/properties.ts';
import { victor } from '../rules/victory.ts';
import { type Galaxy, type ProjectRef, seatOf } from '../state.ts';
import type { GalaxyTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { projectName } from '../text/project.ts';
import { canLeaveCards } from './cards-phase.ts';
import { afterStep, type CubeStep, cubeSteps, withoutDrawn } from './cube-steps.ts';
import { cubeSum } from './cube-sum.ts';
import { negotiate, type TruceStep, truceOptions } from './truce.ts';

type Step = CubeStep | TruceStep | { readonly kind: 'return' | 'end' };

/**
 * Phase 2: the drawn cubes go to projects, in the order the seat likes, and what it does not use back into the bag (7.2 to 7.12). Whoever
 * wants to wait after some of them, for a rival's word or just to look, is asked about the others afterwards.
 */
export function* distribute(t: GalaxyTable, seat: Seat): Flow<void> {
  while (t.state.turn.drawn.length > 0) {
    const { marks } = yield* t.ask(seat, 'distribute', () => allCubes(t.state, seat));
    for (const step of marks) carryOut(t, seat, step);
  }
}

function carryOut(t: GalaxyTable, seat: Seat, step: Step): void {
  switch (step.kind) {
    case 'put':
      return placeCube(t, seat, step.placement);
    case 'cancel':
      putDrawnBack(t.write, seat, 'black'); // 7.8
      return cancel(t, seat, step.ref);
    case 'amnesty':
      t.write.turn.amnesties += 1;
      return cancel(t, seat, step.ref);
    case 'truce':
      return negotiate(t, seat, step);
    case 'return':
      return returnAll(t, seat);
    case 'end':
      t.write.turn.ends = seatOf(t.state, seat).cards.map(({ id }) => id);
      return returnAll(t, seat);
  }
}

function cancel(t: GalaxyTable, seat: Seat, ref: ProjectRef): void {
  const project = projectName(t.state, ref);
  const cubes = clearProject(t, seat, ref);
  t.tell(msg('fact.cancelled', { seat, project, cubes }));
  judge(t);
}

function returnAll(t: GalaxyTable, seat: Seat): void {
  const cubes = [...t.state.turn.drawn];
  if (cubes.length === 0) return;
  for (const cube of cubes) putDrawnBack(t.write, seat, cube);
  t.tell(msg('fact.putBack', { seat, cubes }));
}

/** All cubes of the turn, each placed on what those before it have left. */
function allCubes(s: Galaxy, seat: Seat) {
  const { drawn, amnesties } = s.turn;
  const cancelled = Math.max(0, modifiersOf(s, seat).amnesty - amnesties);
  return sequence(msg('ask.cubes', { cubes: drawn }), cubeRules(s, seat), {
    min: 1,
    max: drawn.length + cancelled + 1,
    fallback: ['return'],
    single: true,
    sum: ({ end }: Sequence<Galaxy, Step>) => cubeSum(s, end, seat),
  });
}

function cubeRules(from: Galaxy, seat: Seat): SequenceRules<Galaxy, Step> {
  return {
    from,
    marks: (now) => {
      if (now === from) return { options: [...cubeSteps(now, seat), ...closingSteps(now, seat)] };
      // Nothing is done any more once somebody has won by it (5.1).
      if (victor(now)) return { options: [] };
      const ends = canLeaveCards(now, seat) ? [END] : [];
      if (now.turn.drawn.length === 0) return { options: ends };
      return { options: [...cubeSteps(now, seat), ...closingSteps(now, seat), ...ends] };
    },
    after: (now, step) => {
      switch (step.kind) {
        case 'truce':
          return now;
        case 'return':
        case 'end':
          return withoutDrawn(now, seat);
        default:
          return afterStep(now, seat, step);
      }
    },
    whyNot: (now, id) => {
      const [, cube] = CUBE_OF.exec(id) ?? [];
      if (cube === undefined) return null;
      const wanted = cube === 'cancel' ? 'black' : (cube as Resource);
      return now.turn.drawn.includes(wanted)
        ? { message: msg('refuse.noCell', { cube: wanted }), rule: 'MOG-7.3' }
        : { message: msg('refuse.noCube', { cube: wanted }), rule: 'MOG-7.3' };
    },
  };
}

/** The cube that a step takes, by its id: 'red~blue>card:x.0', 'cancel>card:x.0'. */
const CUBE_OF = /^(red|blue|yellow|green|black|cancel)(?:~[a-z]+)?>/;

/** Whoever has placed what they wanted may say in the same breath that no card will be played. */
const END: Option<Step> = {
  id: 'end',
  label: msg('option.endAfter', {}),
  value: { kind: 'end' },
  closes: true,
};

/** A truce needs another's word, and with the rest in the bag nothing is left to place: these end an answer. */
function closingSteps(s: Galaxy, seat: Seat): readonly Option<Step>[] {
  const label = msg('option.returnRest', { cubes: s.turn.drawn });
  const back: Option<Step> = { id: 'return', label, value: { kind: 'return' } };
  return [...truceOptions(s, seat), back].map((option) => ({ ...option, closes: true }));
}
