import type { Seat } from '#core/seat.ts';
import { tracks } from '../content/board.ts';
import type { Colour, Resource } from '../content/kinds.ts';
import { printedCells, sideCells } from '../rules/cards.ts';
import type { Placement } from '../rules/placement.ts';
import { type Lying, lyingOn } from '../rules/projects.ts';
import { type Galaxy, type ProjectRef, seatOf } from '../state.ts';
import type { GalaxyTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { projectName } from '../text/project.ts';
import { judge } from './judge.ts';

/** Takes as many cubes of a colour from the bank into a bag as there are (8.5); says how many came. */
export function takeFromBank(t: GalaxyTable, seat: Seat, want: { colour: Colour; count: number }): number {
  const taken = Math.min(want.count, t.state.bank[want.colour]);
  t.write.bank[want.colour] -= taken;
  seatOf(t.write, seat).bag[want.colour] += taken;
  return taken;
}

function cellsOf(
  t: GalaxyTable,
  seat: Seat,
  ref: Extract<ProjectRef, { kind: 'card' | 'side' }>,
): (Resource | null)[] {
  const found =
    ref.kind === 'card'
      ? seatOf(t.write, seat).cards.find(({ id }) => id === ref.card)?.projects[ref.project]?.cells
      : t.write.conflicts.find(({ track }) => track === ref.track)?.cells[ref.side];
  if (!found) throw new Error('that project does not lie before this seat');
  return found;
}

/** Puts a drawn cube on a project (7.3). */
export function placeCube(t: GalaxyTable, seat: Seat, placement: Placement): void {
  const { cube, ref, cell, near, as } = placement;
  const { turn } = t.write;
  turn.drawn.splice(turn.drawn.indexOf(cube), 1);
  if (as) turn.exchanged.push(`${cube}~${as}`);
  if (ref.kind === 'planet') {
    t.write.systems[ref.system].planets[ref.planet] = cube as Colour;
    turn.colonised.push(ref);
  } else if (ref.kind === 'route') {
    const route = t.write.routes[ref.track];
    if (route) route.cubes += 1;
    else if (near) t.write.routes[ref.track] = { owner: seat, from: near, colour: cube as Colour, cubes: 1 };
  } else {
    cellsOf(t, seat, ref)[cell] = cube;
  }
  t.tell(
    msg('fact.placed', {
      seat,
      cube,
      project: projectName(t.state, ref),
      left: emptyCells(t.state, seat, ref),
    }),
  );
  judge(t);
}

function emptyCells(s: Galaxy, seat: Seat, ref: ProjectRef): number {
  switch (ref.kind) {
    case 'planet':
      return 0;
    case 'route':
      return tracks[ref.track].length - (s.routes[ref.track]?.cubes ?? 0);
    case 'card':
      return printedCells(ref.card, ref.project).length - lyingOn(s, seat, ref).length;
    case 'side': {
      const conflict = s.conflicts.find(({ track }) => track === ref.track);
      return conflict ? sideCells(conflict, ref.side).length - lyingOn(s, seat, ref).length : 0;
    }
  }
}

/** Removes one cube from a project without saying where it goes. A development or programme stops at once (13.3, 15.3). */
function lift(t: GalaxyTable, seat: Seat, from: { ref: ProjectRef; cell: number }): void {
  const { ref, cell } = from;
  if (ref.kind === 'planet') throw new Error('nothing removes a cube from a planet but a black hole');
  if (ref.kind === 'route') {
    const route = t.write.routes[ref.track];
    if (!route) throw new Error('there is no route');
    route.cubes -= 1;
    if (route.cubes === 0) delete t.write.routes[ref.track]; // 9.14
    return;
  }
  cellsOf(t, seat, ref)[cell] = null;
  if (ref.kind === 'card') stop(t, seat, ref);
}

function stop(t: GalaxyTable, seat: Seat, ref: Extract<ProjectRef, { kind: 'card' }>): void {
  const project = seatOf(t.write, seat).cards.find(({ id }) => id === ref.card)?.projects[ref.project];
  if (!project?.done) return;
  project.done = false;
  t.tell(msg('fact.stopped', { seat, card: ref.card }));
}

/** A rival's cube goes into the taker's bag, also from a loss cell (14.3). */
export function takeCube(
  t: GalaxyTable,
  taker: Seat,
  loot: { from: Seat; ref: ProjectRef; lying: Lying },
): void {
  const { from, ref, lying } = loot;
  const project = projectName(t.state, ref);
  lift(t, from, { ref, cell: lying.cell });
  seatOf(t.write, taker).bag[lying.cube] += 1;
  t.tell(msg('fact.robbed', { seat: taker, from, cube: lying.cube as Colour, project }));
  judge(t);
}

/** All cubes of a project go home: to the owner's bag, from loss cells to the bank (14.2). Says how many left. */
export function clearProject(t: GalaxyTable, seat: Seat, ref: ProjectRef): number {
  return returnCubes(t, seat, { ref, which: lyingOn(t.state, seat, ref), losses: 'bank' });
}

/** Some cubes of a project go home. */
export function returnCubes(
  t: GalaxyTable,
  seat: Seat,
  what: { ref: ProjectRef; which: readonly Lying[]; losses: 'bank' | 'bag' },
): number {
  for (const { cell, cube, loss } of [...what.which].reverse()) {
    lift(t, seat, { ref: what.ref, cell }); // farthest first (9.5)
    const home = loss && what.losses === 'bank' ? t.write.bank : seatOf(t.write, seat).bag;
    home[cube] += 1;
  }
  return what.which.length;
}
