import type { Speaker } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import { SHEETS, type SheetId } from '#games/twilight-inscription/tables/vocabulary.ts';
import { en } from '#games/twilight-inscription/text/en.ts';
import { ru } from '#games/twilight-inscription/text/ru.ts';
import type { View } from '#games/twilight-inscription/view.ts';
import type { Drawing, NamedPicture } from '../drawing.ts';
import { fitting } from '../kit/alt.ts';
import type { PictureKind } from '../render-request.ts';
import type { Scene } from '../scene.ts';
import { boardInWords, sheetInWords, summaryInWords } from './alt.ts';
import { boardScene } from './board-picture.ts';
import { type Legal, legalOf, NOTHING_LEGAL } from './legal.ts';
import { type Words, wordsOf } from './say.ts';
import { seatScene } from './seat-picture.ts';
import { sheetOf } from './sheet.ts';
import { sheetScene } from './sheet-picture.ts';
import { summaryScene } from './summary.ts';

/** What can be drawn, and said in words. */
interface Drawn {
  scene(view: View, say: Words): Scene;
  alt(view: View, say: Words): string;
}

const BOARD: Drawn = { scene: boardScene, alt: boardInWords };
const SUMMARY: Drawn = { scene: summaryScene, alt: summaryInWords };

const sheetDrawn = (seat: Seat, id: SheetId): Drawn => {
  const sheet = (view: View, say: Words) => sheetOf(view, { seat, id }, { say, legal: NOTHING_LEGAL });
  return {
    scene: (view, say) => sheetScene(sheet(view, say)),
    alt: (view, say) => fitting(sheetInWords(sheet(view, say))),
  };
};

/** All sheets of a seat, with what may be marked on them; in words those that are shown large. */
const seatDrawn = (seat: Seat, legal: Legal, drafted = NOTHING_LEGAL): Drawn => ({
  scene: (view, say) => seatScene({ view, seat, say, legal, drafted }),
  alt(view, say) {
    const active = view.seats[seat]?.active ?? null;
    const shown = active === null ? SHEETS : [active];
    return fitting(
      shown.flatMap((id) =>
        sheetInWords(
          sheetOf(view, { seat, id }, active ? { say, legal, drafted } : { say, legal: NOTHING_LEGAL }),
        ),
      ),
    );
  },
});

const SHEET_PAGE = /^(\d)-(\w+)$/;

/** The sheet that a page shows, if its seat is there. */
function sheetCalled({ seats }: View, page: string): Drawn | null {
  const [, number = '', name = ''] = SHEET_PAGE.exec(page) ?? [];
  const id = SHEETS.find((sheet) => sheet === name);
  const seat = Number(number) - 1;
  return id && seats[seat] ? sheetDrawn(seat, id) : null;
}

/** What is meant, if it is there; the board otherwise. */
function meant(view: View, picture: PictureKind = { kind: 'board' }): Drawn {
  switch (picture.kind) {
    case 'seat':
      return view.seats[picture.seat] ? seatDrawn(picture.seat, NOTHING_LEGAL) : BOARD;
    case 'hand':
      return view.viewer === 'table'
        ? BOARD
        : seatDrawn(view.viewer, legalOf(picture.options), legalOf(picture.drafted ?? []));
    case 'page':
      return picture.page === 'summary' ? SUMMARY : (sheetCalled(view, picture.page) ?? BOARD);
    default:
      return BOARD;
  }
}

/** Every sheet of every seat; at the end what the points are for. */
function pages(view: View, speaker: Speaker): readonly NamedPicture[] {
  const say = wordsOf(speaker);
  return [
    ...(view.phase === 'over' ? [{ id: 'summary', name: say.label('summary', {}) }] : []),
    ...view.seats.flatMap((_, seat) =>
      SHEETS.map((sheet) => ({
        id: `${seat + 1}-${sheet}`,
        name: say.label('sheetPage', { name: say.seat(seat), sheet: say.names.sheets[sheet] }),
      })),
    ),
  ];
}

/** What a seat's own sheets depend on: of others only how strong the neighbours are. */
function ownPart(view: View, seat: Seat) {
  const { viewer, round, rounds, stage, objectives, automaton, seats, variants, neighbours } = view;
  const beside = neighbours[seat];
  const foes = [beside?.left, beside?.right].map((foe) => {
    const other = foe === undefined || foe === null ? undefined : seats[foe];
    return other && { strengths: other.strengths, wars: other.warfare.wars };
  });
  const mine = { own: seats[seat], variants: variants[seat], beside, foes };
  return { viewer, round, rounds, stage, objectives, automaton, ...mine };
}

export const inscriptionDrawing: Drawing<View> = {
  texts: { en, ru },
  scene: (view, speaker, picture) => meant(view, picture).scene(view, wordsOf(speaker)),
  alt: (view, speaker, picture) => meant(view, picture).alt(view, wordsOf(speaker)),
  pages,
  shownPart: (view, picture) =>
    picture.kind === 'hand' && view.viewer !== 'table'
      ? {
          ...ownPart(view, view.viewer),
          legal: [...legalOf(picture.options)],
          drafted: [...legalOf(picture.drafted ?? [])],
        }
      : view,
  /** A seat's sheets are what it marks in secret until the others have marked theirs. */
  hasHand: ({ viewer, phase }) => viewer !== 'table' && phase !== 'set-up',
};
