import type { Flow } from '#core/flow.ts';
import { pick } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { RESOURCES, type Resource } from '../content/kinds.ts';
import { putDrawnBack } from '../mutations/cells.ts';
import { returnCubes } from '../mutations/cubes.ts';
import { judge } from '../mutations/judge.ts';
import { lyingOn, projectsOf } from '../rules/projects.ts';
import { modifiersOf } from '../rules/properties.ts';
import { CUBES_PER_TURN } from '../rules/rulings.ts';
import { type Cubes, seatOf } from '../state.ts';
import type { GalaxyTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { takeRandomCard } from './take-card.ts';

const sizeOf = (bag: Readonly<Cubes>) => RESOURCES.reduce((sum, resource) => sum + bag[resource], 0);

/** Phase 1: three cubes out of the bag (6.2), after an adventure if it is empty (6.3). */
export function* receive(t: GalaxyTable, seat: Seat): Flow<void> {
  if (sizeOf(seatOf(t.state, seat).bag) === 0) adventure(t, seat);
  const sift = modifiersOf(t.state, seat).sift;
  drawCubes(t, seat, CUBES_PER_TURN + sift);
  const surplus = Math.min(sift, t.state.turn.drawn.length - CUBES_PER_TURN);
  if (surplus > 0) yield* putBack(t, seat, surplus);
}

function drawCubes(t: GalaxyTable, seat: Seat, most: number): void {
  const { bag } = seatOf(t.write, seat);
  const { drawn } = t.write.turn;
  const size = sizeOf(bag);
  drawn.push(...t.deal('draw', Math.min(most, size), size).map((at) => cubeAt(bag, at)));
  for (const cube of drawn) bag[cube] -= 1;
  t.tell(msg('fact.drew', { seat, cubes: [...drawn] }));
}

function cubeAt(bag: Readonly<Cubes>, at: number): Resource {
  let left = at;
  for (const resource of RESOURCES) {
    if (left < bag[resource]) return resource;
    left -= bag[resource];
  }
  throw new Error('the bag holds fewer cubes');
}

function* putBack(t: GalaxyTable, seat: Seat, count: number): Flow<void> {
  const back = yield* t.ask(seat, 'sift', () =>
    pick(
      msg('ask.sift', { count }),
      t.state.turn.drawn.map((cube, i) => ({
        id: `${i}`,
        label: msg('option.cube', { colour: cube }),
        value: cube,
      })),
      { min: count, max: count },
    ),
  );
  for (const cube of back) putDrawnBack(t.write, seat, cube);
  t.tell(msg('fact.putBack', { seat, cubes: back }));
}

/** The adventurer rule: a random leader, and all black cubes come home (6.3 to 6.5). */
function adventure(t: GalaxyTable, seat: Seat): void {
  takeRandomCard(t, seat, 'leader');
  let black = 0;
  for (const ref of projectsOf(t.state, seat)) {
    const which = lyingOn(t.state, seat, ref).filter(({ cube }) => cube === 'black');
    black += returnCubes(t, seat, { ref, which, losses: 'bank' });
  }
  t.tell(msg('fact.adventure', { seat, black }));
  judge(t);
}
