import type { Speaker } from '#core/message.ts';
import { en } from '#games/twilight-imperium/text/en.ts';
import { ru } from '#games/twilight-imperium/text/ru.ts';
import type { SystemView, View } from '#games/twilight-imperium/view.ts';
import type { Drawing } from '../drawing.ts';
import type { Sight } from '../order.ts';
import type { Scene } from '../scene.ts';
import { theme } from '../theme.ts';
import { altText } from './alt.ts';
import { BOARD_BOTTOM, WIDTH } from './geometry.ts';
import { header } from './header.ts';
import { lastFlags, lastMoves, lastTurnStrip } from './last-turn.ts';
import { wordsOf } from './say.ts';
import { scoreboard } from './scoreboard.ts';
import { seatAlt, seatScene } from './seat-picture.ts';
import { systemAlt, systemPlaces, systemScene } from './system-picture.ts';
import { systems } from './systems.ts';
import { tableau } from './tableau.ts';
import { backdrop } from './tiles.ts';

/** The table: the galaxy, then the points, the seats, the objectives, free strategy cards and laws. */
function table(view: View, speaker: Speaker): Scene {
  const say = wordsOf(speaker);
  const last = lastTurnStrip(view, say, BOARD_BOTTOM);
  const seats = scoreboard(view, say, last.bottom);
  const lying = systems(view);
  const rest = tableau(view, say, seats.bottom);
  return {
    width: WIDTH,
    height: Math.round(rest.bottom),
    ground: theme.space,
    backdrop: backdrop(view, say),
    shapes: [
      ...header(view, say),
      ...lastMoves(view, say, lying),
      ...lying,
      ...lastFlags(view),
      ...last.shapes,
      ...seats.shapes,
      ...rest.shapes,
    ],
  };
}

/** The system that is meant, if it is on the board. */
const systemIn = ({ systems: all }: View, place: string): SystemView | undefined =>
  all.find(({ id }) => id === place);

/** The seat or system that is meant, if one is and it is there. */
function meant(view: View, sight: Sight | undefined): { seat: number } | { system: SystemView } | null {
  if (sight?.kind === 'seat' && view.seats[sight.seat]) return { seat: sight.seat };
  const system = sight?.kind === 'place' ? systemIn(view, sight.place) : undefined;
  return system ? { system } : null;
}

export const imperiumDrawing: Drawing<View> = {
  texts: { en, ru },
  scene(view, speaker, sight) {
    const one = meant(view, sight);
    if (!one) return table(view, speaker);
    return 'seat' in one ? seatScene(view, one.seat, speaker) : systemScene(view, one.system, speaker);
  },
  alt(view, speaker, sight) {
    const one = meant(view, sight);
    if (!one) return altText(view, speaker);
    return 'seat' in one ? seatAlt(view, one.seat, speaker) : systemAlt(view, one.system, speaker);
  },
  places: systemPlaces,
};
