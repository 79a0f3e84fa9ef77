import type { Speaker } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import { fitting } from '../kit/alt.ts';
import { PICTURE_WIDTH, plainScene, stacked } from '../kit/area.ts';
import type { Scene } from '../scene.ts';
import { seatInWords } from './alt.ts';
import { wordsOf } from './say.ts';
import { cardAreas } from './seat-cards.ts';
import { planetsArea } from './seat-planets.ts';
import { summaryArea } from './seat-summary.ts';
import { technologiesArea } from './seat-technologies.ts';
import { unitsArea } from './seat-units.ts';

/** One seat alone: its area, planets, cards, technologies and units. */
export function seatScene(view: View, seat: Seat, speaker: Speaker): Scene {
  const say = wordsOf(speaker);
  const { shapes, height } = stacked([
    summaryArea(view, seat, say),
    planetsArea(view, seat, say),
    ...cardAreas(view, seat, say),
    technologiesArea(view, seat, say),
    unitsArea(view, seat, say),
  ]);
  return plainScene({ width: PICTURE_WIDTH, height, shapes });
}

/** The same in words: how the seat stands, its planets and its technologies by name. */
export function seatAlt(view: View, seat: Seat, speaker: Speaker): string {
  const say = wordsOf(speaker);
  const mine = view.seats[seat];
  if (!mine) return '';
  return fitting([
    seatInWords(view, seat, say),
    say.label('altPlanets', { names: mine.planets.map((id) => say.names.planets[id]) }),
    say.label('altTechnologies', { names: mine.technologies.map(({ id }) => say.names.technologies[id]) }),
  ]);
}
