import { plainCopy } from '#core/json.ts';
import type { Option } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { type Board, layCube, liftCubes, putDrawnBack } from '../mutations/cells.ts';
import { type Placement, placementsOf } from '../rules/placement.ts';
import { cancellable, emptyCells, lyingOn, refId } from '../rules/projects.ts';
import { modifiersOf } from '../rules/properties.ts';
import { routeEnds } from '../rules/routes.ts';
import type { Galaxy, ProjectRef, State } from '../state.ts';
import { msg } from '../text/lexicon.ts';
import { projectName } from '../text/project.ts';

/** Something done with a drawn cube, or instead of it. */
export type CubeStep =
  | { readonly kind: 'put'; readonly placement: Placement }
  | { readonly kind: 'cancel' | 'amnesty'; readonly ref: ProjectRef };

/** Everything a seat may do now with the cubes it has drawn and not yet used (7.2 to 7.12). */
export function cubeSteps(s: Galaxy, seat: Seat): Option<CubeStep>[] {
  const { drawn, amnesties } = s.turn;
  const cubes = [...new Set(drawn)];
  const { amnesty, exchange } = modifiersOf(s, seat);
  const options = placementsOf(s, seat, { cubes, exchange }).map((placement) =>
    putOption(s, seat, placement),
  );
  if (drawn.includes('black')) options.push(...cancellations(s, seat, 'cancel'));
  if (amnesties < amnesty) options.push(...cancellations(s, seat, 'amnesty'));
  return options;
}

function putOption(s: Galaxy, seat: Seat, placement: Placement): Option<CubeStep> {
  const { id, cube, loss, as, barred, near, ref, room } = placement;
  const project =
    ref.kind === 'route' && near ? msg('project.route', routeEnds(ref.track, near)) : projectName(s, ref);
  const label = msg('option.put', { cube, project, loss, as });
  // A planet has one cell, which is filled by this.
  const left = ref.kind === 'planet' ? 0 : emptyCells(s, seat, ref) - 1;
  const option = {
    id,
    label,
    group: msg('group.put', { cube, left }),
    value: { kind: 'put', placement },
  } as const;
  if (barred) return { ...option, barred };
  const times = Math.min(room, s.turn.drawn.filter((drawn) => drawn === cube).length);
  return times > 1 ? { ...option, times } : option;
}

function cancellations(s: Galaxy, seat: Seat, kind: 'cancel' | 'amnesty'): Option<CubeStep>[] {
  return cancellable(s, seat).map((ref) => ({
    id: `${kind}>${refId(ref)}`,
    label: msg(`option.${kind}`, { project: projectName(s, ref) }),
    group: msg('group.cancel', {}),
    value: { kind, ref },
  }));
}

/** A copy of a board to move a seat's cubes on. */
function copyOf<B extends Board>(board: B, seat: Seat): B {
  const { systems, routes, conflicts, bank, turn } = board;
  return {
    ...board,
    ...plainCopy({ systems, routes, conflicts, bank, turn }),
    seats: board.seats.map((own, at) => (at === seat ? plainCopy(own) : own)),
  };
}

/** The table with the rest of the drawn cubes in the bag (7.6). */
export function withoutDrawn(s: Galaxy, seat: Seat): Galaxy {
  const copy = copyOf(s as State, seat);
  for (const cube of s.turn.drawn) putDrawnBack(copy, seat, cube);
  return copy;
}

/** The table after a step; the one before stays as it is. */
export function afterStep(s: Galaxy, seat: Seat, step: CubeStep): Galaxy {
  const copy = copyOf(s as State, seat);
  if (step.kind === 'put') layCube(copy, seat, step.placement);
  else {
    if (step.kind === 'cancel')
      putDrawnBack(copy, seat, 'black'); // 7.8
    else copy.turn.amnesties += 1;
    const { ref } = step;
    liftCubes(copy, seat, { ref, which: lyingOn(s, seat, ref), losses: 'bank' });
  }
  return copy;
}
