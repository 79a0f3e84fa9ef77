import type { Speaker } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import { en } from '#games/beyond-the-sun/text/en.ts';
import { ru } from '#games/beyond-the-sun/text/ru.ts';
import type { View } from '#games/beyond-the-sun/view.ts';
import type { Drawing, NamedPicture } from '../drawing.ts';
import type { PictureKind } from '../render-request.ts';
import type { Scene } from '../scene.ts';
import {
  boardInWords,
  explorationInWords,
  seatInAllWords,
  standingInWords,
  technologiesInWords,
} from './alt.ts';
import { boardScene } from './board-picture.ts';
import { explorationScene } from './exploration-board.ts';
import { wordsOf } from './say.ts';
import { seatScene } from './seat-picture.ts';
import { type Seen, seenBy } from './seen.ts';
import { standingScene, summaryScene } from './standing.ts';
import { technologyScene } from './technology-board.ts';
import { PARTS, type PartId } from './text/lexicon.ts';

/** What can be drawn, and said in words. */
interface Drawn {
  scene(seen: Seen): Scene;
  alt(seen: Seen): string;
}

const BOARD: Drawn = { scene: boardScene, alt: boardInWords };
const SUMMARY: Drawn = { scene: summaryScene, alt: standingInWords };

const PART: Readonly<Record<PartId, Drawn>> = {
  technologies: { scene: technologyScene, alt: technologiesInWords },
  exploration: { scene: explorationScene, alt: explorationInWords },
};

const STANDING: Drawn = { scene: standingScene, alt: standingInWords };

const seatDrawn = (seat: Seat): Drawn => ({
  scene: (seen) => seatScene(seen, seat) ?? boardScene(seen),
  alt: (seen) => seatInAllWords(seen, seat),
});

const isPart = (place: string): place is PartId => PARTS.some((one) => one === place);

/** What is meant, if it is there; the board otherwise. */
function meant(view: View, picture: PictureKind = { kind: 'board' }): Drawn {
  switch (picture.kind) {
    case 'seat':
      return seatDrawn(picture.seat);
    case 'hand':
      return view.viewer === 'table' ? BOARD : seatDrawn(view.viewer);
    case 'place':
      return isPart(picture.place) ? PART[picture.place] : BOARD;
    case 'page':
      if (picture.page === 'summary') return SUMMARY;
      return picture.page === 'standing' ? STANDING : BOARD;
    default:
      return BOARD;
  }
}

/** Everybody beside each other, and at the end what points were for. */
function pages(view: View, speaker: Speaker): readonly NamedPicture[] {
  const say = wordsOf(speaker);
  return (view.phase === 'over' ? (['summary', 'standing'] as const) : (['standing'] as const)).map((id) => ({
    id,
    name: say.label('page', { page: id }),
  }));
}

export const sunDrawing: Drawing<View> = {
  texts: { en, ru },
  scene: (view, speaker, picture) => meant(view, picture).scene(seenBy(view, wordsOf(speaker))),
  alt: (view, speaker, picture) => meant(view, picture).alt(seenBy(view, wordsOf(speaker))),
  places: (_, speaker) => PARTS.map((id) => ({ id, name: wordsOf(speaker).label('part', { part: id }) })),
  pages,
};
