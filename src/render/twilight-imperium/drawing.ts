import { en } from '#games/twilight-imperium/text/en.ts';
import { ru } from '#games/twilight-imperium/text/ru.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import type { Drawing } from '../drawing.ts';
import { theme } from '../theme.ts';
import { altText } from './alt.ts';
import { WIDTH } from './geometry.ts';
import { header } from './header.ts';
import { wordsOf } from './say.ts';
import { scoreboard } from './scoreboard.ts';
import { systems } from './systems.ts';
import { tableau } from './tableau.ts';
import { backdrop } from './tiles.ts';

/** The table: the galaxy, then the seats, the objectives, free strategy cards and laws. */
export const imperiumDrawing: Drawing<View> = {
  texts: { en, ru },
  scene(view, speaker) {
    const say = wordsOf(speaker);
    const seats = scoreboard(view, say);
    const rest = tableau(view, say, seats.bottom);
    return {
      width: WIDTH,
      height: Math.round(rest.bottom),
      ground: theme.space,
      backdrop: backdrop(view, say),
      shapes: [...header(view, say), ...systems(view), ...seats.shapes, ...rest.shapes],
    };
  },
  alt: altText,
};
