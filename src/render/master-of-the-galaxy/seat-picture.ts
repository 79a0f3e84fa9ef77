import type { Speaker } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import { otherEnd, SYSTEMS, type View } from '#games/master-of-the-galaxy/view.ts';
import { fitting } from '../kit/alt.ts';
import { type Area, plainScene, stacked } from '../kit/area.ts';
import type { Scene } from '../scene.ts';
import { seatInWords } from './alt.ts';
import { AREA_WIDTH, MARGIN } from './area.ts';
import { conflictArea } from './conflicts.ts';
import { holdingsArea } from './holdings.ts';
import { wordsOf } from './say.ts';
import { seatArea } from './seat-area.ts';

const WIDTH = AREA_WIDTH + 2 * MARGIN;

/** The conflicts in which a seat takes part: those at one of its systems. */
function fightsOf(view: View, seat: Seat): number[] {
  return view.conflicts.flatMap(({ track, red }, at) => {
    const ends = [red, otherEnd(track, red)];
    return ends.some((id) => view.systems[id].owner === seat) ? [at] : [];
  });
}

/** One seat alone, twice as large as on the board: its area, what it has on the board, and its conflicts. */
export function seatScene(view: View, seat: Seat, speaker: Speaker): Scene {
  const say = wordsOf(speaker);
  const holdings = holdingsArea(view, seat, say);
  const areas: Area[] = [
    seatArea(view, seat, say),
    ...(holdings ? [holdings] : []),
    ...fightsOf(view, seat).map((at) => conflictArea(view, at, say)),
  ];
  return plainScene({ width: WIDTH, ...stacked(areas, MARGIN) });
}

/** The same in words: how the seat stands, its cards by name, its routes. */
export function seatAlt(view: View, seat: Seat, speaker: Speaker): string {
  const say = wordsOf(speaker);
  const area = view.seats[seat];
  if (!area) return '';
  const held = SYSTEMS.filter((id) => view.systems[id].owner === seat);
  const routes = view.routes.filter(({ owner }) => owner === seat);
  return fitting([
    seatInWords(view, seat, say),
    ...(area.cards.length > 0
      ? [say.label('altCards', { names: area.cards.map(({ id }) => say.card(id)) })]
      : []),
    ...(held.length > 0 ? [say.label('altSystems', { names: held.map(say.system) })] : []),
    ...routes.map(({ track, from, colour, cubes }) =>
      say.label('altRoute', {
        from: say.system(from),
        to: say.system(otherEnd(track, from)),
        colour: say.game('option.cube', { colour }),
        cubes,
      }),
    ),
  ]);
}
