import type { Chapter, FeedLine } from '#core/feed.ts';
import type { Seat } from '#core/seat.ts';

const KINDS = ['turns', 'highlights', 'battles', 'votes'] as const;
type LogKind = (typeof KINDS)[number];

/** What of a game somebody wants to read: its turns, what mattered, battles or votes; of everybody, or of one seat. */
export interface LogChoice {
  readonly kind: LogKind;
  readonly seat: Seat | null;
}

/** A choice as buttons carry it. */
export const choiceText = ({ kind, seat }: LogChoice): string => `${kind}.${seat ?? ''}`;

/** The choice that a button carries; null if it is none. */
export function readChoice(text: string): LogChoice | null {
  const [, name, seat = ''] = /^(\w+)\.(\d{0,2})$/.exec(text) ?? [];
  const kind = KINDS.find((one) => one === name);
  return kind === undefined ? null : { kind, seat: seat === '' ? null : Number(seat) };
}

/** The sign that a sentence of each kind begins with. */
const SIGNS: Readonly<Record<LogKind, RegExp>> = {
  turns: /(?:)/,
  highlights: /[★⚔§]\uFE0F? \S/,
  battles: /⚔\uFE0F? \S/,
  votes: /§ \S/,
};

const withLines = (chapter: Chapter, lines: readonly FeedLine[]): Chapter => ({ ...chapter, lines });

/** What a seat did: its own chapters, and its lines in those of all. */
function ofSeat(chapter: Chapter, seat: Seat): Chapter {
  if (chapter.lines[0]?.by === seat) return chapter;
  return withLines(
    chapter,
    chapter.lines.filter(({ by }) => by === seat),
  );
}

/** The chapters with what was chosen of them, each below its head. What a game marks nothing in matters as far as it is no routine. */
export function chosenChapters(
  chapters: readonly Chapter[],
  { kind, seat }: LogChoice,
  textOf: (line: FeedLine) => string,
): readonly Chapter[] {
  const hasSign = (line: FeedLine) => SIGNS[kind].test(textOf(line));
  const isMarked = chapters.some(({ lines }) => lines.some(hasSign));
  const isChosen = (line: FeedLine) => (isMarked || kind !== 'highlights' ? hasSign(line) : !line.aside);
  return chapters
    .map((chapter) => (seat === null ? chapter : ofSeat(chapter, seat)))
    .map((chapter) => {
      const isTold = chapter.lines.some(isChosen);
      return withLines(
        chapter,
        chapter.lines.filter((line, at) => isChosen(line) || (isTold && at === 0 && !line.aside)),
      );
    });
}
