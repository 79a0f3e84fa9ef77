import { OUTCOMES } from '#games/twilight-inscription/tables/agendas.ts';
import {
  type ProgressTrack,
  type SectionTrack,
  TRACKS,
  tracks,
} from '#games/twilight-inscription/tables/automaton.ts';
import { mecatolRows } from '#games/twilight-inscription/tables/mecatol.ts';
import { objectives } from '#games/twilight-inscription/tables/objectives.ts';
import type { Resource } from '#games/twilight-inscription/tables/vocabulary.ts';
import { trackOf } from '#games/twilight-inscription/text/features.ts';
import { STAGES } from '#games/twilight-inscription/text/words.ts';
import type { View } from '#games/twilight-inscription/view.ts';
import { rowsFor } from '../fit.ts';
import type { Area } from '../kit/area.ts';
import { seatMark } from '../kit/seat-mark.ts';
import type { Point, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { crossMark } from './marks.ts';
import { titledPanel } from './overview.ts';
import { resourceSign } from './resource.ts';
import type { Words } from './say.ts';
import { INNER, paintOf } from './sheet.ts';

const GOAL = 92;

/** The objectives: what each takes, whether it is still there for the first, who has it and who is how far. */
export function objectivesArea(view: View, say: Words, width: number): Area {
  const inner = width - 36;
  return titledPanel(
    say.label('objectives', {}),
    { width, height: 58 + view.objectives.length * GOAL },
    ([x, y]) =>
      view.objectives.flatMap(({ id, first }, at): Shape[] => {
        const top = y + at * GOAL;
        const { sheet } = objectives[id];
        const scored = view.seats.flatMap((mine, seat) =>
          mine.objectives.some((one) => one.id === id) ? [seat] : [],
        );
        return [
          words(
            { x, y: top, width: inner - 270, height: 32 },
            {
              text: `${say.names.objectives[id]} · ${say.names.sheets[sheet]}`,
              size: 24,
              weight: 600,
              of: `goal:${id}`,
            },
          ),
          words(
            { x: x + inner - 264, y: top, width: 264, height: 32 },
            {
              text: say.label(first === null ? 'firstOpen' : 'firstTaken', {}),
              size: 21,
              align: 'right',
              colour: first === null ? theme.good : theme.faint,
              of: first === null ? `open:${id}` : `taken:${id}`,
            },
          ),
          words(
            { x, y: top + 32, width: inner - view.seats.length * 36, height: 52 },
            {
              text: say.game('objective.text', { objective: id }),
              size: 20,
              lines: 2,
              stand: 'top',
              colour: theme.dim,
            },
          ),
          ...scored.flatMap((seat, i) =>
            seatMark([x + inner - 18 - i * 36, top + 54], 16, {
              seat,
              paint: paintOf(seat),
              of: `scored:${id}:${seat}`,
            }),
          ),
        ];
      }),
  );
}

/** The Mecatol Rex board: what each row gives, and who is written there. */
export function mecatolArea(view: View, say: Words, width: number): Area {
  const rows = mecatolRows.slice(0, Math.max(view.seats.length + (view.automaton ? 1 : 0), 1));
  return titledPanel(say.label('mecatol', {}), { width, height: 60 + rows.length * 42 }, ([x, y]) =>
    rows.flatMap((row, at): Shape[] => {
      const written = view.mecatol[at];
      const middle = y + at * 42 + 20;
      return [
        words(
          { x, y: middle - 18, width: 34, height: 36 },
          { text: `${at + 1}`, size: 24, weight: 800, colour: theme.faint },
        ),
        words(
          { x: x + 38, y: middle - 18, width: 230, height: 36 },
          { text: say.label('row', row), size: 22, colour: theme.dim },
        ),
        ...(written === undefined
          ? []
          : written.seat === null
            ? [
                words(
                  { x: x + 276, y: middle - 18, width: width - 36 - 276, height: 36 },
                  { text: say.label('automated', {}), size: 22, colour: theme.ink, of: `mecatol:${at}` },
                ),
              ]
            : [
                ...seatMark([x + 290, middle], 17, {
                  seat: written.seat,
                  paint: paintOf(written.seat),
                  of: `mecatol:${at}`,
                }),
                words(
                  { x: x + 316, y: middle - 18, width: width - 36 - 316, height: 36 },
                  { text: say.seat(written.seat), size: 23 },
                ),
              ]),
      ];
    }),
  );
}

const [OUTCOME_SIZE, OUTCOME_LINE, CAST] = [23, 29, 130];

/** The agenda of the council: both outcomes with what they do, votes and how it ended. */
export function councilArea({ council }: View, say: Words): Area | null {
  if (!council) return null;
  const room = INNER - 36 - CAST;
  const lines = OUTCOMES.map((outcome) => {
    const text = say.outcome(council[outcome], outcome);
    const rows = rowsFor(text, OUTCOME_SIZE, room);
    return { outcome, text, rows, height: rows * OUTCOME_LINE + 18 };
  });
  const names = [...new Set(OUTCOMES.map((outcome) => say.names.agendas[council[outcome]]))];
  return titledPanel(
    `${say.label('council', {})}: ${names.join(' / ')}`,
    { width: INNER, height: 56 + lines.reduce((sum, { height }) => sum + height, 0) },
    ([x, y]) => {
      let top = y;
      return lines.flatMap(({ outcome, text, rows, height }): Shape[] => {
        const from = top;
        top += height;
        const isChosen = council.outcome === outcome;
        const colour = isChosen ? theme.good : council.outcome === null ? theme.ink : theme.faint;
        return [
          words(
            { x, y: from, width: room, height: rows * OUTCOME_LINE },
            {
              text,
              size: OUTCOME_SIZE,
              lines: rows,
              colour,
              of: isChosen ? `chosen:${outcome}` : `outcome:${outcome}`,
            },
          ),
          ...(council.votes === null
            ? []
            : [
                words(
                  { x: x + room, y: from, width: CAST, height: rows * OUTCOME_LINE },
                  {
                    text: say.label('votesCast', { votes: council.votes[outcome] }),
                    size: 24,
                    weight: 600,
                    align: 'right',
                    colour,
                    of: `votes:${outcome}`,
                  },
                ),
              ]),
        ];
      });
    },
  );
}

const TRACK = 64;

/** Symbols of a track, the crossed ones with their X; numbers stand above those of sections. */
function trackSymbols(
  r: Resource,
  { length, crossed, numbers }: { length: number; crossed: number; numbers?: readonly number[] },
  { at: [x, y], of }: { at: Point; of: string },
): Shape[] {
  return Array.from({ length }, (_, at): Shape[] => {
    const place = { x: x + 16 + at * 36, y, r: 14 };
    return [
      ...(numbers
        ? [
            words(
              { x: place.x - 16, y: y - 42, width: 32, height: 26 },
              { text: `${numbers[at] ?? ''}`, size: 20, weight: 600, align: 'centre', colour: theme.dim },
            ),
          ]
        : []),
      ...resourceSign(place, r, { of: `${of}:${at}` }),
      ...(at < crossed ? crossMark({ ...place, r: 12 }, theme.ink, `crossed:${of}:${at}`) : []),
    ];
  }).flat();
}

/** The tracks of the automated faction, in games of one and two. */
export function automatonArea({ automaton }: View, say: Words): Area | null {
  if (!automaton) return null;
  const title = say.label('automaton', { difficulty: say.names.difficulties[automaton.difficulty] });
  return titledPanel(title, { width: INNER, height: 76 + TRACKS.length * TRACK }, ([x, y]) =>
    TRACKS.flatMap((id, row): Shape[] => {
      const track: SectionTrack | ProgressTrack = tracks[id];
      const r = id[0] as Resource;
      const middle = y + row * TRACK + 50;
      const name = words(
        { x, y: middle - 20, width: 220, height: 40 },
        {
          text: say.label('track', { track: trackOf(r, Number(id[1])) }),
          size: 24,
          weight: 600,
          of: `track:${id}`,
        },
      );
      if (track.role === 'progress')
        return [
          name,
          ...trackSymbols(
            r,
            { length: track.length, crossed: automaton.progress[id] },
            { at: [x + 230, middle], of: id },
          ),
          words(
            { x: x + 620, y: middle - 20, width: INNER - 36 - 620, height: 40 },
            {
              text: say.label('reaches', {
                keys: track.keys.map(({ after, reaches }) => ({ after, isMecatol: reaches === 'mecatol' })),
                end: track.end,
              }),
              size: 22,
              colour: theme.dim,
            },
          ),
          ...track.keys.flatMap(({ after, reaches }): Shape[] => [
            {
              kind: 'line',
              points: [
                [x + 230 + after * 36 - 2, middle - 20],
                [x + 230 + after * 36 - 2, middle + 20],
              ],
              stroke: { colour: theme.gold, width: 4 },
              of: `key:${reaches}`,
            },
          ]),
        ];
      let left = x + 230;
      return [
        name,
        ...Object.entries(track.sections).flatMap(([stage, numbers]): Shape[] => {
          const from = left;
          left += 66 + numbers.length * 36;
          const isStruck = automaton.struck[track.role].includes(Number(stage));
          return [
            words(
              { x: from, y: middle - 18, width: 40, height: 36 },
              {
                text: STAGES[Number(stage)] ?? '',
                size: 24,
                weight: 800,
                colour: isStruck ? theme.faint : theme.gold,
              },
            ),
            ...trackSymbols(
              r,
              { length: numbers.length, crossed: automaton[track.role][stage] ?? 0, numbers },
              { at: [from + 40, middle], of: `${id}:${stage}` },
            ),
            ...(isStruck
              ? [
                  {
                    kind: 'line' as const,
                    points: [[from, middle] as const, [from + 40 + numbers.length * 36, middle] as const],
                    stroke: { colour: theme.alarm, width: 4 },
                    of: `struck:${id}:${stage}`,
                  },
                ]
              : []),
          ];
        }),
      ];
    }),
  );
}
