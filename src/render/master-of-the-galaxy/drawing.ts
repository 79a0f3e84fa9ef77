import type { Speaker } from '#core/message.ts';
import { en } from '#games/master-of-the-galaxy/text/en.ts';
import { ru } from '#games/master-of-the-galaxy/text/ru.ts';
import type { View } from '#games/master-of-the-galaxy/view.ts';
import type { Drawing } from '../drawing.ts';
import type { Area } from '../kit/area.ts';
import { inTwoColumns } from '../kit/columns.ts';
import type { PictureKind } from '../render-request.ts';
import type { Scene } from '../scene.ts';
import { theme } from '../theme.ts';
import { altText } from './alt.ts';
import { AREA_WIDTH, MARGIN } from './area.ts';
import { backdrop } from './backdrop.ts';
import { board } from './board.ts';
import { conflictArea } from './conflicts.ts';
import { deckArea } from './decks.ts';
import { BOARD_BOTTOM, WIDTH } from './geometry.ts';
import { header } from './header.ts';
import { legendArea } from './legend.ts';
import { wordsOf } from './say.ts';
import { seatArea } from './seat-area.ts';
import { seatAlt, seatScene } from './seat-picture.ts';

/** The table: the board above, then the seats, the conflicts, the legend and the decks. */
function table(view: View, speaker: Speaker): Scene {
  const say = wordsOf(speaker);
  const areas: Area[] = [
    ...view.seats.map((_, seat) => seatArea(view, seat, say)),
    ...view.conflicts.map((_, at) => conflictArea(view, at, say)),
    legendArea(say), // higher than the decks: the columns come out more even
    deckArea(view, say),
  ];
  const { stacked, height } = inTwoColumns(areas, MARGIN);
  return {
    width: WIDTH,
    height: BOARD_BOTTOM + height + MARGIN,
    ground: theme.space,
    backdrop: backdrop(say),
    shapes: [
      ...header(view, say),
      ...board(view),
      ...stacked.flatMap(({ item, column, top }) =>
        item.draw([column === 0 ? MARGIN : WIDTH - MARGIN - AREA_WIDTH, BOARD_BOTTOM + top]),
      ),
    ],
  };
}

/** The seat that is meant, if one is and it is there. */
const seatIn = ({ seats }: View, picture: PictureKind | undefined) =>
  picture?.kind === 'seat' && seats[picture.seat] ? picture.seat : null;

export const galaxyDrawing: Drawing<View> = {
  texts: { en, ru },
  scene(view, speaker, picture) {
    const seat = seatIn(view, picture);
    return seat === null ? table(view, speaker) : seatScene(view, seat, speaker);
  },
  alt(view, speaker, picture) {
    const seat = seatIn(view, picture);
    return seat === null ? altText(view, speaker) : seatAlt(view, seat, speaker);
  },
};
