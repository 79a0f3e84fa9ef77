import type { OptionForm } from '#core/question.ts';
import { type SystemId, systems, type TrackId, tracks, tracksAt } from '../content/board.ts';
import type { Colour, Resource } from '../content/kinds.ts';
import { parseRef } from '../rules/projects.ts';
import type { ProjectRef } from '../state.ts';
import type { View } from '../view.ts';
import { needOf } from './need.ts';
import { mine, type Plan } from './plan.ts';
import { worthOf } from './worth.ts';

/** Where an option to put or take a cube points: 'red~blue>route:s0-a0@s0', 'cancel>card:x.1', 'side:m0-c.red#2'. */
export function targetOf(id: string) {
  const [, rest = id] = /^[^>]*>(.+)$/.exec(id) ?? [];
  const [name = '', near] = rest.replace(/[*]$/, '').replace(/#\d+$/, '').split('@');
  const ref = parseRef(name);
  return ref ? { ref, near: (near ?? null) as SystemId | null } : null;
}

/** What cubes are worth in the bag: what is worth less is not placed. */
export const RETURN = 0.2;

/** What a step with drawn cubes is worth; what is left to fill after it stands with the option. */
export function judgePlacement(option: OptionForm, view: View, plan: Plan): number {
  if (option.id === 'return') return RETURN;
  const target = targetOf(option.id);
  if (!target) return -1;
  if (option.id.startsWith('cancel>') || option.id.startsWith('amnesty>'))
    return worthOfCancelling(view, plan, option.id);
  const { worth, left: before } = worthOf(view, plan, target);
  const left = leftAfter(option) ?? before - 1;
  const cube = option.id.slice(0, option.id.indexOf('>')) as Colour;
  if (target.ref.kind === 'planet') return worth + Math.min(3, (needOf(view, plan).cells.get(cube) ?? 0) / 4);
  return (
    (worth / Math.max(1, left + 1)) * (option.id.endsWith('*') ? 0.9 : 1) + (left === 0 && worth > 1 ? 1 : 0)
  );
}

/** How many cells are still empty after a cube is put, as the option says. */
function leftAfter({ group }: OptionForm): number | null {
  return group?.key === 'group.put' ? (group.args as { readonly left: number }).left : null;
}

/** What keeping a project as it stands is worth. */
function worthOfKeeping(view: View, plan: Plan, ref: ProjectRef): number {
  if (ref.kind === 'route') {
    const complete = (track: TrackId) =>
      view.routes.some((route) => route.track === track && route.cubes === tracks[track].length);
    const needed = tracks[ref.track].ends.some(
      (end) =>
        view.systems[end].owner === null ||
        (view.systems[end].bases < systems[end].planets &&
          !tracksAt[end].some((track) => track !== ref.track && complete(track))),
    );
    return needed ? (complete(ref.track) ? 5 : 1.5) : 0;
  }
  const { worth, left } = worthOf(view, plan, { ref, near: null });
  if (ref.kind !== 'card') return worth / (1 + left);
  const held = mine(view, plan.seat).cards.find((card) => card.id === ref.card)?.projects[ref.project];
  if (held?.done) return worth + 2;
  return (worth / 2) * (1 - left / Math.max(1, held?.cells.length ?? 1));
}

/** Cubes locked where they serve less than they would in the bag. */
function worthOfCancelling(view: View, plan: Plan, id: string): number {
  const target = targetOf(id);
  if (!target) return -1;
  const { ref } = target;
  const { cells, starving } = needOf(view, plan);
  const freed = cubesOn(view, plan, ref).reduce(
    (sum, cube) => sum + (cube === 'black' ? 0 : Math.min(1.5, (cells.get(cube) ?? 0) / 3)),
    0,
  );
  return freed * (starving ? 1.6 : 0.5) - worthOfKeeping(view, plan, ref);
}

function cubesOn(view: View, plan: Plan, ref: ProjectRef): readonly Resource[] {
  switch (ref.kind) {
    case 'planet':
      return [];
    case 'route': {
      const route = view.routes.find(({ track }) => track === ref.track);
      return Array.from({ length: route?.cubes ?? 0 }, () => route?.colour ?? 'red');
    }
    case 'card': {
      const held = mine(view, plan.seat).cards.find(({ id }) => id === ref.card)?.projects[ref.project];
      return (held?.cells ?? []).filter((cube) => cube !== null);
    }
    case 'side':
      return (view.conflicts.find(({ track }) => track === ref.track)?.cells[ref.side] ?? []).filter(
        (cube) => cube !== null,
      );
  }
}
