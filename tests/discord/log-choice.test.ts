import { describe, expect, it } from 'vitest';
import type { Chapter, FeedLine } from '#core/feed.ts';
import { choiceText, chosenChapters, readChoice } from '#discord/tables/log-choice.ts';

const line = (text: string, by: number | null = null, aside = false): FeedLine => ({
  by,
  texts: [{ key: text, args: {} }],
  aside,
});
const textOf = ({ texts }: FeedLine) => texts.map(({ key }) => key).join(' ');

const TURN: Chapter = {
  from: 0,
  lines: [line('→ Meer', 1), line('⚔ East beats West.'), line('odds 2 : 1', null, true)],
};
const QUIET: Chapter = { from: 3, lines: [line('→ Quann', 2), line('cell ★', null, true)] };
const VOTE: Chapter = { from: 5, lines: [line('**§ Law: Plague → East**'), line('10 votes', 2, true)] };
const STATUS: Chapter = { from: 7, lines: [line('Status phase'), line('★ Lead: East 2'), line(' draws', 1)] };
const GAME = [TURN, QUIET, VOTE, STATUS];

const shown = (kind: Parameters<typeof chosenChapters>[1]['kind'], seat: number | null = null, game = GAME) =>
  chosenChapters(game, { kind, seat }, textOf).map(({ lines }) => lines.map(textOf));

describe('what is chosen of a log', () => {
  it('mattered if it is marked, below the head of its chapter', () => {
    expect(shown('highlights')).toEqual([
      ['→ Meer', '⚔ East beats West.'],
      [],
      ['**§ Law: Plague → East**'],
      ['Status phase', '★ Lead: East 2'],
    ]);
  });

  it('matters where nothing is marked, unless it is routine', () => {
    expect(shown('highlights', null, [QUIET])).toEqual([['→ Quann']]);
  });

  it('is battles or votes alone', () => {
    expect(shown('battles')).toEqual([['→ Meer', '⚔ East beats West.'], [], [], []]);
    expect(shown('votes')).toEqual([[], [], ['**§ Law: Plague → East**'], []]);
    expect(shown('votes', null, [QUIET])).toEqual([[]]);
  });

  it('is what one seat did: its chapters, and its lines in those of all', () => {
    expect(shown('turns', 1)).toEqual([TURN.lines.map(textOf), [], [], [' draws']]);
    expect(shown('turns', 2)).toEqual([[], QUIET.lines.map(textOf), ['10 votes'], []]);
    expect(shown('battles', 2)).toEqual([[], [], [], []]);
  });

  it('is carried by buttons, and nothing else is', () => {
    for (const choice of [
      { kind: 'votes', seat: null },
      { kind: 'turns', seat: 7 },
    ] as const)
      expect(readChoice(choiceText(choice))).toEqual(choice);
    for (const text of ['', 'votes', 'wars.', 'turns.x', 'turns.100', 'turns.1.2'])
      expect(readChoice(text)).toBeNull();
  });
});
