import type { Flow } from '#core/flow.ts';
import { choose, type Option } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { clearProject, placeCube } from '../mutations/cubes.ts';
import { judge } from '../mutations/judge.ts';
import { type Placement, placementsOf } from '../rules/placement.ts';
import { cancellable, refId } from '../rules/projects.ts';
import { modifiersOf } from '../rules/properties.ts';
import { routeEnds } from '../rules/routes.ts';
import type { Galaxy, ProjectRef } from '../state.ts';
import type { GalaxyTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { projectName } from '../text/project.ts';
import { returnDrawn } from './receive.ts';
import { negotiate, type TruceStep, truceOptions } from './truce.ts';

type Step =
  | { readonly kind: 'put'; readonly placement: Placement }
  | { readonly kind: 'cancel' | 'amnesty'; readonly ref: ProjectRef }
  | { readonly kind: 'return' }
  | TruceStep;

/** Phase 2: the drawn cubes go to projects, one after another, or back into the bag (7.2 to 7.12). */
export function* distribute(t: GalaxyTable, seat: Seat): Flow<void> {
  while (t.state.turn.drawn.length > 0) {
    const step = yield* t.ask(seat, 'distribute', () => distribution(t.state, seat));
    switch (step.kind) {
      case 'put':
        placeCube(t, seat, step.placement);
        break;
      case 'cancel':
        returnDrawn(t, seat, 'black'); // 7.8
        cancel(t, seat, step.ref);
        break;
      case 'amnesty':
        t.write.turn.amnesties += 1;
        cancel(t, seat, step.ref);
        break;
      case 'truce':
        negotiate(t, seat, step);
        break;
      case 'return':
        returnAll(t, seat);
        break;
    }
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
  for (const cube of cubes) returnDrawn(t, seat, cube);
  t.tell(msg('fact.putBack', { seat, cubes }));
}

function distribution(s: Galaxy, seat: Seat) {
  const cubes = [...new Set(s.turn.drawn)];
  const { amnesty, exchange } = modifiersOf(s, seat);
  const options = placementsOf(s, seat, { cubes, exchange }).map((placement) => putOption(s, placement));
  if (s.turn.drawn.includes('black')) options.push(...cancellations(s, seat, 'cancel'));
  if (s.turn.amnesties < amnesty) options.push(...cancellations(s, seat, 'amnesty'));
  options.push(...truceOptions(s, seat));
  const label = msg('option.returnRest', { cubes: s.turn.drawn });
  options.push({ id: 'return', label, value: { kind: 'return' } });
  return choose(msg('ask.distribute', { cubes: s.turn.drawn }), options, { fallback: 'return' });
}

function putOption(s: Galaxy, placement: Placement): Option<Step> {
  const { id, cube, loss, as, barred, near, ref } = placement;
  const project =
    ref.kind === 'route' && near ? msg('project.route', routeEnds(ref.track, near)) : projectName(s, ref);
  const label = msg('option.put', { cube, project, loss, as });
  const option = {
    id,
    label,
    group: msg('group.cube', { cube }),
    value: { kind: 'put', placement },
  } as const;
  return barred ? { ...option, barred } : option;
}

function cancellations(s: Galaxy, seat: Seat, kind: 'cancel' | 'amnesty'): Option<Step>[] {
  return cancellable(s, seat).map((ref) => ({
    id: `${kind}>${refId(ref)}`,
    label: msg(`option.${kind}`, { project: projectName(s, ref) }),
    group: msg('group.cancel', {}),
    value: { kind, ref },
  }));
}
