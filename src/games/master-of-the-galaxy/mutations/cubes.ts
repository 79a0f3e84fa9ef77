import type { Seat } from '#core/seat.ts';
import type { CardId } from '../content/ids.ts';
import type { Colour } from '../content/kinds.ts';
import type { Placement } from '../rules/placement.ts';
import { emptyCells, type Lying, lyingOn } from '../rules/projects.ts';
import { type ProjectRef, seatOf } from '../state.ts';
import type { GalaxyTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { projectName } from '../text/project.ts';
import { layCube, liftCube, liftCubes } from './cells.ts';
import { judge } from './judge.ts';

/** Takes as many cubes of a colour from the bank into a bag as there are (8.5); says how many came. */
export function takeFromBank(t: GalaxyTable, seat: Seat, want: { colour: Colour; count: number }): number {
  const taken = Math.min(want.count, t.state.bank[want.colour]);
  t.write.bank[want.colour] -= taken;
  seatOf(t.write, seat).bag[want.colour] += taken;
  return taken;
}

/** Puts a drawn cube on a project (7.3). */
export function placeCube(t: GalaxyTable, seat: Seat, placement: Placement): void {
  const { cube, ref } = placement;
  layCube(t.write, seat, placement);
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

/** Tells that cards work no longer. */
function tellStopped(t: GalaxyTable, seat: Seat, stopped: readonly CardId[]): void {
  for (const card of stopped) t.tell(msg('fact.stopped', { seat, card }));
}

/** A rival's cube goes into the taker's bag, also from a loss cell (14.3). */
export function takeCube(
  t: GalaxyTable,
  taker: Seat,
  loot: { from: Seat; ref: ProjectRef; lying: Lying },
): void {
  const { from, ref, lying } = loot;
  const project = projectName(t.state, ref);
  tellStopped(t, from, liftCube(t.write, from, { ref, cell: lying.cell }));
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
  tellStopped(t, seat, liftCubes(t.write, seat, what));
  return what.which.length;
}
