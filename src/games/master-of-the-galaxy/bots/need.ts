import { otherEnd, type SystemId, systems, tracks, tracksAt } from '../content/board.ts';
import { cards } from '../content/cards.ts';
import { COLOURS, type Colour } from '../content/kinds.ts';
import type { View } from '../view.ts';
import { mine, type Plan } from './plan.ts';
import { worthOf } from './worth.ts';

/** Below this a project is not worth cubes that are short. */
const WANTED = 3;

/** What a seat lacks: cells it would like to fill by colour, weighed by worth, and whether its bag can serve them. */
export interface Need {
  readonly cells: ReadonlyMap<Colour, number>;
  readonly starving: boolean;
}

function cellsOnCards(view: View, plan: Plan, add: (colour: Colour, worth: number) => void): void {
  for (const held of mine(view, plan.seat).cards) {
    cards[held.id].projects.forEach((printed, i) => {
      const { worth, left } = worthOf(view, plan, {
        ref: { kind: 'card', card: held.id, project: i },
        near: null,
      });
      if (worth < WANTED || left === 0) return;
      printed.cells.forEach(({ colour }, cell) => {
        if (colour !== 'black' && held.projects[i]?.cells[cell] === null) add(colour, worth / left);
      });
    });
  }
}

function cellsOnRoutes(view: View, plan: Plan, add: (colour: Colour, worth: number) => void): void {
  const own = (Object.keys(view.systems) as SystemId[]).filter((id) => view.systems[id].owner === plan.seat);
  for (const near of own) {
    for (const track of tracksAt[near]) {
      const far = otherEnd(track, near);
      if (view.systems[far].owner !== null || view.systems[far].hole) continue;
      const route = view.routes.find((laid) => laid.track === track);
      if (route && route.owner !== plan.seat) continue;
      const { worth, left } = worthOf(view, plan, { ref: { kind: 'route', track }, near });
      if (worth < WANTED || left === 0) continue;
      const colours = route ? [route.colour as Colour] : tracks[track].ends.map((end) => systems[end].colour);
      for (const colour of colours) add(colour, worth / left);
    }
  }
}

/** Weighs what a seat would do with each colour against what its bag holds. */
export function needOf(view: View, plan: Plan): Need {
  const cells = new Map<Colour, number>(COLOURS.map((colour) => [colour, 0]));
  const counts = new Map<Colour, number>();
  const add = (colour: Colour, worth: number) => {
    cells.set(colour, (cells.get(colour) ?? 0) + worth);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  };
  cellsOnCards(view, plan, add);
  cellsOnRoutes(view, plan, add);
  const { bag } = mine(view, plan.seat);
  const served = COLOURS.reduce(
    (sum, colour) => sum + Math.min(bag?.[colour] ?? 0, counts.get(colour) ?? 0),
    0,
  );
  for (const colour of COLOURS) cells.set(colour, (cells.get(colour) ?? 0) / (1 + (bag?.[colour] ?? 0)));
  return { cells, starving: served < 4 };
}
